"""Who refused: the engine a move, the dealer a deal, or the reader a text."""

from hanabi.rules import HanabiError


class IllegalMove(HanabiError):
    """The rules do not allow this move in this position; the position is unchanged."""


class InvalidDeal(HanabiError):
    """These are not the cards and tiles of this ruleset."""


class InvalidNotation(HanabiError):
    """The text is not of the notation; the sentence names the column."""
