"""Installed as an app: it starts without a network and says what is the matter."""

import gzip
import json
import re

from playwright.sync_api import expect

from hanabi.i18n import Messages, locales
from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.browser.tables import begin, boldly, new_table, play

LONGEST = "cs"
"""Its catalogue is the largest: every link is opened in it, one of the first two in the others."""


def test_the_client_starts_without_a_network_and_recovers_with_it(
    invite: Invite, server: Server
) -> None:
    ana = invite("Ana", has_worker=True).home()
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
    ana = invite("Ana", has_worker=True)
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
        page.locator(".bar").get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Download the record").click()
    page.keyboard.press("Escape")
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
    ana = invite("Ana", has_worker=True).home()
    response = ana.page.request.get(f"{ana.url}/manifest.webmanifest")
    manifest = json.loads(response.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ana.page.request.get(f"{ana.url}{icon['src']}").ok


def test_the_first_load_is_small(invite: Invite) -> None:
    """What a link leads to, opened cold: below 130 kB in every language, as the server compresses
    it. The start page, an invitation, a game that runs, one that is over, and its replay."""
    ana, eve = invite("Ana"), invite("Eve")
    invitation = new_table(ana).partition("/#/t/")[2]
    over = begin([ana], bots=1, bot="cautious").rpartition("/")[2]
    play([ana], boldly)
    running = begin([ana], bots=1).rpartition("/")[2]
    ana.page.goto(f"{ana.url}/healthz")
    asked: set[str] = set()
    sizes: dict[str, int] = {}

    def size(url: str) -> int:
        if url not in sizes:
            sizes[url] = len(gzip.compress(eve.page.request.get(url).body()))
        return sizes[url]

    links = (
        (eve, "/", "main h1"),
        (eve, f"/share/table/{invitation}", "#guest-name"),
        (eve, f"/share/table/{running}", "#guest-name"),
        (eve, f"/share/replay/{over}?at=1", ".bar .at"),
        (ana, f"/#/t/{over}", ".score h1"),
    )
    for player in (ana, eve):
        player.page.on("request", lambda request: asked.add(request.url.partition("?")[0]))
    for number, locale in enumerate(locales()):
        some = links if locale == LONGEST else (links[number % 2],)
        for player, path, ready in some:
            page = player.page
            page.goto(f"{player.url}/healthz")  # nothing is left of the page before
            page.evaluate(
                "locale => localStorage.setItem('hanabi-settings', JSON.stringify({ locale }))",
                locale,
            )
            asked.clear()
            page.goto(f"{player.url}{path}")
            expect(page.locator(ready)).to_be_attached()
            expect(page.locator("html")).to_have_attribute("lang", locale)
            page.wait_for_load_state("networkidle")
            files = {url for url in asked if not re.search(r"/(api/|icon|worker)", url)}
            loaded = {url: size(url) for url in files}
            assert len(loaded) > 5, loaded
            assert sum(loaded.values()) < 130_000, (locale, path, sum(loaded.values()), loaded)
