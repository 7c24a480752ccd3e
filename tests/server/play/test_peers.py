"""Processes that divide tables among themselves, and the clock that they go by."""

from collections import Counter

from hanabi.server.database_time import DatabaseTime
from hanabi.server.play.peers import chosen
from tests.server.fixed_time_and_chance import FixedTimeAndChance


def test_tables_are_divided_evenly_and_a_process_that_goes_takes_only_its_own_along() -> None:
    processes = ["one", "two", "three"]
    tables = [f"table {number}" for number in range(3000)]
    before = {table: chosen(table, processes) for table in tables}
    assert all(850 < count < 1150 for count in Counter(before.values()).values())
    for table, process in before.items():
        after = chosen(table, ["three", "one"])
        assert process in (after, "two")


class Ticking(FixedTimeAndChance):
    """A clock that nobody sets, by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.ticks = 50.0

    def monotonic(self) -> float:
        return self.ticks


def test_time_is_the_databases_and_corrected_only_as_far_as_an_answer_proves() -> None:
    here = Ticking()
    time = DatabaseTime(here)
    time.measured(1000.0, asked_at=50.0)
    assert time.now() == 1000.0
    here.ticks = 60.0
    assert time.now() == 1010.0
    time.measured(1009.5, asked_at=59.0)  # anywhere within a second: nothing is proven
    assert time.now() == 1010.0
    time.measured(1012.0, asked_at=59.5)  # the database's clock was set, or ours runs slow
    assert time.now() == 1012.0
    here.ticks = 61.0
    assert time.now() == 1013.0
