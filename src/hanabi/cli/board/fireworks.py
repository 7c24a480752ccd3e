"""The fireworks: height is progress, black falls, a cross is a card that will never come."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.faces import FACE_WIDTH, face
from hanabi.cli.board.palette import EMBER, FAINT, LINE, PANEL, SUITS
from hanabi.cli.board.picture import Picture
from hanabi.rules import Card, SuitRules

_SPARKS = {1: "", 2: "·", 3: "∙", 4: "*", 5: "✦"}
_WIDEST_COLUMN = 11


def draw_fireworks(picture: Picture, width: int, height: int) -> Text:
    """One column a suit, one or two rows a rank, and a row of names below."""
    view = picture.view
    suits, ranks = view.ruleset.suits, view.ruleset.ranks
    column = min(_WIDEST_COLUMN, width // len(suits))
    margin = " " * ((width - column * len(suits)) // 2)
    rows_a_rank = max(1, (height - 1) // len(ranks))
    towers = [
        Tower(suit_rules, count, reach)
        for suit_rules, count, reach in zip(suits, view.heights, view.status.reachable, strict=True)
    ]
    lines = []
    for rank in reversed(ranks):
        for row in range(rows_a_rank):
            is_main_row = row == rows_a_rank // 2
            cells = [_cell(picture, tower, rank, column, is_main=is_main_row) for tower in towers]
            lines.append(Text(margin) + Text().join(cells))
    ground = Text(margin, Style(bgcolor=PANEL))
    for tower in towers:
        ground.append_text(_label(picture, tower, column))
    ground.pad_right(width - ground.cell_len)
    return Text("\n").join([*lines, ground])


@dataclass(frozen=True, slots=True)
class Tower:
    """A firework: its rules, how many cards stand on it, how many it can still reach."""

    rules: SuitRules
    count: int
    reach: int

    @property
    def light(self) -> str:
        return SUITS[self.rules.suit].glow


def _cell(picture: Picture, tower: Tower, rank: int, column: int, *, is_main: bool) -> Text:
    step = tower.rules.build_order.index(rank)
    if step == tower.count - 1:
        card = Card(tower.rules.suit, rank)
        return _top_card(picture, card, tower, column) if is_main else Text(" " * column)
    if step < tower.count:
        sign, style = "│", tower.light
    elif not is_main:
        sign, style = " ", LINE
    elif step >= tower.reach:
        sign, style = "×", EMBER
    elif step == tower.count:
        sign, style = str(rank), FAINT
    else:
        sign, style = "·", LINE
    return Text(f"{sign:^{column}}", style)


def _top_card(picture: Picture, card: Card, tower: Tower, column: int) -> Text:
    """The last card played, with more light the higher the firework stands."""
    left = (column - FACE_WIDTH + 1) // 2
    right = column - FACE_WIDTH - left
    sparks = _SPARKS.get(tower.count, "✦")
    return Text.assemble(
        (f"{sparks:>{left}}", tower.light), face(picture, card), (f"{sparks:<{right}}", tower.light)
    )


def _label(picture: Picture, tower: Tower, column: int) -> Text:
    """The suit's letter, and how far it got or can get (R-20)."""
    letter, order = picture.letter(tower.rules.suit), tower.rules.build_order
    if tower.count == len(order):
        label = f"{letter} ★"
    elif tower.reach == len(order):
        label = letter
    elif tower.reach == 0:
        label = f"{letter} ✗"
    else:
        label = f"{letter} {'≥' if tower.rules.falling else '≤'}{order[tower.reach - 1]}"
    is_alive = tower.reach == len(order)
    return Text(f"{label:^{column}}", f"bold {tower.light if is_alive else EMBER}")
