"""Cards as a few characters: letter and rank, on paper of the suit's colour."""

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.palette import BACK, FAINT, LANTERN, ON_LANTERN, SUITS, TEXT
from hanabi.cli.board.picture import Picture
from hanabi.rules import Card, CardId, Ruleset, Suit
from hanabi.view import HeldCard

FACE_WIDTH, WIDE_FACE, LARGE_FACE, HUGE_FACE = 4, 6, 8, 15
_SMALL_DIGITS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def face(
    picture: Picture, card: Card, card_id: CardId | None = None, width: int = FACE_WIDTH
) -> Text:
    """A card face. Lit: between brackets, so that it needs no colour."""
    is_lit = card_id is not None and card_id in picture.lit
    name = f"{picture.letter(card.suit)}{card.rank}"
    if is_lit:
        return Text(f"[{name:^{width - 2}}]", _lit(card_id))
    return Text(f"{name:^{width}}", _paper(card, card_id))


def blank_face(
    picture: Picture, card: Card, card_id: CardId, width: int = FACE_WIDTH, mark: str = ""
) -> Text:
    """Another row of a tall card: paper, perhaps with the suit's mark."""
    is_lit = card_id in picture.lit
    return Text(f"{mark:^{width}}", _lit(card_id) if is_lit else _paper(card, card_id))


def _paper(card: Card, card_id: CardId | None) -> Style:
    colors = SUITS[card.suit]
    return Style(color=colors.ink, bgcolor=colors.paper, bold=True, meta=_meta(card_id))


def _lit(card_id: CardId | None) -> Style:
    return Style(color=ON_LANTERN, bgcolor=LANTERN, bold=True, meta=_meta(card_id))


def _meta(card_id: CardId | None) -> dict[str, int]:
    """What a click on these characters means."""
    return {} if card_id is None else {"card": int(card_id)}


def hinted_marks(picture: Picture, held: HeldCard, width: int = FACE_WIDTH) -> Text:
    """What hints have told the holder: a suit, a rank, both or nothing."""
    cards = picture.view.cards_in(held.hinted)
    suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
    suit = suits.pop() if len(suits) == 1 else None
    rank = str(ranks.pop()) if len(ranks) == 1 else "·"
    text = Text(style=Style(color=FAINT, meta=_meta(held.id)))
    text.append(
        "·" if suit is None else picture.letter(suit),
        FAINT if suit is None else f"bold {SUITS[suit].glow}",
    )
    text.append(rank, FAINT if rank == "·" else f"bold {TEXT}")
    text.align("center", width)
    return text


def suit_marks(picture: Picture, held: HeldCard) -> Text:
    """The suits of a card of one's own: possible ones as capitals, those that only counting
    excludes small, those that hints exclude as dots (R-50, R-51)."""
    ruleset = picture.view.ruleset
    text = Text(style=Style(bgcolor=BACK))
    for suit_rules in ruleset.suits:
        letter = picture.letter(suit_rules.suit)
        if _of_suit(ruleset, held.possible, suit_rules.suit):
            text.append(letter, f"bold {SUITS[suit_rules.suit].glow}")
        elif _of_suit(ruleset, held.hinted, suit_rules.suit):
            text.append(letter.lower(), FAINT)
        else:
            text.append("·", FAINT)
    return text


def rank_marks(picture: Picture, held: HeldCard) -> Text:
    """The ranks of a card of one's own, told apart in the same way."""
    view = picture.view
    possible = {card.rank for card in view.cards_in(held.possible)}
    hinted = {card.rank for card in view.cards_in(held.hinted)}
    text = Text(style=Style(bgcolor=BACK))
    for rank in view.ruleset.ranks:
        if rank in possible:
            text.append(str(rank), "bold")
        elif rank in hinted:
            text.append(str(rank).translate(_SMALL_DIGITS), FAINT)
        else:
            text.append("·", FAINT)
    return text


def _of_suit(ruleset: Ruleset, kinds: int, suit: Suit) -> bool:
    first = ruleset.place_of(suit) * len(ruleset.ranks)
    return bool(kinds >> first & ((1 << len(ruleset.ranks)) - 1))
