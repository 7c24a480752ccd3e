"""``hanabi convert``: games from one way of writing them to another, many at once."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import complain, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, reason, say
from hanabi.cli.options.types import OneOf

if TYPE_CHECKING:
    from hanabi.notation import Record

_FORMS = ("record", "hanab-live", "hanab-live-link", "text")
_SUFFIXES = {"record": ".json", "hanab-live": ".json", "hanab-live-link": ".txt", "text": ".txt"}
_STANDARD_INPUT = "-"


@click.command(cls=Command)
@click.argument("games", metavar="IN…", nargs=-1, required=True)
@click.option("--to", metavar="FORM", type=OneOf(_FORMS), required=True)
@click.option("--out", metavar="DIR")
def convert(games: tuple[str, ...], to: str, out: str | None) -> int:
    from hanabi.rules import HanabiError

    bad = 0
    for name in games:
        for number, read in _games_in(name):
            place = name if number is None else f"{name}:{number}"
            try:
                text = _written(read(), to)
                if out is not None:
                    _save(Path(out), _stem(name, number) + _SUFFIXES[to], text)
            except HanabiError as error:
                complain(say("convert-bad", place=place, reason=reason(error)))
                bad += 1
                continue
            if out is None:
                put(text.rstrip("\n"))
    return 1 if bad else 0


def _games_in(name: str) -> "Iterator[tuple[int | None, Callable[[], Record]]]":
    """A link by itself, or a file's games: one, or one a line. Each is read when asked for,
    so that a bad one spoils no other."""
    from hanabi.notation.hanablive.link import is_link, read_link

    if is_link(name):
        yield None, partial(read_link, name)
        return
    try:
        data = _bytes_of(name)
    except Refused as error:
        yield None, partial(_raise, error)
        return
    lines = [line for line in data.splitlines() if line.strip()]
    first = lines[0].strip() if lines else b""
    if len(lines) > 1 and (first.endswith(b"}") or is_link(first.decode("utf-8", "replace"))):
        yield from ((number, partial(_read, line)) for number, line in enumerate(lines, 1))
    else:
        yield None, partial(_read, data)


def _raise(error: Refused) -> "Record":
    raise error


def _bytes_of(name: str) -> bytes:
    from hanabi.notation.strict_json import MAX_BYTES

    if name == _STANDARD_INPUT:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(name).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise Refused("file-unreadable", file=name, why=error.strerror or "?") from None


def _read(data: bytes) -> "Record":
    """One game, whichever way it is written."""
    from hanabi.notation import read_record
    from hanabi.notation.hanablive import read_hanab_live, read_link
    from hanabi.notation.hanablive.link import is_link

    text = data.decode("utf-8", "replace").strip()
    if is_link(text):
        return read_link(text)
    is_ours = '"hanabi-record"' in text or '"actions"' not in text
    return read_record(data) if is_ours else read_hanab_live(data)


def _written(record: "Record", to: str) -> str:
    from hanabi.cli.listing import listing
    from hanabi.notation import write_record
    from hanabi.notation.hanablive import write_hanab_live, write_link

    forms: dict[str, Callable[[Any], str]] = {
        "record": write_record,
        "hanab-live": write_hanab_live,
        "hanab-live-link": write_link,
        "text": lambda game: "\n".join(listing(game, None)),
    }
    return forms[to](record)


def _stem(name: str, number: int | None) -> str:
    """A file's name without its ending; a link has no name of its own."""
    from hanabi.notation.hanablive.link import is_link

    stem = "game" if name == _STANDARD_INPUT or is_link(name) else Path(name).stem
    return stem if number is None else f"{stem}-{number}"


def _save(folder: Path, name: str, text: str) -> None:
    """Whole or not at all, and never over a file that is there."""
    path, part = folder / name, folder / f".{name}.part"
    if path.exists():
        raise Refused("file-exists", file=str(path))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise Refused("file-unwritable", file=str(path), why=error.strerror or "?") from None
