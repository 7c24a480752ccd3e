"""A view as a row: everything that the seat may see, its own cards and the deck unknown."""

from dataclasses import dataclass

from hanabi.fast.bridge import CHOICES
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    FIRST_SEAT,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    MAX_CARDS,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    POINTS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SIZES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.ruleset_numbers import EVERY_KIND, MAX_TOKENS, RulesetNumbers
from hanabi.fast.single import RowGame
from hanabi.rules import Card
from hanabi.view import View

UNKNOWN = -1
"""The kind of a card that the seat does not see."""
_NOWHERE = MAX_CARDS + 1
"""Stands for the place of a returned card (tile 5), which nobody knows."""


@dataclass(frozen=True, slots=True)
class ReturnedCard:
    """What all saw of tile 5 (R-44): the number that the card had, and how many were drawn."""

    number: int
    card: Card
    drawn: int


def masked_row(view: View, rules: RulesetNumbers, returned: ReturnedCard | None = None) -> RowGame:
    """The position as the view's seat sees it."""
    game = _with_faces(view, rules)
    row, words = game.row, game.words
    for seat, hand in enumerate(view.hands):
        row[SIZES + seat] = len(hand)
        first = seat * view.ruleset.hand_size
        for place, held in enumerate(hand):
            row[HANDS + first + place] = held.id
            words[KNOWLEDGE + first + place] = held.hinted
    pile: list[int] = [seen.id for seen in view.discards]
    for suit, firework in enumerate(view.fireworks):
        row[HEIGHTS + suit] = len(firework)
        pile += [-1 - seen.id for seen in firework]
    for place, entry in enumerate(pile):
        row[PILE + place] = entry
    row[PILED] = len(pile)
    row[HINT_TOKENS] = view.hint_tokens
    row[MISTAKES] = view.mistakes
    row[TURN] = view.first_seat if view.next_seat is None else view.next_seat
    row[TURNS_LEFT] = -1 if view.turns_left is None else view.turns_left
    row[POINTS] = view.points
    row[TILES_TURNED] = len(view.tiles)
    row[PENDING] = 0 if view.pending is None else CHOICES.index(view.pending.choice)
    row[CARDS] = len(view.ruleset.deck) + (returned is not None)
    row[DRAWN] = row[CARDS] - view.deck_size
    if returned is not None:
        row[RETURNED] = returned.number
        row[RETURNED_AT] = returned.drawn
        row[RETURNED_TO] = _NOWHERE
        row[KINDS + _NOWHERE] = _kind(view, returned.card)
    return game


def opening_row(view: View, rules: RulesetNumbers) -> RowGame:
    """The position after dealing, as the seat saw it, from a view after the first move."""
    game = _with_faces(view, rules)
    row, words = game.row, game.words
    slots = view.ruleset.players * view.ruleset.hand_size
    for slot in range(slots):
        row[HANDS + slot] = slot
        words[KNOWLEDGE + slot] = rules.numbers[EVERY_KIND]
    for seat in range(view.ruleset.players):
        row[SIZES + seat] = view.ruleset.hand_size
    row[HINT_TOKENS] = rules.numbers[MAX_TOKENS]
    row[TURN] = view.first_seat
    row[TURNS_LEFT] = -1
    row[CARDS] = len(view.ruleset.deck)
    row[DRAWN] = slots
    return game


def _with_faces(view: View, rules: RulesetNumbers) -> RowGame:
    """A row of which only the faces are there that the seat sees."""
    game = RowGame(rules)
    row = game.row
    for number in range(MAX_CARDS + 1):
        row[KINDS + number] = UNKNOWN
    for hand in view.hands:
        for held in hand:
            if held.card is not None:
                row[KINDS + held.id] = _kind(view, held.card)
    for seen in (*view.discards, *(card for firework in view.fireworks for card in firework)):
        row[KINDS + seen.id] = _kind(view, seen.card)
    row[FIRST_SEAT] = view.first_seat
    row[RETURN_PLACE] = row[RETURNED] = row[RETURNED_TO] = row[RETURNED_AT] = -1
    return game


def _kind(view: View, card: Card) -> int:
    return view.ruleset.place_of(card.suit) * len(view.ruleset.ranks) + card.rank - 1
