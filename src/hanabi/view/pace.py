"""Pace: how many cards the team can still discard and yet place all that can be placed.

Public: it follows from the fireworks, the discards and the size of the deck alone.
"""

from enum import Enum

from hanabi.rules import Ruleset


class PaceRisk(Enum):
    """How near the end of the affordable discards is; the bands of expert players."""

    LOW = "low"
    MEDIUM = "medium"
    """Fewer discards than players (Hyphen-ated's rule)."""
    HIGH = "high"
    """Fewer discards than half of the players, rounded up (Florrat's rule)."""
    ZERO = "zero"
    """None: from now on each turn that draws must play."""

    def __repr__(self) -> str:
        return f"PaceRisk.{self.name}"


def pace_of(ruleset: Ruleset, placed: int, reachable: int, deck_size: int) -> int | None:
    """Cards on fireworks + cards in the deck + one turn a player in the last round (R-14),
    minus the cards that can be on fireworks at the end (R-20).

    Each turn from now that draws a card is a play or a discard; so is at best each turn of the
    last round a play. Below 0 the highest score is out of reach. None where it means nothing:
    without a deck, and in the expert variant, which has no last round (R-30).
    """
    if not deck_size or ruleset.options.expert:
        return None
    return placed + deck_size + ruleset.players - reachable


def starting_pace(ruleset: Ruleset) -> int | None:
    """The pace after dealing: 17 for two players of the base game, 13 for three or four, 10
    for five."""
    cards = len(ruleset.suits) * len(ruleset.ranks)
    deck_size = len(ruleset.deck) - ruleset.players * ruleset.hand_size
    return pace_of(ruleset, 0, cards, deck_size)


def pace_risk(pace: int | None, players: int) -> PaceRisk:
    """The band of a pace; where there is none, nothing is at risk."""
    if pace is None or pace >= players:
        return PaceRisk.LOW
    if pace <= 0:
        return PaceRisk.ZERO
    return PaceRisk.HIGH if pace < players - players // 2 else PaceRisk.MEDIUM
