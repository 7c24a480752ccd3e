"""People who are removed, leave, or come in for somebody: by what the page offers."""

import os

from playwright.sync_api import Page, expect

from tests.browser.axe import problems
from tests.browser.conftest import Invite
from tests.browser.player import DESKTOP, Player


def table_of(host: Player, guests: list[Player], **settings: object) -> str:
    """A table at which all of them sit, the host first; its id."""
    wanted = {"seats": len(guests) + 1, "edition": "en-2016", "first_seat": 0, **settings}
    for player in (host, *guests):
        player.ask("POST", "/api/guests", {"name": player.name})
    table: str = host.ask("POST", "/api/tables", {"settings": wanted})["id"]
    for seat, guest in enumerate(guests, 1):
        guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {})
    return table


def arrive(player: Player, table: str) -> Page:
    player.page.goto(f"{player.url}/#/t/{table}")
    return player.page


def picture(page: Page, name: str) -> None:
    """Kept only where somebody asks for it."""
    if folder := os.environ.get("HANABI_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_a_host_removes_somebody_before_the_game_who_stays_out(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo", touch=True)
    table = table_of(ana, [bo])
    host, guest = arrive(ana, table), arrive(bo, table)
    expect(guest.get_by_text("Ana").first).to_be_visible()
    host.get_by_role("button", name="Free the seat of Bo").click()
    expect(host.get_by_role("heading", name="Remove Bo")).to_be_visible()
    picture(host, "removal-lobby")
    assert problems(host, "removing in the lobby", "dialog[open]") == []
    host.get_by_role("button", name="Remove and keep out").click()
    expect(guest.get_by_role("alert")).to_contain_text("has removed you")
    expect(host.get_by_role("dialog")).to_have_count(0)
    picture(guest, "kept-out")
    picture(host, "kept-out-lobby")
    assert problems(host, "kept out", "main") == []
    host.get_by_role("button", name="Let Bo back in").click()
    expect(host.get_by_text("Kept out")).to_have_count(0)
    guest.reload()
    expect(guest.get_by_role("alert")).to_have_count(0)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_seat_that_was_left_goes_to_who_watches_or_to_a_bot(invite: Invite) -> None:
    ana, bo, cyd = invite("Ana", touch=True), invite("Bo"), invite("Cyd", touch=True)
    table = table_of(ana, [bo])
    ana.ask("POST", f"/api/tables/{table}/start", {})
    cyd.ask("POST", "/api/guests", {"name": "Cyd"})
    host, guest, watcher = arrive(ana, table), arrive(bo, table), arrive(cyd, table)
    watcher.get_by_role("button", name="Watch").click()
    expect(host.locator(".mine")).to_be_visible()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Players").click()
    picture(guest, "people-sheet")
    assert problems(guest, "people", "dialog[open]") == []
    guest.get_by_role("button", name="Leave your seat").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave your seat").click()
    expect(guest.locator(".mine")).to_have_count(0)
    expect(host.get_by_text("Bo has left the game.")).to_be_visible()
    picture(host, "left-host-phone")
    assert problems(host, "a seat that was left") == []
    watcher.get_by_role("button", name="Sit here").click()
    expect(watcher.locator(".mine")).to_be_visible()
    expect(host.get_by_text("Bo has left the game.")).to_have_count(0)
    expect(host.locator(".mate").first).to_contain_text("Cyd")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Players").click()
    host.get_by_role("button", name="Remove Cyd").click()
    picture(host, "removal-phone")
    assert problems(host, "removing", "dialog[open]") == []
    host.get_by_role("button", name="Remove and keep out").click()
    expect(watcher.get_by_role("alert")).to_contain_text("has removed you")
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.locator(".vacant")).to_have_count(0)
    assert ana.wait_for_turn()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Players").click()
    expect(host.get_by_role("button", name="Let Cyd back in")).to_be_visible()
    picture(host, "kept-out-phone")
    host.get_by_role("button", name="Let Cyd back in").click()
    expect(host.get_by_text("Kept out")).to_have_count(0)


def test_of_two_one_ends_the_game_that_the_other_has_left_and_is_the_host(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    table = table_of(ana, [bo])
    ana.ask("POST", f"/api/tables/{table}/start", {})
    guest = arrive(bo, table)
    expect(guest.locator(".mine")).to_be_visible()
    ana.ask("DELETE", f"/api/tables/{table}/seats/0")
    expect(guest.get_by_role("button", name="Let a bot play")).to_be_visible()
    guest.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    picture(guest, "left-desktop")
    guest.locator(".vacant").get_by_role("button", name="Abandon the game").click()
    expect(guest.get_by_text("abandoned").first).to_be_visible()
