"""The board on every screen: whole, uncovered, uncut, and as large as there is room for."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hanabi.bots import make_bot
from hanabi.bots.match import play_out
from hanabi.game import Game
from hanabi.notation import record_of, write_record
from hanabi.rules import Seat, ruleset
from tests.browser.axe import LOCALES, problems
from tests.browser.conftest import Invite
from tests.browser.layout import faults, width_of
from tests.browser.player import Player
from tests.browser.tables import begin
from tests.sizes import scaled

UPRIGHT = ((320, 568), (360, 640), (390, 844))
ON_ITS_SIDE = ((844, 390), (740, 360), (667, 375))
LARGE = ((820, 1180), (800, 600), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
EVERYTHING = {"black-powder": True, "five-flamboyants": True, "multicolor": "own-color-5"}
SEVEN_SUITS = {"edition": None, "options": EVERYTHING}
LAST_ROUND_IN = scaled(fast=LOCALES[:1], normal=LOCALES, long=LOCALES)


def _on_turn(ana: Player, turns: int = 1) -> Page:
    """After so many rounds in which Ana gave hints, so that there is something to know."""
    for _ in range(turns):
        assert ana.wait_for_turn()
        ana.move("hint")
    assert ana.wait_for_turn()
    return ana.page


@pytest.mark.parametrize(("seats", "locale"), [(2, "it"), (3, "cs"), (4, "pl"), (5, "ro")])
def test_every_hand_is_whole_on_every_screen(invite: Invite, seats: int, locale: str) -> None:
    ana = invite("Ana", touch=True, locale=locale)
    begin([ana], bots=seats - 1, **(SEVEN_SUITS if seats == 5 else {}))  # type: ignore[arg-type]
    page = _on_turn(ana)
    found = [fault for size in (*UPRIGHT, *ON_ITS_SIDE, *LARGE) for fault in faults(page, *size)]
    assert found == []
    for (width, height), least in (((390, 844), 58), ((360, 640), 50)):
        page.set_viewport_size({"width": width, "height": height})
        assert width_of(page, ".mate .card") >= (least if seats == 5 else 60)
        expect(page.locator(".mate .plate").first).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 820, "height": 1180})
    assert width_of(page, ".mate .card") >= {2: 135, 3: 120, 4: 100, 5: 80}[seats]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_hint_is_chosen_beside_the_hand_that_it_lights(invite: Invite, seats: int) -> None:
    ana = invite("Ana", touch=True)
    begin([ana], bots=seats - 1, **(SEVEN_SUITS if seats == 5 else {}))  # type: ignore[arg-type]
    page = _on_turn(ana)
    found: list[str] = []
    for width, height in (*UPRIGHT, *ON_ITS_SIDE):
        page.set_viewport_size({"width": width, "height": height})
        for mate in page.locator(".mate").all():
            mate.locator(".card").first.tap()
            page.locator(".hintmenu .say.near").first.tap()
            expect(mate.locator(".card.lit").first).to_be_visible()
            found += faults(page, width, height)
            page.keyboard.press("Escape")
    assert found == []
    page.locator(".mate .card").first.tap()
    page.locator(".hintmenu .say.near").first.tap()
    assert problems(page, "hint sheet", ".hintmenu") == []
    page.get_by_role("button", name="Give hint").tap()
    expect(page.locator(".hintmenu")).to_have_count(0)


def test_the_board_and_its_type_grow_with_a_large_screen(invite: Invite) -> None:
    ana = invite("Ana")
    begin([ana], bots=2)
    page = _on_turn(ana)
    sizes = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        type_size = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
        sizes.append((type_size, width_of(page, ".mate .card"), width_of(page, ".mine .own")))
    assert all(small < large for small, large in zip(sizes[0], sizes[1], strict=True)), sizes
    assert all(small < large for small, large in zip(sizes[1], sizes[2], strict=True)), sizes


def _last_round() -> tuple[str, int]:
    """A game of five with everything in it, as a record, and a move of its last round."""
    rules = ruleset(5, None, EVERYTHING)
    game = play_out(
        Game.deal(rules, seed=3), [make_bot("smart", Seat(seat), 1) for seat in range(5)]
    )
    return write_record(record_of(game, ["Ana", "Bartłomiej", "Cy", "Dáša", "Ștefania"])), len(
        game.moves
    )


def test_the_status_line_pushes_nothing_off_in_any_language(invite: Invite, tmp_path: Path) -> None:
    """Neither with the pace nor in the last round."""
    record, moves = _last_round()
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    ana = invite("Ana", touch=True)
    page = ana.page
    page.goto(ana.url)
    found: list[str] = []
    for locale in LAST_ROUND_IN:
        page.evaluate(
            "text => localStorage.setItem('hanabi-settings', text)",
            json.dumps({"locale": locale, "pace": True}),
        )
        page.goto(f"{ana.url}/?{locale}#/replay/file")
        page.locator("input[type=file]").set_input_files(file)
        for move, shown in ((1, ".pace"), (moves - 3, ".last")):
            page.locator("input[type=range]").fill(str(move))
            expect(page.locator(f".status {shown}")).to_be_visible()
            for size in ((320, 640), (360, 640), (390, 844), (1280, 720)):
                found += [f"{locale} {fault}" for fault in faults(page, *size)]
                expect(page.locator(f".status {shown}")).to_be_in_viewport(ratio=1)
                expect(page.locator(".status .menu")).to_be_in_viewport(ratio=1)
    assert found == []


def test_what_was_said_to_me_stays_until_i_have_moved(invite: Invite) -> None:
    ana, bo, cy = (invite(name, touch=True) for name in ("Ana", "Bo", "Cy"))
    begin([ana, bo, cy])
    players = [ana, bo, cy]
    first = next(i for i, player in enumerate(players) if player.is_on_turn)
    told, other, third = (players[(first + i) % 3] for i in range(3))
    told.move("play")
    for giver in (other, third):
        giver.wait_for_turn()
        seat = giver.page.locator(f'[data-seat="{players.index(told)}"] .card').first
        seat.tap()
        giver.decide(giver.page.locator(".hintmenu .say.near").first)
    assert told.wait_for_turn()
    pin = told.page.locator(".pin")
    expect(pin).to_contain_text(third.name)
    expect(pin).to_contain_text("+1")
    since = told.page.locator(".since")
    expect(since).to_contain_text(other.name)
    expect(since).to_contain_text(third.name)
    assert faults(told.page, 360, 640) == []
    told.move("play")
    expect(pin).to_have_count(0)
