"""Pass and play: everybody at one device, with a dark screen between the turns."""

import json

from playwright.sync_api import Page, expect

from tests.browser.axe import in_every_language
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.server import Server


def _open(invite: Invite) -> Player:
    ana = invite("Ana")
    page = ana.page
    page.goto(f"{ana.url}/#/new")
    page.locator("input[name=pass]").nth(1).check()
    page.locator("input[aria-labelledby=others-name]").fill("Bo, Cy")
    page.locator(".sum .name input").fill("Ana")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".dark h1")).to_be_visible()
    return ana


def _name(page: Page) -> str:
    return page.locator(".dark h1").inner_text().removeprefix("Hand it to ")


def _last_view(ana: Player) -> dict[str, object]:
    views = [json.loads(frame).get("view") for frame in ana.frames]
    found: dict[str, object] = [view for view in views if view][-1]
    return found


def _turn(ana: Player, kind: str) -> str | None:
    """One person takes the device, moves and hands it on; None when the game is over."""
    page = ana.page
    dark, end = page.locator(".dark .btn"), page.locator(".score h1")
    expect(dark.or_(end).first).to_be_visible()
    if end.is_visible():
        return None
    expect(page.locator(".card")).to_have_count(0)
    name = _name(page)
    dark.click()
    assert ana.wait_for_turn()
    assert _last_view(ana)["seat"] == ["Ana", "Bo", "Cy"].index(name)
    mates = page.locator(".mate .name").all_inner_texts()
    assert set(mates) | {name} == {"Ana", "Bo", "Cy"}
    ana.move(kind)
    hand_on = page.locator(".pass .btn")
    expect(hand_on.or_(end).first).to_be_visible()
    if hand_on.is_visible():
        hand_on.click()
    return name


def test_a_whole_game_on_one_device_shows_nobody_their_own_cards(invite: Invite) -> None:
    ana = _open(invite)
    order: list[str] = []
    while (name := _turn(ana, "hint" if len(order) < 3 else "play")) is not None:
        order.append(name)
    assert set(order) == {"Ana", "Bo", "Cy"}
    assert order[3:6] == order[:3]
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.locator(".dark h1")).to_be_visible()


def test_each_reads_the_log_and_their_notes_and_no_one_else_s(invite: Invite) -> None:
    ana = _open(invite)
    page = ana.page
    first = _name(page)
    page.locator(".dark .btn").click()
    page.locator(".mine .own").first.click()
    page.locator(".ownmenu").get_by_role("button", name="Note").click()
    page.get_by_role("textbox").first.fill("a secret")
    page.keyboard.press("Enter")
    expect(page.locator(".noted")).to_have_text("a secret")
    ana.move("hint")
    page.locator(".pass .btn").click()
    second = _name(page)
    assert second != first
    page.locator(".dark .btn").click()
    assert ana.wait_for_turn()
    expect(page.locator(".noted")).to_have_count(0)
    expect(page.locator("aside.log li")).not_to_have_count(0)
    expect(page.locator("button.last")).to_contain_text(first)


def test_the_device_finds_its_seats_after_reloads_and_a_broken_connection(
    invite: Invite, server: Server
) -> None:
    ana = _open(invite)
    page = ana.page
    name = _name(page)
    assert in_every_language(page, "between turns", ".dark h1") == []
    expect(page.locator(".dark h1")).to_contain_text(name)
    page.locator(".dark .btn").click()
    assert ana.wait_for_turn()
    server.kill()
    expect(page.locator(".away")).to_be_visible()
    server.start()
    expect(page.locator(".away")).to_be_hidden()
    assert ana.is_on_turn
    mates = page.locator(".mate .name").all_inner_texts()
    assert name not in mates
    # No seat is kept by the page, only that the bots' agreement need not be shown again.
    assert page.evaluate("Object.keys(localStorage)") in ([], ["hanabi-agreement"])
