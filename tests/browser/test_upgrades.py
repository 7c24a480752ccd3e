"""A page from before the server was upgraded."""

from playwright.sync_api import expect

from hanabi.server.wire.protocol import VERSION
from tests.browser.conftest import Invite
from tests.browser.tables import new_table

SPEAKS_AN_OLDER_VERSION = f"""
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {{
    return send.call(this, text.replace('"version":{VERSION}', '"version":{VERSION - 1}'));
}};
"""


def test_an_outdated_page_loads_the_new_one_and_says_so_if_that_does_not_help(
    invite: Invite,
) -> None:
    ana = invite("Ana")
    link = new_table(ana)
    page = ana.page
    page.add_init_script(SPEAKS_AN_OLDER_VERSION)
    page.goto("about:blank")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(link)
    expect(page.locator(".alert")).to_contain_text(f"version {VERSION}")
    again = page.get_by_role("button", name="Load the new version")
    expect(again).to_be_visible()
    assert len(loads) == 2
    with page.expect_navigation(wait_until="load"):
        again.click()
    expect(again).to_be_visible()
    assert len(loads) == 3
