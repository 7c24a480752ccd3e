"""A table's game as a record."""

import json

import pytest

from hanabi.notation import read_record
from hanabi.server.errors import Refused
from hanabi.server.table import commands
from hanabi.server.table.entries import TableSettings
from hanabi.server.table.records import record_line, record_text
from tests.server.table_driver import Driver


def driver() -> Driver:
    """A person, another called like the bot, and the bot."""
    driver = Driver(TableSettings(seats=3, edition="it-2023"), people=1)
    driver.commit(lambda table: commands.leave_seat(table, "p0", 1))
    driver.commit(lambda table: commands.take_seat(table, "p1", "cautious", 1))
    driver.start()
    return driver


def test_r04_there_is_no_record_while_the_game_runs() -> None:
    with pytest.raises(Refused):
        record_text(driver().table)


def test_the_record_says_which_seats_are_programs() -> None:
    table = driver()
    while not table.table.is_over:
        table.move(table.legal()[0])
    record = read_record(record_text(table.table))
    assert record.players == ("p0", "cautious", "cautious")
    assert record.programs == (None, None, "cautious")
    assert record.outcome is not None
    assert json.loads(record_line(table.table)) == json.loads(record_text(table.table))
