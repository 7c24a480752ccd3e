"""Looking ahead with all cards face up: from the best positions of one move to those of the next.

Restricted like ``fast.engine``. A layer holds the most promising positions after so many moves, at
most ``width`` of them; their moves lead to the next layer. With open cards all hints are the same
(they cost a token and a turn), so one is tried; cards of one kind in a hand are the same, too.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import (
    ASK_RANK_HINT,
    CARDS,
    DRAWN,
    END_COMPLETE,
    END_DECK,
    ENDING,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    POINTS,
    RETURNED,
    RETURNED_TO,
    SIZES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.legality import choices, fits, possible_hints
from hanabi.fast.engine.portable import below, lowest_bit, stream
from hanabi.fast.engine.ruleset_numbers import (
    ACTIONS,
    AT_ADD,
    AT_ANNOUNCE,
    AT_GIVE_BACK,
    AT_HINTS,
    AT_REWARD_HINTS,
    EXPERT,
    HAND_SIZE,
    MAX_MISTAKES,
    MAX_TOKENS,
    NEXT_KIND,
    PLAY_WAYS,
    PLAYERS,
    RANKS,
    STEP_OF,
    SUIT_OF,
    SUITS,
)
from hanabi.fast.engine.step import step

# Places in ``scratch``.
ARRIVAL = 0  # by kind: after how many draws a copy is in a hand, NEVER if all are gone
IN_TIME = 48  # by number of draws: cards that can be on their firework then
TRIED = 128  # moves to try
SCRATCH_SIZE = 448

# Places in ``found``.
BEST_SCORE, BEST_LAYER, BEST_PARENT, BEST_ACTION, POSITIONS = 0, 1, 2, 3, 4
FOUND_SIZE = 5

# Places in ``sizes``.
WIDTH, LAYERS, ROW_WORDS, MARKS = 0, 1, 2, 3

LOST = -128
NEVER = 127
NOISE_STREAM = 71
PARENT = 10
"""In a word of ``moves``: the action in the lower bits, its position's place above."""

# What a position is worth.
PER_REACHABLE = 1 << 20
PER_SPARE_TURN, MOST_SPARE_TURNS = 120, 12
PER_CARD = 50
PER_TOKEN = 30
PER_HAND_THAT_CAN_PLAY = 25
PER_HAND_THAT_CAN_DISCARD = 25


def search(
    rows: Rows,
    words: Rows,
    rules: Ints,
    scratch: Ints,
    values: Ints,
    heap: Ints,
    seen: Ints,
    moves: Rows,
    found: Ints,
    sizes: Ints,
    goal: int,
    seed: int,
    noise: int,
) -> None:
    """Search from the position in row 0 for a game that ends with ``goal`` points.

    ``rows`` has two layers and one row to try moves in; ``moves`` says by layer and place how a
    position came about; ``found`` tells the best game that ended.
    """
    key = stream(seed, NOISE_STREAM)
    width = sizes[WIDTH]
    row_words = sizes[ROW_WORDS]
    trial = 2 * width
    here = 0
    count = 1
    for layer in range(sizes[LAYERS]):
        there = width - here
        size = 0
        for place in range(count):
            parent = here + place
            for number in range(list_moves(rows[parent], rules, scratch)):
                action = scratch[TRIED + number]
                copy(words, parent, trial, row_words)
                row = rows[trial]
                step(row, words[trial], rules, action)
                found[POSITIONS] += 1
                if row[ENDING] != 0:
                    points = final(row)
                    if points > found[BEST_SCORE]:
                        found[BEST_SCORE] = points
                        found[BEST_LAYER] = layer
                        found[BEST_PARENT] = place
                        found[BEST_ACTION] = action
                        if points >= goal:
                            return
                    continue
                value = worth(row, rules, scratch)
                if noise > 0:
                    value += below(key, found[POSITIONS], noise)
                if size == width and value <= values[heap[0]]:
                    continue
                if is_known(row, rules, seen, sizes[MARKS]):
                    continue
                slot = size
                if size == width:
                    slot = heap[0]
                copy(words, trial, there + slot, row_words)
                moves[layer][slot] = place << PARENT | action
                values[slot] = value
                if size < width:
                    heap[size] = slot
                    size += 1
                    rise(heap, values, size - 1)
                else:
                    sink(heap, values, size)
        if size == 0:
            return
        here = there
        count = size


def final(row: Ints) -> int:
    """The points of a game that has ended; those of a lost game count less than any."""
    if row[ENDING] == END_COMPLETE or row[ENDING] == END_DECK:
        return row[POINTS]
    return LOST


def list_moves(row: Ints, rules: Ints, scratch: Ints) -> int:
    """Write the moves that are worth trying to ``scratch``; how many there are."""
    if row[PENDING] != 0:
        return list_choices(row, rules, scratch)
    seat = row[TURN]
    hand_size = rules[HAND_SIZE]
    first = HANDS + seat * hand_size
    tokens = row[HINT_TOKENS]
    count = 0
    met = 0
    for place in range(row[SIZES + seat]):
        kind = row[KINDS + row[first + place]]
        if (met >> kind) & 1 != 0:
            continue
        met |= 1 << kind
        if fits(row, rules, kind):
            if rules[PLAY_WAYS] > 1:
                announced = rules[AT_ANNOUNCE] + place * rules[SUITS] + rules[SUIT_OF + kind]
                scratch[TRIED + count] = announced
                count += 1
            if rules[PLAY_WAYS] == 1 or tokens < rules[MAX_TOKENS]:
                # A token more may forbid a discard later, so that saying nothing can be better.
                scratch[TRIED + count] = hand_size + place
                count += 1
        elif tokens == rules[MAX_TOKENS] and row[MISTAKES] + 1 < rules[MAX_MISTAKES]:
            # No discard is allowed, but a card can be thrown away by a mistake.
            scratch[TRIED + count] = hand_size + place
            count += 1
        if tokens < rules[MAX_TOKENS]:
            scratch[TRIED + count] = place
            count += 1
    if tokens > 0:
        hints = possible_hints(row, rules, seat)
        if hints != 0:
            scratch[TRIED + count] = rules[AT_HINTS] + lowest_bit(hints)
            count += 1
    if count == 0:
        # Nothing but mistakes is left.
        for place in range(row[SIZES + seat]):
            scratch[TRIED + count] = hand_size + place
            count += 1
    return count


def list_choices(row: Ints, rules: Ints, scratch: Ints) -> int:
    """What a reward tile offers; of hints one."""
    bits = choices(row, rules)
    section = rules[AT_REWARD_HINTS]
    if row[PENDING] <= ASK_RANK_HINT:
        scratch[TRIED] = section + lowest_bit(bits)
        return 1
    section = rules[AT_GIVE_BACK]
    if row[PENDING] > ASK_RANK_HINT + 1:
        section = rules[AT_ADD]
    count = 0
    while bits != 0:
        scratch[TRIED + count] = section + lowest_bit(bits)
        bits &= bits - 1
        count += 1
    return count


def worth(row: Ints, rules: Ints, scratch: Ints) -> int:
    """How promising a position is, mostly by how many cards can still be on fireworks."""
    find_arrivals(row, rules, scratch)
    placed, reachable, spare = reach(row, rules, scratch)
    value = reachable * PER_REACHABLE + placed * PER_CARD + row[HINT_TOKENS] * PER_TOKEN
    value += min(spare, MOST_SPARE_TURNS) * PER_SPARE_TURN
    hand_size = rules[HAND_SIZE]
    for seat in range(rules[PLAYERS]):
        can_play = False
        can_discard = False
        first = HANDS + seat * hand_size
        met = 0
        for place in range(first, first + row[SIZES + seat]):
            kind = row[KINDS + row[place]]
            level = rules[STEP_OF + kind]
            height = row[HEIGHTS + rules[SUIT_OF + kind]]
            if level == height:
                can_play = True
            if level < height or (met >> kind) & 1 != 0:
                can_discard = True
            met |= 1 << kind
        if can_play:
            value += PER_HAND_THAT_CAN_PLAY
        if can_discard:
            value += PER_HAND_THAT_CAN_DISCARD
    return value


def find_arrivals(row: Ints, rules: Ints, scratch: Ints) -> None:
    """After how many draws from now the first copy of each kind is in a hand."""
    for kind in range(rules[SUITS] * rules[RANKS]):
        scratch[ARRIVAL + kind] = NEVER
    drawn = row[DRAWN]
    number = row[CARDS]
    while number > drawn:
        number -= 1
        scratch[ARRIVAL + row[KINDS + number]] = number - drawn + 1
    hand_size = rules[HAND_SIZE]
    for seat in range(rules[PLAYERS]):
        first = HANDS + seat * hand_size
        for place in range(first, first + row[SIZES + seat]):
            scratch[ARRIVAL + row[KINDS + row[place]]] = 0


def reach(row: Ints, rules: Ints, scratch: Ints) -> tuple[int, int, int]:
    """Cards on fireworks now; at most at the end; and turns that can be spent otherwise.

    Right after the i-th draw from now only cards that were there before it can be on fireworks.
    Each later play draws a card, but for one a player in the last round (R-14).
    """
    left = row[CARDS] - row[DRAWN]
    for draws in range(left + 1):
        scratch[IN_TIME + draws] = 0
    placed = 0
    for suit in range(rules[SUITS]):
        height = row[HEIGHTS + suit]
        placed += height
        latest = 0
        for level in range(height, rules[RANKS]):
            arrival = scratch[ARRIVAL + rules[NEXT_KIND + 16 * suit + level]]
            if arrival == NEVER:
                break
            latest = max(latest, arrival)
            scratch[IN_TIME + latest] += 1
    total = placed
    for draws in range(left + 1):
        total += scratch[IN_TIME + draws]
    if rules[EXPERT] != 0:
        return placed, total, left
    if row[TURNS_LEFT] >= 0:
        least = placed + row[TURNS_LEFT]
    else:
        least = placed + left + rules[PLAYERS]
        so_far = placed
        for draws in range(1, left + 1):
            so_far += scratch[IN_TIME + draws - 1]
            most = so_far + left - draws + rules[PLAYERS]
            least = min(least, most)
    spare = least - total
    if spare < 0:
        return placed, least, 0
    return placed, total, spare


def is_known(row: Ints, rules: Ints, seen: Ints, marks: int) -> bool:
    """Was a position met before from which the same can be reached? Marks it. (Two different
    ones that share a mark are so rare that a search may miss one.)"""
    mark = row[TURN] + 8 * row[HINT_TOKENS] + 128 * row[MISTAKES] + 1024 * row[DRAWN]
    mark = mark * 64 + row[TURNS_LEFT] + 1
    mark = mark * 64 + row[PENDING] * 8 + row[TILES_TURNED]
    mark = mixed(mark, 128 * row[RETURNED] + row[RETURNED_TO])
    for suit in range(rules[SUITS]):
        mark = mixed(mark, row[HEIGHTS + suit])
    hand_size = rules[HAND_SIZE]
    for seat in range(rules[PLAYERS]):
        first = HANDS + seat * hand_size
        hand = 0
        for place in range(first, first + row[SIZES + seat]):
            hand += mixed(seat, row[KINDS + row[place]])  # a set of cards, whatever their order
        mark = mixed(mark, hand)
    if rules[AT_REWARD_HINTS] < rules[ACTIONS]:
        gone = 0
        for place in range(row[PILED]):
            card = row[PILE + place]
            if card >= 0:
                gone += mixed(9, row[KINDS + card])
        mark = mixed(mark, gone)
    place = mark & (marks - 1)
    if seen[place] == mark:
        return True
    seen[place] = mark
    return False


def mixed(first: int, second: int) -> int:
    """A number of 62 bits that is different for different pairs, nearly always."""
    high = below(first, 2 * second, 1 << 31)
    return high << 31 | below(first, 2 * second + 1, 1 << 31)


def copy(words: Rows, source: int, target: int, row_words: int) -> None:
    """One position in the place of another."""
    given = words[source]
    taken = words[target]
    for place in range(row_words):
        taken[place] = given[place]


def rise(heap: Ints, values: Ints, place: int) -> None:
    """Put the last of the heap where it belongs: the lowest value is first."""
    while place > 0:
        above = (place - 1) >> 1
        if values[heap[above]] <= values[heap[place]]:
            return
        kept = heap[above]
        heap[above] = heap[place]
        heap[place] = kept
        place = above


def sink(heap: Ints, values: Ints, size: int) -> None:
    """Put the first of the heap where it belongs."""
    place = 0
    while True:
        low = 2 * place + 1
        if low >= size:
            return
        if low + 1 < size and values[heap[low + 1]] < values[heap[low]]:
            low += 1
        if values[heap[place]] <= values[heap[low]]:
            return
        kept = heap[low]
        heap[low] = heap[place]
        heap[place] = kept
        place = low
