"""A bot that follows a game from its seat and is asked for its moves.

A memory follows from the moves that count. Whoever takes moves back, or was away, makes the bot
anew and lets it follow the game from its start; what it chose then it chooses again.
"""

from collections.abc import Mapping
from contextlib import suppress

from hanabi.bots.bot import Bot, Explainer, Reader, Reason, Recaller, Watcher
from hanabi.game import Arrange, GameState, Move, Step
from hanabi.game.events import Event
from hanabi.rules import Seat
from hanabi.view import View, Views, checked_move, redacted_events


class Follower:
    """Is given what its seat may see of each move, by whoever knows that."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._choice: Move | None = None

    @property
    def is_watching(self) -> bool:
        """Does the bot want to be told of moves? Others need no events and no views of them."""
        return isinstance(self._bot, Watcher)

    def choose(self, view: View) -> Move:
        """What it does now, in the names of its view; asked again before it is made, the same."""
        if self._choice is None:
            self._choice = self._bot.choose(view)
        return self._choice

    def choose_again(self, view: View) -> None:
        """Its own action of an earlier time is about to be followed. It was its choice, so it
        makes that again, in case it rolls dice for it or remembers why."""
        with suppress(Exception):  # as then, when another move had to be made in its place
            if self._choice is None and isinstance(self._bot, Recaller):
                self._bot.recall(view)
            else:
                self.choose(view)

    def follow(self, events: tuple[Event, ...], view: View | None, *, is_action: bool) -> None:
        """A move was made; without a view of what came of it, the bot is not told. Only an
        action, other than an arrangement of a hand, makes the bot think anew."""
        if view is not None and isinstance(self._bot, Watcher):
            self._bot.watch(events, view)
        if is_action:
            self._choice = None

    def why(self) -> Reason | None:
        """Its reason for what it chose last, if it can say."""
        return self._bot.why() if isinstance(self._bot, Explainer) else None

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given, if it can say."""
        return self._bot.reading() if isinstance(self._bot, Reader) else None


class GameFollower:
    """Follows the game itself, where that is known; the bot sees its seat's view all the same."""

    def __init__(self, bot: Bot, seat: Seat, state: GameState) -> None:
        self.bot = bot
        self.seat = seat
        self.state = state
        self._follower = Follower(bot)
        self._views = Views(state)

    def choose(self) -> Move:
        """What it does now, in the names of its view."""
        return self._follower.choose(self._view())

    def checked_choice(self) -> Move:
        """What it does now, in the engine's card ids. ``IllegalMove`` if it may not do that."""
        return checked_move(self.state, self.seat, self.choose())

    def follow(self, move: Move, step: Step, *, is_own: bool) -> None:
        """A move was made, by this bot or by somebody else."""
        is_action = not isinstance(move, Arrange)
        if is_own and is_action:
            self._follower.choose_again(self._view())
        before, self.state = self.state, step.state
        if self._follower.is_watching:
            events = redacted_events(before, step, self.seat)
            self._follower.follow(events, self._view(), is_action=is_action)
        else:
            self._follower.follow((), None, is_action=is_action)

    def why(self) -> Reason | None:
        """Its reason for what it chose last, if it can say."""
        return self._follower.why()

    def reading(self) -> Reason | None:
        """How it understood the last hint that it was given, if it can say."""
        return self._follower.reading()

    def _view(self) -> View:
        self._views.move_to(self.state)
        return self._views.of(self.seat)


def followers_of(bots: Mapping[Seat, Bot], state: GameState) -> dict[Seat, GameFollower]:
    """Bots that follow the same game from here on, each in its seat."""
    return {seat: GameFollower(bot, seat, state) for seat, bot in bots.items()}
