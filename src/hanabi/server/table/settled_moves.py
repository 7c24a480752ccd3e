"""A game without what changes nothing in it: of several arrangements of one hand (R-18) between
two turns the last one counts, and a thousand of them are worth no more thought than one."""

from collections.abc import Sequence

from hanabi.game import Arrange, Move
from hanabi.server.table.entries import Moved

MadeMove = tuple[Moved, Move]


def settled_places(moves: Sequence[MadeMove]) -> list[int]:
    """The places of the moves that lead to the same positions on every turn."""
    places: list[int] = []
    arranged: set[int] = set()
    for place in range(len(moves) - 1, -1, -1):
        move = moves[place][1]
        if not isinstance(move, Arrange):
            arranged.clear()
        elif move.seat in arranged:
            continue
        else:
            arranged.add(move.seat)
        places.append(place)
    places.reverse()
    return places


def settled_moves(moves: Sequence[MadeMove]) -> tuple[MadeMove, ...]:
    return tuple(moves[place] for place in settled_places(moves))
