"""A bot is asked about a move that it made.

Nothing is stored: a bot follows the game again and is asked on the way. When everything may be
told, it follows the game as it was. While the game runs, it follows games that the asker could be
in (see ``possible_deals``), and what it says in all of them is its answer: that the asker could
have found out, and nothing else.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hanabi.bots.asking.hindsight import ExplainedBot, FollowedMove, without_kinds
from hanabi.bots.asking.possible_deals import possible_deals
from hanabi.bots.bot import Bot, Reason
from hanabi.bots.follower import GameFollower
from hanabi.game import Deal, GameState, start
from hanabi.rules import Seat

_MOST_DEALS = 12
_LEAST = 2
"""In so many of the possible games, at least, the bot must make the move that it made."""

WhyAndReading = tuple[Reason | None, Reason | None]
"""Why a move was made, and how the last hint before it was understood."""


class _OtherMove(Exception):
    """In this game the bot would not have made that move."""


@dataclass(frozen=True, slots=True)
class Question:
    """Why was the last of these moves made? All that the answer needs."""

    make: Callable[[], Bot]
    seat: Seat
    moves: Sequence[FollowedMove]
    state: GameState
    """The game as it stands now, perhaps some moves later: so much the asker knows of it."""
    asker: Seat | None
    """None where everything may be told."""
    dice: str
    """Draws the possible games; must follow from what the asker may know."""

    def answer(self) -> WhyAndReading:
        """What the bot says, as far as the asker may know it."""
        return self.agreed(list(self.answers()))

    def answers(self) -> Iterator[WhyAndReading]:
        """What it says in each game that the asker could be in, and in which it moves so. Whoever
        has other things to do may pause between them."""
        deals: Iterator[Deal] = iter((self.state.deal,))
        if self.asker is not None:
            deals = possible_deals(self.state, self.asker, self.dice, _MOST_DEALS)
        for deal in deals:
            try:
                yield self._in_game(deal)
            except Exception:  # another move, or a course that the rules do not allow
                continue

    def agreed(self, answers: Sequence[WhyAndReading]) -> WhyAndReading:
        """What may be told, once all ``answers`` are there."""
        if len(answers) < (1 if self.asker is None else _LEAST):
            return None, None
        whys, readings = zip(*answers, strict=True)
        return same_in_all(whys), same_in_all(readings)

    def _in_game(self, deal: Deal) -> WhyAndReading:
        follower = GameFollower(self.make(), self.seat, start(self.state.ruleset, deal))
        explained = ExplainedBot(follower)
        *before, last = self.moves
        for made in before:
            explained.follow(made)
        if follower.checked_choice() != last.move:
            raise _OtherMove
        return explained.why(last.move)


def same_in_all(reasons: Sequence[Reason | None]) -> Reason | None:
    """What is the same in all of them: nothing, the message, or also what it points at."""
    found = [reason for reason in reasons if reason is not None]
    if len(found) < len(reasons):
        return None
    if not _all_say_the_same(found):
        found = [without_kinds(reason) for reason in found]
    if not _all_say_the_same(found):
        return None
    first = found[0]
    is_same = all(other.cards == first.cards for other in found)
    return first if is_same else first._replace(cards=())


def _all_say_the_same(reasons: Sequence[Reason]) -> bool:
    first = reasons[0]
    return all((other.key, other.values) == (first.key, first.values) for other in reasons)
