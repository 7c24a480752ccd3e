"""The command: which games, with whose eyes, and in which form."""

import json as json_module
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import complain, put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, messages, reason
from hanabi.cli.options.types import Number, OneOf, WholeNumber
from hanabi.cli.writing import write_whole
from hanabi.i18n import locales

if TYPE_CHECKING:
    from hanabi.i18n import Messages
    from hanabi.notation import Record

_SECONDS = 12.0


@click.command(cls=Command)
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option("--seat", metavar="N", type=WholeNumber())
@click.option("--json", is_flag=True)
@click.option("--html", metavar="OUT")
@click.option("--language", metavar="LANGUAGE", type=OneOf(locales()))
@click.option(
    "--seconds", metavar="SECONDS", type=Number(0, 86_400), default=_SECONDS, show_default=True
)
def review(
    *,
    files: tuple[str, ...],
    seat: int | None,
    json: bool,
    html: str | None,
    language: str | None,
    seconds: float,
) -> int:
    """Exit code 1 if a game could not be reviewed; the others are."""
    from hanabi.i18n import Messages
    from hanabi.rules import HanabiError

    require("analysis")
    if json and html is not None:
        raise Refused("review-forms")
    texts = messages() if language is None else Messages(language)
    speak_while_compiling()
    bad = 0
    for number, file in enumerate(files):
        try:
            text = _reviewed(file, seat, seconds, texts, as_json=json, as_page=html is not None)
            if html is not None:
                write_whole(_page_of(html, file, is_one=len(files) == 1), text)
        except HanabiError as error:
            if len(files) == 1:
                raise
            is_named = isinstance(error, Refused)
            complain(reason(error) if is_named else f"{file}: {reason(error)}")
            bad += 1
            continue
        if html is None:
            put(text if json or not number else f"\n{text}")
    return 1 if bad else 0


def _reviewed(
    file: str, seat: int | None, seconds: float, texts: "Messages", *, as_json: bool, as_page: bool
) -> str:
    from hanabi.analysis.review import review_game, review_object
    from hanabi.cli.progress_bar import progress_bar
    from hanabi.cli.record_files import names_of, read_good
    from hanabi.cli.review.sentences import Sentences
    from hanabi.rules import Seat

    record: Record = read_good(file)
    viewer = None if seat is None else Seat(seat)
    with progress_bar(2 * len(record.moves)) as tell:
        found = review_game(
            record, viewer, seconds=seconds, progress=lambda done, _total: tell(done)
        )
    if as_json:
        return json_module.dumps({"file": file, **review_object(found)})
    states = [step.state for step in record.walk()]
    words = Sentences(texts, found, names_of(record, texts), states)
    if as_page:
        from hanabi.cli.review.page import review_page

        return review_page(words, states)
    from hanabi.cli.review.table import review_lines

    return "\n".join(review_lines(words))


def _page_of(out: str, file: str, *, is_one: bool) -> Path:
    """One game's page, or a page of that name in a folder."""
    name = "game" if file == "-" else Path(file).stem
    return Path(out) if is_one else Path(out) / f"{name}.html"
