"""``hat-plus`` near the end of the deck: moves are tried out before one is made.

Restricted like ``fast.engine``. In each arrangement of the hidden cards that may be, every move is
made, and all play on as ``hat`` does. If there are few arrangements all are gone through, so that
the comparison is exact; else some are guessed. Only moves are tried that say nothing untrue: a hint
tells the hats whenever it is given, most plays tell nothing, and discards are left out where they
would tell that nobody needs a hint.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.choice import coded_discard, coded_hint, hat_action, is_anyone_in_need
from hanabi.bots.hat.learning import count_below, hat_learn, public_plays
from hanabi.bots.hat.style import EXACT_ARRANGEMENTS, MARGIN, SEARCH_DECK, SEARCH_GUESSES, style_of
from hanabi.bots.hat_plus.arrangements import (
    copy_words,
    count_arrangements,
    enter_arrangement,
    guess_arrangement,
    list_hidden,
    next_arrangement,
)
from hanabi.bots.kernels.habits import likeliest_place, play_action, touched_places
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.scratch import (
    ARRANGED_ROW,
    CANDIDATE,
    CANDIDATE_SUM,
    CANDIDATES,
    DICE,
    MEMORY_SIZE,
    OWN_MASK,
    OWN_WEIGHT,
    SAVED_MASK,
    SAVED_MEMORY,
    SAVED_ROW,
    SAVED_WEIGHT,
)
from hanabi.fast.engine.deduction import PLAYABLE, find_status
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    ENDING,
    HINT_TOKENS,
    KNOWLEDGE,
    MISTAKES,
    PENDING,
    SIZES,
    TURN,
)
from hanabi.fast.engine.legality import possible_hints
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    HAND_SIZE,
    MAX_MISTAKES,
    MAX_TOKENS,
    PLAYERS,
    RANKS,
    SUITS,
    TILE_COUNT,
)
from hanabi.fast.engine.step import score, step


def hat_plus_action(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int
) -> int:
    """The move of the seat on turn."""
    action = hat_action(row, words, rules, scratch, memory, at)
    if row[PENDING] != 0 or rules[TILE_COUNT] != 0:
        return action
    if row[CARDS] - row[DRAWN] > style_of(scratch, SEARCH_DECK, 6):
        return action
    find_status(row, rules, scratch)
    find_public(row, words, rules, scratch, memory, at)
    find_own(row, rules, scratch, row[TURN])
    save_position(row, words, rules, scratch, memory, at)
    most = style_of(scratch, EXACT_ARRANGEMENTS, 8)
    arrangements = count_arrangements(row, rules, scratch, most)
    is_exact = 0 < arrangements <= most
    if not is_exact:
        arrangements = style_of(scratch, SEARCH_GUESSES, 7)
    list_candidates(row, rules, scratch, action, is_exact)
    if scratch[CANDIDATES] < 2:
        return action
    margin = style_of(scratch, MARGIN, 4) * arrangements
    list_hidden(row, rules, scratch)
    for number in range(arrangements):
        is_there = (
            next_arrangement(scratch, number == 0)
            if is_exact
            else guess_arrangement(row, rules, scratch)
        )
        if is_there:
            try_all(row, words, rules, scratch, memory, at)
            copy_words(rules, scratch, SAVED_ROW, words)
    recall(scratch, memory, at)
    best = 0
    for number in range(1, scratch[CANDIDATES]):
        needed = scratch[CANDIDATE_SUM + best]
        if best == 0:
            needed += margin
        if scratch[CANDIDATE_SUM + number] > needed:
            best = number
    return scratch[CANDIDATE + best]


def try_all(row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int) -> None:
    """Add up what each candidate leads to in the arrangement that is chosen."""
    enter_arrangement(row, words, rules, scratch)
    for number in range(scratch[CANDIDATES]):
        result = try_out(row, words, rules, scratch, memory, at, scratch[CANDIDATE + number])
        scratch[CANDIDATE_SUM + number] += 100 * result


def save_position(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int
) -> None:
    """Keep all that is changed by trying out."""
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        scratch[SAVED_ROW + place] = words[place]
    for place in range(MEMORY_SIZE):
        scratch[SAVED_MEMORY + place] = memory[at + place]
    for place in range(row[SIZES + row[TURN]]):
        scratch[SAVED_MASK + place] = scratch[OWN_MASK + place]
    for kind in range(rules[SUITS] * rules[RANKS]):
        scratch[SAVED_WEIGHT + kind] = scratch[OWN_WEIGHT + kind]


def recall(scratch: Ints, memory: Ints, at: int) -> None:
    """The memory as it was kept."""
    for place in range(MEMORY_SIZE):
        memory[at + place] = scratch[SAVED_MEMORY + place]


def list_candidates(row: Ints, rules: Ints, scratch: Ints, action: int, is_exact: bool) -> None:
    """The rule's own move first, then others that say nothing untrue."""
    seat = row[TURN]
    scratch[CANDIDATES] = 0
    scratch[DICE] = 0
    add_candidate(scratch, action)
    plays = public_plays(row, rules, scratch)
    is_coded = count_below(plays, rules[HAND_SIZE]) > 1
    has_sure_play = False
    for place in range(row[SIZES + seat]):
        if scratch[OWN_MASK + place] & ~scratch[PLAYABLE] == 0:
            has_sure_play = True
            if not (is_coded and (plays >> place) & 1 != 0):
                add_candidate(scratch, play_action(rules, scratch, place))
    if row[SIZES + seat] > 0 and row[MISTAKES] + 2 <= rules[MAX_MISTAKES]:
        likeliest = likeliest_place(row, scratch)
        for place in range(row[SIZES + seat]):
            mask = scratch[OWN_MASK + place]
            is_wanted = is_exact or (place == likeliest and not has_sure_play)
            if is_wanted and mask & scratch[PLAYABLE] != 0 and mask & ~scratch[PLAYABLE] != 0:
                add_candidate(scratch, rules[HAND_SIZE] + place)
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    if not is_hint and row[HINT_TOKENS] > 0 and possible_hints(row, rules, seat) != 0:
        add_candidate(scratch, rules[AT_HINTS] + coded_hint(row, rules, scratch))
    if action >= rules[HAND_SIZE] and row[SIZES + seat] > 0:
        can_discard = row[HINT_TOKENS] < rules[MAX_TOKENS]
        if can_discard and (row[HINT_TOKENS] == 0 or not is_anyone_in_need(row, rules, scratch)):
            add_candidate(scratch, coded_discard(row, rules, scratch))


def add_candidate(scratch: Ints, action: int) -> None:
    """One more move, once."""
    count = scratch[CANDIDATES]
    for number in range(count):
        if scratch[CANDIDATE + number] == action:
            return
    scratch[CANDIDATE + count] = action
    scratch[CANDIDATE_SUM + count] = 0
    scratch[CANDIDATES] = count + 1


def try_out(
    row: Ints, words: Ints, rules: Ints, scratch: Ints, memory: Ints, at: int, action: int
) -> int:
    """The score if this move is made in the guessed arrangement, and all play on as ``hat``."""
    copy_words(rules, scratch, ARRANGED_ROW, words)
    recall(scratch, memory, at)
    while row[ENDING] == 0:
        touched = 0
        if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
            touched = touched_places(row, rules, action - rules[AT_HINTS])
        hat_learn(row, words, rules, scratch, memory, at, -1, action, touched)
        step(row, words, rules, action)
        if row[ENDING] == 0:
            action = hat_action(row, words, rules, scratch, memory, at)
    return score(row)
