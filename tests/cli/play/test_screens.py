"""Whole games through the screen, by keyboard and by mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from hanabi.cli.language import messages
from hanabi.cli.play.app import PlayApp
from hanabi.cli.play.end_screen import EndScreen
from hanabi.cli.play.menu import MenuMaker
from hanabi.cli.play.table import Table
from hanabi.game import Arrange, Discard, Play, RewardAdd, RewardReturn
from hanabi.notation import load_record
from hanabi.rules import EDITIONS, ColorHint, RankHint, Suit
from tests.cli.play.driving import (
    LARGE,
    SMALL,
    VAST,
    app_of,
    click_on,
    game_screen,
    keys_to,
    my_turn,
    on_screen,
    seen,
    session_of,
    until,
    wanted_move,
    way_to,
)
from tests.cli.play.tables import table_of

TWO = table_of(edition="it-2023", players=2, seed=42, first_seat=0)
EVERYTHING = ("multicolor", "black-powder", "five-flamboyants")


def five(seed: int) -> Table:
    """pl-deluxe with everything on, 5 seats."""
    return table_of(edition="pl-deluxe", players=5, switches=EVERYTHING, seed=seed, first_seat=0)


FIVE = five(5)
TIMED = table_of(
    edition="en-2016", players=3, switches=("timed-display",), seed=3, first_seat=0, undo=True
)


@pytest.mark.sample(fast=0, normal=1)
@pytest.mark.parametrize(
    ("table", "asked"), [(five(58), {RewardReturn}), (TWO, set())], ids=["pl-deluxe", "it-2023"]
)
def test_a_whole_game_by_keyboard(table: Table, asked: set[type], tmp_path: Path) -> None:
    app = app_of(table, tmp_path)
    made = set()

    async def script(pilot: Pilot[None]) -> None:
        while await my_turn(pilot, app):
            move = wanted_move(session_of(app).view)
            made.add(type(move))
            await pilot.press(*keys_to(game_screen(app).chooser, move))
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.pause()
        assert f"points of {table.ruleset.max_score}" in seen(app)
        await pilot.press("enter")
        assert "The game is over." in seen(app)
        await pilot.press("q")

    on_screen(app, script)
    record = load_record(tmp_path / "game.json")
    assert record.outcome is not None
    assert app.saved == [tmp_path / "game.json"]
    assert made >= asked


@pytest.mark.sample(fast=0, normal=1)
@pytest.mark.parametrize(
    ("table", "asked"), [(TWO, set()), (five(29), {RewardAdd})], ids=["it-2023", "pl-deluxe"]
)
def test_a_whole_game_by_mouse(table: Table, asked: set[type], tmp_path: Path) -> None:
    app = app_of(table, tmp_path)
    made = set()

    async def script(pilot: Pilot[None]) -> None:
        while await my_turn(pilot, app):
            move = wanted_move(session_of(app).view)
            made.add(type(move))
            match move:
                case Play(card=card) | Discard(card=card):
                    await click_on(pilot, app, card=card)
                case ColorHint(to=seat) | RankHint(to=seat):
                    await click_on(pilot, app, seat=seat)
                case RewardReturn(card=card) | RewardAdd(card=card):
                    await click_on(pilot, app, card=card)
                case _:
                    pass
            way = way_to(game_screen(app).chooser.menu, move)
            assert way is not None
            for place in way:
                await click_on(pilot, app, choice=place)
            await click_on(pilot, app, way="confirm")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.pause()
        await click_on(pilot, app, choice=2)

    on_screen(app, script)
    assert load_record(tmp_path / "game.json").outcome is not None
    assert made >= asked


def test_a_hint_is_shown_before_it_is_given(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("h", "r")
        assert "[ R1 ]" in seen(app) or "[R1]" in seen(app)
        assert session_of(app).view.hint_tokens == 8
        await pilot.press("escape", "escape")
        assert "[" not in seen(app)
        await pilot.press("h", "r", "enter")
        assert len(session_of(app).log) >= 1

    on_screen(app, script)


def test_r18_the_hand_is_arranged_by_keys(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        before = [held.id for held in session_of(app).view.own_hand]
        await pilot.press("a", "1", "5", "5")
        after = [held.id for held in session_of(app).view.own_hand]
        assert after == [before[-1], *before[:-1]]
        assert session_of(app).view.is_on_turn
        assert isinstance(session_of(app).record().moves[0], Arrange)

    on_screen(app, script)


def test_r31_a_colour_can_be_announced_or_not(tmp_path: Path) -> None:
    app = app_of(TIMED, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        newest = session_of(app).view.own_hand[-1].id
        await pilot.press("p", "1")
        assert "Announce its colour?" in seen(app)
        await pilot.press("g", "g")
        assert session_of(app).record().moves[0] == Play(newest, Suit.GREEN)
        await my_turn(pilot, app)
        await pilot.press("u")
        assert session_of(app).record().moves == ()
        await pilot.press("p", "1", "n", "n")
        assert session_of(app).record().moves[0] == Play(newest)

    on_screen(app, script)


def test_undo_is_off_by_default(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("p", "1", "1")
        await my_turn(pilot, app)
        moves = session_of(app).record().moves
        assert " undo" not in seen(app)
        await pilot.press("u")
        assert session_of(app).record().moves == moves

    on_screen(app, script)


def test_ctrl_c_saves_the_record_and_leaves(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("p", "1", "1")
        await pilot.press("ctrl+c")

    on_screen(app, script)
    assert len(load_record(tmp_path / "game.json").moves) >= 1
    assert app.saved == [tmp_path / "game.json"]


def test_quitting_asks_and_saves(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert "Leave the game?" in seen(app)
        await pilot.press("n")
        assert "Your turn." in seen(app)
        assert not (tmp_path / "game.json").exists()
        await pilot.press("q", "y")

    on_screen(app, script)
    assert load_record(tmp_path / "game.json").moves == ()


def test_keys_rules_and_log_are_one_key_away(tmp_path: Path) -> None:
    app = app_of(FIVE, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("?")
        assert "1 is the one drawn last" in seen(app)
        await pilot.press("escape", "t")
        assert "The rules of this table: Polish" in seen(app)
        await pilot.press("escape", "p", "1", "1")
        await my_turn(pilot, app)
        await pilot.press("l")
        assert " 1 You " in seen(app)
        await pilot.press("escape")
        assert "Your turn." in seen(app)

    on_screen(app, script)


def test_everything_is_on_the_screen_without_colour_at_80_by_24(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(FIVE, tmp_path)
    assert app.no_color

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(6):
            await my_turn(pilot, app)
            move = wanted_move(session_of(app).view)
            await pilot.press(*keys_to(game_screen(app).chooser, move))
        await my_turn(pilot, app)
        _everything_is_seen(app)

    on_screen(app, script, SMALL)


@pytest.mark.parametrize("table", [TWO, FIVE])
@pytest.mark.parametrize("size", [LARGE, VAST])
def test_everything_is_on_a_large_screen_too_and_uses_its_room(
    size: tuple[int, int], table: Table, tmp_path: Path
) -> None:
    app = app_of(table, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("p", "1", "1")
        await my_turn(pilot, app)
        _everything_is_seen(app)
        rows = [row[:60].strip() for row in seen(app).splitlines()]
        empty = max(len(run) for run in "".join("x" if row else " " for row in rows).split("x"))
        assert empty <= 6

    on_screen(app, script, size)


def test_the_mouse_reaches_the_keys_at_the_bottom(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await click_on(pilot, app, action="screen.rules")
        assert "The rules of this table" in seen(app)

    on_screen(app, script)


def test_the_set_up_screen_starts_the_game_that_was_chosen(tmp_path: Path) -> None:
    app = app_of(table_of(edition="it-2023", players=2), tmp_path, ask=True)

    async def script(pilot: Pilot[None]) -> None:
        assert "A new game" in seen(app)
        await pilot.press("right", "right", "down", "right")
        assert "pl-deluxe" in seen(app) and "Black Powder" in seen(app)
        await pilot.press("t")
        assert "The rules of this table: Polish" in seen(app)
        await pilot.press("escape")
        to_the_seed = 2 + len(EDITIONS["pl-deluxe"].switchable)
        await pilot.press(*["down"] * to_the_seed, "4", "2")
        await pilot.press("enter")
        await pilot.pause()
        rules = session_of(app).ruleset
        assert (rules.edition, rules.players, session_of(app).seed) == ("pl-deluxe", 3, 42)

    on_screen(app, script)


def test_the_set_up_screen_by_mouse(tmp_path: Path) -> None:
    app = app_of(table_of(edition="it-2023", players=2), tmp_path, ask=True)

    async def script(pilot: Pilot[None]) -> None:
        await click_on(pilot, app, by=1)
        assert "ro-2013" in seen(app)
        await click_on(pilot, app, line=4 + len(EDITIONS["ro-2013"].switchable))
        await pilot.pause()
        assert session_of(app).ruleset.edition == "ro-2013"

    on_screen(app, script)


def test_leaving_the_set_up_screen_saves_nothing(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path, ask=True)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("escape")

    on_screen(app, script)
    assert list(tmp_path.iterdir()) == []


def test_the_set_up_screen_fits_80_by_24_for_every_edition(tmp_path: Path) -> None:
    app = app_of(TWO, tmp_path, ask=True)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(6):
            assert "Start the game" in seen(app)
            await pilot.press("right")

    on_screen(app, script)


def test_a_new_game_follows_and_gets_a_record_of_its_own(tmp_path: Path) -> None:
    app = app_of(table_of(edition="it-2023", players=2, bot="random", first_seat=0), tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        while await my_turn(pilot, app):
            await pilot.press("p", "1", "1")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("n")
        await pilot.pause()
        assert not session_of(app).is_over
        assert "Your turn." in seen(app)
        await pilot.press("ctrl+c")

    on_screen(app, script)
    assert app.saved == [tmp_path / "game.json", tmp_path / "game-2.json"]


def _everything_is_seen(app: PlayApp) -> None:
    text, session = seen(app), session_of(app)
    view = session.view
    letter = {
        suit_rules.suit: messages().format(f"suit-{suit_rules.suit.value}.letter")
        for suit_rules in view.ruleset.suits
    }
    for seat, hand in enumerate(view.hands):
        assert f"{seat} {session.names[seat]}" in text
        for held in hand:
            if held.card is not None:
                assert f"{letter[held.card.suit]}{held.card.rank}" in text
    assert f"{view.points} of {view.highest_score} points" in text
    assert "●" * view.hint_tokens + "○" * (8 - view.hint_tokens) in text
    assert f"deck {view.deck_size}" in text
    assert "Your turn." in text and "Discards" in text and "Log" in text
    menu = MenuMaker(view, session.names, messages()).turn()
    for choice in menu.choices:
        assert f"{choice.key} {choice.label}" in text
    for suit_rules, cards in zip(view.ruleset.suits, view.fireworks, strict=True):
        if cards:
            assert f"{letter[suit_rules.suit]}{cards[-1].card.rank}" in text


def test_a_screen_that_is_too_small_says_so(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None]) -> None:
        for (columns, rows), is_small in (((79, 24), True), ((80, 23), True), (SMALL, False)):
            await pilot.resize_terminal(columns, rows)
            await pilot.pause()
            assert ("too small: 80×24" in seen(app)) is is_small

    app = app_of(TWO, tmp_path)
    on_screen(app, script)
