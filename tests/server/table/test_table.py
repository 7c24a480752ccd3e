"""A table is the fold of its log: seats, moves, undo, votes, clocks, talk."""

import random
from collections.abc import Callable

import pytest

from hanabi.game import IllegalMove
from hanabi.rules import HanabiError
from hanabi.server.errors import BadRequest, Forbidden, Refused
from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.entries import ClockSettings, Interrupted, TableSettings, Undone
from hanabi.server.table.plain_text import clean_text
from hanabi.server.table.table import Table
from tests.server.table_driver import Driver, same


def refused(driver: Driver, decide: object, code: str) -> None:
    """The command is refused with this code and nothing is changed."""
    before = driver.table.seq
    with pytest.raises(HanabiError) as caught:
        driver.commit(decide)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert driver.table.seq == before


@pytest.fixture
def trio() -> Driver:
    driver = Driver(TableSettings(seats=3, edition="it-2023", talk="phrases"))
    driver.start()
    return driver


def test_people_sit_down_move_over_and_leave() -> None:
    driver = Driver(TableSettings(seats=3), people=1)
    driver.commit(lambda table: commands.leave_seat(table, "p0", 2))  # the host removes a bot
    driver.commit(lambda table: commands.take_seat(table, "p9", "Nia", 2))
    refused(driver, lambda table: commands.take_seat(table, "p8", "Bo", 2), "seat-taken")
    refused(driver, lambda table: commands.take_seat(table, "p8", "Bo", 3), "no-such-seat")
    refused(driver, lambda table: commands.leave_seat(table, "p9", 0), "not-the-host")
    driver.commit(lambda table: commands.leave_seat(table, "p0", 1))
    driver.commit(lambda table: commands.take_seat(table, "p9", "Nia", 1))
    assert driver.table.seats_of("p9") == [1]
    assert driver.table.seats[2] is None
    refused(driver, lambda table: commands.seat_bot(table, "p9", 2, "random"), "not-the-host")
    refused(driver, lambda table: commands.seat_bot(table, "p0", 2, "hal"), "unknown-bot")
    with pytest.raises(Refused, match="2"):
        driver.start()
    driver.commit(lambda table: commands.seat_bot(table, "p0", 2, "random"))
    driver.start()
    assert driver.table.status == "running"
    refused(driver, lambda table: commands.close(table, "p0"), "game-started")


def test_a_closed_table_stays_closed() -> None:
    driver = Driver(TableSettings(seats=2))
    driver.commit(lambda table: commands.close(table, "p0"))
    refused(driver, lambda table: commands.take_seat(table, "p5", "Bo", 1), "table-closed")
    assert driver.table.is_over


def test_a_move_for_an_old_position_is_refused(trio: Driver) -> None:
    seen = trio.table.seq
    move = trio.legal()[0]
    trio.hint()
    refused(trio, lambda table: commands.make_move(table, 0, seen, move), "old-position")


def test_talk_and_arranging_do_not_make_a_position_old(trio: Driver) -> None:
    seen, move = trio.table.seq, trio.legal()[-1]
    trio.commit(lambda table: commands.say(table, 1, "thinking", None))
    trio.commit(lambda table: commands.make_move(table, 1, 0, "arrange 1: 9 8 7 6 5"))
    trio.commit(lambda table: commands.make_move(table, 0, seen, move))
    assert trio.table.on_turn == 1


def test_r18_arranging_is_for_ones_own_hand_only(trio: Driver) -> None:
    move = "arrange 1: 9 8 7 6 5"
    refused(trio, lambda table: commands.make_move(table, 2, 0, move), "not-ones-own-hand")


def test_an_undo_needs_everybody(trio: Driver) -> None:
    refused(trio, lambda table: commands.ask_undo(table, 0), "nothing-to-undo")
    before = trio.table.state
    trio.hint()
    after = trio.table.state
    trio.commit(lambda table: commands.ask_undo(table, 0))
    refused(trio, lambda table: commands.ask_undo(table, 1), "undo-asked-already")
    refused(trio, lambda table: commands.answer_undo(table, 0, True), "answered-already")
    trio.commit(lambda table: commands.answer_undo(table, 1, True))
    assert trio.table.state == after
    lines = trio.commit(lambda table: commands.answer_undo(table, 2, True))
    assert lines[-1] == Undone(1)
    assert trio.table.state == before
    assert trio.table.undo_agreed == set()


def test_one_refusal_or_the_next_move_ends_the_asking(trio: Driver) -> None:
    trio.hint()
    trio.commit(lambda table: commands.ask_undo(table, 0))
    trio.commit(lambda table: commands.answer_undo(table, 2, False))
    refused(trio, lambda table: commands.answer_undo(table, 1, True), "no-undo-asked")
    trio.commit(lambda table: commands.ask_undo(table, 0))
    trio.hint()
    refused(trio, lambda table: commands.answer_undo(table, 1, True), "no-undo-asked")


def test_with_bots_an_undo_goes_back_to_the_last_move_of_a_person() -> None:
    driver = Driver(TableSettings(seats=3), people=1)
    driver.start()
    before = driver.table.state
    for _ in range(3):
        driver.hint()
    driver.commit(lambda table: commands.ask_undo(table, 0))
    assert driver.table.state == before
    refused(driver, lambda table: commands.ask_undo(table, 0), "nothing-to-undo")


def test_nobody_moves_while_the_game_is_paused(trio: Driver) -> None:
    trio.commit(lambda table: commands.pause(table, 2, True))
    refused(trio, lambda table: commands.pause(table, 1, True), "paused")
    move = trio.legal()[0]
    refused(trio, lambda table: commands.make_move(table, 0, table.seq, move), "paused")
    trio.commit(lambda table: commands.pause(table, 1, False))
    trio.hint()
    refused(trio, lambda table: commands.pause(table, 1, False), "not-paused")


def test_more_than_half_of_the_people_abandon_a_game(trio: Driver) -> None:
    trio.commit(lambda table: commands.vote_abandon(table, 0, True))
    trio.commit(lambda table: commands.vote_abandon(table, 0, False))
    trio.commit(lambda table: commands.vote_abandon(table, 1, True))
    refused(trio, lambda table: commands.vote_abandon(table, 1, True), "voted-already")
    assert not trio.table.is_over
    trio.commit(lambda table: commands.vote_abandon(table, 2, True))
    assert trio.table.status == "abandoned"
    refused(trio, lambda table: commands.make_move(table, 0, table.seq, "play 0"), "game-over")


def test_a_no_to_abandoning_is_told_and_enough_of_them_end_the_vote(trio: Driver) -> None:
    refused(trio, lambda table: commands.vote_abandon(table, 1, False), "no-vote")
    trio.commit(lambda table: commands.vote_abandon(table, 0, True))
    trio.commit(lambda table: commands.vote_abandon(table, 1, False))
    refused(trio, lambda table: commands.vote_abandon(table, 1, False), "voted-already")
    assert (trio.table.abandon_votes, trio.table.abandon_refusals) == ({0}, {1})
    trio.commit(lambda table: commands.vote_abandon(table, 2, False))
    assert (trio.table.abandon_votes, trio.table.abandon_refusals) == (set(), set())
    trio.commit(lambda table: commands.vote_abandon(table, 2, True))
    trio.commit(lambda table: commands.vote_abandon(table, 1, False))
    trio.commit(lambda table: commands.vote_abandon(table, 1, True))  # a mind may change
    assert trio.table.status == "abandoned"
    assert same(trio.table, trio.again())


@pytest.mark.parametrize(
    ("level", "phrase", "text"),
    [("silent", False, False), ("phrases", True, False), ("free", True, True)],
)
def test_r19_the_talk_level_says_what_may_be_said(level: str, phrase: bool, text: bool) -> None:
    driver = Driver(TableSettings(seats=2, talk=level))  # type: ignore[arg-type]
    driver.commit(lambda table: commands.say(table, 0, None, "before the game: hello"))
    driver.start()
    for allowed, words in ((phrase, ("sorry", None)), (text, (None, "red!"))):
        if allowed:
            driver.commit(lambda table, words=words: commands.say(table, 0, *words))  # type: ignore[misc]
        else:
            refused(driver, lambda table, words=words: commands.say(table, 0, *words), "talk-level")
    for _ in range(2):
        driver.commit(lambda table: commands.vote_abandon(table, len(table.abandon_votes), True))
    driver.commit(lambda table: commands.say(table, 1, None, "after it"))


@pytest.mark.parametrize(
    ("phrase", "text", "code"),
    [
        (None, None, "phrase-or-text"),
        ("sorry", "sorry", "phrase-or-text"),
        ("rude", None, "unknown-phrase"),
        (None, " \n\t\x00 ", "text-empty"),
        (None, "x" * 501, "text-too-long"),
    ],
)
def test_what_is_said_must_be_something(
    trio: Driver, phrase: str | None, text: str | None, code: str
) -> None:
    refused(trio, lambda table: commands.say(table, 0, phrase, text), code)


def test_words_are_kept_without_control_characters() -> None:
    assert clean_text(" <b>\x1b[31m a\u202e\nb ", 50) == "<b> [31m a b"


CLOCK = ClockSettings(initial=60, increment=5, on_timeout="bot", stand_in="random")


def clocked(**more: object) -> Driver:
    driver = Driver(TableSettings(seats=2, clock=CLOCK, **more))  # type: ignore[arg-type]
    driver.start()
    return driver


def test_a_move_costs_its_time_and_gains_the_increment() -> None:
    driver = clocked()
    clock = driver.table.clock
    assert clock is not None
    driver.now += 20
    driver.hint()
    assert clock.left == [45, 60]
    assert clock.running == 1
    driver.now += 10
    assert clock.left_at(1, driver.now) == 50
    driver.commit(lambda table: commands.pause(table, 0, True))
    driver.now += 1000
    driver.commit(lambda table: commands.pause(table, 0, False))
    assert clock.left_at(1, driver.now) == 50
    assert clock.deadline == driver.now + 50


def test_when_time_is_over_a_bot_stands_in_until_the_player_is_back() -> None:
    driver = clocked()
    driver.now += 59
    assert driver.commit(lambda table: commands.time_out(table, driver.now)) == []
    driver.now += 1
    driver.commit(lambda table: commands.time_out(table, driver.now))
    assert driver.table.bot_at(0) == "random"
    assert driver.table.clock is not None and driver.table.clock.running is None
    move = driver.legal()[0]
    refused(driver, lambda table: commands.make_move(table, 0, table.seq, move), "bot-plays-seat")
    driver.hint()
    refused(driver, lambda table: commands.come_back(table, 1), "no-stand-in")
    driver.commit(lambda table: commands.come_back(table, 0))
    assert driver.table.bot_at(0) is None
    assert driver.table.clock.left[0] == 60
    driver.hint()
    driver.hint()


def test_when_time_is_over_the_game_is_abandoned_if_the_table_chose_so() -> None:
    driver = Driver(TableSettings(seats=2, clock=ClockSettings(initial=1)))
    driver.start()
    driver.now += 1
    driver.commit(lambda table: commands.time_out(table, driver.now))
    assert driver.table.status == "abandoned"
    assert driver.table.clock is not None and driver.table.clock.deadline is None


def test_the_time_that_the_server_was_away_does_not_count() -> None:
    driver = clocked()
    driver.now += 5000
    driver.commit(lambda _: [Interrupted()])
    assert driver.table.clock is not None
    assert driver.table.clock.left_at(0, driver.now) == 60


def test_an_arrangement_that_changes_nothing_is_no_line(trio: Driver) -> None:
    assert trio.move("arrange 0: 0 1 2 3 4", seat=0) == []


@pytest.mark.parametrize("seq", [-1, 10_000])
def test_a_number_that_was_never_given_is_refused(trio: Driver, seq: int) -> None:
    with pytest.raises(BadRequest):
        trio.commit(lambda table: commands.make_move(table, 0, seq, "play 0"))


def test_only_who_is_on_turn_moves(trio: Driver) -> None:
    with pytest.raises(IllegalMove, match=r"1"):
        trio.commit(lambda table: commands.make_move(table, 1, table.seq, "play 5"))


def test_only_the_host_closes_a_table() -> None:
    driver = Driver(TableSettings(seats=2))
    with pytest.raises(Forbidden):
        driver.commit(lambda table: commands.close(table, "p1"))


EVERYTHING: dict[str, bool | str | None] = {
    "multicolor": "every-color-10",
    "black-powder": True,
    "five-flamboyants": True,
}


def any_command(rng: random.Random, driver: Driver) -> Lines:
    """Something that somebody may try."""
    table, seat, agree = (
        driver.table,
        rng.randrange(driver.table.settings.seats),
        rng.random() < 0.5,
    )
    moves = driver.legal() if table.status == "running" else ["play 0"]
    hand = table.state.hands[seat] if table.state and not table.state.returned else ()
    order = " ".join(map(str, rng.sample(hand, len(hand))))
    kind = rng.choices(range(8), weights=[30, 10, 10, 10, 10, 10, 10, 1])[0]
    if kind == 0:
        return driver.move(rng.choice(moves), table.on_turn or 0)
    if kind == 1:
        return driver.move(f"arrange {seat}: {order}", seat)
    decisions: list[Callable[[Table], Lines]] = [
        lambda table: commands.ask_undo(table, seat),
        lambda table: commands.answer_undo(table, seat, agree),
        lambda table: commands.pause(table, seat, not table.paused),
        lambda table: commands.say(table, seat, None, "hm"),
        lambda table: commands.time_out(table, driver.now) or commands.come_back(table, seat),
        lambda table: commands.vote_abandon(table, seat, agree),
    ]
    return driver.commit(decisions[kind - 2])


@pytest.mark.parametrize("seed", range(12))
def test_a_table_read_back_from_its_log_is_the_same(seed: int) -> None:
    """Any mixture of commands, legal or not, leaves a log that tells everything."""
    rng = random.Random(seed)
    settings = TableSettings(
        seats=rng.randint(2, 4), edition="pl-deluxe", options=EVERYTHING, talk="free", clock=CLOCK
    )
    driver = Driver(settings, people=rng.randint(1, settings.seats))
    driver.start(seed=seed)
    accepted = 0
    for _ in range(400):
        driver.now += rng.random() * 30
        try:
            accepted += bool(any_command(rng, driver))
        except HanabiError:
            continue
        if driver.table.is_over:
            break
    assert accepted > 10
    assert same(driver.again(), driver.table)
