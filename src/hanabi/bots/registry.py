"""The bots by name: found in the folders of this package, each of which declares one."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotDeclaration, BotFactory
from hanabi.rules import HanabiError, Seat


def _declared() -> dict[str, BotDeclaration]:
    folders = (folder.name for folder in iter_modules([str(Path(__file__).parent)]) if folder.ispkg)
    packages = [import_module(f"hanabi.bots.{folder}") for folder in folders]
    bots: list[BotDeclaration] = [package.BOT for package in packages if hasattr(package, "BOT")]
    return {bot.name: bot for bot in sorted(bots, key=lambda bot: (bot.place, bot.name))}


DECLARATIONS = _declared()
"""All of them, also those that play in simulations alone."""

BOTS: dict[str, BotFactory] = {
    bot.name: bot.make for bot in DECLARATIONS.values() if not bot.sees_own_hand
}
"""Those that sit at tables; ``making.let_sit`` adds bots of one's own."""

STRENGTHS = {bot.strength: bot.name for bot in DECLARATIONS.values() if bot.strength is not None}
"""The strengths that people are offered by name, and who plays each."""

CODE_BOTS = frozenset(bot.name for bot in DECLARATIONS.values() if bot.plays_a_code)
"""Those that play a code which people cannot follow."""

SIMULATION_BOTS = frozenset(bot.name for bot in DECLARATIONS.values() if bot.sees_own_hand)
"""Those that see what no player may see: they play in simulations, never at a table."""


COMPILED_BOTS = tuple(bot.name for bot in DECLARATIONS.values() if bot.kernels is not None)
"""Those whose games can be compiled."""


class UnknownBot(HanabiError):
    """There is no bot of that name."""


def make_bot(name: str, seat: Seat, seed: int = 0) -> Bot:
    """The bot of that name, ready to play this seat of one game; also one that is installed
    as a plug-in."""
    if name not in BOTS:
        from hanabi.bots.making import let_sit
        from hanabi.bots.own import read_own_bot
        from hanabi.bots.plug_ins import plug_ins

        if name not in plug_ins():
            raise UnknownBot("unknown-bot", bot=name, known=", ".join((*BOTS, *plug_ins())))
        let_sit(read_own_bot(name))
    return BOTS[name](seat, seed)
