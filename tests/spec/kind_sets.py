"""Sets of kinds, as knowledge has them, and the names of the cards in them."""

from hanabi.rules import Ruleset
from hanabi.rules.arrays import kind_of
from tests.spec.tables import cards


def kinds(rules: Ruleset, names: str) -> int:
    """The set of kinds of these cards."""
    return sum(1 << kind_of(rules, card) for card in cards(names))


def named(rules: Ruleset, known: int) -> str:
    """The cards of a set of kinds, by name."""
    members = (card for kind, card in enumerate(rules.cards) if known >> kind & 1)
    return " ".join(f"{card.suit.letter}{card.rank}" for card in members)
