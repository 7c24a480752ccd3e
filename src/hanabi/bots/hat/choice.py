"""What ``hat`` does on its turn.

Restricted like ``fast.engine``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.cautious.choice import cautious_action
from hanabi.bots.hat.alphabet import find_alphabet, hint_for
from hanabi.bots.hat.learning import (
    count_below,
    needed_plays,
    public_plays,
    public_useless,
    strip_plays,
)
from hanabi.bots.hat.questions import hat_of
from hanabi.bots.hat.style import (
    GAMBLE_STEPS,
    LAST_GAMBLES,
    LATE_STEPS,
    LOSS_WEIGHT,
    MANY_TOKENS,
    MOST_RISK,
    style_of,
)
from hanabi.bots.kernels.habits import (
    has_play,
    holders,
    knows_play,
    likeliest_place,
    play_action,
    useless_places,
)
from hanabi.bots.kernels.knowledge import find_own, find_public, share_of, weight_of
from hanabi.bots.kernels.scratch import MEMORY_STYLE, OWN_MASK, OWN_WEIGHT, STYLE, WHOLE
from hanabi.bots.random.choice import nth_bit
from hanabi.fast.engine.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HINT_TOKENS,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.portable import lowest_bit
from hanabi.fast.engine.ruleset_numbers import (
    AT_HINTS,
    DECK_SIZE,
    HAND_SIZE,
    MAX_MISTAKES,
    MAX_TOKENS,
    PLAYERS,
    RANKS,
    STEP_OF,
    SUITS,
)


def hat_action(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> int:
    """The move of the seat on turn."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, scratch, memory, at)
    seat = row[TURN]
    scratch[STYLE] = memory[at + MEMORY_STYLE]
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    find_own(row, rules, scratch, seat)
    place = best_play(row, rules, scratch)
    plays = public_plays(row, rules, scratch)
    if place >= 0 and count_below(plays, rules[HAND_SIZE]) > 1:
        place = nth_bit(
            plays, sum_of_hats(row, rules, scratch, count_below(plays, rules[HAND_SIZE]))
        )
    if place < 0:
        place = likely_play(row, rules, scratch)
    if place >= 0:
        return play_action(rules, scratch, place)
    can_hint = row[HINT_TOKENS] > 0 and possible_hints(row, rules, seat) != 0
    can_discard = row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0
    if can_hint and (not can_discard or wants_to_hint(row, rules, scratch)):
        return rules[AT_HINTS] + coded_hint(row, rules, scratch)
    if row[TURNS_LEFT] >= 0 and style_of(scratch, LAST_GAMBLES, 1) != 0 and row[SIZES + seat] > 0:
        place = likeliest_place(row, scratch)
        if row[MISTAKES] + 2 <= rules[MAX_MISTAKES] and (
            scratch[OWN_MASK + place] & scratch[PLAYABLE] != 0
        ):
            return rules[HAND_SIZE] + place
    if can_discard:
        return coded_discard(row, rules, scratch)
    return rules[HAND_SIZE] + likeliest_place(row, scratch)


def best_play(row: Ints, rules: Ints, scratch: Ints) -> int:
    """The place of a card that surely fits: a low one that few others hold; −1 if none."""
    best = -1
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        if mask & ~scratch[PLAYABLE] == 0:
            value = 0
            weights = 0
            while mask != 0:
                kind = lowest_bit(mask)
                mask &= mask - 1
                weight = max(scratch[OWN_WEIGHT + kind], 1)
                others = 0
                if row[DRAWN] < row[CARDS]:
                    others = holders(row, rules, kind)
                value += weight * (WHOLE * (9 - rules[STEP_OF + kind]) // (1 + others))
                weights += weight
            if value // weights > most:
                most = value // weights
                best = place
    return best


def likely_play(row: Ints, rules: Ints, scratch: Ints) -> int:
    """A card that fits or is useless, and probably fits: worth a mistake, but not the last
    one, and not late; −1 if none."""
    if row[MISTAKES] + 2 > rules[MAX_MISTAKES] or not is_early(row, rules, scratch):
        return -1
    best = -1
    most = style_of(scratch, GAMBLE_STEPS, 5) * WHOLE // 20
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        if mask & ~(scratch[PLAYABLE] | scratch[USELESS]) == 0:
            share = share_of(scratch, OWN_WEIGHT, mask, scratch[PLAYABLE])
            if share > most:
                most = share
                best = place
    return best


def is_early(row: Ints, rules: Ints, scratch: Ints) -> bool:
    """Can cards still be thrown away without running out of turns to play the rest?"""
    discards = 0
    for place in range(row[PILED]):
        if row[PILE + place] >= 0:
            discards += 1
    spare = rules[DECK_SIZE] - rules[SUITS] * rules[RANKS] - rules[PLAYERS] * rules[HAND_SIZE]
    return discards <= spare + style_of(scratch, LATE_STEPS, 4) - 8


def wants_to_hint(row: Ints, rules: Ints, scratch: Ints) -> bool:
    """Somebody should play and does not know it; or there is nothing better to do."""
    if is_anyone_in_need(row, rules, scratch):
        return True
    useless = useless_places(scratch, OWN_MASK, row[SIZES + row[TURN]])
    if useless != 0 and is_early(row, rules, scratch):
        return False
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and has_play(
            row, rules, seat, needed_plays(row, rules, scratch, seat)
        ):
            return True
    if row[HINT_TOKENS] > style_of(scratch, MANY_TOKENS, 4):
        return True
    if useless != 0:
        return False
    mask = scratch[OWN_MASK + least_missed(row, rules, scratch)]
    risk = share_of(scratch, OWN_WEIGHT, mask, scratch[INDISPENSABLE])
    return risk > style_of(scratch, MOST_RISK, 5) * WHOLE // 32


def is_anyone_in_need(row: Ints, rules: Ints, scratch: Ints) -> bool:
    """Does a teammate hold a card that fits, and knows of none? To discard then would lie."""
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN]:
            playable = needed_plays(row, rules, scratch, seat)
            if has_play(row, rules, seat, playable) and not knows_play(
                row, rules, scratch, seat, playable
            ):
                return True
    return False


def coded_hint(row: Ints, rules: Ints, scratch: Ints) -> int:
    """The hint that tells every teammate their hat."""
    budget = find_alphabet(row, rules, scratch, row[TURN])
    message = -1
    if budget > 0:
        message = sum_of_hats(row, rules, scratch, budget)
    number = hint_for(row, rules, scratch, message)
    if number < 0:
        number = hint_for(row, rules, scratch, -1)
    return number


def sum_of_hats(row: Ints, rules: Ints, scratch: Ints, budget: int) -> int:
    """What the seat on turn has to tell."""
    total = 0
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN]:
            total += hat_of(row, rules, scratch, seat, budget, -1)
    return total % budget


def coded_discard(row: Ints, rules: Ints, scratch: Ints) -> int:
    """Among cards that all know to be useless, the choice tells the hats; else a card that is
    useless, else the one that is missed least."""
    seat = row[TURN]
    useless = public_useless(row, rules, scratch, seat)
    count = count_below(useless, rules[HAND_SIZE])
    if count > 1:
        if row[HINT_TOKENS] > 0:
            strip_plays(row, rules, scratch)
        return nth_bit(useless, sum_of_hats(row, rules, scratch, count))
    useless = useless_places(scratch, OWN_MASK, row[SIZES + seat])
    if useless != 0:
        return lowest_bit(useless)
    return least_missed(row, rules, scratch)


def least_missed(row: Ints, rules: Ints, scratch: Ints) -> int:
    """Seen elsewhere, not the last of its kind, high."""
    best = 0
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = scratch[OWN_MASK + place]
        total = 0
        kinds = mask
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            value = rules[STEP_OF + kind] + 1
            if holders(row, rules, kind) > 0:
                value += 20
            if (scratch[INDISPENSABLE] >> kind) & 1 == 0:
                value += style_of(scratch, LOSS_WEIGHT, 7)
            total += value * max(scratch[OWN_WEIGHT + kind], 1)
        worth = total * 1000 // max(weight_of(scratch, OWN_WEIGHT, mask), 1)
        if worth > most:
            most = worth
            best = place
    return best
