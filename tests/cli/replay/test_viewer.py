"""The replay viewer: stepping, jumping, and other people's eyes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from hanabi.cli.replay.position import ReplayPosition
from hanabi.cli.replay.viewer import WatchApp
from hanabi.notation import Record, load_record
from hanabi.rules import Seat
from tests.cli.commands import write_game
from tests.cli.play.driving import SMALL, seen


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    return load_record(write_game(tmp_path_factory.mktemp("games") / "game.json"))


def on_screen(app: WatchApp, script: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def test_stepping_jumping_and_the_ends(record: Record) -> None:
    app = WatchApp(record)

    async def script(pilot: Pilot[None]) -> None:
        assert "Before the first of 102 moves, all cards open." in seen(app)
        await pilot.press("right", "right", "left")
        assert app.position.at == 1
        assert "Bo tells Ana: 3 red cards, slots 1, 2, 5." in seen(app)
        await pilot.press("j", "5", "7", "9", "backspace", "enter")
        assert app.position.at == 57
        assert "Move 57 of 102" in seen(app)
        await pilot.press("pageup")
        assert app.position.at == 47
        await pilot.press("end", "right")
        assert app.position.at == 102
        await pilot.press("home", "left")
        assert app.position.at == 0
        await pilot.press("j", "escape", "right")
        assert app.position.at == 1
        await pilot.press("q")

    on_screen(app, script)


def test_with_the_eyes_of_each_seat(record: Record) -> None:
    app = WatchApp(record, Seat(2))

    async def script(pilot: Pilot[None]) -> None:
        assert "as Cy sees it" in seen(app)
        await pilot.press("s")
        assert "all cards open" in seen(app)
        await pilot.press("s")
        assert "as Ana sees it" in seen(app)

    on_screen(app, script)


def test_keys_rules_and_log_open_over_it(record: Record) -> None:
    app = WatchApp(record)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("?")
        assert "Home, End" in seen(app)
        await pilot.press("escape", "t")
        assert "The rules of this table: Polish" in seen(app)
        await pilot.press("escape", "right", "l")
        assert " 1 Bo tells Ana: 3 red cards" in seen(app)
        await pilot.press("escape")
        assert "Move 1 of 102" in seen(app)

    on_screen(app, script)


def test_r04_a_seat_never_sees_its_own_cards_before_the_end(record: Record) -> None:
    position = ReplayPosition(record, Seat(1))
    for at in range(position.count):
        position.jump(at)
        assert all(held.card is None for held in position.view.own_hand)
    position.jump(position.count)
    assert all(held.card is not None for held in position.view.own_hand)


def test_all_cards_are_open_to_the_all_seeing(record: Record) -> None:
    position = ReplayPosition(record)
    for at in (0, 30, 102):
        position.jump(at)
        assert all(held.card is not None for hand in position.view.hands for held in hand)


def test_jumping_stops_at_the_ends(record: Record) -> None:
    position = ReplayPosition(record)
    position.jump(1000)
    assert position.at == 102
    position.jump(-5)
    assert position.at == 0


def test_names_from_a_file_are_made_harmless(tmp_path: Path) -> None:
    path = write_game(tmp_path / "game.json", ("A\x1b[31m", "B\n", "C" * 99))
    assert ReplayPosition(load_record(path)).names == ("A�[31m", "B�", "C" * 16 + "…")
