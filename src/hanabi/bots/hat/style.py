"""The constants of a code bot, packed into one number: its style.

Restricted like ``fast.engine``.
"""

from hanabi.bots.kernels.scratch import STYLE
from hanabi.fast.engine.ints import Ints

MANY_TOKENS = 0  # 4 bits: above so many tokens a hint is given for want of anything better
GAMBLE_STEPS = 4  # 5 bits: a card that fits or is useless is played above so many twentieths
LATE_STEPS = 9  # 4 bits, 8 in the middle: how many discards later than usual it is late
FUTURE_BOARDS = 13  # questions are about the board as it will be on one's turn
FUTURE_NEEDS = 14  # so is who needs a hint
LAST_GAMBLES = 15  # in the last round, what may fit is played
CODED_PLAYS = 16  # which of several known plays is made tells hats
MOST_RISK = 17  # 5 bits: hint rather than lose a last copy with more thirty-seconds than this
LOSS_WEIGHT = 22  # 7 bits: how much worse a last copy is to discard, in ranks
SEARCH_DECK = 29  # 6 bits: with so many cards in the deck moves are tried out
SEARCH_GUESSES = 35  # 7 bits: on so many guesses of what is hidden
MARGIN = 42  # 4 bits: better by more than so many hundredths of a point, then it is made
FULL_ALPHABET = 46  # where hints may touch no card, each of them is a message of its own
EXACT_ARRANGEMENTS = 47  # 8 bits: with no more of them than this, all are looked at, no guesses

HAT_STYLE = (
    4 << MANY_TOKENS | 15 << GAMBLE_STEPS | 8 << LATE_STEPS | 31 << MOST_RISK | 10 << LOSS_WEIGHT
)
"""``hat``: as it was published."""


def hat_style(_players: int) -> int:
    """The same for any number of players."""
    return HAT_STYLE


def style_of(scratch: Ints, at: int, bits: int) -> int:
    """One of the constants."""
    return (scratch[STYLE] >> at) & ((1 << bits) - 1)
