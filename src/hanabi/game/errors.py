"""Who refused: the engine a move, or the dealer a deal."""

from hanabi.rules import HanabiError


class IllegalMove(HanabiError):
    """The rules do not allow this move in this position; the position is unchanged."""


class InvalidDeal(HanabiError):
    """These are not the cards and tiles of this ruleset."""
