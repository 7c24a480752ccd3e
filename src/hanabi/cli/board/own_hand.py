"""The viewer's own hand: backs, with what the viewer can know of each card."""

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.faces import rank_marks, suit_marks
from hanabi.cli.board.palette import BACK, CALM, EMBER, FAINT, LANTERN, ON_LANTERN, QUIET, SUITS
from hanabi.cli.board.picture import Picture
from hanabi.i18n.slots import in_slots, slot_of
from hanabi.rules import Card, CardId
from hanabi.view import HeldCard

_CELL_WIDTHS = (15, 12, 9)
_TALL, _HUGE = 7, 11
"""Rows, with the title: from so many on the backs are taller."""
_MOST_LISTED = 2


def draw_own_hand(picture: Picture, width: int, height: int) -> Text:
    """A title, then the backs side by side, newest on the left."""
    view, say = picture.view, picture.messages.format
    on_turn = view.is_on_turn
    title = Text("▸" if on_turn else " ", f"bold {LANTERN}" if on_turn else QUIET)
    name = picture.names[view.seat] if view.seat is not None else ""
    title.append(f"{view.seat} {name}", f"bold {LANTERN}" if on_turn else f"bold {QUIET}")
    title.append(f"  {say('board-own-order')}", FAINT)
    hand = in_slots(view.own_hand)
    if not hand:
        return Text("\n").join([title, Text(f" {say('board-empty-hand')}", FAINT)])
    widths = _CELL_WIDTHS if height >= _HUGE else _CELL_WIDTHS[1:]
    has_room = (cell for cell in widths if width > view.ruleset.hand_size * (cell + 1))
    cell = next(has_room, _CELL_WIDTHS[-1])
    blanks = 2 if height >= _HUGE else 1 if height >= _TALL else 0
    backs = [_back(picture, held, cell, blanks) for held in hand]
    rows = [Text(" ") + Text(" ").join(parts) for parts in zip(*backs, strict=True)]
    for row in rows:
        row.truncate(width)
    return Text("\n").join([title, *rows])


def _back(picture: Picture, held: HeldCard, cell: int, blanks: int) -> list[Text]:
    """Slot, suits, ranks, and what is certain; where there is room, with blank rows between."""
    is_lit = held.id in picture.lit
    ground = Style(bgcolor=BACK, meta={"card": int(held.id)})
    cards = picture.view.cards_in(held.possible)
    known = held.card if held.card is not None else cards[0] if len(cards) == 1 else None
    rows = [
        *[Text()] * (blanks // 2),
        _slot(picture, held, is_lit=is_lit),
        *[Text()] * blanks,
        suit_marks(picture, held),
        rank_marks(picture, held),
        *[Text()] * blanks,
        _note(picture, held, cards, known),
        *[Text()] * (blanks // 2),
    ]
    return [_on_ground(row, ground, cell, is_lit=is_lit) for row in rows]


def _slot(picture: Picture, held: HeldCard, *, is_lit: bool) -> Text:
    slot = slot_of(picture.view.own_hand, held)
    was_touched = held.id in _last_touched(picture)
    text = Text(str(slot), f"bold {ON_LANTERN if is_lit else QUIET}")
    if was_touched:
        text.append(" •", f"bold {ON_LANTERN if is_lit else LANTERN}")
    return text


def _last_touched(picture: Picture) -> tuple[CardId, ...]:
    """The cards that the last hint to the viewer touched: a lasting, quiet mark."""
    own = [given for given in picture.view.hints if given.hint.to == picture.view.seat]
    return own[-1].touched if own else ()


def _note(picture: Picture, held: HeldCard, cards: tuple[Card, ...], known: Card | None) -> Text:
    """The face where it is certain, or what may be done, or a short list."""
    view, say = picture.view, picture.messages.format
    if known is not None:
        colors = SUITS[known.suit]
        name = f"{picture.letter(known.suit)}{known.rank}"
        return Text(f" {name} ", Style(color=colors.ink, bgcolor=colors.paper, bold=True))
    if view.is_known_playable(held):
        return Text(say("board-known-playable"), f"bold {CALM}")
    if view.is_known_useless(held):
        return Text(say("board-known-useless"), QUIET)
    if view.is_known_indispensable(held):
        return Text(say("board-known-indispensable"), f"bold {EMBER}")
    if len(cards) <= _MOST_LISTED:
        return Text(" ".join(f"{picture.letter(card.suit)}{card.rank}" for card in cards), QUIET)
    return Text()


def _on_ground(row: Text, ground: Style, cell: int, *, is_lit: bool) -> Text:
    """The row centred on the card's back; a lit card has lantern edges and brackets."""
    row = row.copy()
    row.align("center", cell - 2)
    edge = Style(color=ON_LANTERN, bgcolor=LANTERN, bold=True, meta=ground.meta)
    left, right = ("[", "]") if is_lit else (" ", " ")
    result = Text(left, edge if is_lit else ground)
    middle = Text(style=ground)
    middle.append_text(row)
    result.append_text(middle)
    result.append(right, edge if is_lit else ground)
    return result
