"""What bots say about their moves, and about hints that they were given.

Nothing is stored: a bot follows the game again and is asked on the way. When the game is over,
it follows the game as it was. While it runs, it follows games that the asker could be in (see
``possible_deals``), and what it says in all of them is its answer: that the asker could have found
out, and nothing else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from hanabi.bots import Reason
from hanabi.game import Arrange, GameState
from hanabi.rules import Hint
from hanabi.server.errors import Refused
from hanabi.server.table.entries import Moved, StoodIn, Undone
from hanabi.server.table.occupants import Program
from hanabi.server.table.settled_moves import MadeMove, settled_places
from hanabi.server.table.table import Table
from hanabi.server.thinking.bot_seats import (
    GameSoFar,
    follower_of,
    game_so_far,
)
from hanabi.server.thinking.hindsight import MISTAKEN, ExplainedBot, without_kinds
from hanabi.server.thinking.possible_deals import possible_deals
from hanabi.server.wire.protocol import ReasonInfo

_MOST_DEALS = 12
_LEAST = 2
"""In so many of the possible games, at least, the bot must make the move that it made."""

WhyAndReading = tuple[Reason | None, Reason | None]
"""Why a move was made, and how the last hint before it was understood."""


class MoveReasons(msgspec.Struct, frozen=True):
    """What bots say about one move of a record: why it was made, how a hint was understood."""

    move: int
    seat: int
    why: ReasonInfo | None
    reading: ReasonInfo | None


class _OtherMove(Exception):
    """In this game the bot would not have made that move."""


@dataclass(frozen=True, slots=True)
class Question:
    """A bot is asked about its last move: all that the answer needs, and not the table."""

    bot: str
    seat: int
    place: int
    """The move's place among those that count."""
    seq: int
    game: GameSoFar
    state: GameState
    asker: int | None
    """None where everything may be told."""
    dice: str

    def answer(self) -> tuple[ReasonInfo | None, ReasonInfo | None]:
        """What it says, as far as the asker may know it. Runs in a process of the ``pool``."""
        answers = list(self._in_all_games())
        if len(answers) < (1 if self.asker is None else _LEAST):
            return None, None
        whys, readings = zip(*answers, strict=True)
        return _agreed(whys), _agreed(readings)

    def _in_all_games(self) -> Iterator[WhyAndReading]:
        deals = [self.game.deal]
        if self.asker is not None:
            deals = list(possible_deals(self.state, self.asker, self.dice, _MOST_DEALS))
        for deal in deals:
            try:
                yield self._in_game(self.game._replace(deal=deal))
            except Exception:  # another move, or a course that the rules do not allow
                continue

    def _in_game(self, game: GameSoFar) -> WhyAndReading:
        explained = ExplainedBot(follower_of(self.bot, self.seat, game))
        for made in game.moves[: self.place]:
            explained.follow(made)
        if explained.follower.checked_choice() != game.moves[self.place][1]:
            raise _OtherMove
        return explained.why(game.moves[self.place][1])


def question(table: Table, seat: int, asker: int | None) -> Question:
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
    return Question(
        bot=bots[seat],
        seat=seat,
        place=places[-1],
        seq=_line_of(table, settled_places(table.moves)[places[-1]]),
        game=game,
        state=table.state,
        asker=None if table.is_over else asker,
        dice=f"{table.id} {table.seq} {asker}",
    )


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
                    bot.follow(made)
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


def _agreed(reasons: Sequence[Reason | None]) -> ReasonInfo | None:
    """What is the same in all of them: nothing, the message, or also what it points at."""
    first, *others = reasons
    if first is None or any(other is None for other in others):
        return None
    found = [reason for reason in reasons if reason is not None]
    if any((other.key, other.values) != (first.key, first.values) for other in found):
        found = [without_kinds(reason) for reason in found]
        first = found[0]
    if any((other.key, other.values) != (first.key, first.values) for other in found):
        return None
    is_same = all(other.cards == first.cards for other in found)
    return _info(first if is_same else first._replace(cards=()))


def _info(reason: Reason | None) -> ReasonInfo | None:
    if reason is None:
        return None
    return ReasonInfo(reason.key, dict(reason.values), list(reason.cards))
