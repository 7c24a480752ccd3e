"""``hat-plus`` near the end of the deck: moves are tried out before one is made.

Restricted like ``fast.kernel``. In each world that may be, every move is made, and all play on as
``hat`` does. If there are few worlds all are gone through, so that the comparison is exact; else
some are guessed. Only moves are tried that say nothing untrue: a hint tells the hats whenever it
is given, most plays tell nothing, and discards are left out where they would tell that nobody
needs a hint.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.choice import hat_action, is_anyone_in_need, told_discard, told_hint
from hanabi.bots.hat.hearing import count_below, hat_hear, public_plays
from hanabi.bots.hat.style import EXACT_WORLDS, MARGIN, SEARCH_DECK, SEARCH_WORLDS, style_of
from hanabi.bots.hat.worlds import (
    copy_words,
    count_worlds,
    enter_world,
    guess_world,
    list_hidden,
    next_world,
)
from hanabi.bots.rows.habits import likeliest_place, play_action, touched_places
from hanabi.bots.rows.scratch import (
    CANDIDATE,
    CANDIDATE_SUM,
    CANDIDATES,
    DICE,
    MIND_SIZE,
    OWN_MASK,
    OWN_WEIGHT,
    SAVED_MASK,
    SAVED_MIND,
    SAVED_ROW,
    SAVED_WEIGHT,
    WORLD_ROW,
)
from hanabi.bots.rows.tables import find_own, find_public
from hanabi.fast.deduction import PLAYABLE, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import score, step
from hanabi.fast.layout import (
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
from hanabi.fast.legality import possible_hints
from hanabi.fast.table import (
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


def hat_plus_action(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> int:
    """The move of the seat on turn."""
    action = hat_action(row, words, rules, work, mind, at)
    if row[PENDING] != 0 or rules[TILE_COUNT] != 0:
        return action
    if row[CARDS] - row[DRAWN] > style_of(work, SEARCH_DECK, 6):
        return action
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    find_own(row, rules, work, row[TURN])
    save_position(row, words, rules, work, mind, at)
    most = style_of(work, EXACT_WORLDS, 8)
    worlds = count_worlds(row, rules, work, most)
    is_exact = 0 < worlds <= most
    if not is_exact:
        worlds = style_of(work, SEARCH_WORLDS, 7)
    list_candidates(row, rules, work, action, is_exact)
    if work[CANDIDATES] < 2:
        return action
    margin = style_of(work, MARGIN, 4) * worlds
    list_hidden(row, rules, work)
    for number in range(worlds):
        is_there = next_world(work, number == 0) if is_exact else guess_world(row, rules, work)
        if is_there:
            try_all(row, words, rules, work, mind, at)
            copy_words(rules, work, SAVED_ROW, words)
    recall(work, mind, at)
    best = 0
    for number in range(1, work[CANDIDATES]):
        needed = work[CANDIDATE_SUM + best]
        if best == 0:
            needed += margin
        if work[CANDIDATE_SUM + number] > needed:
            best = number
    return work[CANDIDATE + best]


def try_all(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> None:
    """Add up what each candidate leads to in the world that is chosen."""
    enter_world(row, words, rules, work)
    for number in range(work[CANDIDATES]):
        result = try_out(row, words, rules, work, mind, at, work[CANDIDATE + number])
        work[CANDIDATE_SUM + number] += 100 * result


def save_position(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> None:
    """Keep all that is changed by trying out."""
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        work[SAVED_ROW + place] = words[place]
    for place in range(MIND_SIZE):
        work[SAVED_MIND + place] = mind[at + place]
    for place in range(row[SIZES + row[TURN]]):
        work[SAVED_MASK + place] = work[OWN_MASK + place]
    for kind in range(rules[SUITS] * rules[RANKS]):
        work[SAVED_WEIGHT + kind] = work[OWN_WEIGHT + kind]


def recall(work: Ints, mind: Ints, at: int) -> None:
    """The mind as it was kept."""
    for place in range(MIND_SIZE):
        mind[at + place] = work[SAVED_MIND + place]


def list_candidates(row: Ints, rules: Ints, work: Ints, action: int, is_exact: bool) -> None:
    """The rule's own move first, then others that say nothing untrue."""
    seat = row[TURN]
    work[CANDIDATES] = 0
    work[DICE] = 0
    add_candidate(work, action)
    plays = public_plays(row, rules, work)
    is_told = count_below(plays, rules[HAND_SIZE]) > 1
    has_sure_play = False
    for place in range(row[SIZES + seat]):
        if work[OWN_MASK + place] & ~work[PLAYABLE] == 0:
            has_sure_play = True
            if not (is_told and (plays >> place) & 1 != 0):
                add_candidate(work, play_action(rules, work, place))
    if row[SIZES + seat] > 0 and row[MISTAKES] + 2 <= rules[MAX_MISTAKES]:
        likeliest = likeliest_place(row, work)
        for place in range(row[SIZES + seat]):
            mask = work[OWN_MASK + place]
            is_wanted = is_exact or (place == likeliest and not has_sure_play)
            if is_wanted and mask & work[PLAYABLE] != 0 and mask & ~work[PLAYABLE] != 0:
                add_candidate(work, rules[HAND_SIZE] + place)
    is_hint = rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]
    if not is_hint and row[HINT_TOKENS] > 0 and possible_hints(row, rules, seat) != 0:
        add_candidate(work, rules[AT_HINTS] + told_hint(row, rules, work))
    if action >= rules[HAND_SIZE] and row[SIZES + seat] > 0:
        can_discard = row[HINT_TOKENS] < rules[MAX_TOKENS]
        if can_discard and (row[HINT_TOKENS] == 0 or not is_anyone_in_need(row, rules, work)):
            add_candidate(work, told_discard(row, rules, work))


def add_candidate(work: Ints, action: int) -> None:
    """One more move, once."""
    count = work[CANDIDATES]
    for number in range(count):
        if work[CANDIDATE + number] == action:
            return
    work[CANDIDATE + count] = action
    work[CANDIDATE_SUM + count] = 0
    work[CANDIDATES] = count + 1


def try_out(
    row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int, action: int
) -> int:
    """The score if this move is made in the guessed world, and all play on as ``hat``."""
    copy_words(rules, work, WORLD_ROW, words)
    recall(work, mind, at)
    while row[ENDING] == 0:
        touched = 0
        if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
            touched = touched_places(row, rules, action - rules[AT_HINTS])
        hat_hear(row, words, rules, work, mind, at, -1, action, touched)
        step(row, words, rules, action)
        if row[ENDING] == 0:
            action = hat_action(row, words, rules, work, mind, at)
    return score(row)
