"""A game that is over, played on at a table of its own: as a fold of its log, and what it shows."""

import random
from collections.abc import Callable

import pytest

from hanabi.game import Deal, Game
from hanabi.rules import Seat
from hanabi.server.errors import BadRequest, Refused
from hanabi.server.table import commands
from hanabi.server.table.entries import Created, PlayedOn, SeatTaken, TableSettings
from hanabi.server.table.index import game_row
from hanabi.server.table.playing_on import Past, past_of, source_at
from hanabi.server.table.settled_moves import settled_moves
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import TableMessage, encode
from hanabi.server.wire.table_info import table_info
from hanabi.server.wire.updates import past_updates, view_message
from hanabi.server.wire.views import Viewer
from tests.server.table_driver import SALT, Driver, same

AFTER = 9


def below(seed: object) -> Callable[[int], int]:
    return random.Random(str(seed)).randrange


@pytest.fixture(scope="module")
def source() -> Table:
    """A person and two bots, at the end of their game."""
    driver = Driver(TableSettings(seats=3, edition="it-2023"), people=1)
    driver.start()
    rng = random.Random(5)
    while not driver.table.is_over:
        legal = driver.legal()
        driver.move(rng.choice([move for move in legal if not move.startswith("play")] or legal))
    return driver.table


def played_on(source: Table, past: Past, seat: int = 1, bot: str = "cautious") -> Driver:
    """At a table where p0 has this seat and bots the others."""
    driver = Driver(TableSettings(seats=3), people=0)
    driver.stored.clear()
    driver.table = Table("t", [])
    wanted = PlayedOn(AFTER, "source")
    driver.commit(lambda _: [Created(source_at(source).settings, "p0", played_on=wanted)])
    driver.commit(lambda _: [SeatTaken(seat, "p0", "p0")])
    driver.commit(
        lambda table: commands.begin(table, "p0", past.deal, SALT, bot, past=past.lines(table, bot))
    )
    return driver


def test_it_stands_where_the_game_stood_and_goes_on_from_there(source: Table) -> None:
    past = past_of(source_at(source), PlayedOn(AFTER, "source"), below(0))
    driver = played_on(source, past)
    table = driver.table
    assert table.state is not None and source.secret is not None
    moves = [move for _, move in settled_moves(source.moves)][:AFTER]
    assert table.state == Game(source.ruleset, source.secret.deal, moves).state
    assert table.status == "running" and same(table, driver.again())
    driver.move(driver.legal()[0])
    assert len(table.moves) == AFTER + 1 and same(table, driver.again())
    # Nothing of it is in anybody's statistics.
    assert game_row(table).counts == 0 and game_row(source).counts == 1
    # The other game's link is not told to those who have this one's.
    assert "source" not in encode(TableMessage(table_info(table, 0.0)))


def test_only_the_same_bot_s_moves_are_a_bot_s_own(source: Table) -> None:
    past = past_of(source_at(source), PlayedOn(AFTER, "source"), below(0))
    for bot, is_same in ((source.programs()[2], True), ("simple", False)):
        assert bot is not None
        made = [moved for moved, _ in played_on(source, past, bot=bot).table.moves]
        assert {moved.by_bot for moved in made if moved.seat == 2} == {is_same}
        assert not any(moved.by_bot for moved in made if moved.seat != 2)


def test_r04_nothing_is_played_on_while_the_game_runs() -> None:
    driver = Driver(TableSettings(seats=2), people=2)
    for _ in range(2):
        for seat in (None, 0):
            with pytest.raises(Refused, match="the game is not over"):
                past_of(source_at(driver.table), PlayedOn(0, "t", seat), below(0))
        if driver.table.status == "open":
            driver.start()


def test_there_is_nothing_beyond_the_last_move_and_after_the_end(source: Table) -> None:
    last = len(settled_moves(source.moves))
    with pytest.raises(Refused, match="the game is over"):
        past_of(source_at(source), PlayedOn(last, "source"), below(0))
    with pytest.raises(BadRequest, match="no position after"):
        past_of(source_at(source), PlayedOn(last + 1, "source"), below(0))
    with pytest.raises(BadRequest, match="seat"):
        past_of(source_at(source), PlayedOn(0, "source", 3), below(0))


def told(driver: Driver, seat: int) -> bytes:
    """All that a seat is told of its table, with every view."""
    table, viewer = driver.table, Viewer(Seat(seat))
    updates = past_updates(table, 0, viewer, with_views=True)
    now = view_message(table, viewer)
    assert now is not None
    texts = [encode(update) for update in updates]
    return "\n".join([*texts, encode(now)]).encode()


def test_r04_hidden_cards_change_no_byte_that_a_seat_is_told(source: Table) -> None:
    """Two deals that seat 1 cannot tell apart; what is committed to differs, of course."""
    assert source.secret is not None
    first = past_of(source_at(source), PlayedOn(AFTER, "source"), below(0))
    for attempt in range(3):
        second = past_of(source_at(source), PlayedOn(AFTER, "source", 1), below(attempt))
        assert second.deal.deck != first.deal.deck
        drivers = [played_on(source, past) for past in (first, second)]
        for driver in drivers:
            driver.move(next(move for move in driver.legal() if move.startswith("hint 2")))
        ours, theirs = (told(driver, 1).replace(_commitment(driver), b"") for driver in drivers)
        assert ours == theirs
    # Somebody else sees seat 1's hand, and so the difference.
    assert told(drivers[0], 0) != told(drivers[1], 0)


def _commitment(driver: Driver) -> bytes:
    secret = driver.table.secret
    assert secret is not None
    return secret.commitment.encode()


def test_the_unseen_cards_are_dealt_anew_each_time(source: Table) -> None:
    decks: set[Deal] = set()
    for attempt in range(4):
        decks.add(past_of(source_at(source), PlayedOn(AFTER, "source", 0), below(attempt)).deal)
    assert len(decks) == 4
