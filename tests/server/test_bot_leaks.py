"""At a table with bots, which see the viewer's cards and say why they moved: whatever else the
viewer could hold if the bots had moved just so, not a byte of what it receives may change."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

import pytest

from hanabi.game import Deal, GameState, IllegalMove, Move, apply, deal_from_seed, start
from hanabi.game.move_text import parse_move
from hanabi.notation.text import move_text
from hanabi.rules import ruleset
from hanabi.server.table.entries import Moved
from hanabi.server.table.settled_moves import MadeMove
from hanabi.server.thinking.bot_seats import BotSeat, GameSoFar
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from tests.server.indistinguishable_deals import held_at, hidden_from, permuted
from tests.server.theatre import Theatre, all_logged, quiet
from tests.sizes import scaled

SEATS = 3
BOTS = range(1, SEATS)
RULES = ruleset(SEATS, "it-2023")
ROUNDS = scaled(fast=3, normal=5, long=7)
SWAPS = scaled(fast=20, normal=40, long=120)
SALT = "salt"
"""Of every table in a theatre; bots' dice come from it."""

Person = Callable[[GameState], Move]


@dataclass
class Course:
    """A game of a person on seat 0 with bots, as far as it goes: until the person is on turn."""

    state: GameState
    moves: list[MadeMove]

    @property
    def texts(self) -> list[str]:
        return [moved.move for moved, _ in self.moves]

    @property
    def by_person(self) -> list[str]:
        return [moved.move for moved, _ in self.moves if not moved.by_bot]


def played(deal: Deal, bot: str, person: Person) -> Course:
    state, moves = start(RULES, deal), list[MadeMove]()
    bots = {seat: BotSeat(bot, seat) for seat in BOTS}
    while not state.is_over and len(moves) < ROUNDS * SEATS:
        if state.turn == 0:
            move = person(state)
        else:
            game = GameSoFar(RULES, deal, SALT, moves)
            move = parse_move(bots[state.turn].choose(game))
        moves.append((Moved(state.turn, move_text(move), by_bot=state.turn != 0), move))
        state = apply(state, move).state
    return Course(state, moves)


def indistinguishable(seed: int, bot: str) -> tuple[Course, Deal]:
    """A game, and a deal over which the same person and the same bots would make the same moves."""
    rng = random.Random(seed)
    lively = LivelyPlayer(rng, care=1.0)
    course = played(deal_from_seed(RULES, seed), bot, lambda s: lively.choose(ReferencePosition(s)))

    def bots_move_alike(deal: Deal) -> bool:
        again = iter(course.by_person)
        try:
            return played(deal, bot, lambda _: parse_move(next(again))).texts == course.texts
        except IllegalMove:  # after a bot's other move
            return False

    if course.state.is_over:  # there are no secrets any more
        return course, course.state.deal
    hidden = hidden_from(course.state, 0, False)
    return course, permuted(course.state, hidden, rng, bots_move_alike, SWAPS)


def has_another_hand(course: Course, other: Deal) -> bool:
    true, held = course.state.deal, held_at(course.state, 0)
    return any(other.deck[place] != true.deck[place] for place in held)


@pytest.fixture(scope="module")
def theatres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Theatre, Theatre]]:
    """Two, in which tables have the same ids: what bots are asked depends on those."""
    one, two = (Theatre(tmp_path_factory.mktemp("bots")) for _ in range(2))
    yield one, two
    one.close()
    two.close()


def transcript(theatre: Theatre, course: Course, deal: Deal, bot: str) -> list[bytes]:
    """Every byte that the person receives, who asks every bot after each of its moves."""
    theatre.time_and_chance.deal = deal
    person, tap = theatre.people[0], theatre.taps[0]
    with all_logged() as lines:
        tap.mark()
        table = person.table(seats=SEATS, edition="it-2023", visibility="link", bot_delay=0)
        person.seat_bots(table, bot)
        person.start(table)
        play = person.play(table)
        play.until("notes")
        for move in course.by_person:
            play.send(type="ask-coach", about="what-now")
            play.until("coach")
            assert play.ask(type="move", seq=play.seq, move=move)["type"] == "ack"
            while not play.is_on_turn():
                play.receive()
            play.send(type="ask-coach", about="my-move")
            play.until("coach")
            for seat in BOTS:
                play.send(type="ask-why", seat=seat)
                play.until("why")
        play.send(type="resync", last_seq=0)
        quiet([play])
        received = tap.received(table)
    play.ask(type="vote-abandon", agree=True)
    play.close()
    return [*received, *map(str.encode, lines)]


@pytest.mark.processes
@pytest.mark.sample(normal=3)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bot", ["cautious", "smart", "beginner"])
def test_r04_bots_and_their_reasons_tell_nothing_of_what_one_holds(
    theatres: tuple[Theatre, Theatre], bot: str, seed: int
) -> None:
    games = (indistinguishable(number, bot) for number in count(100 * seed))
    course, other = next(game for game in games if has_another_hand(*game))
    true = course.state.deal
    first, second = (
        transcript(theatre, course, deal, bot)
        for theatre, deal in zip(theatres, (true, other), strict=True)
    )
    assert first == second
    assert any(b'"why":{' in part for part in first), "some reason was given"
    assert any(b'"what-now"' in part and b'"move":"' in part for part in first), "and advice"
