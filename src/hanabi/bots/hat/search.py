"""``hat-plus`` near the end of the deck: moves are tried out before one is made.

Restricted like ``fast.kernel``. What is hidden is guessed many times over; in each guess every
move is made, and all play on as ``hat`` does. Only moves are tried that say nothing untrue: a
hint tells the hats whenever it is given, most plays tell nothing, and discards are left out
where they would tell that nobody needs a hint.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.bots.hat.choice import hat_action, is_anyone_in_need, told_discard, told_hint
from hanabi.bots.hat.hearing import count_below, hat_hear, public_plays
from hanabi.bots.hat.style import MARGIN, SEARCH_DECK, SEARCH_WORLDS, style_of
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
    WORLD_WEIGHT,
)
from hanabi.bots.rows.tables import find_own, find_public, is_one, weight_of
from hanabi.fast.deduction import PLAYABLE, find_status
from hanabi.fast.ints import Ints
from hanabi.fast.kernel import score, step
from hanabi.fast.layout import (
    CARDS,
    DRAWN,
    ENDING,
    HANDS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    MISTAKES,
    PENDING,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.legality import possible_hints
from hanabi.fast.portable import below, lowest_bit, stream
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

GUESS_STREAM = 6
"""A stream of chance of its own, from what all can see."""


def hat_plus_action(row: Ints, words: Ints, rules: Ints, work: Ints, mind: Ints, at: int) -> int:
    """The move of the seat on turn."""
    action = hat_action(row, words, rules, work, mind, at)
    if row[PENDING] != 0 or rules[TILE_COUNT] != 0:
        return action
    if row[CARDS] - row[DRAWN] > style_of(work, SEARCH_DECK, 6):
        return action
    worlds = style_of(work, SEARCH_WORLDS, 7)
    margin = style_of(work, MARGIN, 4) * worlds
    find_status(row, rules, work)
    find_public(row, words, rules, work, mind, at)
    find_own(row, rules, work, row[TURN])
    save_position(row, words, rules, work, mind, at)
    list_candidates(row, rules, work, action)
    if work[CANDIDATES] < 2:
        return action
    for _ in range(worlds):
        if guess_world(row, words, rules, work):
            for number in range(work[CANDIDATES]):
                result = try_out(row, words, rules, work, mind, at, work[CANDIDATE + number])
                work[CANDIDATE_SUM + number] += 100 * result
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


def copy_words(rules: Ints, work: Ints, saved: int, words: Ints) -> None:
    """The row as it was kept."""
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        words[place] = work[saved + place]


def recall(work: Ints, mind: Ints, at: int) -> None:
    """The mind as it was kept."""
    for place in range(MIND_SIZE):
        mind[at + place] = work[SAVED_MIND + place]


def list_candidates(row: Ints, rules: Ints, work: Ints, action: int) -> None:
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
    if not has_sure_play and row[SIZES + seat] > 0 and row[MISTAKES] + 2 <= rules[MAX_MISTAKES]:
        place = likeliest_place(row, work)
        if work[OWN_MASK + place] & work[PLAYABLE] != 0:
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


def guess_world(row: Ints, words: Ints, rules: Ints, work: Ints) -> bool:
    """Put cards that could be there into the own hand and the deck; False if none could."""
    copy_words(rules, work, SAVED_ROW, words)
    public = row[DRAWN] + 100 * (row[PILED] + 100 * (row[HINT_TOKENS] + 20 * row[TURN]))
    key = stream(public, GUESS_STREAM)
    for kind in range(rules[SUITS] * rules[RANKS]):
        work[WORLD_WEIGHT + kind] = work[SAVED_WEIGHT + kind]
    first = HANDS + row[TURN] * rules[HAND_SIZE]
    for place in range(row[SIZES + row[TURN]]):
        mask = work[SAVED_MASK + place]
        kind = lowest_bit(mask)
        if not is_one(mask):
            total = weight_of(work, WORLD_WEIGHT, mask)
            if total == 0:
                return False
            work[DICE] += 1
            kind = pick(work, mask, below(key, work[DICE], total))
        row[KINDS + row[first + place]] = kind
    every = (1 << (rules[SUITS] * rules[RANKS])) - 1
    for card in range(row[DRAWN], row[CARDS]):
        total = weight_of(work, WORLD_WEIGHT, every)
        if total == 0:
            return False
        work[DICE] += 1
        row[KINDS + card] = pick(work, every, below(key, work[DICE], total))
    for place in range(KNOWLEDGE + rules[PLAYERS] * rules[HAND_SIZE]):
        work[WORLD_ROW + place] = words[place]
    return True


def pick(work: Ints, mask: int, number: int) -> int:
    """Take the copy of this number out of those of some kinds."""
    kind = lowest_bit(mask)
    while number >= max(work[WORLD_WEIGHT + kind], 0):
        number -= max(work[WORLD_WEIGHT + kind], 0)
        mask &= mask - 1
        kind = lowest_bit(mask)
    work[WORLD_WEIGHT + kind] -= 1
    return kind


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
