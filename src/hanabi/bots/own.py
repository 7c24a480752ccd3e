"""A bot of one's own: from a file, from a module, or installed as a plug-in.

``mine.py``, ``mine.py:Class`` and ``package.module:Class`` are read here, names of plug-ins
looked up in ``plug_ins``. Nothing here runs their code: that is ``making``.
"""

import hashlib
import os
import re
import sys
from dataclasses import dataclass, replace
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

from hanabi.bots.plug_ins import plug_ins
from hanabi.bots.registry import BOTS, DECLARATIONS, UnknownBot
from hanabi.rules import HanabiError
from hanabi.rules.system_errors import system_reason

_WORD = re.compile(r"(?P<place>.+?)(?::(?P<attribute>[^\W\d][\w.]*))?", re.DOTALL)


class InvalidBot(HanabiError):
    """The code cannot be read, does not run, or has no bot that can be told from others."""


@dataclass(frozen=True)
class OwnBot:
    """Where a bot's code is, and how it is treated. That of a file is its text as it was read,
    which travels with the games to be played; a module must be there where it is run."""

    name: str
    """By which reports and records call it."""
    place: str
    """The file's path, or the module's name."""
    attribute: str
    """The class or function in it; empty where it has one bot alone."""
    source: str | None
    """The file's text; None for a module."""
    folder: str
    """Where it imports from, beside what is installed; empty for what is installed itself."""
    digest: str
    """Of the text of the file or module: another text is another bot."""
    seconds: float = 1.0
    """The time limit of a move, where it runs in processes of its own."""
    in_process: bool = False
    """Trusted: it runs in the process that asks it, and has no time limit."""

    def named(self) -> dict[str, object]:
        """What decides how it plays, for JSON."""
        limit = None if self.in_process else self.seconds
        return {"bot": self.name, "sha256": self.digest, "time_limit": limit}


def is_own(word: str) -> bool:
    """Does this name a bot's code, or a plug-in, rather than a bot of this package?"""
    return word not in DECLARATIONS and (_is_code(word) or word in plug_ins())


def read_own_bot(word: str, seconds: float = 1.0, *, in_process: bool = False) -> OwnBot:
    """Find the bot's code and read it. Raises ``InvalidBot``, or ``UnknownBot`` for a name that
    is no plug-in's."""
    found = _WORD.fullmatch(word)
    place, attribute = (found["place"], found["attribute"] or "") if found else (word, "")
    if _is_file(place):
        own = _from_file(Path(place), attribute)
    elif attribute:
        own = _from_module(place, attribute, word)
    elif word in plug_ins():
        own = _from_plug_in(word)
    else:
        raise UnknownBot("unknown-bot", bot=word, known=", ".join((*BOTS, *plug_ins())))
    return replace(own, seconds=seconds, in_process=in_process)


def _from_file(path: Path, attribute: str) -> OwnBot:
    """It is called by the class, or by its name without ``.py``, if no bot is called that."""
    text = _text_of(path)
    name = attribute or path.stem
    return OwnBot(
        name=path.name if name in DECLARATIONS else name,
        place=str(path.resolve()),
        attribute=attribute,
        source=text,
        folder=str(path.resolve().parent),
        digest=_digest(text.encode()),
    )


def _from_module(module: str, attribute: str, word: str) -> OwnBot:
    """Of the current folder, as for ``python -m``, or installed."""
    folder = str(Path.cwd())
    return OwnBot(
        name=word if attribute in DECLARATIONS else attribute,
        place=module,
        attribute=attribute,
        source=None,
        folder=folder,
        digest=_module_digest(module, folder),
    )


def _from_plug_in(name: str) -> OwnBot:
    entry = plug_ins()[name]
    return OwnBot(
        name=name,
        place=entry.module,
        attribute=entry.attr or "",
        source=None,
        folder="",
        digest=_module_digest(entry.module, ""),
    )


def _is_code(word: str) -> bool:
    found = _WORD.fullmatch(word)
    return found is not None and (bool(found["attribute"]) or _is_file(found["place"]))


def _is_file(place: str) -> bool:
    return place.endswith(".py") or "/" in place or os.sep in place


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidBot("bot-file", file=str(path), why=system_reason(error)) from None
    except UnicodeDecodeError as error:
        raise InvalidBot("bot-file", file=str(path), why=str(error)) from None


def _module_digest(module: str, folder: str) -> str:
    """Of the module's file, which is found without running any code."""
    spec, path = None, [folder] if folder else None
    parts = module.split(".")
    for count in range(1, len(parts) + 1):
        spec = _spec(".".join(parts[:count]), path)
        if spec is None and count == 1:
            spec = _spec(parts[0], None)  # not in the folder, so among what is installed
        path = None if spec is None else list(spec.submodule_search_locations or ())
        if spec is None:
            break
    if spec is None or spec.origin is None or not Path(spec.origin).is_file():
        raise InvalidBot("bot-module", module=module)
    return _digest(Path(spec.origin).read_bytes())


def _spec(module: str, path: list[str] | None) -> ModuleSpec | None:
    if path is not None:
        return PathFinder.find_spec(module, path)
    found = (finder.find_spec(module, None) for finder in sys.meta_path)
    return next(filter(None, found), None)


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()
