"""One's own statistics and data in the browser; and the light, which follows the system's."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import in_every_language, problems
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.server.guests import Guest
from tests.server.http.test_own_data import game_with_bots, play_to_the_end


def signed_in_as(player: Player, guest: Guest) -> None:
    """The guest, who has played past the page, sits at this browser now."""
    cookie = {"name": "hanabi", "value": guest.http.cookies["hanabi"], "url": player.url}
    player.context.add_cookies([cookie])  # type: ignore[list-item]


def test_ones_games_in_numbers_ones_data_in_a_file_and_nobody_in_the_end(
    invite: Invite, tmp_path: Path
) -> None:
    ana = invite("Ana", accept_downloads=True)
    guest = Guest(ana.url, "Ana")
    for seats in (2, 3):
        play_to_the_end(guest, game_with_bots(guest, seats))
    signed_in_as(ana, guest)
    ana.page.goto(f"{ana.url}/#/games")
    ana.page.get_by_role("link", name="Your statistics").click()
    expect(ana.page.get_by_role("heading", name="Your games in numbers")).to_be_focused()
    expect(ana.page.get_by_text("2 finished games.")).to_be_visible()
    by_partner = ana.page.get_by_role("table", name="By partner")
    expect(by_partner.get_by_role("row", name="bot, cautious 2")).to_be_visible()
    assert in_every_language(ana.page, "statistics", "table") == []
    with ana.page.expect_download() as downloading:
        ana.page.get_by_role("link", name="Take my data").click()
    downloading.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert len(data["records"]) == 2 and data["person"]["identities"][0]["name"] == "Ana"
    ana.page.get_by_role("button", name="Delete my identity").click()
    assert problems(ana.page, "delete", "dialog[open]") == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("button", name="Delete my identity")).to_be_focused()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_role("dialog").get_by_role("button", name="Delete my identity").click()
    expect(ana.page.get_by_role("heading", name="Hanabi")).to_be_visible()
    assert ana.ask("GET", "/api/session")["me"] is None
    guest.close()


def test_the_light_follows_the_system_while_the_page_is_open(invite: Invite) -> None:
    ana = invite("Ana", color_scheme="dark").home()
    root = ana.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    ana.page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    ana.page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
