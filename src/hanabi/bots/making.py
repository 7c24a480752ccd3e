"""Running the code of a bot of one's own, and finding the bot in it.

A file or module has a function ``make_bot(seat, seed)``; or, without one, exactly one class of
its own with a method ``choose``. A class is made with ``(seat, seed)`` if it takes them, else with
nothing; any other function is called with them.
"""

import inspect
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from traceback import extract_tb
from types import ModuleType
from typing import Any, cast

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotFactory
from hanabi.bots.own import InvalidBot, OwnBot
from hanabi.bots.registry import BOTS
from hanabi.rules import Seat

_MOST_CHARACTERS = 200


@cache
def factory_of(own: OwnBot) -> BotFactory:
    """Run the code, once in a process, and find the bot. Raises ``InvalidBot``."""
    if own.folder and own.folder not in sys.path:
        sys.path.insert(0, own.folder)  # as for a script
    try:
        module = _module(own)
        bot = _named(module, own) if own.attribute else _only_bot(module, own.place)
    except (InvalidBot, KeyboardInterrupt):
        raise
    except BaseException as error:  # a file may do anything when it is run, and even leave
        raise _fails(own, error) from error
    return factory_from(bot, own.place)


def let_sit(own: OwnBot) -> None:
    """From now on this process can make it by its name, as it makes those of this package. Its
    code is run when it is first made."""
    BOTS[own.name] = OwnBotFactory(own)


@dataclass(frozen=True)
class OwnBotFactory:
    """Makes a bot of one's own, and knows where it comes from."""

    own: OwnBot

    def __call__(self, seat: Seat, seed: int) -> Bot:
        return factory_of(self.own)(seat, seed)


def factory_from(bot: object, place: str) -> BotFactory:
    """What makes the bot, of a class or of a function; ``place`` is for the refusal."""
    if not isinstance(bot, type):
        if not callable(bot):
            raise InvalidBot("no-bot", file=place)
        return cast("BotFactory", bot)
    if not callable(getattr(bot, "choose", None)):
        raise InvalidBot("no-bot", file=place)
    bot_class: Any = bot
    signature = inspect.signature(bot_class)
    for arguments in ((Seat(0), 0), ()):
        try:
            signature.bind(*arguments)
        except TypeError:
            continue
        count = len(arguments)
        return lambda seat, seed: cast("Bot", bot_class(*(seat, seed)[:count]))
    raise InvalidBot("bot-arguments", file=place, bot=bot_class.__name__)


def module_name(own: OwnBot) -> str:
    """By this name the code knows itself."""
    return own.place if own.source is None else f"hanabi_bot_{own.digest[:16]}"


def error_in_one_line(error: BaseException, own: OwnBot) -> str:
    """The exception, with the line in the bot's own file."""
    if isinstance(error, SyntaxError) and error.lineno is not None:
        return in_one_line(f"{error.msg}, line {error.lineno}")
    file = getattr(sys.modules.get(module_name(own)), "__file__", None)
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    where = f", line {lines[-1]}" if lines else ""
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:
        text = type(error).__name__
    return in_one_line(text.removesuffix(": ")) + where


def in_one_line(text: str) -> str:
    """Cut short, too, where it is long."""
    line = " ".join(text.split())
    return line if len(line) <= _MOST_CHARACTERS else f"{line[:_MOST_CHARACTERS]}…"


def _module(own: OwnBot) -> ModuleType:
    if own.source is None:
        return import_module(own.place)
    module = ModuleType(module_name(own))
    module.__file__ = own.place
    sys.modules[module.__name__] = module  # dataclasses and pickle look it up
    exec(compile(own.source, own.place, "exec"), vars(module))
    return module


def _named(module: ModuleType, own: OwnBot) -> object:
    try:
        return attrgetter(own.attribute)(module)
    except AttributeError:
        raise InvalidBot("no-bot-named", file=own.place, bot=own.attribute) from None


def _only_bot(module: ModuleType, place: str) -> object:
    maker = vars(module).get("make_bot")
    if callable(maker):
        return maker
    classes = [value for value in vars(module).values() if _is_bot_class(value, module)]
    if len(classes) != 1:
        code = "several-bots" if classes else "no-bot"
        names = ", ".join(bot_class.__name__ for bot_class in classes)
        raise InvalidBot(code, file=place, bots=names)
    return classes[0]


def _is_bot_class(value: object, module: ModuleType) -> bool:
    """A class of the file itself, not one that it imports, and not a hidden base of others."""
    return (
        isinstance(value, type)
        and value.__module__ == module.__name__
        and not value.__name__.startswith("_")
        and callable(getattr(value, "choose", None))
    )


def _fails(own: OwnBot, error: BaseException) -> InvalidBot:
    return InvalidBot("bot-file-fails", file=own.place, why=error_in_one_line(error, own))
