"""What ``hat`` does on its turn.

Restricted like ``fast.kernel``.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.alphabet import find_alphabet, hint_for
from hanabi.bots.hat.hearing import (
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
from hanabi.bots.rows.habits import (
    has_play,
    holders,
    knows_play,
    likeliest_place,
    play_action,
    useless_places,
)
from hanabi.bots.rows.scratch import MIND_STYLE, OWN_MASK, OWN_WEIGHT, STYLE, WHOLE
from hanabi.bots.rows.tables import find_own, find_public, share_of, weight_of
from hanabi.fast.cautious import cautious_action
from hanabi.fast.deduction import INDISPENSABLE, PLAYABLE, USELESS, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.layout import (
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
from hanabi.fast.legality import possible_hints
from hanabi.fast.portable import lowest_bit
from hanabi.fast.random_policy import nth_bit
from hanabi.fast.table import (
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


def hat_action(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> int:
    """The move of the seat on turn."""
    if row[PENDING] != 0:
        return cautious_action(row, words, rules, work)
    seat = row[TURN]
    work[STYLE] = mind[at + MIND_STYLE]
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    find_own(row, rules, work, seat)
    place = best_play(row, rules, work)
    plays = public_plays(row, rules, work)
    if place >= 0 and count_below(plays, rules[HAND_SIZE]) > 1:
        place = nth_bit(plays, sum_of_hats(row, rules, work, count_below(plays, rules[HAND_SIZE])))
    if place < 0:
        place = likely_play(row, rules, work)
    if place >= 0:
        return play_action(rules, work, place)
    can_hint = row[HINT_TOKENS] > 0 and possible_hints(row, rules, seat) != 0
    can_discard = row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0
    if can_hint and (not can_discard or wants_to_hint(row, rules, work)):
        return rules[AT_HINTS] + told_hint(row, rules, work)
    if row[TURNS_LEFT] >= 0 and style_of(work, LAST_GAMBLES, 1) != 0 and row[SIZES + seat] > 0:
        place = likeliest_place(row, work)
        if row[MISTAKES] + 2 <= rules[MAX_MISTAKES] and (
            work[OWN_MASK + place] & work[PLAYABLE] != 0
        ):
            return rules[HAND_SIZE] + place
    if can_discard:
        return told_discard(row, rules, work)
    return rules[HAND_SIZE] + likeliest_place(row, work)


def best_play(row: Ints, rules: Ints, work: Ints) -> int:
    """The place of a card that surely fits: a low one that few others hold; −1 if none."""
    best = -1
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = work[OWN_MASK + place]
        if mask & ~work[PLAYABLE] == 0:
            value = 0
            weights = 0
            while mask != 0:
                kind = lowest_bit(mask)
                mask &= mask - 1
                weight = max(work[OWN_WEIGHT + kind], 1)
                others = 0
                if row[DRAWN] < row[CARDS]:
                    others = holders(row, rules, kind)
                value += weight * (WHOLE * (9 - rules[STEP_OF + kind]) // (1 + others))
                weights += weight
            if value // weights > most:
                most = value // weights
                best = place
    return best


def likely_play(row: Ints, rules: Ints, work: Ints) -> int:
    """A card that fits or is useless, and probably fits: worth a mistake, but not the last
    one, and not late; −1 if none."""
    if row[MISTAKES] + 2 > rules[MAX_MISTAKES] or not is_early(row, rules, work):
        return -1
    best = -1
    most = style_of(work, GAMBLE_STEPS, 5) * WHOLE // 20
    for place in range(row[SIZES + row[TURN]]):
        mask = work[OWN_MASK + place]
        if mask & ~(work[PLAYABLE] | work[USELESS]) == 0:
            share = share_of(work, OWN_WEIGHT, mask, work[PLAYABLE])
            if share > most:
                most = share
                best = place
    return best


def is_early(row: Ints, rules: Ints, work: Ints) -> bool:
    """Can cards still be thrown away without running out of turns to play the rest?"""
    discards = 0
    for place in range(row[PILED]):
        if row[PILE + place] >= 0:
            discards += 1
    spare = rules[DECK_SIZE] - rules[SUITS] * rules[RANKS] - rules[PLAYERS] * rules[HAND_SIZE]
    return discards <= spare + style_of(work, LATE_STEPS, 4) - 8


def wants_to_hint(row: Ints, rules: Ints, work: Ints) -> bool:
    """Somebody should play and does not know it; or there is nothing better to do."""
    if is_anyone_in_need(row, rules, work):
        return True
    useless = useless_places(work, OWN_MASK, row[SIZES + row[TURN]])
    if useless != 0 and is_early(row, rules, work):
        return False
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN] and has_play(row, rules, seat, needed_plays(row, rules, work, seat)):
            return True
    if row[HINT_TOKENS] > style_of(work, MANY_TOKENS, 4):
        return True
    if useless != 0:
        return False
    mask = work[OWN_MASK + least_missed(row, rules, work)]
    risk = share_of(work, OWN_WEIGHT, mask, work[INDISPENSABLE])
    return risk > style_of(work, MOST_RISK, 5) * WHOLE // 32


def is_anyone_in_need(row: Ints, rules: Ints, work: Ints) -> bool:
    """Does a teammate hold a card that fits, and knows of none? To discard then would lie."""
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN]:
            playable = needed_plays(row, rules, work, seat)
            if has_play(row, rules, seat, playable) and not knows_play(
                row, rules, work, seat, playable
            ):
                return True
    return False


def told_hint(row: Ints, rules: Ints, work: Ints) -> int:
    """The hint that tells every teammate their hat."""
    budget = find_alphabet(row, rules, work, row[TURN])
    message = -1
    if budget > 0:
        message = sum_of_hats(row, rules, work, budget)
    number = hint_for(row, rules, work, message)
    if number < 0:
        number = hint_for(row, rules, work, -1)
    return number


def sum_of_hats(row: Ints, rules: Ints, work: Ints, budget: int) -> int:
    """What the seat on turn has to tell."""
    total = 0
    for seat in range(rules[PLAYERS]):
        if seat != row[TURN]:
            total += hat_of(row, rules, work, seat, budget, -1)
    return total % budget


def told_discard(row: Ints, rules: Ints, work: Ints) -> int:
    """Among cards that all know to be useless, the choice tells the hats; else a card that is
    useless, else the one that is missed least."""
    seat = row[TURN]
    useless = public_useless(row, rules, work, seat)
    count = count_below(useless, rules[HAND_SIZE])
    if count > 1:
        if row[HINT_TOKENS] > 0:
            strip_plays(row, rules, work)
        return nth_bit(useless, sum_of_hats(row, rules, work, count))
    useless = useless_places(work, OWN_MASK, row[SIZES + seat])
    if useless != 0:
        return lowest_bit(useless)
    return least_missed(row, rules, work)


def least_missed(row: Ints, rules: Ints, work: Ints) -> int:
    """Seen elsewhere, not the last of its kind, high."""
    best = 0
    most = -1
    for place in range(row[SIZES + row[TURN]]):
        mask = work[OWN_MASK + place]
        total = 0
        kinds = mask
        while kinds != 0:
            kind = lowest_bit(kinds)
            kinds &= kinds - 1
            value = rules[STEP_OF + kind] + 1
            if holders(row, rules, kind) > 0:
                value += 20
            if (work[INDISPENSABLE] >> kind) & 1 == 0:
                value += style_of(work, LOSS_WEIGHT, 7)
            total += value * max(work[OWN_WEIGHT + kind], 1)
        worth = total * 1000 // max(weight_of(work, OWN_WEIGHT, mask), 1)
        if worth > most:
            most = worth
            best = place
    return best
