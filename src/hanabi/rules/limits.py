"""How large a game may be: both engines play every ruleset within these bounds.

The largest box has 70 cards of 35 kinds. Foreign games may be somewhat larger in other ways;
beyond that a game would no longer fit the 400 bytes that the fast engine gives it.
"""

MAX_CARDS = 70
MAX_KINDS = 40
MAX_RANKS = 8
MAX_HAND = 8
MAX_COUNT = 127
"""Of hint tokens, and of mistakes."""
