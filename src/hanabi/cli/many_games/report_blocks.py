"""A report as blocks, for the terminal and for Markdown alike."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from shutil import get_terminal_size

from hanabi.cli.console import bold, columns, printable, wrapped

_GAP = "  "


@dataclass(frozen=True, slots=True)
class Heading:
    """A line above what belongs together."""

    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """The first cell of each row says what the row is about."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]


Block = Heading | Paragraph | Table


def as_text(blocks: Iterable[Block]) -> str:
    """For a terminal; a table that is too wide goes on below itself."""
    return "\n\n".join(map(_text, blocks))


def _text(block: Block) -> str:
    match block:
        case Heading(text):
            return bold(printable(text))
        case Paragraph(text):
            return wrapped(printable(text))
        case Table():
            return "\n\n".join(_parts(block))


def _parts(table: Table) -> Iterator[str]:
    grid = [[printable(cell) for cell in row] for row in (table.header, *table.rows)]
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    room = max(columns(), get_terminal_size().columns)
    first = 1
    while first < len(widths):
        last = first + 1
        while last < len(widths) and _width([widths[0], *widths[first : last + 1]]) <= room:
            last += 1
        yield "\n".join(
            _GAP.join(
                [
                    f"{row[0]:<{widths[0]}}",
                    *(f"{row[place]:>{widths[place]}}" for place in range(first, last)),
                ]
            ).rstrip()
            for row in grid
        )
        first = last


def _width(widths: Sequence[int]) -> int:
    return sum(widths) + len(_GAP) * (len(widths) - 1)


def as_markdown(blocks: Iterable[Block]) -> str:
    return "\n\n".join(map(_markdown, blocks)) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(text):
            return f"## {_escaped(text)}"
        case Paragraph(text):
            return _escaped(text)
        case Table(header, rows):
            rule = ["---", *("---:" for _ in header[1:])]
            cells = [[*map(_escaped, row)] for row in (header, *rows)]
            return "\n".join(f"| {' | '.join(row)} |" for row in (cells[0], rule, *cells[1:]))


def _escaped(text: str) -> str:
    """Names of files and texts of exceptions may hold anything."""
    return "".join(
        f"\\{character}" if character in "\\`*_{}[]<>#|" else character
        for character in printable(text)
    )
