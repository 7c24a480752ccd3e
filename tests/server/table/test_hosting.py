"""Whose table it is: removing, keeping out, seats that are left, and the next host."""

import pytest

from hanabi.server.table import commands, hosting
from hanabi.server.table.entries import (
    Abandoned,
    ClockSettings,
    HostPassed,
    KeptOut,
    TableSettings,
)
from hanabi.server.table.index import game_row, participants
from hanabi.server.table.occupants import Person
from hanabi.storage.games import Participant
from tests.server.table.test_table import refused
from tests.server.table_driver import Driver, same


def three(**more: object) -> Driver:
    return Driver(TableSettings(seats=3, **more))  # type: ignore[arg-type]


@pytest.fixture
def running() -> Driver:
    driver = three()
    driver.start()
    return driver


@pytest.mark.parametrize("is_running", [False, True])
def test_the_host_removes_somebody_and_keeps_them_out(is_running: bool) -> None:
    driver = three()
    if is_running:
        driver.start()
    driver.commit(lambda table: commands.leave_seat(table, "p0", 1, keep_out=True))
    assert driver.table.seats_of("p1") == []
    refused(driver, lambda table: commands.take_seat(table, "p1", "Again", 1), "kept-out")
    driver.commit(lambda table: commands.seat_bot(table, "p0", 1, "random"))
    assert driver.table.programs() == [None, "random", None]
    assert same(driver.again(), driver.table)


def test_only_the_host_keeps_out_and_only_others(running: Driver) -> None:
    for who, seat, code in (
        ("p1", 2, "not-the-host"),
        ("p1", 1, "not-the-host"),
        ("p0", 0, "keep-out-whom"),
    ):
        refused(
            running,
            lambda table, who=who, seat=seat: commands.leave_seat(table, who, seat, keep_out=True),
            code,
        )
    refused(running, lambda table: commands.leave_seat(table, "p1", 2), "not-the-host")


def test_the_log_holds_no_address_of_who_is_kept_out(running: Driver) -> None:
    addresses = {"p0": ["10.0.0.1"], "p1": ["10.0.0.1", "10.0.0.2"], "p2": ["10.0.0.3"]}
    kept_out, *_ = running.commit(
        lambda table: commands.leave_seat(table, "p0", 1, addresses, keep_out=True)
    )
    assert isinstance(kept_out, KeptOut) and len(kept_out.traces) == 1, "the host has the other"
    assert "10.0" not in repr(kept_out)
    table = running.table
    assert hosting.is_welcome(table, "p9", "10.0.0.1")
    assert hosting.is_welcome(table, "p2", "10.0.0.2"), "has a seat"
    assert not hosting.is_welcome(table, "p9", "10.0.0.2")
    refused(running, lambda table: commands.let_back_in(table, "p2", 1), "not-the-host")
    running.commit(lambda table: commands.let_back_in(table, "p0", 1))
    assert hosting.is_welcome(running.table, "p1", "10.0.0.2")
    assert same(running.again(), running.table)


def test_a_seat_that_was_left_waits_for_a_person(running: Driver) -> None:
    running.hint()
    running.commit(lambda table: commands.leave_seat(table, "p1", 1))
    assert running.table.on_turn == 1 and running.table.bot_at(1) is None
    assert running.table.names() == ["p0", "p1", "p2"]
    assert participants(running.table)[1] == Participant(1, None, None, "p1")
    refused(running, lambda table: commands.take_seat(table, "p9", "Nia", 0), "seat-taken")
    running.commit(lambda table: commands.take_seat(table, "p9", "Nia", 1))
    running.hint()
    assert running.table.seats[1] == Person("p9", "Nia")
    assert same(running.again(), running.table)


def test_a_bot_takes_over_and_moves_on(running: Driver) -> None:
    running.commit(lambda table: commands.leave_seat(table, "p0", 0))
    running.commit(lambda table: commands.seat_bot(table, "p1", 0, "cautious"))
    refused(running, lambda table: commands.seat_bot(table, "p1", 0, "random"), "seat-taken")
    running.hint()
    assert running.table.moves[-1][0].by_bot


def test_r04_nobody_sits_down_on_cards_that_they_have_seen(running: Driver) -> None:
    running.commit(lambda table: commands.leave_seat(table, "p1", 1))
    running.commit(lambda table: commands.leave_seat(table, "p2", 2))
    refused(running, lambda table: commands.take_seat(table, "p2", "p2", 1), "seat-seen")
    refused(running, lambda table: commands.take_seat(table, "p0", "p0", 1), "seat-seen")
    running.commit(lambda table: commands.take_seat(table, "p2", "p2", 2))


def test_r04_where_spectators_see_all_hands_none_of_them_sits_down() -> None:
    driver = three(spectators="open")
    driver.start()
    driver.commit(lambda table: commands.leave_seat(table, "p1", 1))
    refused(driver, lambda table: commands.take_seat(table, "p9", "Nia", 1), "seat-seen")


def test_time_stops_while_a_seat_is_free_and_is_whole_for_who_takes_it() -> None:
    driver = three(clock=ClockSettings(initial=60))
    driver.start()
    clock = driver.table.clock
    assert clock is not None
    driver.now += 50
    driver.commit(lambda table: commands.leave_seat(table, "p0", 0))
    assert clock.deadline is None
    driver.now += 500
    driver.commit(lambda table: commands.take_seat(table, "p9", "Nia", 0))
    assert (clock.running, clock.left_at(0, driver.now)) == (0, 60)


@pytest.mark.parametrize("is_running", [False, True])
def test_the_powers_of_a_host_who_leaves_pass_on_clockwise(is_running: bool) -> None:
    driver = three()
    if is_running:
        driver.start()
    assert driver.commit(lambda table: commands.leave_seat(table, "p0", 0))[-1] == HostPassed(1)
    driver.commit(lambda table: commands.leave_seat(table, "p1", 2))
    assert driver.table.host == "p1"
    assert same(driver.again(), driver.table)


def test_an_absent_host_is_followed_by_somebody_who_is_there() -> None:
    driver = three()
    assert driver.commit(lambda table: hosting.pass_from_absent(table, {0, 2})) == [HostPassed(2)]
    assert driver.commit(lambda table: hosting.pass_from_absent(table, {2})) == []
    assert driver.table.host == "p2"


def test_of_two_people_one_ends_the_game_that_the_other_has_left() -> None:
    driver = Driver(TableSettings(seats=2))
    driver.start()
    driver.commit(lambda table: commands.leave_seat(table, "p1", 1))
    driver.commit(lambda table: commands.vote_abandon(table, 0, True))
    assert driver.table.status == "abandoned"


def test_of_two_people_one_ends_the_game_that_the_other_is_gone_from() -> None:
    driver = Driver(TableSettings(seats=2))
    driver.start()
    driver.commit(lambda table: commands.vote_abandon(table, 0, True))
    refused(driver, lambda table: commands.vote_abandon(table, 0, True), "voted-already")
    driver.commit(lambda table: commands.vote_abandon(table, 0, True, gone={1}))
    assert driver.table.status == "abandoned"


def test_a_vote_that_waited_for_who_leaves_is_settled() -> None:
    driver = Driver(TableSettings(seats=2))
    driver.start()
    driver.commit(lambda table: commands.vote_abandon(table, 0, True))
    lines = driver.commit(lambda table: commands.leave_seat(table, "p1", 1))
    assert lines[-1] == Abandoned("vote")


def test_a_game_that_everybody_has_left_is_over() -> None:
    driver = Driver(TableSettings(seats=2), people=1)
    driver.start()
    driver.commit(lambda table: commands.leave_seat(table, "p0", 0))
    assert driver.table.status == "abandoned"


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(("kind", "shows"), [("hint", False), ("play", True), ("discard", True)])
def test_a_game_in_which_cards_were_seen_by_undoing_alone_does_not_count(
    people: int, kind: str, shows: bool
) -> None:
    driver = Driver(TableSettings(seats=2), people=people)
    driver.start()
    if kind == "discard":  # all tokens are there at first
        driver.hint()
        driver.hint()
    driver.move(next(move for move in driver.legal() if move.startswith(kind)))
    driver.commit(lambda table: commands.ask_undo(table, 0))
    if people == 2:
        driver.commit(lambda table: commands.answer_undo(table, 1, True))
    assert not driver.table.undo_agreed
    assert game_row(driver.table).counts == int(not (shows and people == 1))
