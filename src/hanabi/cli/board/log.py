"""The log: the newest moves at the bottom, as many as there is room for."""

import textwrap

from rich.text import Text

from hanabi.cli.board.palette import FAINT, QUIET, SUITS, TEXT
from hanabi.cli.board.picture import LogEntry, Picture

_NUMBER_WIDTH = 2


def draw_log(picture: Picture, width: int, height: int) -> Text:
    """A title, then the last moves, wrapped."""
    title = Text(picture.messages.format("board-log"), f"bold {QUIET}")
    room = height - 1
    lines: list[Text] = []
    for entry in reversed(picture.log):
        lines = [*log_lines(picture, entry, width), *lines]
        if len(lines) >= room:
            break
    else:
        lines.insert(0, Text(_begins(picture), FAINT))
    return Text("\n").join([title, *lines[max(0, len(lines) - room) :]])


def log_lines(picture: Picture, entry: LogEntry, width: int) -> list[Text]:
    """One move: its number, and what it caused."""
    is_newest = bool(picture.log) and entry is picture.log[-1]
    number = f"{entry.number:>{_NUMBER_WIDTH}} "
    wrapped = textwrap.wrap(picture.sentences(entry), max(10, width - len(number)))
    return [
        Text(number if place == 0 else " " * len(number), FAINT)
        + _lit_up(picture, Text(line, TEXT if is_newest else QUIET))
        for place, line in enumerate(wrapped)
    ]


def _begins(picture: Picture) -> str:
    first = picture.view.first_seat
    you = "yes" if first == picture.view.seat else "no"
    return picture.messages.format("board-begins", name=picture.names[first], you=you)


def _lit_up(picture: Picture, line: Text) -> Text:
    """Cards in the colour of their suits."""
    for suit_rules in picture.view.ruleset.suits:
        line.highlight_regex(
            rf"\b{picture.letter(suit_rules.suit)}\d\b", f"bold {SUITS[suit_rules.suit].glow}"
        )
    return line
