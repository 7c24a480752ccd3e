"""The hands that lie open: names, cards, and what hints have told their holders."""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.faces import FACE_WIDTH, LARGE_FACE, WIDE_FACE, blank_face, face, hinted_marks
from hanabi.cli.board.palette import BACK, FAINT, LANTERN, QUIET, SUITS
from hanabi.cli.board.picture import Picture
from hanabi.i18n.slots import in_slots
from hanabi.rules import Seat
from hanabi.view import HeldCard

_TALL_LINES, _LARGE_LINES, _MOST_LINES = 5, 9, 12


def draw_hands(picture: Picture, width: int, height: int) -> Text:
    """All hands but the viewer's own, clockwise from the viewer, in one or two columns."""
    seats = _order(picture)
    columns = 1 if len(seats) == 1 else 2
    rows = -(-len(seats) // columns)
    block_width = width // columns
    lines_a_block = max(3, min(_MOST_LINES, (height + 1) // rows))
    result = [Text()] * max(0, (height - rows * lines_a_block) // 2)
    for row in range(rows):
        across = seats[row * columns : (row + 1) * columns]
        blocks = [list(_block(picture, seat, block_width, lines_a_block)) for seat in across]
        for parts in zip(*blocks, strict=True):
            result.append(Text().join(parts))
        result += [Text()] * (lines_a_block - len(blocks[0]))
    return Text("\n").join(result[:height])


def _order(picture: Picture) -> list[Seat]:
    players, viewer = picture.view.ruleset.players, picture.view.seat
    first = 0 if viewer is None else viewer + 1
    seats = [Seat((first + step) % players) for step in range(players)]
    return [seat for seat in seats if seat != viewer]


def _block(picture: Picture, seat: Seat, width: int, lines: int) -> Iterator[Text]:
    hand = in_slots(picture.view.hands[seat])
    is_tall, is_large = lines >= _TALL_LINES, lines >= _LARGE_LINES
    wanted = LARGE_FACE if is_large else WIDE_FACE
    has_room = width > picture.view.ruleset.hand_size * (wanted + 1)
    wide = wanted if is_tall and has_room else FACE_WIDTH
    yield _padded(_name(picture, seat), width)
    if not hand:
        yield _padded(Text(picture.messages.format("board-empty-hand"), FAINT), width)
        yield from [Text(" " * width)] * (5 if is_large else 3 if is_tall else 1)
        return
    if is_tall:
        yield _row([_blank(picture, held, wide) for held in hand], width)
    yield _row([_face(picture, held, wide) for held in hand], width)
    if is_large:
        yield _row([_blank(picture, held, wide) for held in hand], width)
    if is_tall:
        yield _row([_blank(picture, held, wide, marked=True) for held in hand], width)
    if is_large:
        yield _row([_blank(picture, held, wide) for held in hand], width)
    yield _row([hinted_marks(picture, held, wide) for held in hand], width)


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
