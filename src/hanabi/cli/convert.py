"""``hanabi convert``: games from one way of writing them to another, many at once."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli.console import complain, put
from hanabi.cli.game_files import games_in
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, reason, say
from hanabi.cli.options.types import OneOf
from hanabi.cli.record_files import STANDARD_INPUT
from hanabi.cli.writing import write_whole

if TYPE_CHECKING:
    from hanabi.notation import Record

_FORMS = ("record", "hanab-live", "hanab-live-link", "text")
_SUFFIXES = {"record": ".json", "hanab-live": ".json", "hanab-live-link": ".txt", "text": ".txt"}


@click.command(cls=Command)
@click.argument("games", metavar="IN…", nargs=-1, required=True)
@click.option("--to", metavar="FORM", type=OneOf(_FORMS), required=True)
@click.option("--out", metavar="DIR")
def convert(games: tuple[str, ...], to: str, out: str | None) -> int:
    from hanabi.rules import HanabiError

    bad = found = 0
    for name in games:
        for game in games_in(name):
            found += 1
            try:
                text = _written(game.read(), to)
                if out is not None:
                    _save(Path(out), _stem(game.name, game.number) + _SUFFIXES[to], text)
            except HanabiError as error:
                complain(say("convert-bad", place=game.place, reason=reason(error)))
                bad += 1
                continue
            if out is None:
                put(text.rstrip("\n"))
    if not found:
        raise Refused("convert-nothing")
    return 1 if bad else 0


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

    stem = "game" if name == STANDARD_INPUT or is_link(name) else Path(name).stem
    return stem if number is None else f"{stem}-{number}"


def _save(folder: Path, name: str, text: str) -> None:
    """Whole or not at all, and never over a file that is there."""
    path = folder / name
    if path.exists():
        raise Refused("file-exists", file=str(path))
    write_whole(path, text.rstrip("\n") + "\n")
