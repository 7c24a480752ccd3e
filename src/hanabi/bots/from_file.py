"""A third party's bot: one Python file.

The file has a function ``make_bot(seat, seed)``; or, without one, exactly one class of its own
with a method ``choose``, made with ``(seat, seed)`` if it takes them, else with nothing.
Nothing here runs the file but ``factory_in``, which belongs into a process that may be killed.
"""

import hashlib
import inspect
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from hanabi.bots.bot import Bot
from hanabi.bots.declaration import BotFactory
from hanabi.bots.registry import DECLARATIONS
from hanabi.rules import HanabiError, Seat

MODULE_NAME = "hanabi_bot_file"
"""By this name the file's code knows itself."""


class InvalidBotFile(HanabiError):
    """The file cannot be read, does not run, or has no bot that can be told from others."""


@dataclass(frozen=True)
class BotFile:
    """A file as it was when it was read: its text travels with the games to be played."""

    name: str
    path: str
    source: str
    seconds: float
    """The time limit of a move."""

    def named(self) -> dict[str, object]:
        """What decides how it plays, for JSON."""
        digest = hashlib.sha256(self.source.encode()).hexdigest()
        return {"bot": self.name, "sha256": digest, "time_limit": self.seconds}


def is_bot_file(name: str) -> bool:
    """Is this the path of a file, rather than the name of a bot?"""
    return name.endswith(".py") or "/" in name or os.sep in name


def read_bot_file(given: str, seconds: float) -> BotFile:
    """Read the file; it is called by its name without ``.py``, if no bot is called that."""
    path = Path(given)
    try:
        source = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidBotFile("bot-file", file=given, why=error.strerror or "?") from None
    except UnicodeDecodeError as error:
        raise InvalidBotFile("bot-file", file=given, why=str(error)) from None
    is_taken = path.stem in DECLARATIONS
    return BotFile(path.name if is_taken else path.stem, str(path.resolve()), source, seconds)


def factory_in(source: str, path: str) -> BotFactory:
    """Run the file and find its bot. What the file's own code raises is for the caller."""
    module = ModuleType(MODULE_NAME)
    module.__file__ = path
    sys.modules[MODULE_NAME] = module  # dataclasses and pickle look it up
    sys.path.insert(0, str(Path(path).parent))  # as for a script
    exec(compile(source, path, "exec"), vars(module))
    maker = vars(module).get("make_bot")
    if callable(maker):
        return cast("BotFactory", maker)
    classes = [value for value in vars(module).values() if _is_bot_class(value)]
    if len(classes) != 1:
        code = "several-bots" if classes else "no-bot"
        names = ", ".join(bot_class.__name__ for bot_class in classes)
        raise InvalidBotFile(code, file=path, bots=names)
    return _maker_of(classes[0], path)


def _is_bot_class(value: object) -> bool:
    """A class of the file itself, not one that it imports, and not a hidden base of others."""
    return (
        isinstance(value, type)
        and value.__module__ == MODULE_NAME
        and not value.__name__.startswith("_")
        and callable(getattr(value, "choose", None))
    )


def _maker_of(bot_class: Any, path: str) -> BotFactory:
    signature = inspect.signature(bot_class)
    for arguments in ((Seat(0), 0), ()):
        try:
            signature.bind(*arguments)
        except TypeError:
            continue
        count = len(arguments)
        return lambda seat, seed: cast("Bot", bot_class(*(seat, seed)[:count]))
    raise InvalidBotFile("bot-arguments", file=path, bot=bot_class.__name__)
