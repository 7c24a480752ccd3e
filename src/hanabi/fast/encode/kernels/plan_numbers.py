"""A plan: where things go in an observation, as numbers that compiled code reads.

−1 stands for what is not in it.
"""

PLAN_LENGTH = 0
PLAN_MISSING = 1
PLAN_DECK = 2
PLAN_FIREWORKS = 3
PLAN_HINT_TOKENS = 4
PLAN_LIVES = 5
PLAN_LAST = 6
PLAN_KNOWLEDGE = 7
PLAN_TURN = 8
PLAN_ANNOUNCED = 9
PLAN_REWARD = 10
PLAN_TILES = 11
PLAN_PENDING = 12
PLAN_SEER = 13  # 1: knowledge as if every card were fully hinted
PLAN_BELIEF = 14  # 1: knowledge as shares of the copies left
PLAN_OWN_HAND = 15
PLAN_DISCARDS = 16  # by kind
PLAN_SIZE = 64

MOVER, ALL_SEATS = -1, -2
"""Who is shown the game, where no seat is named."""
