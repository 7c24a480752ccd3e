"""The best that can be expected if all hands lie open and only the deck's order is hidden.

Restricted like ``fast.engine``. Depth first over moves and what chance can do after each; what was
found out about a position is kept. Values are whole numbers: the sum over all orders of the deck
and the tiles (``chances.orders``). Two are found at once, each for itself: the highest expected
score and the highest chance that all fireworks are completed. Moves that cannot be better than
others are left out as in ``solver.beam``.

It stops after so many positions and goes on where it stopped when it is called again.
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.analysis.endgame.chances import (
    DRAW_COUNT,
    DRAW_PLACE,
    FIRST_SALT,
    RETURNED_CARD,
    SECOND_SALT,
    find_names,
    list_draws,
    orders,
    position_mark,
    turns_tile,
)
from hanabi.analysis.solver.beam import TRIED, copy, list_moves
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import (
    DRAWN,
    END_COMPLETE,
    END_DECK,
    ENDING,
    KINDS,
    POINTS,
    RETURN_PLACE,
    TILES,
    TILES_TURNED,
)
from hanabi.fast.engine.ruleset_numbers import (
    EXPERT,
    POINTS_AT_MOST,
    POINTS_AT_START,
    TILE_COUNT,
)
from hanabi.fast.engine.step import step

# Places in a frame: what is known of the position at one depth.
MOVES, NEXT_MOVE = 0, 1
TILE_WAYS, TILE_WAY = 2, 3
DRAW_WAYS, DRAW_WAY, DRAW_TOTAL = 4, 5, 6
SUM_SCORE, SUM_WINS = 7, 8  # of the move that is tried
BEST_SCORE_SUM, BEST_WINS_SUM = 9, 10
ORDERS, HIGHEST = 11, 12
FIRST_MARK, SECOND_MARK = 13, 14
IS_STARTED = 15
DREW = 16
PLACES, COUNTS = 24, 72  # by way to draw
MOVE = 120
FRAME_SIZE = 184

# Places in ``search_state``.
DEPTH, LOOKED_AT, FOUND_SCORE, FOUND_WINS = 0, 1, 2, 3
SEARCH_STATE_SIZE = 4

# Places in ``search_sizes``.
ROW_LENGTH, KEPT_PLACES, SPARE, ONLY_WINS = 0, 1, 2, 3
SEARCH_SIZES = 4

# Places of what is kept of a position.
KEPT_FIRST, KEPT_SECOND, KEPT_SCORE, KEPT_WINS = 0, 1, 2, 3
KEPT_SIZE = 4

LEAST = -(1 << 62)
DONE, NOT_DONE = 1, 0


def search_open_hands(
    rows: Rows,
    words: Rows,
    rules: Ints,
    scratch: Ints,
    facts: Ints,
    frames: Rows,
    kept: Rows,
    search_state: Ints,
    search_sizes: Ints,
    action: int,
    limit: int,
) -> int:
    """What this action in the position of row 0 leads to, if everybody then plays as well as can
    be. With action −1, what the best one leads to."""
    depth = search_state[DEPTH]
    looked_at = 0
    if depth < 0:
        depth = 0
        open_frame(rows[0], rules, scratch, facts, frames[0], search_sizes)
        if action >= 0:
            frames[0][MOVES] = 1
            frames[0][MOVE] = action
    while True:
        if looked_at >= limit:
            search_state[DEPTH] = depth
            search_state[LOOKED_AT] += looked_at
            return NOT_DONE
        frame = frames[depth]
        if is_settled(frame, rules):
            if depth == 0:
                search_state[DEPTH] = -1
                search_state[LOOKED_AT] += looked_at
                search_state[FOUND_SCORE] = frame[BEST_SCORE_SUM]
                search_state[FOUND_WINS] = frame[BEST_WINS_SUM]
                return DONE
            keep(frame, kept, search_sizes)
            depth -= 1
            add_way(frames[depth], frame[ORDERS], frame[BEST_SCORE_SUM], frame[BEST_WINS_SUM])
            continue
        row = rows[depth]
        if frame[IS_STARTED] == 0:
            start_move(row, rules, facts, frame)
        copy(words, depth, depth + 1, search_sizes[ROW_LENGTH])
        row = rows[depth + 1]
        drawn = row[DRAWN]
        decide_chance(row, frame)
        step(row, words[depth + 1], rules, frame[MOVE + frame[NEXT_MOVE]])
        looked_at += 1
        frame[DREW] = row[DRAWN] - drawn
        if row[ENDING] != 0:
            add_way(frame, 1, final_score(row, rules), int(row[ENDING] == END_COMPLETE))
            continue
        child = frames[depth + 1]
        highest = open_frame(row, rules, scratch, facts, child, search_sizes)
        if search_sizes[ONLY_WINS] != 0 and highest < rules[POINTS_AT_MOST]:
            add_way(frame, 1, 0, 0)
            continue
        place = child[FIRST_MARK] & (search_sizes[KEPT_PLACES] - 1)
        known = kept[place]
        if known[KEPT_FIRST] == child[FIRST_MARK] and known[KEPT_SECOND] == child[SECOND_MARK]:
            add_way(frame, child[ORDERS], known[KEPT_SCORE], known[KEPT_WINS])
            continue
        depth += 1


def open_frame(
    row: Ints, rules: Ints, scratch: Ints, facts: Ints, frame: Ints, search_sizes: Ints
) -> int:
    """Begin with a position: its moves, its marks, and the highest score that can be thought of."""
    frame[HIGHEST] = find_names(row, rules, facts)
    frame[ORDERS] = orders(row, rules, search_sizes[SPARE])
    frame[FIRST_MARK] = position_mark(row, rules, facts, FIRST_SALT)
    frame[SECOND_MARK] = position_mark(row, rules, facts, SECOND_SALT)
    count = list_moves(row, rules, scratch)
    for number in range(count):
        frame[MOVE + number] = scratch[TRIED + number]
    frame[MOVES] = count
    frame[NEXT_MOVE] = 0
    frame[IS_STARTED] = 0
    frame[BEST_SCORE_SUM] = LEAST
    frame[BEST_WINS_SUM] = LEAST
    return frame[HIGHEST]


def is_settled(frame: Ints, rules: Ints) -> bool:
    """Were all moves tried, or is one known that none can be better than?"""
    if frame[NEXT_MOVE] == frame[MOVES]:
        return True
    if frame[IS_STARTED] != 0:
        return False
    if frame[HIGHEST] == rules[POINTS_AT_MOST]:
        return frame[BEST_WINS_SUM] == frame[ORDERS]
    return frame[BEST_SCORE_SUM] == frame[HIGHEST] * frame[ORDERS]


def start_move(row: Ints, rules: Ints, facts: Ints, frame: Ints) -> None:
    """Begin with a move: what chance can do after it."""
    action = frame[MOVE + frame[NEXT_MOVE]]
    find_names(row, rules, facts)
    ways = list_draws(row, rules, facts, action)
    total = 0
    for way in range(ways):
        frame[PLACES + way] = facts[DRAW_PLACE + way]
        frame[COUNTS + way] = facts[DRAW_COUNT + way]
        total += facts[DRAW_COUNT + way]
    frame[DRAW_WAYS] = ways
    frame[DRAW_TOTAL] = total
    frame[DRAW_WAY] = 0
    frame[TILE_WAYS] = 1
    if turns_tile(row, rules, action):
        frame[TILE_WAYS] = rules[TILE_COUNT] - row[TILES_TURNED]
    frame[TILE_WAY] = 0
    frame[SUM_SCORE] = 0
    frame[SUM_WINS] = 0
    frame[IS_STARTED] = 1


def decide_chance(row: Ints, frame: Ints) -> None:
    """Put the tile and the card on top that are to come."""
    turned = TILES + row[TILES_TURNED]
    if frame[TILE_WAYS] > 1:
        exchange(row, turned, turned + frame[TILE_WAY])
    place = frame[PLACES + frame[DRAW_WAY]]
    row[RETURN_PLACE] = 1
    if place == RETURNED_CARD:
        row[RETURN_PLACE] = 0
    else:
        exchange(row, KINDS + row[DRAWN], KINDS + place)


def exchange(row: Ints, first: int, second: int) -> None:
    """Let two numbers change places."""
    moved = row[first]
    row[first] = row[second]
    row[second] = moved


def final_score(row: Ints, rules: Ints) -> int:
    """A lost game counts 0; with black powder, where a game may end below 0 (R-43), as the least
    that a game can."""
    if row[ENDING] == END_COMPLETE or row[ENDING] == END_DECK:
        return row[POINTS]
    if rules[EXPERT] != 0:
        return 0
    return min(0, rules[POINTS_AT_START])


def add_way(frame: Ints, ways: int, score: int, wins: int) -> None:
    """One thing that chance can do led to these sums over so many orders: add it to those of the
    move, with its weight, and go on to the next."""
    count = frame[COUNTS + frame[DRAW_WAY]]
    total = frame[DRAW_TOTAL]
    next_way = frame[DRAW_WAY] + 1
    if frame[DREW] == 0:  # it is the same for every card: a tile may ask before the draw
        count = total = 1
        next_way = frame[DRAW_WAYS]
    weight = count * (frame[ORDERS] // (frame[TILE_WAYS] * total * ways))
    frame[SUM_SCORE] += weight * score
    frame[SUM_WINS] += weight * wins
    frame[DRAW_WAY] = next_way
    if next_way < frame[DRAW_WAYS]:
        return
    frame[DRAW_WAY] = 0
    frame[TILE_WAY] += 1
    if frame[TILE_WAY] < frame[TILE_WAYS]:
        return
    frame[BEST_SCORE_SUM] = max(frame[BEST_SCORE_SUM], frame[SUM_SCORE])
    frame[BEST_WINS_SUM] = max(frame[BEST_WINS_SUM], frame[SUM_WINS])
    frame[IS_STARTED] = 0
    frame[NEXT_MOVE] += 1


def keep(frame: Ints, kept: Rows, search_sizes: Ints) -> None:
    """Remember what was found out about a position."""
    known = kept[frame[FIRST_MARK] & (search_sizes[KEPT_PLACES] - 1)]
    known[KEPT_FIRST] = frame[FIRST_MARK]
    known[KEPT_SECOND] = frame[SECOND_MARK]
    known[KEPT_SCORE] = frame[BEST_SCORE_SUM]
    known[KEPT_WINS] = frame[BEST_WINS_SUM]
