"""What is said of an answer: whether it is the right one, and the facts that show it."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hanabi.notation.text import card_name
from hanabi.rules import CardId
from hanabi.view import View


class Fact(NamedTuple):
    """A message ``puzzle-fact-<key>`` of the catalogues, and what is placed in it.

    ``kinds`` are cards by their names (``r3``), which whoever shows the fact says in the reader's
    language; ``cards`` are those on the table that it speaks of, by draw number."""

    key: str
    kinds: tuple[str, ...] = ()
    cards: tuple[CardId, ...] = ()
    numbers: Mapping[str, int] = {}


class Verdict(NamedTuple):
    """Of one answer. The facts of the right one are the puzzle's proof."""

    is_right: bool
    facts: tuple[Fact, ...]


Verdicts = Mapping[str, Verdict]
"""By everything that can be answered."""


class Unclear(LookupError):
    """Whether an answer is right cannot be proven either way: no puzzle."""


def names(view: View, kinds: int) -> tuple[str, ...]:
    """The names of a set of kinds."""
    return tuple(card_name(card) for card in view.cards_in(kinds))


def lying_open(view: View, kinds: int) -> tuple[CardId, ...]:
    """Every card of these kinds that the seat sees: with the others and on the table."""
    wanted = set(view.cards_in(kinds))
    seen: Iterable[tuple[CardId, object]] = [
        *((held.id, held.card) for hand in view.hands for held in hand),
        *((pile.id, pile.card) for firework in view.fireworks for pile in firework),
        *((pile.id, pile.card) for pile in view.discards),
    ]
    return tuple(card_id for card_id, card in seen if card in wanted)


def all_open(view: View, kinds: int) -> int:
    """Those of these kinds of which every copy lies open to the seat."""
    return sum(
        1 << kind
        for kind, copies in enumerate(view.ruleset.arrays.copies)
        if kinds >> kind & 1 and len(lying_open(view, 1 << kind)) == copies
    )
