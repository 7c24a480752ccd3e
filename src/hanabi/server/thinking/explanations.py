"""What bots say about their moves, and about hints that they were given.

While a game runs, the answer is only what the asker could have found out (see
``hanabi.bots.asking``); when it is over, everything.
"""

from dataclasses import dataclass
from functools import partial

import msgspec

from hanabi.bots import Reason, make_bot
from hanabi.bots.asking.hindsight import MISTAKEN, ExplainedBot, FollowedMove
from hanabi.bots.asking.question import Question, WhyAndReading
from hanabi.game import Arrange
from hanabi.rules import Hint, Seat
from hanabi.server.errors import Refused
from hanabi.server.table.entries import Moved, StoodIn, Undone
from hanabi.server.table.occupants import Program
from hanabi.server.table.settled_moves import MadeMove, settled_places
from hanabi.server.table.table import Table
from hanabi.server.thinking.bot_seats import (
    GameSoFar,
    bot_dice,
    follower_of,
    game_so_far,
)
from hanabi.server.wire.protocol import ReasonInfo

TableAnswer = tuple[ReasonInfo | None, ReasonInfo | None]
"""Why a move was made, and how the last hint before it was understood."""


class MoveReasons(msgspec.Struct, frozen=True):
    """What bots say about one move of a record: why it was made, how a hint was understood."""

    move: int
    seat: int
    why: ReasonInfo | None
    reading: ReasonInfo | None


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """A bot is asked about its last move: all that the answer needs, and not the table."""

    seat: int
    seq: int
    """The move's line in the log."""
    question: Question

    def answer(self) -> TableAnswer:
        """What it says, as far as the asker may know it. Runs in a process of the ``pool``."""
        why, reading = self.question.answer()
        return _info(why), _info(reading)


def question(table: Table, seat: int, asker: int | None) -> TableQuestion:
    """About the last move of the bot on this seat, with the eyes of the asker's seat."""
    bots = _bots_of(table)
    if seat not in bots:
        raise Refused("no-bot-there", seat=seat)
    if table.secret is None or table.state is None:
        raise Refused("bot-not-moved", seat=seat)
    game = game_so_far(table)
    places = [place for place, made in enumerate(game.moves) if _is_by_bot(made, seat)]
    if not places:
        raise Refused("bot-not-moved", seat=seat)
    place = places[-1]
    asked = Question(
        make=partial(make_bot, bots[seat], Seat(seat), bot_dice(seat, game.salt)),
        seat=Seat(seat),
        moves=[_followed(made, seat) for made in game.moves[: place + 1]],
        state=table.state,
        asker=None if table.is_over or asker is None else Seat(asker),
        dice=f"{table.id} {table.seq} {asker}",
    )
    return TableQuestion(seat, _line_of(table, settled_places(table.moves)[place]), asked)


def all_reasons(table: Table) -> "GameReasons":
    """All that the bots of a game that is over can say about it."""
    if table.secret is None or not table.is_over:
        raise Refused("game-not-over")
    programs = {seat for seat, taken in enumerate(table.seats) if isinstance(taken, Program)}
    return GameReasons(game_so_far(table), _bots_of(table), programs)


@dataclass(frozen=True, slots=True)
class GameReasons:
    """A game that is over, and the bots that played in it."""

    game: GameSoFar
    bots: dict[int, str]
    programs: set[int]
    """Seats that bots had from the start; those who stood in heard no hint before."""

    def by_move(self) -> list[MoveReasons]:
        """Move by move, those about which something can be said. Runs in a process of the
        ``pool``."""
        reasons: list[MoveReasons] = []
        bots = {
            seat: ExplainedBot(follower_of(bot, seat, self.game)) for seat, bot in self.bots.items()
        }
        for place, made in enumerate(self.game.moves):
            moved, move = made
            why = reading = None
            if moved.seat in bots and _is_by_bot(made, moved.seat):
                why, reading = _why(bots[moved.seat], made)
            for seat, bot in tuple(bots.items()):
                try:
                    bot.follow(_followed(made, seat))
                    if isinstance(move, Hint) and move.to == seat and seat in self.programs:
                        reading = bot.follower.reading()
                except Exception:  # it failed in the game, too, and has nothing more to say
                    del bots[seat]
            if why is not None or reading is not None:
                reasons.append(MoveReasons(place, moved.seat, _info(why), _info(reading)))
        return reasons


def _why(bot: ExplainedBot, made: MadeMove) -> WhyAndReading:
    """Its reason, unless a careful move had to be made in its place; if it was mistaken, also
    what misled it."""
    try:
        if bot.follower.checked_choice() != made[1]:
            return None, None
        why, reading = bot.why(made[1])
    except Exception:  # then it failed in the game, too
        return None, None
    return why, reading if why is not None and why.key in MISTAKEN else None


def _bots_of(table: Table) -> dict[int, str]:
    """Seats that bots have or had; on one seat it is always the same bot."""
    seated = {
        seat: taken.bot for seat, taken in enumerate(table.seats) if isinstance(taken, Program)
    }
    stood_in = (line.entry for line in table.log if isinstance(line.entry, StoodIn))
    return seated | table.replaced_bots | {entry.seat: entry.bot for entry in stood_in}


def _followed(made: MadeMove, seat: int) -> FollowedMove:
    moved, move = made
    return FollowedMove(move, is_own=moved.by_bot and moved.seat == seat)


def _is_by_bot(made: MadeMove, seat: int) -> bool:
    moved, move = made
    return moved.by_bot and moved.seat == seat and not isinstance(move, Arrange)


def _line_of(table: Table, place: int) -> int:
    """The number in the log of a move that counts."""
    lines: list[int] = []
    for logged in table.log:
        match logged.entry:
            case Moved():
                lines.append(logged.seq)
            case Undone(moves=count):
                del lines[len(lines) - count :]
    return lines[place]


def _info(reason: Reason | None) -> ReasonInfo | None:
    if reason is None:
        return None
    return ReasonInfo(reason.key, dict(reason.values), list(reason.cards))
