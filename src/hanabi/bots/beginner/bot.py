"""``beginner``: plays as ``smart`` does, with the slips of somebody who is new to the game.

It hears every hint and knows what they mean, but now and then it forgets: it discards its
oldest card without a thought, or gives the first hint that comes to its mind. The seed
decides when, so that games can be repeated.
"""

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.kernels.seat import KernelBot
from hanabi.game import Discard, Move
from hanabi.game.events import Event
from hanabi.rules import MAX_PLAYERS, Hint, Seat
from hanabi.rules.chance import Purpose, below
from hanabi.view import View

ONE_IN = 7
"""One choice in so many is a slip."""


class BeginnerBot:
    """Makes mistakes that teammates can forgive; never one that it knows to end the game."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        self._seat = seat
        self._seed = seed
        self._choices = 0
        self._memory = KernelBot(seat, kernels_of("smart"))
        self._slip: Reason | None = None

    def choose(self, view: View) -> Move:
        """What ``smart`` would do, or a slip."""
        smart_move = self._memory.choose(view)
        self._slip = None
        if view.pending is not None or self._dice(ONE_IN) != 0:
            return smart_move
        hints = [move for move in view.legal_moves if isinstance(move, Hint)]
        if view.hint_tokens < view.ruleset.max_hint_tokens and (not hints or self._dice(2) == 0):
            careless = [held for held in view.own_hand if not view.is_known_indispensable(held)]
            if not careless:
                return smart_move
            self._slip = Reason("bot-why-slip-discard", {}, (careless[0].id,))
            return Discard(careless[0].id)
        if not hints:
            return smart_move
        self._slip = Reason("bot-why-slip-hint", {})
        return hints[self._dice(len(hints))]

    def why(self) -> Reason | None:
        """It knows when it slipped."""
        return self._slip or self._memory.why()

    def reading(self) -> Reason | None:
        """It hears as ``smart`` does."""
        return self._memory.reading()

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """It hears everything."""
        self._memory.watch(events, view)

    def _dice(self, sides: int) -> int:
        index = self._choices * MAX_PLAYERS + self._seat
        self._choices += 1
        return below(self._seed, Purpose.POLICY, index, sides)
