"""The hands that lie open: names, cards, and what hints have told their holders."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.faces import (
    FACE_WIDTH,
    HUGE_FACE,
    LARGE_FACE,
    WIDE_FACE,
    blank_face,
    face,
    hinted_marks,
)
from hanabi.cli.board.palette import BACK, FAINT, LANTERN, QUIET, SUITS
from hanabi.cli.board.picture import Picture
from hanabi.i18n.slots import in_slots
from hanabi.rules import Seat
from hanabi.view import HeldCard


class CardSize(NamedTuple):
    """Rows of paper above the name of a card, between it and the suit's mark, and below."""

    lines: int
    """That there must be for a hand of such cards, with a name above and marks below."""
    width: int
    above: int
    between: int
    below: int
    has_mark: bool = True

    @property
    def rows(self) -> int:
        return self.above + 1 + self.between + self.has_mark + self.below


_SMALL = CardSize(3, FACE_WIDTH, 0, 0, 0, has_mark=False)
_SIZES = (
    CardSize(15, HUGE_FACE, 3, 3, 3),
    CardSize(9, LARGE_FACE, 1, 1, 1),
    CardSize(5, WIDE_FACE, 1, 0, 0),
)
_AROUND = 4
"""Lines: a name, marks, and as many that are left free."""


def draw_hands(picture: Picture, width: int, height: int) -> Text:
    """All hands but the viewer's own, clockwise from the viewer, in one or two columns."""
    seats = _order(picture)
    columns = 1 if len(seats) == 1 else 2
    rows = -(-len(seats) // columns)
    block_width = width // columns
    size = _size(picture, block_width, (height + 1) // rows)
    lines_a_block = max(_SMALL.lines, min(size.rows + _AROUND, (height + 1) // rows))
    result = [Text()] * max(0, (height - rows * lines_a_block) // 2)
    for row in range(rows):
        across = seats[row * columns : (row + 1) * columns]
        blocks = [list(_block(picture, seat, block_width, size)) for seat in across]
        for parts in zip(*blocks, strict=True):
            result.append(Text().join(parts))
        result += [Text()] * (lines_a_block - len(blocks[0]))
    return Text("\n").join(result[:height])


def _order(picture: Picture) -> list[Seat]:
    players, viewer = picture.view.ruleset.players, picture.view.seat
    first = 0 if viewer is None else viewer + 1
    seats = [Seat((first + step) % players) for step in range(players)]
    return [seat for seat in seats if seat != viewer]


def _size(picture: Picture, width: int, lines: int) -> CardSize:
    """The largest for which there is room. Two columns may be too narrow for all but the smallest,
    which is then as tall as there is room for."""
    tall_enough = [size for size in _SIZES if lines >= size.lines]
    for size in tall_enough:
        if width > picture.view.ruleset.hand_size * (size.width + 1):
            return size
    return tall_enough[-1]._replace(width=FACE_WIDTH) if tall_enough else _SMALL


def _block(picture: Picture, seat: Seat, width: int, size: CardSize) -> Iterator[Text]:
    hand = in_slots(picture.view.hands[seat])
    yield _padded(_name(picture, seat), width)
    if not hand:
        yield _padded(Text(picture.messages.format("board-empty-hand"), FAINT), width)
        yield from [Text(" " * width)] * size.rows
        return
    blank = _row([_blank(picture, held, size.width) for held in hand], width)
    yield from [blank] * size.above
    yield _row([_face(picture, held, size.width) for held in hand], width)
    yield from [blank] * size.between
    if size.has_mark:
        yield _row([_blank(picture, held, size.width, marked=True) for held in hand], width)
    yield from [blank] * size.below
    yield _row([hinted_marks(picture, held, size.width) for held in hand], width)


def _name(picture: Picture, seat: Seat) -> Text:
    """The seat's number, which is its key, and name; an arrow where it is on turn."""
    on_turn = picture.view.next_seat == seat
    meta = {"seat": int(seat)}
    arrow = "▸" if on_turn else " "
    style = Style(color=LANTERN if on_turn else QUIET, bold=on_turn, meta=meta)
    return Text(f"{arrow}{seat} {picture.names[seat]}", style)


def _face(picture: Picture, held: HeldCard, width: int) -> Text:
    if held.card is None:
        return Text(f"{'??':^{width}}", Style(color=FAINT, bgcolor=BACK))
    return face(picture, held.card, held.id, width)


def _blank(picture: Picture, held: HeldCard, width: int, *, marked: bool = False) -> Text:
    if held.card is None:
        return Text(" " * width, Style(bgcolor=BACK))
    mark = SUITS[held.card.suit].mark if marked else ""
    return blank_face(picture, held.card, held.id, width, mark)


def _row(cells: list[Text], width: int) -> Text:
    return _padded(Text(" ") + Text(" ").join(cells), width)


def _padded(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis", pad=True)
    return text
