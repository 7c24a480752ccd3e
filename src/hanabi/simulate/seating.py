"""Who sits at a table here: bots of this package, and bots of one's own in processes that can
be killed or, where they are trusted, in this one.

In this process a bot of one's own is many times faster, since no view goes from process to
process. Nothing stops it there when it takes too long, and what its seats keep in their class
or module they share, also from game to game.
"""

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout

from hanabi.bots import Bot, Watcher, make_bot
from hanabi.bots.making import error_in_one_line, factory_of, in_one_line
from hanabi.bots.own import OwnBot
from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.rules import Seat
from hanabi.simulate.sandbox import Forfeit, leave_seats, sandbox_of
from hanabi.view import View


@contextmanager
def seated(names: Sequence[str], own_bots: Iterable[OwnBot], seed: int) -> Iterator[list[Bot]]:
    """The bots of one game; processes of their own end with it."""
    by_name = {own.name: own for own in own_bots if own.name in names}
    if any(own.in_process for own in by_name.values()):
        random.seed(seed)  # whoever rolls these dice rolls the same again
    try:
        yield [_bot(name, by_name.get(name), Seat(seat), seed) for seat, name in enumerate(names)]
    finally:
        for own in by_name.values():
            if not own.in_process:
                leave_seats(own)


def check_runs(own: OwnBot) -> None:
    """Run its code where its games will be played. ``InvalidBot`` if that does not work."""
    if own.in_process:
        with redirect_stdout(sys.stderr):
            factory_of(own)
    else:
        sandbox_of(own)


def _bot(name: str, own: OwnBot | None, seat: Seat, seed: int) -> Bot:
    if own is None:
        return make_bot(name, seat, seed)
    if own.in_process:
        return _trusted(own, seat, seed)
    sandbox = sandbox_of(own)
    try:
        return sandbox.take(seat, seed)
    except OSError:
        raise Forfeit("forfeit-died", bot=name) from None


def _trusted(own: OwnBot, seat: Seat, seed: int) -> Bot:
    with _its_own_fault(own):
        bot = factory_of(own)(seat, seed)
    return _WatchingTrustedSeat(own, bot) if isinstance(bot, Watcher) else _TrustedSeat(own, bot)


class _TrustedSeat:
    """Asks the bot itself; what it does wrong is its ``Forfeit``."""

    def __init__(self, own: OwnBot, bot: Bot) -> None:
        self._own, self._bot = own, bot

    def choose(self, view: View) -> Move:
        with _its_own_fault(self._own):
            move = self._bot.choose(view)
            illegal = "" if move in view.legal_moves else in_one_line(repr(move))
        if illegal:
            raise Forfeit("forfeit-illegal", bot=self._own.name, move=illegal)
        return move


class _WatchingTrustedSeat(_TrustedSeat):
    """For a bot with a memory."""

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        assert isinstance(self._bot, Watcher)
        with _its_own_fault(self._own):
            self._bot.watch(events, view)


@contextmanager
def _its_own_fault(own: OwnBot) -> Iterator[None]:
    """What the bot raises here is its forfeit, also where it wants to leave; what it prints is
    not for a reader of results."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        what = error_in_one_line(error, own)
        raise Forfeit("forfeit-error", bot=own.name, what=what) from error
