"""The constants of a code bot, packed into one number: its style.

Restricted like ``fast.kernel``.
"""

from hanabi.bots.rows.scratch import STYLE
from hanabi.fast.ints import Ints

MANY_TOKENS = 0  # 4 bits: above so many tokens a hint is given for want of anything better
GAMBLE_STEPS = 4  # 5 bits: a card that fits or is useless is played above so many twentieths
LATE_STEPS = 9  # 4 bits, 8 in the middle: how many discards later than usual it is late
FUTURE_BOARDS = 13  # questions are about the board as it will be on one's turn
FUTURE_NEEDS = 14  # so is who needs a hint
LAST_GAMBLES = 15  # in the last round, what may fit is played
TOLD_PLAYS = 16  # which of several known plays is made tells hats
FREE_HINTS = 17  # 3 bits: in the last so many turns of the deck hints come before discards

HAT_STYLE = 4 << MANY_TOKENS | 15 << GAMBLE_STEPS | 8 << LATE_STEPS
"""``hat``: more than 4 tokens, 15 twentieths, and nothing of the rest."""


def style_of(work: Ints, at: int, bits: int) -> int:
    """One of the constants."""
    return (work[STYLE] >> at) & ((1 << bits) - 1)
