"""Every way to play on with all cards face up: a game with so many points, or proof that none is.

Restricted like ``fast.engine``. Depth first; positions from which the goal cannot be reached are
marked, so that other ways to them end at once. It stops after so many positions and goes on
where it stopped when it is called again. Left out are moves that cannot be better than others (see
``beam.list_moves``: a mistake where a discard is allowed gains a token less).
"""

# ruff: noqa: PLR0917 (compiled functions have no keyword arguments)

from hanabi.analysis.solver.beam import (
    MARKS,
    ROW_WORDS,
    TRIED,
    copy,
    final,
    find_arrivals,
    is_known,
    list_moves,
    reach,
)
from hanabi.fast.engine.ints import Ints, Rows
from hanabi.fast.engine.layout import ENDING, TILES_TURNED
from hanabi.fast.engine.ruleset_numbers import POINTS_AT_START, TILE_COUNT
from hanabi.fast.engine.step import step

# Places in ``progress``.
DEPTH, LOOKED_AT = 0, 1
PROGRESS_SIZE = 2

FOUND, IMPOSSIBLE, UNFINISHED = 1, 0, -1


def search_all(
    rows: Rows,
    words: Rows,
    rules: Ints,
    scratch: Ints,
    tried: Rows,
    counts: Ints,
    nexts: Ints,
    seen: Ints,
    progress: Ints,
    sizes: Ints,
    goal: int,
    limit: int,
) -> int:
    """Search from the position in row 0; when a game is found, ``tried[depth][nexts[depth] - 1]``
    are its moves."""
    depth = progress[DEPTH]
    looked_at = 0
    while depth >= 0:
        if looked_at >= limit:
            progress[DEPTH] = depth
            progress[LOOKED_AT] += looked_at
            return UNFINISHED
        row = rows[depth]
        if nexts[depth] < 0:
            count = list_moves(row, rules, scratch)
            for number in range(count):
                tried[depth][number] = scratch[TRIED + number]
            counts[depth] = count
            nexts[depth] = 0
        if nexts[depth] == counts[depth]:
            nexts[depth] = -1
            depth -= 1
            continue
        action = tried[depth][nexts[depth]]
        nexts[depth] += 1
        copy(words, depth, depth + 1, sizes[ROW_WORDS])
        row = rows[depth + 1]
        step(row, words[depth + 1], rules, action)
        looked_at += 1
        if row[ENDING] != 0:
            if final(row) >= goal:
                progress[DEPTH] = depth
                progress[LOOKED_AT] += looked_at
                return FOUND
            continue
        if row[TILES_TURNED] == rules[TILE_COUNT]:
            # No tile takes a card back from the discards any more.
            find_arrivals(row, rules, scratch)
            if reach(row, rules, scratch)[1] + rules[POINTS_AT_START] < goal:
                continue
        if is_known(row, rules, seen, sizes[MARKS]):
            continue
        depth += 1
        nexts[depth] = -1
    progress[DEPTH] = -1
    progress[LOOKED_AT] += looked_at
    return IMPOSSIBLE
