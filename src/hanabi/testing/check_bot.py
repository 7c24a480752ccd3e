"""A kit for whoever writes a bot: does it play every game legally, to the end, repeatably?"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from hanabi.bots import Bot, BotFactory, followers_of, let_bot_move, make_bot
from hanabi.bots.making import factory_from, factory_of
from hanabi.bots.own import is_own, read_own_bot
from hanabi.game import Game, IllegalMove
from hanabi.rules import Ruleset, Seat
from hanabi.testing.check_engine import every_ruleset

BotMaker = Callable[[Seat, int], Bot] | Callable[[], Bot] | str
"""A bot's class, a function that makes one for a seat and a seed, or what names one on the
command line: ``mine.py``, ``mine.py:Class``, ``module:Class``, a plug-in, a bot of this package."""
MOST_MOVES = 1000
"""No game of sensible players is nearly as long; a bot that only hints and discards ends too."""


class BotFails(AssertionError):
    """The bot broke the contract; the message says in which game, and how."""


def check_bot(
    make: BotMaker, games: int = 1, seed: int = 0, rulesets: Sequence[Ruleset] | None = None
) -> None:
    """Let the bot play all seats of some games of each ruleset, and every eighth game again.
    It may be given in every way in which ``hanabi simulate`` takes one.

    Raises ``BotFails`` on an illegal move, on an exception, on a game that does not end, and
    if the same game goes differently the second time.
    """
    factory = _factory(make)
    table = rulesets if rulesets is not None else every_ruleset()
    for count, (rules, number) in enumerate(product(table, range(seed, seed + games))):
        first = _play(factory, rules, number)
        if count % 8 == 0 and _play(factory, rules, number).moves != first.moves:
            raise BotFails(f"two different games from seed {number} of {rules}")


def _factory(make: BotMaker) -> BotFactory:
    if not isinstance(make, str):
        return factory_from(make, getattr(make, "__name__", repr(make)))
    return factory_of(read_own_bot(make)) if is_own(make) else partial(make_bot, make)


def _play(make: BotFactory, rules: Ruleset, seed: int) -> Game:
    game = Game.deal(rules, seed)
    seats = map(Seat, range(rules.players))
    bots = followers_of({seat: make(seat, seed) for seat in seats}, game.state)
    while game.outcome is None:
        where = f"move {game.at + 1} of seed {seed} of {rules}"
        if game.at >= MOST_MOVES:
            raise BotFails(f"no end: {where}")
        try:
            let_bot_move(game, bots)
        except IllegalMove as refused:
            raise BotFails(f"illegal move: {refused}: {where}") from refused
        except Exception as error:
            raise BotFails(f"{type(error).__name__}: {error}: {where}") from error
    return game
