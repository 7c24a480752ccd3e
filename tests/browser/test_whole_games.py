"""Whole games between real browser windows, once in every edition and with every expansion."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.tables import boldly, gather, mixed, new_table, patiently, play, whoever_is_next
from tests.browser.wire import Wire

NAMES = ("Ana", "Bartłomiej Wiśniewski", "Cy", "Dáša", "Ștefania")
GAMES = [
    ("en-2016", 2, ["timed-display"], "own-color-5"),
    ("ro-2013", 3, ["expert"], None),
    ("cs-2013", 2, [], "every-color-5"),
    ("it-2023", 4, [], None),
    ("pl-deluxe", 5, ["black-powder", "five-flamboyants"], "every-color-10"),
    ("none", 3, ["timed-display", "black-powder", "five-flamboyants"], "own-color-5"),
]


@pytest.mark.parametrize(("edition", "seats", "options", "multicolor"), GAMES)
def test_a_game_of_every_edition_runs_from_the_link_to_the_end(
    invite: Invite, edition: str, seats: int, options: list[str], multicolor: str | None
) -> None:
    players = [invite(name) for name in NAMES[:seats]]
    link = new_table(
        players[0], edition=edition, seats=seats, options=options, multicolor=multicolor
    )
    gather(players[0], players[1:], link)
    play(players, mixed)
    for player in players:
        expect(player.page.locator(".score h1")).to_be_visible()
        expect(player.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_goes_on_after_a_reload_and_its_log_is_whole(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    gather(ana, [bo], new_table(ana))
    play([ana, bo], patiently, most=6)
    before = ana.page.locator("aside.log li").all_inner_texts()
    ana.page.reload()
    expect(ana.page.locator("aside.log li")).to_have_count(len(before))
    assert ana.page.locator("aside.log li").all_inner_texts() == before
    play([ana, bo], boldly)
    assert ana.is_over


def test_a_lost_connection_says_so_comes_back_by_itself_and_keeps_what_was_chosen(
    invite: Invite, house: House
) -> None:
    wire = Wire(house.port)
    ana, bo = invite("Ana"), invite("Bo")
    ana.url = wire.url
    link = new_table(ana, talk="free")
    gather(ana, [bo], link.replace(wire.url, house.url))
    first = whoever_is_next([ana, bo])
    if first is bo:
        bo.move("hint")
        assert whoever_is_next([ana, bo]) is ana
    ana.page.locator(".talk input").fill("half a sen")
    ana.page.locator(".mine .own").nth(1).click()
    expect(ana.page.locator(".ownmenu")).to_be_visible()
    wire.cut()
    expect(ana.page.locator(".away")).to_be_visible()
    expect(bo.page.locator(".mate")).to_contain_text("away")
    wire.mend()
    expect(ana.page.locator(".away")).to_be_hidden()
    expect(ana.page.locator(".ownmenu")).to_be_visible()
    expect(ana.page.locator(".talk input")).to_have_value("half a sen")
    ana.page.locator(".ownmenu button.do").filter(has_text="Play").click()
    expect(bo.page.locator("button.last")).to_contain_text("Ana")
    wire.close()


def test_a_killed_server_loses_nothing(invite: Invite, house: House) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    gather(ana, [bo], new_table(ana))
    play([ana, bo], patiently, most=5)
    last = ana.last_move()
    house.kill()
    expect(ana.page.locator(".away")).to_be_visible()
    house.open()
    expect(ana.page.locator(".away")).to_be_hidden(timeout=30_000)
    expect(bo.page.locator(".away")).to_be_hidden(timeout=30_000)
    assert ana.last_move() == last
    play([ana, bo], boldly)
    assert ana.is_over
    assert bo.is_over


def test_a_spectator_sees_the_table_but_no_hand(invite: Invite) -> None:
    ana, bo, eve = invite("Ana"), invite("Bo"), invite("Eve")
    link = new_table(ana, spectators="hidden")
    gather(ana, [bo], link)
    play([ana, bo], patiently, most=3)
    eve.open(link)
    expect(eve.page.locator("main.board")).to_be_visible()
    expect(eve.page.locator(".mate")).to_have_count(2)
    expect(eve.page.locator(".mate .card svg.tile")).to_have_count(0)
    expect(eve.page.locator(".mine")).to_have_count(0)
    play([ana, bo], boldly)
    expect(eve.page.locator(".score h1")).to_be_visible()


def test_a_rematch_brings_the_same_people_together_again(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    gather(ana, [bo], new_table(ana))
    play([ana, bo], boldly)
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page.locator(".lobby")).to_be_visible()
    bo.page.get_by_role("button", name="Join the rematch").click()
    expect(bo.page.locator(".lobby")).to_be_visible()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    expect(bo.page.locator("main.board")).to_be_visible()
    play([ana, bo], boldly)
    assert bo.is_over


def test_a_link_is_copied_and_opened_by_pasting_it_on_the_start_page(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = new_table(ana)
    ana.page.get_by_role("button", name="Copy").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == link
    bo.home()
    bo.page.get_by_label("Link or code of a table").fill(link)
    bo.page.get_by_role("button", name="Join").click()
    expect(bo.page.locator("#guest-name")).to_be_visible()


def test_an_undo_needs_everybody_and_takes_the_move_back(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    gather(ana, [bo], new_table(ana))
    mover = whoever_is_next([ana, bo])
    assert mover is not None
    other = bo if mover is ana else ana
    mover.move("hint")
    mover.page.keyboard.press("u")
    expect(other.page.get_by_role("alertdialog")).to_be_visible()
    other.page.get_by_role("button", name="Yes").click()
    expect(mover.page.locator(".mine .chip.turn")).to_be_visible()
    expect(mover.page.locator("button.last")).to_contain_text("begins")


def test_a_pause_stops_the_game_for_everybody(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    gather(ana, [bo], new_table(ana))
    ana.page.keyboard.press("m")
    ana.page.get_by_role("button", name="Pause").click()
    for player in (ana, bo):
        expect(player.page.locator(".notice")).to_contain_text("paused")
    bo.page.get_by_role("button", name="Go on").click()
    expect(ana.page.locator(".notice")).to_have_count(0)
