"""A board as a picture: hands on the left, fireworks, discards and tiles on the right."""

from collections.abc import Sequence

from hanabi.drawing.board import Board, BoardCard
from hanabi.drawing.cards import Letter, back, face, framed
from hanabi.drawing.colors import Theme
from hanabi.drawing.letters import width_of, written
from hanabi.drawing.svg import document, element, use
from hanabi.drawing.text_board import board_text
from hanabi.rules import Seat, Suit, Tile

MARGIN = 20.0
STATUS = 46.0
CARD, GAP = 60.0, 8.0
CARD_HEIGHT = CARD * 1.16
HAND = 124.0
"""From one hand to the next."""
CORNER = 28.0
NAME_SIZE = 11.0


def board_svg(
    board: Board,
    names: Sequence[str] | None = None,
    *,
    theme: Theme | None = "night",
    letter: Letter = lambda suit: suit.letter.upper(),
) -> str:
    """The board as an SVG document; ``letter`` abbreviates suits in the reader's language.
    Without a theme its colours are the page's own (see ``svg.document``)."""
    hands_width = board.ruleset.hand_size * (CARD + GAP) - GAP
    left = MARGIN + hands_width + 2 * MARGIN
    columns = max(len(board.ruleset.suits), 4)
    width = left + columns * (CARD + GAP) - GAP + MARGIN
    hands, hands_end = _hands(board, names, letter, hands_width)
    piles, piles_end = _piles(board, left, letter)
    height = max(hands_end, piles_end) + MARGIN
    ground = element("rect", width=width, height=height, rx=16, fill="var(--bg)")
    drawing = ground + _status(board, width) + hands + piles
    return document(drawing, width, height, board_text(board, names=names), theme)


def board_html(board: Board, names: Sequence[str] | None = None) -> str:
    """The picture for a notebook, no wider than its page."""
    svg = board_svg(board, names)
    return svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)


def _status(board: Board, width: float) -> str:
    """Points, lanterns for hints, fuses for mistakes, the deck, and what is left of the end."""
    rules, foot = board.ruleset, MARGIN + 26
    is_lost = board.score is not None and board.score < board.points
    ended = "var(--ember)" if is_lost else "var(--lantern)"
    points = str(board.points if board.score is None else board.score)
    drawing = written(
        points, MARGIN, foot, size=22, color="var(--text)" if board.score is None else ended
    )
    x = MARGIN + width_of(points, 22) + 4
    most = f"/{rules.max_score}"
    drawing += written(most, x, foot, size=13, color="var(--text-3)")
    x += width_of(most, 13) + 22
    lantern = min(20.0, 200 / max(1, rules.max_hint_tokens))
    for place in range(rules.max_hint_tokens):
        name = "lantern-on" if place < board.hint_tokens else "lantern-off"
        drawing += use(name, x, MARGIN + 1, lantern * 0.86, 26)
        x += lantern
    x += 18
    fuse = min(18.0, 90 / rules.max_mistakes)
    for place in range(rules.max_mistakes):
        name = "fuse-burnt" if place < board.mistakes else "fuse-ok"
        drawing += use(name, x, MARGIN + 1, fuse * 0.95, 26)
        x += fuse
    right = width - MARGIN
    deck = str(board.deck_size)
    drawing += written(deck, right, foot - 3, size=15, color="var(--text-2)", anchor="end")
    right -= width_of(deck, 15) + 28
    drawing += use("back", right, MARGIN, 20, 28)
    if board.turns_left is not None and board.score is None:
        turns = str(board.turns_left)
        right -= 22
        drawing += written(
            turns, right, foot - 3, size=15, color="var(--lantern-text)", anchor="end"
        )
        right -= width_of(turns, 15) + 22
        drawing += _hourglass(right, MARGIN + 3)
    return drawing


def _hourglass(x: float, y: float) -> str:
    return element(
        "path",
        d="M0 0H14M0 22H14M2 0V4C2 8 7 8 7 11S2 14 2 18V22M12 0V4C12 8 7 8 7 11S12 14 12 18V22",
        transform=f"translate({x:.5g} {y:.5g})",
        fill="none",
        stroke="var(--lantern)",
        stroke_width=1.8,
        stroke_linecap="round",
    )


def _hands(
    board: Board, names: Sequence[str] | None, letter: Letter, width: float
) -> tuple[str, float]:
    """Each hand under its seat's number, by which moves call it, and its name."""
    drawing, y = "", MARGIN + STATUS
    for seat, hand in enumerate(board.hands):
        is_next = board.next_seat == seat
        drawing += element(
            "rect",
            x=MARGIN - 10,
            y=y - 6,
            width=width + 20,
            height=HAND - 8,
            rx=10,
            fill="var(--raised)" if board.seat == Seat(seat) else "var(--panel)",
            stroke="var(--lantern)" if is_next else "none",
            stroke_width=1.6,
        )
        color = "var(--lantern-text)" if is_next else "var(--text-2)"
        if is_next:
            drawing += element("path", d=f"M{MARGIN} {y + 1}l9 5.5-9 5.5Z", fill="var(--lantern)")
        x = MARGIN + (14 if is_next else 0)
        drawing += written(str(seat), x, y + 11, size=NAME_SIZE, color=color)
        if names:
            x += width_of(str(seat), NAME_SIZE) + 8
            name = _fitting(names[seat], MARGIN + width - x)
            drawing += written(name, x, y + 11, size=NAME_SIZE, color=color)
        for place, held in enumerate(reversed(hand)):
            drawing += _held(board, held, MARGIN + place * (CARD + GAP), y + 20, letter)
        y += HAND
    return drawing, y - 14


def _fitting(name: str, width: float) -> str:
    """A name, cut where it would leave its hand."""
    if width_of(name, NAME_SIZE) <= width:
        return name
    while name and width_of(f"{name}…", NAME_SIZE) > width:
        name = name[:-1]
    return f"{name}…"


def _held(board: Board, held: BoardCard, x: float, y: float, letter: Letter) -> str:
    """A card of a hand, its number below it, and what was told of it."""
    if held.face is None:
        drawing = back(board, held, x, y, CARD, letter=letter)
    else:
        drawing = face(held.face, x, y, CARD, size="tile", letter=letter)
    if held.id in board.touched:
        drawing += framed(x, y, CARD, CARD_HEIGHT, "var(--lantern)")
    foot = y + CARD_HEIGHT + 15
    drawing += written(str(held.id), x + 2, foot, size=7.5, color="var(--text-3)")
    return drawing + _told(held, x + CARD - 1, foot - 12)


def _told(held: BoardCard, right: float, y: float) -> str:
    """The colours and values that the card was pointed at with, closer where they are many."""
    ranks, colors = held.told_ranks, held.told_colors
    squeeze = min(1.0, (CARD - 20) / (9 * len(ranks) + 13 * len(colors) or 1))
    drawing = ""
    for rank in reversed(ranks):
        right -= 9 * squeeze
        drawing += use(f"n{rank}", right, y, 8, 12, color="var(--text)")
    for color in reversed(colors):
        right -= 13 * squeeze
        suit, size = Suit(color.value).letter, 12 * squeeze
        top = y + (12 - size) / 2
        drawing += use(f"p-{suit}", right, top, size, size, color=f"var(--{suit}-on)")
    return drawing


def _piles(board: Board, left: float, letter: Letter) -> tuple[str, float]:
    """Fireworks as columns, what was discarded of each suit below it, and the tiles."""
    drawing, y = "", MARGIN + STATUS
    lowest = y + CARD_HEIGHT
    discards_top = y + CARD_HEIGHT + 18
    for place, suit in enumerate(board.ruleset.suits):
        x = left + place * (CARD + GAP)
        top = board.tops[place]
        drawing += (
            _empty(suit.suit, x, y)
            if top is None
            else face(top, x, y, CARD, size="tile", letter=letter)
        )
        gone = sorted(
            (card for card in board.discards if card.suit is suit.suit), key=lambda card: card.rank
        )
        for number, card in enumerate(gone):
            row, column = divmod(number, 2)
            card_x, card_y = x + column * (CORNER + 4), discards_top + row * (CORNER + 4)
            drawing += face(card, card_x, card_y, CORNER, size="corner", letter=letter)
            lowest = max(lowest, card_y + CORNER)
    if not board.ruleset.options.five_flamboyants:
        return drawing, lowest
    columns = max(len(board.ruleset.suits), 4)
    tiles, lowest = _tiles(board, left, lowest + 20, columns)
    return drawing + tiles, lowest


def _empty(suit: Suit, x: float, y: float) -> str:
    """Where a firework will stand."""
    frame = element(
        "rect",
        x=x + 1,
        y=y + 1,
        width=CARD - 2,
        height=CARD_HEIGHT - 2,
        rx=8,
        fill="none",
        stroke="var(--line-strong)",
        stroke_width=1.4,
        stroke_dasharray="4 4",
        opacity=0.7,
    )
    mark = use(
        f"p-{suit.letter}", x + 16, y + 21, 28, 28, color=f"var(--{suit.letter}-on)", opacity=0.55
    )
    return frame + mark


def _tiles(board: Board, left: float, y: float, columns: int) -> tuple[str, float]:
    """The tiles that were turned, then the backs of the others."""
    height = CARD * 0.8
    numbers = [*map(int, board.tiles), *[0] * (len(Tile) - len(board.tiles))]
    drawing, lowest = "", y
    for place, number in enumerate(numbers):
        row, column = divmod(place, columns)
        x, tile_y = left + column * (CARD + GAP), y + row * (height + GAP)
        drawing += use(f"tile-{number}", x, tile_y, CARD, height)
        if board.is_tile_asking and place == len(board.tiles) - 1:
            drawing += framed(x, tile_y, CARD, height, "var(--lantern)")
        lowest = tile_y + height
    return drawing, lowest
