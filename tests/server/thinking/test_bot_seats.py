"""Bots on seats: whatever they do, the table goes on; what they remember is rebuilt."""

import contextlib
import logging

import pytest

from hanabi.bots import BOTS
from hanabi.game import Discard, Move
from hanabi.game.events import CardDrawn, Event
from hanabi.rules import CardId, Seat
from hanabi.server.table import commands
from hanabi.server.table.entries import TableSettings
from hanabi.server.thinking.bot_seats import BotFailed, BotSeat, careful_move, game_so_far
from hanabi.view import View
from tests.server.table_driver import SALT, Driver


class Broken:
    """A bot that fails."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seat, seed

    def choose(self, view: View) -> Move:
        raise RuntimeError(str(view.seat))


class Cheat(Broken):
    """A bot that plays by rules of its own."""

    def choose(self, view: View) -> Move:
        return Discard(CardId(999 + view.deck_size))


class Watching:
    """A bot that remembers what it was told."""

    made: "list[Watching]" = []  # noqa: RUF012

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        self.seat, self.seed = seat, seed
        self.heard: list[tuple[Event, ...]] = []
        self.made.append(self)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        assert view.seat == self.seat
        self.heard.append(events)

    def choose(self, view: View) -> Move:
        return view.legal_moves[0]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in (("broken", Broken), ("cheat", Cheat), ("watching", Watching)):
        monkeypatch.setitem(BOTS, name, bot)
    Watching.made.clear()


def driver_on_turn(moves: int) -> Driver:
    driver = Driver(TableSettings(seats=2, edition="it-2023"), people=1)
    driver.start(first_seat=0)
    for _ in range(moves):
        driver.move(driver.legal()[-1] if driver.table.on_turn else driver.legal()[0])
    return driver


def choice(bot: BotSeat, driver: Driver) -> str:
    return bot.choose(game_so_far(driver.table))


@pytest.mark.parametrize("name", ["broken", "cheat", "no-such-bot"])
def test_a_bot_that_fails_or_cheats_is_helped_out(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    driver = driver_on_turn(1)
    with caplog.at_level(logging.WARNING), pytest.raises(BotFailed):
        choice(BotSeat(name, 1), driver)
    assert "bot failed" in caplog.text
    state = driver.table.state
    assert state is not None
    assert careful_move(state, 1) in driver.legal()


def test_a_bot_with_a_memory_hears_every_move_once_and_sees_no_card_of_its_own() -> None:
    driver, bot = driver_on_turn(1), BotSeat("watching", 1)
    choice(bot, driver)
    driver.move(driver.legal()[0])
    driver.move(driver.legal()[0])
    choice(bot, driver)
    (player,) = Watching.made
    assert len(player.heard) == 3
    drawn = [event for events in player.heard for event in events if isinstance(event, CardDrawn)]
    assert {event.card is None for event in drawn if event.seat == 1} == {True}
    assert all(event.card is not None for event in drawn if event.seat == 0)


def test_after_an_undo_the_memory_is_that_of_the_moves_that_count() -> None:
    driver, bot = driver_on_turn(3), BotSeat("watching", 1)
    choice(bot, driver)
    driver.commit(lambda table: commands.ask_undo(table, 0))
    driver.move(driver.legal()[-2])
    choice(bot, driver)
    first, second = Watching.made
    assert first.heard[:2] == second.heard[:2]
    assert first.heard[2] != second.heard[2]
    assert first.seed == second.seed


def test_a_bots_dice_differ_from_seat_to_seat_and_from_game_to_game() -> None:
    game = game_so_far(driver_on_turn(1).table)
    for seat, salt in ((1, SALT), (1, "other"), (0, SALT)):
        with contextlib.suppress(BotFailed):
            BotSeat("watching", seat).choose(game._replace(salt=salt))
    assert len({bot.seed for bot in Watching.made}) == 3


@pytest.mark.parametrize("name", ["random", "beginner", "smart", "hat"])
def test_a_bot_that_is_made_anew_goes_on_as_it_would_have(name: str) -> None:
    """Dice and memory follow from the moves that count, not from how long a bot was there."""
    driver = Driver(TableSettings(seats=3), people=0)
    for seat in range(3):
        driver.commit(lambda table, seat=seat: commands.seat_bot(table, "p0", seat, name))  # type: ignore[misc]
    driver.start()
    old = [BotSeat(name, seat) for seat in range(3)]
    for _ in range(30):
        turn = driver.table.on_turn
        if turn is None:
            break
        move = choice(old[turn], driver)
        assert choice(BotSeat(name, turn), driver) == move
        driver.move(move)
