"""What lies open to a seat: the teammates' hands, the table, the last move.

Restricted as ``fast.engine`` says. In the base game every bit stands where the Hanabi Learning
Environment's canonical encoder has it; where a section starts is told by the plan. Seats are
counted from the observer (0), hands from the oldest card. Only ones are written: ``encode_seat``
has cleared the ground.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.encode.kernels.plan_numbers import (
    PLAN_ANNOUNCED,
    PLAN_DECK,
    PLAN_DISCARDS,
    PLAN_FIREWORKS,
    PLAN_HINT_TOKENS,
    PLAN_LAST,
    PLAN_LIVES,
    PLAN_MISSING,
    PLAN_OWN_HAND,
    PLAN_PENDING,
    PLAN_REWARD,
    PLAN_TILES,
    PLAN_TURN,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DID_COLOR_HINT,
    DID_DISCARD,
    DID_PLAY,
    DID_RANK_HINT,
    DID_RETURN,
    DRAWN,
    FLAG_FITTED,
    FLAG_FREE,
    FLAG_TOKEN,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    LAST,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
)
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    COLORS,
    HAND_SIZE,
    MAX_MISTAKES,
    PLAYERS,
    RANKS,
    SUITS,
)


def write_hands(row: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int) -> None:
    """The teammates' cards, one of all kinds each, and which hands are short of a card."""
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    kinds = rules[SUITS] * rules[RANKS]
    holder = seat
    start = at
    for offset in range(players):
        held = row[SIZES + holder]
        if held < hand_size:
            out[at + plan[PLAN_MISSING] + offset] = 1
        first = HANDS + holder * hand_size
        if offset > 0:
            for place in range(held):
                out[start + place * kinds + row[KINDS + row[first + place]]] = 1
            start += hand_size * kinds
        elif plan[PLAN_OWN_HAND] >= 0:
            own = at + plan[PLAN_OWN_HAND]
            for place in range(held):
                out[own + place * kinds + row[KINDS + row[first + place]]] = 1
        holder += 1
        if holder == players:
            holder = 0


def write_board(row: Ints, rules: Ints, plan: Ints, out: Ints, at: int) -> None:
    """Deck, tokens and lives as thermometers, fireworks by their height, discards by copies."""
    start = at + plan[PLAN_DECK]
    for place in range(start, start + row[CARDS] - row[DRAWN]):
        out[place] = 1
    start = at + plan[PLAN_FIREWORKS] - 1
    for suit in range(rules[SUITS]):
        if row[HEIGHTS + suit] > 0:
            out[start + row[HEIGHTS + suit]] = 1
        start += rules[RANKS]
    start = at + plan[PLAN_HINT_TOKENS]
    for place in range(start, start + row[HINT_TOKENS]):
        out[place] = 1
    start = at + plan[PLAN_LIVES]
    for place in range(start, start + rules[MAX_MISTAKES] - row[MISTAKES]):
        out[place] = 1
    for entry in range(PILE, PILE + row[PILED]):
        card = row[entry]
        if card >= 0:
            place = at + plan[PLAN_DISCARDS + row[KINDS + card]]
            while out[place] != 0:
                place += 1
            out[place] = 1


def write_last(words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int) -> None:
    """The last move: who, what, to whom, colour, rank, touched, place, card, did it score."""
    last = words[LAST]
    if last == 0:
        return
    players = rules[PLAYERS]
    hand_size = rules[HAND_SIZE]
    did = last & 255
    place = at + plan[PLAN_LAST]
    out[place + ((last >> 8) & 255) - seat + (players if (last >> 8) & 255 < seat else 0)] = 1
    place += players
    if did <= DID_RANK_HINT:
        out[place + did - DID_PLAY] = 1
    place += DID_RANK_HINT
    is_hint = did == DID_COLOR_HINT or did == DID_RANK_HINT  # noqa: PLR1714
    if is_hint:
        to = (last >> 16) & 255
        out[place + to - seat + (players if to < seat else 0)] = 1
        out[place + players + ((last >> 24) & 255)] = 1
    place += players + rules[COLORS] + rules[RANKS]
    if is_hint:
        touched = (last >> 40) & 255
        while touched != 0:
            out[place + lowest_bit(touched)] = 1
            touched &= touched - 1
        return
    place += hand_size
    if did <= DID_DISCARD:
        out[place + ((last >> 32) & 255)] = 1
    place += hand_size
    if did <= DID_RETURN + 1:
        out[place + ((last >> 48) & 255)] = 1
    place += rules[SUITS] * rules[RANKS]
    if did != DID_DISCARD:
        if ((last >> 56) & FLAG_FITTED) != 0:
            out[place] = 1
        if ((last >> 56) & FLAG_TOKEN) != 0:
            out[place + 1] = 1


def write_options(
    row: Ints, words: Ints, rules: Ints, plan: Ints, seat: int, out: Ints, at: int
) -> None:
    """What only some rulesets have: see ``encode.layout``."""
    last = words[LAST]
    did = last & 255
    if plan[PLAN_TURN] >= 0:
        turn = row[TURN] - seat
        if turn < 0:
            turn += rules[PLAYERS]
        out[at + plan[PLAN_TURN] + turn] = 1
    if plan[PLAN_ANNOUNCED] >= 0 and did == DID_PLAY and (last >> 24) & 255 != 0:
        out[at + plan[PLAN_ANNOUNCED] + ((last >> 24) & 255) - 1] = 1
    if plan[PLAN_REWARD] >= 0:
        if did >= DID_RETURN:
            out[at + plan[PLAN_REWARD] + did - DID_RETURN] = 1
        elif ((last >> 56) & FLAG_FREE) != 0:
            out[at + plan[PLAN_REWARD] + 3] = 1
        for place in range(row[TILES_TURNED]):
            out[at + plan[PLAN_TILES] + row[TILES + place] - 1] = 1
        if row[PENDING] != 0:
            out[at + plan[PLAN_PENDING] + row[PENDING] - 1] = 1
