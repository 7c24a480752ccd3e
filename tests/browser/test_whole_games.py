"""Whole games between real browser windows, once in every edition and with every expansion.

The first has a deck in which everything fits; in the smaller sizes the others are soon lost.
"""

from typing import Any

from playwright.sync_api import expect

from tests.browser.breakable_proxy import BreakableProxy
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.tables import begin, gather, new_table, play, whoever_is_next
from tests.browser.team import ALL, Team
from tests.sizes import scaled
from tests.waiting import wait_until

NAMES = ("Ana", "Bartłomiej Wiśniewski", "Cy", "Dáša", "Ștefania")
MIDDLE = scaled(fast=2, normal=3, long=12)
LOCALES = ("en", "pl", "it", "cs", "ro")
EVERYTHING_FITS = (
    "w1 r1 b1 y1 g1 w2 r2 b2 y2 g2 m1 m2 w3 r3 b3 y3 g3 m3 w4 r4 b4 y4 g4 m4 w5 r5 b5 y5 g5 m5"
)
"""Nothing but plays from the first card to the last."""


def _sit_down(
    invite: Invite, seats: int, elsewhere: Server | None = None, **rules: Any
) -> tuple[list[Player], str]:
    """Each in a window of their own and in a language of their own, round one table."""
    people = zip(NAMES[:seats], LOCALES, strict=False)
    players = [invite(name, locale=locale) for name, locale in people]
    if elsewhere is not None:
        for player in players:
            player.url = elsewhere.url
    link = new_table(players[0], seats=seats, **rules)
    gather(players[0], players[1:], link)
    return players, link


def _is_a_good_end(team: Team, at_least: int) -> None:
    outcome = team.outcome
    if team.is_lost:
        assert (outcome["ending"], outcome["score"]) == ("mistakes", 0)
        return
    assert outcome["ending"] in ("complete", "deck"), outcome
    assert outcome["score"] >= at_least, outcome


def test_en_2016_with_a_reload_in_the_middle(invite: Invite, stacked: Server) -> None:
    """Two windows; announced colours (R-31), five multicolour cards of their own (R-40)."""
    stacked.stack(EVERYTHING_FITS)
    players, _ = _sit_down(
        invite,
        2,
        stacked,
        edition="en-2016",
        options=["timed-display"],
        multicolor="own-color-5",
    )

    def reload() -> None:
        page = players[0].page
        before = page.locator("aside.log li").all_inner_texts()
        page.reload()
        expect(page.locator("aside.log li")).to_have_count(len(before))
        assert page.locator("aside.log li").all_inner_texts() == before

    team = Team(players, well=ALL)
    team.play({20: reload})
    _is_a_good_end(team, 30)


def test_ro_2013_with_a_connection_lost_and_found(invite: Invite, server: Server) -> None:
    """Three windows, expert (R-30): nothing chosen or typed is lost, and the table is told."""
    proxy = BreakableProxy(server.port)
    ana, bo, cy = (invite(name) for name in NAMES[:3])
    ana.url = proxy.url
    link = new_table(ana, seats=3, edition="ro-2013", options=["expert"], talk="free")
    gather(ana, [bo, cy], link.replace(proxy.url, server.url))

    def cut() -> None:
        page = ana.page
        page.locator(".talk input").fill("half a sen")
        page.locator(".mine .own").nth(1).click()
        expect(page.locator(".ownmenu")).to_be_visible()
        proxy.cut()
        expect(page.locator(".away")).to_be_visible()
        expect(bo.page.locator('[data-seat="0"]')).to_contain_text("away")
        proxy.mend()
        expect(page.locator(".away")).to_be_hidden()
        expect(page.locator(".ownmenu")).to_be_visible()
        expect(page.locator(".talk input")).to_have_value("half a sen")
        page.keyboard.press("Escape")

    team = Team([ana, bo, cy])
    team.play({MIDDLE: cut})
    proxy.close()
    endings = ("mistakes", "indispensable") if team.is_lost else ("complete", "indispensable")
    assert team.outcome["ending"] in endings


def test_cs_2013_with_a_server_that_is_killed(invite: Invite, server: Server) -> None:
    """Two windows, multicolour cards that every colour touches (R-41)."""
    players, _ = _sit_down(invite, 2, edition="cs-2013", multicolor="every-color-5")

    def kill() -> None:
        # Both pages know of the last move: one of them is on turn.
        wait_until(lambda: sum(player.is_on_turn for player in players) == 1, "the next turn")
        last = [player.last_move() for player in players]
        server.kill()
        expect(players[0].page.locator(".away")).to_be_visible()
        server.start()
        for player in players:
            expect(player.page.locator(".away")).to_be_hidden()
        # A word about the connection may stand in its row for a moment.
        wait_until(lambda: [player.last_move() for player in players] == last, "the last move")

    team = Team(players)
    team.play({MIDDLE: kill})
    _is_a_good_end(team, 20)


def test_it_2023_with_a_spectator(invite: Invite) -> None:
    """Four windows and a fifth that sees the table but no hand."""
    players, link = _sit_down(invite, 4, edition="it-2023", spectators="hidden")
    eve = invite("Eve")

    def watch() -> None:
        eve.open(link)
        expect(eve.page.locator("main.board")).to_be_visible()
        expect(eve.page.locator(".mate")).to_have_count(4)
        expect(eve.page.locator(".mate .card svg.tile")).to_have_count(0)
        expect(eve.page.locator(".mine")).to_have_count(0)

    team = Team(players)
    team.play({MIDDLE: watch})
    _is_a_good_end(team, 18)
    expect(eve.page.locator(".score h1")).to_be_visible()


def test_pl_deluxe_with_a_rematch(invite: Invite) -> None:
    """Five windows, seventy cards, falling black and reward tiles (R-42 to R-45)."""
    players, _ = _sit_down(
        invite,
        5,
        edition="pl-deluxe",
        options=["black-powder", "five-flamboyants"],
        multicolor="every-color-10",
    )
    team = Team(players)
    team.play()
    _is_a_good_end(team, 15)
    players[0].page.get_by_role("button", name="Rematch").click()
    expect(players[0].page.locator(".lobby")).to_be_visible()
    for player in players[1:]:
        player.page.locator(".acts .btn.primary").click()
        expect(player.page.locator(".lobby")).to_be_visible()
    players[0].page.get_by_role("button", name="Start", exact=True).click()
    for player in players:
        expect(player.page.locator("main.board")).to_be_visible()
    assert play(players, lambda _: "hint", most=5) == 5


def test_an_own_mix_of_everything_runs_to_its_end(invite: Invite) -> None:
    """Three windows; what no box combines."""
    players, _ = _sit_down(
        invite,
        3,
        edition="none",
        options=["timed-display", "black-powder", "five-flamboyants"],
        multicolor="own-color-5",
    )
    team = Team(players)
    team.play()
    _is_a_good_end(team, 15)


def test_a_link_is_copied_and_opened_by_pasting_it_on_the_start_page(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = new_table(ana)
    ana.page.get_by_role("button", name="Copy").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    copied = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.partition("/#/t/")[2] in copied
    bo.home()
    bo.page.get_by_label("Link or code of a table").fill(copied)
    bo.page.get_by_role("button", name="Join").click()
    expect(bo.page.locator("#guest-name")).to_be_visible()


def test_an_undo_needs_everybody_and_takes_the_move_back(invite: Invite) -> None:
    ana, bo = invite("Ana"), invite("Bo")
    begin([ana, bo])
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
    begin([ana, bo])
    ana.page.keyboard.press("m")
    ana.page.get_by_role("button", name="Pause").click()
    for player in (ana, bo):
        expect(player.page.locator(".notice")).to_contain_text("paused")
    bo.page.get_by_role("button", name="Go on").click()
    expect(ana.page.locator(".notice")).to_have_count(0)
