"""``hanabi show``: one position of a game, as text, as a picture, or as its own line."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import printable, put
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, messages, say
from hanabi.cli.options.types import WholeNumber
from hanabi.rules.system_errors import system_reason

if TYPE_CHECKING:
    from hanabi.drawing import Board
    from hanabi.game import GameState
    from hanabi.notation import Record
    from hanabi.rules import Seat
    from hanabi.view import View

_POSITION = "hanabi-position "


@click.command(cls=Command)
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--move", metavar="K", type=WholeNumber())
@click.option("--seat", metavar="N", type=WholeNumber())
@click.option("--text", is_flag=True)
@click.option("--svg", is_flag=True)
@click.option("--png", is_flag=True)
@click.option("--position", is_flag=True)
@click.option("--light", is_flag=True)
@click.option("--width", metavar="PIXELS", type=WholeNumber(100, 4000))
@click.option("--out", metavar="FILE")
def show(
    *,
    file: str,
    move: int | None,
    seat: int | None,
    light: bool,
    width: int | None,
    out: str | None,
    **forms: bool,
) -> None:
    from hanabi.notation import position_text

    wanted = [form for form, is_wanted in forms.items() if is_wanted]
    if len(wanted) > 1:
        raise Refused("show-forms")
    form = wanted[0] if wanted else "text"
    about: list[str] = []
    names: list[str] | None = None
    if file.startswith(_POSITION):
        view = _of_line(file, seat)
    else:
        from hanabi.cli.record_files import names_of, read_good

        record = read_good(file)
        names = names_of(record)
        view, about = _of_record(record, move, seat, names)
    if form == "position":
        _write(f"{position_text(view)}\n".encode(), out)
    elif form == "text":
        _write("\n".join([*about, _text(view.board, names), ""]).encode(), out)
    else:
        _write(_picture(view.board, names, form=form, light=light, width=width), out)


def _of_line(line: str, seat: int | None) -> "GameState | View":
    """A position from its own line; of an open one, perhaps what one seat sees."""
    from hanabi.game import GameState
    from hanabi.notation import parse_position
    from hanabi.view import view_of

    position = parse_position(line)
    if seat is None or not isinstance(position, GameState):
        return position
    return view_of(position, _at_table(seat, position.ruleset.players))


def _of_record(
    record: "Record", move: int | None, seat: int | None, names: Sequence[str]
) -> "tuple[View, list[str]]":
    """The position after so many moves, and what is told of it: the move that led there, as
    the viewer could see it, and the comments on it."""
    from hanabi.game import Step
    from hanabi.i18n.narrator import Narrator
    from hanabi.rules import HanabiError
    from hanabi.view import redacted_events, spectator_view, view_of

    number, last = len(record.moves) if move is None else move, len(record.moves)
    if number > last:
        raise HanabiError("record-after", after=number, first=0, last=last)
    viewer = None if seat is None else _at_table(seat, record.ruleset.players)
    before = None
    for step in record.walk():
        if step.number == number:
            break
        before = step.state
    view = spectator_view(step.state, hands_open=True)
    if viewer is not None:
        view = view_of(step.state, viewer)
    about = []
    if before is not None:
        hands = [[held.id for held in hand] for hand in view.hands]
        made = Step(step.state, step.events)
        events = redacted_events(before, made, viewer, hands_open=True)
        narrator = Narrator(messages(), names, viewer)
        sentences = " ".join(narrator.sentence(event, hands) for event in events)
        about.append(say("replay-move", number=number, sentences=sentences))
    about += map(printable, step.comments)
    return view, [*about, ""] if about else []


def _at_table(seat: int, players: int) -> "Seat":
    from hanabi.rules import HanabiError, Seat

    if seat >= players:
        raise HanabiError("no-such-seat", seat=seat, last=players - 1)
    return Seat(seat)


def _text(board: "Board", names: Sequence[str] | None) -> str:
    from hanabi.drawing import board_text
    from hanabi.i18n.text_board import board_words

    return board_text(board, board_words(messages()), names)


def _picture(
    board: "Board", names: Sequence[str] | None, *, form: str, light: bool, width: int | None
) -> bytes:
    from hanabi.drawing import board_svg, png_of

    svg = board_svg(
        board,
        names,
        theme="day" if light else "night",
        letter=lambda suit: say(f"suit-{suit.value}.letter"),
    )
    return f"{svg}\n".encode() if form == "svg" else png_of(svg, width)


def _write(data: bytes, out: str | None) -> None:
    """To a file, or to standard output; never bytes to somebody's terminal."""
    if out is not None:
        try:
            Path(out).write_bytes(data)
        except OSError as error:
            raise Refused("file-unwritable", file=out, why=system_reason(error)) from None
    elif data.startswith(b"\x89PNG"):
        if sys.stdout.isatty():
            raise Refused("show-terminal")
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
    else:
        put(data.decode().rstrip("\n"))
