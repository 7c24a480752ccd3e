"""R-18: of several arrangements of a hand between two turns, the last one counts."""

from hanabi.game import apply, start
from hanabi.notation import read_record
from hanabi.server.table.entries import TableSettings
from hanabi.server.table.records import record_text
from hanabi.server.table.settled_moves import settled_moves, settled_places
from tests.server.table_driver import Driver


def padded() -> Driver:
    driver = Driver(TableSettings(seats=2))
    driver.start()
    for _ in range(3):
        driver.move("arrange 0: 4 3 2 1 0", seat=0)
        driver.move("arrange 1: 9 8 7 6 5", seat=1)
        driver.move("arrange 0: 0 1 2 3 4", seat=0)
        driver.move("arrange 1: 5 6 7 9 8", seat=1)
    driver.hint()
    driver.move("arrange 0: 1 0 2 3 4", seat=0)
    return driver


def test_r18_what_is_left_leads_to_the_same_position() -> None:
    table = padded().table
    assert settled_places(table.moves) == [10, 11, 12, 13]
    assert table.secret is not None
    state = start(table.ruleset, table.secret.deal)
    for _, move in settled_moves(table.moves):
        state = apply(state, move).state
    assert state == table.state


def test_a_record_has_no_padding() -> None:
    driver = padded()
    driver.table.status = "finished"
    assert len(read_record(record_text(driver.table)).moves) == 4
