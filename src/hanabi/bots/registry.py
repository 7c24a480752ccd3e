"""The bots by name. What each is for is told by the catalogues: ``bot-<name>``."""

from collections.abc import Callable

from hanabi.bots.bot import Bot
from hanabi.bots.cautious import CautiousBot
from hanabi.bots.random_bot import RandomBot
from hanabi.rules import HanabiError, Seat

BotFactory = Callable[[Seat, int], Bot]
"""Makes a bot for one seat of one game, from a seed for its own dice."""


def _over_rows(name: str) -> BotFactory:
    """Imported when it is asked for: the fast engine comes with it."""

    def make(seat: Seat, seed: int = 0) -> Bot:
        del seed  # nothing is left to chance
        from hanabi.bots.rows.kernels import row_bot

        return row_bot(name, seat)

    return make


def _beginner(seat: Seat, seed: int = 0) -> Bot:
    from hanabi.bots.beginner import BeginnerBot

    return BeginnerBot(seat, seed)


BOTS: dict[str, BotFactory] = {
    "random": RandomBot,
    "cautious": CautiousBot,
    "simple": _over_rows("simple"),
    "holmes": _over_rows("holmes"),
    "beginner": _beginner,
    "smart": _over_rows("smart"),
    "hat": _over_rows("hat"),
    "hat-plus": _over_rows("hat-plus"),
}

STRENGTHS = {"beginner": "beginner", "smart": "smart", "code": "hat-plus"}
"""The three strengths that people are offered by name, and who plays each."""

CODE_BOTS = frozenset({"hat", "hat-plus"})
"""Those that play a code which people cannot follow."""

SIMULATION_BOTS = frozenset({"cheat"})
"""Those that see what no player may see: they play in simulations, never at a table."""


class UnknownBot(HanabiError):
    """There is no bot of that name."""


def make_bot(name: str, seat: Seat, seed: int = 0) -> Bot:
    """The bot of that name, ready to play this seat of one game."""
    if name not in BOTS:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](seat, seed)
