"""``bots.cautious`` over a row: the same habits, the same moves.

Restricted like ``fast.engine``; see the readable form for the reasons.
"""

from hanabi.fast.engine.deduction import (
    GONE,
    INDISPENSABLE,
    PLAYABLE,
    POSSIBLE,
    USELESS,
    find_possible,
    find_status,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    ASK_RANK_HINT,
    ASK_RETURN,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.engine.legality import choices, possible_hints
from hanabi.fast.engine.portable import lowest_bit, popcount
from hanabi.fast.engine.ruleset_numbers import (
    AT_ADD,
    AT_ANNOUNCE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    COLORS,
    COPIES,
    EVERY_KIND,
    HAND_SIZE,
    HINT_NAME,
    HINT_TO,
    HINTS,
    KEPT,
    MAX_TOKENS,
    PLAY_WAYS,
    PLAYERS,
    STEP_OF,
    SUIT_OF,
    SUITS,
    TOUCH,
)

BY_WORTH, BY_WORTH_IF_ANY, BY_NEWS = 0, 1, 2
"""How ``best_hint`` compares."""


def cautious_action(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, _memory: Ints, _at: int
) -> int:
    """What ``CautiousBot`` would do in the seat on turn."""
    seat = row[TURN]
    find_status(row, rules, scratch)
    if row[PENDING] > ASK_RANK_HINT:
        return missed_discard(row, rules, scratch)
    find_possible(row, words, rules, scratch, seat)
    if row[PENDING] != 0:
        return rules[AT_REWARD_HINTS] + best_hint(
            row, rules, scratch, choices(row, rules), BY_WORTH
        )
    action = known_play(row, rules, scratch)
    if action >= 0:
        return action
    hints = 0
    if row[HINT_TOKENS] > 0:
        hints = possible_hints(row, rules, seat)
    number = best_hint(row, rules, scratch, hints, BY_WORTH_IF_ANY)
    if number >= 0:
        return rules[AT_HINTS] + number
    if row[HINT_TOKENS] < rules[MAX_TOKENS] and row[SIZES + seat] > 0:
        return least_regret(row, rules, scratch)
    if hints != 0:
        return rules[AT_HINTS] + best_hint(row, rules, scratch, hints, BY_NEWS)
    return likeliest_play(row, rules, scratch)


def known_play(row: Ints, rules: Ints, scratch: Ints) -> int:
    """A card that surely fits, the lowest step first; −1 if there is none."""
    first = row[TURN] * rules[HAND_SIZE]
    best = -1
    best_step = 0
    for place in range(row[SIZES + row[TURN]]):
        possible = scratch[POSSIBLE + first + place]
        if possible != 0 and possible & ~scratch[PLAYABLE] == 0:
            step = lowest_step(rules, possible)
            if best < 0 or step < best_step:
                best = place
                best_step = step
    if best < 0:
        return -1
    suit = only_suit(rules, scratch[POSSIBLE + first + best])
    if rules[PLAY_WAYS] > 1 and suit >= 0:
        return rules[AT_ANNOUNCE] + best * rules[SUITS] + suit
    return rules[HAND_SIZE] + best


def lowest_step(rules: Ints, kinds: int) -> int:
    """How far into its firework the card could come."""
    lowest = rules[STEP_OF + lowest_bit(kinds)]
    while kinds != 0:
        lowest = min(lowest, rules[STEP_OF + lowest_bit(kinds)])
        kinds &= kinds - 1
    return lowest


def only_suit(rules: Ints, kinds: int) -> int:
    """The suit of all these kinds, −1 if they have several."""
    suit = rules[SUIT_OF + lowest_bit(kinds)]
    while kinds != 0:
        if rules[SUIT_OF + lowest_bit(kinds)] != suit:
            return -1
        kinds &= kinds - 1
    return suit


def best_hint(row: Ints, rules: Ints, scratch: Ints, hints: int, by: int) -> int:
    """The first best of these hints, ranks before colours, in the order of actions; −1 if
    none is good enough."""
    colors = (rules[PLAYERS] - 1) * rules[COLORS]
    count = (rules[PLAYERS] - 1) * rules[HINTS]
    best = -1
    best_value = 0 if by == BY_WORTH_IF_ANY else -1
    for turn in range(count):
        number = (turn + colors) % count
        if (hints >> number) & 1 != 0:
            if by == BY_NEWS:
                value = news(row, rules, scratch, number)
            else:
                value = worth(row, rules, scratch, number)
            if value > best_value:
                best = number
                best_value = value
    return best


def hinted_seat(row: Ints, rules: Ints, number: int) -> int:
    """Who would be given this hint."""
    return (row[TURN] + 1 + rules[HINT_TO + number]) % rules[PLAYERS]


def worth(row: Ints, rules: Ints, scratch: Ints, number: int) -> int:
    """Cards made surely playable, then playable cards that it touches, then how much it excludes,
    in one number; 0 if it tells nothing of a playable card."""
    seat = hinted_seat(row, rules, number)
    hint = rules[HINT_NAME + number]
    first = seat * rules[HAND_SIZE]
    playable = scratch[PLAYABLE]
    sure = 0
    pointed_out = 0
    excluded = 0
    promised = 0
    for slot in range(first, first + row[SIZES + seat]):
        kind = row[KINDS + row[HANDS + slot]]
        touched = (rules[TOUCH + kind] >> hint) & 1
        possible = scratch[POSSIBLE + slot]
        left = possible & rules[KEPT + 16 * touched + hint]
        excluded += popcount(possible) - popcount(left)
        is_known = possible != 0 and possible & ~playable == 0
        if (playable & ~promised) >> kind & 1 != 0 and not is_known and left != possible:
            promised |= 1 << kind
            pointed_out += touched
            if left & ~playable == 0:
                sure += 1
    if sure == 0 and pointed_out == 0:
        return 0
    return sure << 32 | pointed_out << 16 | excluded


def news(row: Ints, rules: Ints, scratch: Ints, number: int) -> int:
    """How much a hint would exclude, whichever way each card answers."""
    seat = hinted_seat(row, rules, number)
    hint = rules[HINT_NAME + number]
    kinds = rules[KEPT + 16 + hint] & rules[EVERY_KIND]
    first = seat * rules[HAND_SIZE]
    total = 0
    for slot in range(first, first + row[SIZES + seat]):
        possible = scratch[POSSIBLE + slot]
        total += min(popcount(possible & kinds), popcount(possible & ~kinds))
    return total


def least_regret(row: Ints, rules: Ints, scratch: Ints) -> int:
    """The card with the smallest share of kinds that would be lost for good, then of those
    still needed; oldest first."""
    first = row[TURN] * rules[HAND_SIZE]
    best = 0
    for place in range(1, row[SIZES + row[TURN]]):
        ours = scratch[POSSIBLE + first + place]
        theirs = scratch[POSSIBLE + first + best]
        lost = compare_shares(ours, theirs, scratch[INDISPENSABLE])
        if lost < 0 or (lost == 0 and compare_shares(ours, theirs, ~scratch[USELESS]) < 0):
            best = place
    return best


def compare_shares(ours: int, theirs: int, wanted: int) -> int:
    """Is the share of wanted kinds in the first set smaller (below 0) or larger (above 0)?"""
    ours_wanted = popcount(ours & wanted)
    theirs_wanted = popcount(theirs & wanted)
    return ours_wanted * popcount(theirs) - theirs_wanted * popcount(ours)


def likeliest_play(row: Ints, rules: Ints, scratch: Ints) -> int:
    """The card most likely to fit, oldest first."""
    first = row[TURN] * rules[HAND_SIZE]
    best = 0
    for place in range(1, row[SIZES + row[TURN]]):
        ours = scratch[POSSIBLE + first + place]
        if compare_shares(ours, scratch[POSSIBLE + first + best], scratch[PLAYABLE]) > 0:
            best = place
    return rules[HAND_SIZE] + best


def missed_discard(row: Ints, rules: Ints, scratch: Ints) -> int:
    """Tiles 5 and 6: the discarded card that the display misses most."""
    must_fit = row[PENDING] != ASK_RETURN
    best = -1
    best_need = -1
    for place in range(row[PILED]):
        card = row[PILE + place]
        if card >= 0:
            kind = row[KINDS + card]
            step = rules[STEP_OF + kind]
            height = row[HEIGHTS + rules[SUIT_OF + kind]]
            need = 15 - step
            if scratch[GONE + kind] == rules[COPIES + kind]:
                need += 16
            if step >= height:
                need += 32
            if need > best_need and (step == height or not must_fit):
                best = kind
                best_need = need
    if must_fit:
        return rules[AT_ADD] + rules[SUIT_OF + best]
    return rules[AT_GIVE_BACK] + best
