"""Cards and decks as short text. Each has exactly one spelling; so has each move, which
writes itself (``str``) and is read by ``hanabi.game.move_text``.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from hanabi.game import Move
from hanabi.game.errors import InvalidNotation
from hanabi.game.move_text import MAX_TEXT, check_length, parse_move
from hanabi.notation.errors import printable
from hanabi.rules import Card, Suit

__all__ = [
    "MAX_TEXT",
    "card_name",
    "deck_text",
    "move_text",
    "parse_card",
    "parse_deck",
    "parse_move",
]

_CARD = re.compile(r"([a-z])([1-9][0-9]?)", re.ASCII)
_SUIT_LETTERS = {suit.letter: suit for suit in Suit}


@lru_cache(maxsize=1024)
def card_name(card: Card) -> str:
    """A card in two characters, ``r1``: its suit's letter and its rank."""
    return str(card)


def parse_card(text: str) -> Card:
    """The card of that name.

    >>> parse_card("k5")
    Card(suit=Suit.BLACK, rank=5)
    """
    found = _CARD.fullmatch(text)
    suit = _SUIT_LETTERS.get(found[1]) if found else None
    if found is None or suit is None:
        raise InvalidNotation("notation-card", found=printable(text))
    return Card(suit, int(found[2]))


def deck_text(deck: Iterable[Card]) -> str:
    """Cards separated by single spaces, the first drawn first."""
    return " ".join(map(card_name, deck))


def parse_deck(text: str) -> tuple[Card, ...]:
    """The cards of a deck, the first drawn first."""
    check_length(text)
    cards: list[Card] = []
    column = 1
    for word in text.split(" ") if text else ():
        try:
            cards.append(parse_card(word))
        except InvalidNotation as error:
            number = len(cards) + 1
            raise InvalidNotation(
                "notation-deck", number=number, column=column, **error.values
            ) from None
        column += len(word) + 1
    return tuple(cards)


def move_text(move: Move) -> str:
    """A move as a short sentence.

    >>> from hanabi.game import Play
    >>> from hanabi.rules import CardId, Suit
    >>> move_text(Play(CardId(7), Suit.BLUE))
    'play 7 as blue'
    """
    return str(move)
