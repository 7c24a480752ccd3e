"""A table cannot be filled until it stops: whoever adds too much is stopped, and nobody else."""

from collections.abc import Callable, Sequence
from itertools import cycle

from hanabi.rules import HanabiError
from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import TableSettings
from hanabi.server.table.table import Table
from tests.server.table_driver import Driver, same

Decision = Callable[[Table], Lines]


def fill(driver: Driver, decides: Sequence[Decision]) -> int:
    """Do these by turns until one of them is refused; how often that went well."""
    for count, decide in enumerate(cycle(decides)):
        try:
            driver.commit(decide)
        except HanabiError as error:
            assert error.code == "too-often", error
            return count
    raise AssertionError


def test_who_fills_a_table_keeps_nobody_from_talking_pausing_undoing_ending_and_moving() -> None:
    trio = Driver(TableSettings(seats=3, edition="it-2023", talk="phrases"))
    trio.start()
    trio.hint()
    turned, back = "arrange 0: 4 3 2 1 0", "arrange 0: 0 1 2 3 4"
    assert fill(trio, [lambda table: commands.say(table, 0, "sorry", None)]) == 400
    arrange = [
        lambda table: commands.make_move(table, 0, 0, turned),
        lambda table: commands.make_move(table, 0, 0, back),
    ]
    assert fill(trio, arrange) == 300
    pause = [
        lambda table: commands.pause(table, 0, on=True),
        lambda table: commands.pause(table, 0, on=False),
    ]
    assert fill(trio, pause) == 2 * 100
    vote = [
        lambda table: commands.vote_abandon(table, 0, agree=True),
        lambda table: commands.vote_abandon(table, 0, agree=False),
    ]
    assert fill(trio, vote) == 51, "agreeing is always possible, changing one's mind is not"
    undo = [
        lambda table: commands.ask_undo(table, 0),
        lambda table: commands.answer_undo(table, 1, agree=False),
    ]
    assert fill(trio, undo) == 2 * 200
    assert same(trio.table, trio.again())

    trio.commit(lambda table: commands.say(table, 1, "sorry", None))
    trio.move("arrange 1: 9 8 7 6 5", seat=1)
    trio.commit(lambda table: commands.pause(table, 1, on=True))
    trio.commit(lambda table: commands.pause(table, 0, on=False))
    trio.commit(lambda table: commands.ask_undo(table, 2))
    trio.commit(lambda table: commands.answer_undo(table, 0, agree=True))
    trio.commit(lambda table: commands.answer_undo(table, 1, agree=True))
    trio.hint()
    trio.commit(lambda table: commands.vote_abandon(table, 1, agree=True))
    assert trio.table.status == "abandoned"


def test_who_sits_down_and_gets_up_without_end_keeps_nobody_from_sitting_or_beginning() -> None:
    driver = Driver(TableSettings(seats=3), people=2)
    driver.commit(lambda table: commands.leave_seat(table, "p1", 1))
    driver.commit(lambda table: commands.leave_seat(table, "p0", 2))
    by_turns = [
        lambda table: commands.take_seat(table, "p1", "Bo", 1),
        lambda table: commands.leave_seat(table, "p1", 1),
    ]
    assert fill(driver, by_turns) == 2 * 49
    driver.commit(lambda table: commands.take_seat(table, "p2", "Cy", 1))
    driver.commit(lambda table: commands.take_seat(table, "p3", "Di", 2))
    driver.start()
    assert driver.table.status == "running"
