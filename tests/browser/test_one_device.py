"""Pass and play: everybody at one device, with a dark screen between the turns."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player


def _open(invite: Invite) -> Player:
    ana = invite("Ana")
    page = ana.page
    page.goto(f"{ana.url}/#/new")
    page.locator("input[name=pass]").nth(1).check()
    page.locator("input[aria-labelledby=others-name]").fill("Bo, Cy")
    page.locator(".sum .name input").fill("Ana")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".dark h1")).to_be_visible(timeout=20_000)
    return ana


def _name(page: Page) -> str:
    return page.locator(".dark h1").inner_text().removeprefix("Hand it to ")


def test_a_whole_game_on_one_device_shows_nobody_their_own_cards(invite: Invite) -> None:
    ana = _open(invite)
    page = ana.page
    order: list[str] = []
    while True:
        dark, end = page.locator(".dark .btn"), page.locator(".score h1")
        expect(dark.or_(end).first).to_be_visible()
        if end.is_visible():
            break
        expect(page.locator(".card")).to_have_count(0)
        order.append(_name(page))
        dark.click()
        assert ana.wait_for_turn()
        mates = page.locator(".mate .name").all_inner_texts()
        assert order[-1] not in mates
        assert len(mates) == 2
        ana.move("play")
        hand_on = page.locator(".pass .btn")
        expect(hand_on.or_(end).first).to_be_visible()
        if hand_on.is_visible():
            hand_on.click()
    assert {"Ana", "Bo", "Cy"} >= set(order)
    assert len(order) >= 3


def test_the_device_is_its_owner_s_again_and_finds_its_seats_after_a_reload(
    invite: Invite,
) -> None:
    ana = _open(invite)
    name = _name(ana.page)
    ana.page.reload()
    expect(ana.page.locator(".dark h1")).to_be_visible(timeout=20_000)
    assert _name(ana.page) == name
    ana.page.goto(f"{ana.url}/#/settings")
    expect(ana.page.locator("#name")).to_have_value("Ana")
