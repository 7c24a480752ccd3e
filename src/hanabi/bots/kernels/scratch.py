"""Scratch memory of the bots over rows, behind that of ``fast.deduction``.

Restricted like ``fast.engine``: nothing but numbers.
"""

PUBLIC_WEIGHT = 160  # by kind: copies whose place is not common knowledge
PUBLIC_MASK = 208  # by place of ``layout.HANDS``: the kinds that all think possible; 0: no card
OWN_WEIGHT = 248  # by kind: copies that the seat on turn does not see, nor knows to hold
OWN_MASK = 296  # by place in the hand of the seat on turn
ASKED_MASK = 304  # by place in the hand that is asked about
ENTRY_PLACE = 312  # of a question
ENTRY_SET = 330
ENTRY_SHARE = 348
ENTRIES = 366
SPLIT_PLACE = 367  # −1: the question has entries
SPLIT_BLOCKS = 368
BLOCK_OF = 376  # by kind
CLASSES = 424  # by seat: how many messages a hint to it can be
PIVOT = 432  # by seat
READ_MASK = 440  # by place in the hand that hears a hint: what it leaves
STYLE = 450  # of the bot whose memory is looked at
ASKED_PLAYABLE = 451  # the kinds that fit when the seat that is asked about is on turn
FUTURE_HEIGHT = 456  # by suit
CANDIDATES = 512  # how many moves are tried out
CANDIDATE = 513
CANDIDATE_SUM = 530
DICE = 550
SAVED_MASK = 552  # OWN_MASK and OWN_WEIGHT of the real position
SAVED_WEIGHT = 560
UNPLACED_WEIGHT = 608
SAVED_ROW = 656  # words of the row: the real one, and one with what it might hide
ARRANGED_ROW = 736
SAVED_MEMORY = 816
HIDDEN_SET = 900  # by hidden card, own first, then the deck: the kinds that it may be
HIDDEN_KIND = 930  # what it is in the arrangement that is looked at
HIDDEN = 960  # how many there are
CHOICE_STREAM = 962  # of a bot that leaves its choices to chance
CHOICE_NUMBER = 963  # which place of that stream is the next
REFUSED_ACTION = 964  # what a bot wanted that the rules do not allow
SCRATCH_SIZE = 970

MEMORY_STYLE = 72
MEMORY_SIZE = 80
"""What one memory takes: sets of kinds by draw number, and the bot's style behind them."""

WHOLE = 1000000
"""Shares are counted in millionths: exact in whole numbers, the same on every machine."""
