"""Installed as an app: it starts without a network and says what is the matter."""

import json

from playwright.sync_api import expect

from hanabi.i18n import Messages
from tests.browser.conftest import Invite
from tests.browser.server import Server


def test_the_client_starts_without_a_network_and_recovers_with_it(
    invite: Invite, server: Server
) -> None:
    ana = invite("Ana").home()
    page = ana.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    server.kill()
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_have_text(Messages("en").format("web-error-offline"))
    server.start()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("main.board")).to_be_visible()


def test_it_can_be_installed(invite: Invite) -> None:
    ana = invite("Ana").home()
    response = ana.page.request.get(f"{ana.url}/manifest.webmanifest")
    manifest = json.loads(response.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ana.page.request.get(f"{ana.url}{icon['src']}").ok


def test_the_first_load_is_small(invite: Invite) -> None:
    """Compressed as a proxy would send it: at most 150 kB."""
    import gzip

    ana = invite("Ana")
    loaded: dict[str, int] = {}

    def heard(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if "/api/" not in url and "/worker.js" not in url:
            loaded[url] = len(gzip.compress(response.body()))  # type: ignore[attr-defined]

    ana.page.on("response", heard)
    ana.home()
    ana.page.wait_for_load_state("networkidle")
    first = {url: size for url, size in loaded.items() if "/icon" not in url}
    assert sum(first.values()) < 150_000, first
    assert any(url.endswith(".js") for url in first)
