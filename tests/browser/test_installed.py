"""Installed as an app: it starts without a network and says what is the matter."""

import json
import re

from playwright.sync_api import expect

from hanabi.i18n import Messages
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, play


def test_the_client_starts_without_a_network_and_recovers_with_it(
    invite: Invite, server: Server
) -> None:
    ana = invite("Ana").home()
    page = ana.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 2)")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    server.kill()
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_have_text(Messages("en").format("web-play-waits"))
    server.start()
    expect(page.locator("main.board")).to_be_visible()  # it tried again by itself


def test_rules_settings_and_replays_already_seen_work_without_the_server(
    invite: Invite, server: Server
) -> None:
    ana = invite("Ana")
    link = begin([ana], bots=1, bot="cautious").replace("/t/", "/replay/")
    page = ana.page
    play([ana], boldly)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 2)")
    page.goto(f"{link}/3/1")
    expect(page.get_by_role("slider")).to_have_value("3")
    expect(page.get_by_role("combobox")).to_have_value("1")
    page.get_by_role("button", name="One move on").click()
    page.wait_for_function("location.hash.endsWith('/4/1')")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert re.fullmatch(r"hanabi-\d{4}-\d\d-\d\d-Ana-Ben\.json", download.value.suggested_filename)
    page.wait_for_function(
        "async () => (await (await caches.open('hanabi-kept')).keys()).length >= 4"
    )
    server.kill()
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("4")
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_role("slider")).to_have_value("5")
    page.goto(f"{ana.url}/#/rules/pl-deluxe")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.get_by_text("Black Powder").first).to_be_visible()
    page.goto(f"{ana.url}/#/settings")
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    page.get_by_label("Night").check(force=True)
    page.reload()
    expect(page.get_by_label("Night")).to_be_checked()


def test_it_can_be_installed(invite: Invite) -> None:
    ana = invite("Ana").home()
    response = ana.page.request.get(f"{ana.url}/manifest.webmanifest")
    manifest = json.loads(response.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ana.page.request.get(f"{ana.url}{icon['src']}").ok


def test_the_first_load_is_small(invite: Invite) -> None:
    """Compressed as a proxy would send it: at most 130 kB, also with the longest catalogue."""
    import gzip

    ana = invite("Ana", locale="pl")
    loaded: dict[str, int] = {}

    def heard(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if "/api/" not in url and "/worker.js" not in url:
            loaded[url] = len(gzip.compress(response.body()))  # type: ignore[attr-defined]

    ana.page.on("response", heard)
    ana.home()
    ana.page.wait_for_load_state("networkidle")
    first = {url: size for url, size in loaded.items() if "/icon" not in url}
    assert sum(first.values()) < 130_000, first
    assert any(url.endswith(".js") for url in first)
