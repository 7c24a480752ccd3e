"""A coach sits behind a player and sees what the player sees, and nothing else.

What the player could do is what a bot would do in the same place: it follows the game through the
gate, with the eyes of that seat. What partners will make of a move is asked of them in games that
the player could be in (``possible_deals``); only what is the same in all of them is told.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hanabi.bots.asking.hindsight import FollowedMove
from hanabi.bots.asking.possible_deals import possible_deals
from hanabi.bots.asking.question import same_in_all
from hanabi.bots.bot import Bot, Reason
from hanabi.bots.follower import GameFollower
from hanabi.bots.registry import make_bot
from hanabi.game import Deal, Discard, GameState, Move, Play, apply, start
from hanabi.rules import Hint, Seat

COACH = "smart"
"""The bot whose way of playing people can follow."""
_MOST_DEALS = 12
_LEAST = 2


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What could the seat on turn do, and why?"""

    seat: Seat
    moves: Sequence[Move]
    state: GameState

    def answer(self) -> tuple[Move, Reason | None]:
        """A move in the names of the seat's view, and the reason of the bot that would make it."""
        coach = GameFollower(
            make_bot(COACH, self.seat, 0), self.seat, start(self.state.ruleset, self.state.deal)
        )
        for move in self.moves:
            coach.follow(move, apply(coach.state, move), is_own=False)
        return coach.choose(), coach.why()


@dataclass(frozen=True, slots=True)
class PartnersView:
    """What will a partner make of the last of these moves? Of a hint, how it is read; of
    another move, what comes next."""

    make: Callable[[], Bot]
    partner: Seat
    moves: Sequence[FollowedMove]
    """With those that were the partner's own choice marked so."""
    state: GameState
    """The game as it stands now: so much the asker knows of it."""
    asker: Seat
    dice: str
    """Draws the possible games; must follow from what the asker may know."""

    def answer(self) -> Reason | None:
        """What is the same in all games that the asker could be in."""
        found = list(self._answers())
        return same_in_all(found) if len(found) >= _LEAST else None

    def _answers(self) -> Iterator[Reason | None]:
        for deal in possible_deals(self.state, self.asker, self.dice, _MOST_DEALS):
            try:
                yield self._in_game(deal)
            except Exception:  # a course that the rules do not allow with those cards
                continue

    def _in_game(self, deal: Deal) -> Reason | None:
        ruleset = self.state.ruleset
        follower = GameFollower(self.make(), self.partner, start(ruleset, deal))
        for made in self.moves:
            follower.follow(made.move, apply(follower.state, made.move), is_own=made.is_own)
        if isinstance(self.moves[-1].move, Hint):
            return follower.reading()
        match follower.checked_choice():
            case Play():
                return Reason("bot-next-play", {})
            case Discard():
                return Reason("bot-next-discard", {})
            case _:
                return Reason("bot-next-hint", {})
