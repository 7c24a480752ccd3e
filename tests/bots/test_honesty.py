"""Bots over rows look at no card that they cannot see.

In compiled games all cards lie in the row, so it takes a test that nobody looks. It runs the
compiled kernels, over every ruleset; that they are the interpreted ones, ``test_rows`` says.
"""

from collections.abc import Iterator

import numpy as np
import pytest

from hanabi.bots.rows.habits import touched_places
from hanabi.bots.rows.kernels import KERNELS
from hanabi.bots.rows.program import load_teams
from hanabi.bots.rows.scratch import MIND_SIZE, SCRATCH_SIZE
from hanabi.bots.rows.tables import open_mind
from hanabi.fast.layout import (
    CARDS,
    DRAWN,
    HANDS,
    KINDS,
    PENDING,
    RETURNED_AT,
    RETURNED_TO,
    SIZES,
    TURN,
)
from hanabi.fast.single import RowGame
from hanabi.fast.table import AT_ANNOUNCE, AT_HINTS
from hanabi.testing.check_engine import every_ruleset

Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


class Compiled:
    """One mind for all seats of a game, and the compiled kernels of its bot."""

    def __init__(self, name: str, game: RowGame) -> None:
        teams, kernels = load_teams(), KERNELS[name]
        self.choose = getattr(teams, kernels.choose.__name__)
        self.hear = None if kernels.hear is None else getattr(teams, kernels.hear.__name__)
        self.rules = np.array(game.table.numbers, np.int64)
        self.work = np.zeros(SCRATCH_SIZE, np.int64)
        self.mind = np.zeros(MIND_SIZE, np.int64)
        style = kernels.style(game.table.ruleset.players)
        open_mind(game.table.numbers, self.mind, 0, style)

    def action(self, game: RowGame, mind: Numbers) -> int:
        row = np.frombuffer(game.buffer, np.int8)
        work = np.zeros(SCRATCH_SIZE, np.int64)
        return int(self.choose(row, row.view(np.int64), self.rules, work, mind, 0))

    def tell(self, game: RowGame, mind: Numbers, viewer: int, action: int, touched: int) -> None:
        if self.hear is not None:
            row = np.frombuffer(game.buffer, np.int8)
            words = row.view(np.int64)
            self.hear(row, words, self.rules, self.work, mind, 0, viewer, action, touched)


def scrambled(game: RowGame, seat: int, by: int) -> RowGame:
    """The same to this seat: what it does not see, its hand and the deck, changes places. All
    have seen the card that tile 5 returned, so its kind stays, but nobody knows where it is."""
    other = game.copy()
    row, first = other.row, seat * game.table.ruleset.hand_size
    numbers = [row[HANDS + first + place] for place in range(row[SIZES + seat])]
    numbers += range(row[DRAWN], row[CARDS])
    returned = row[RETURNED_TO]
    if returned in numbers:
        places = [number for number in numbers if number >= row[RETURNED_AT]]
        moved = places[by % len(places)]
        row[KINDS + returned], row[KINDS + moved] = row[KINDS + moved], row[KINDS + returned]
        row[RETURNED_TO] = moved
    numbers = [number for number in numbers if number != row[RETURNED_TO]]
    kinds = [row[KINDS + number] for number in numbers]
    for place, number in enumerate(numbers):
        row[KINDS + number] = kinds[(place + by) % len(kinds)]
    return other


def positions(name: str, number: int, game: RowGame) -> Iterator[int]:
    """Play a game, each move asked of the row as it is and of one that looks the same."""
    team = Compiled(name, game)
    turn = number
    while not game.is_over:
        seat, turn = game.row[TURN], turn + 1
        mind = team.mind.copy()
        action = team.action(scrambled(game, seat, turn), mind)
        assert np.array_equal(mind, team.mind)
        assert team.action(game, team.mind) == action
        if not game.row[PENDING]:
            touched, at_hints = 0, game.table.numbers[AT_HINTS]
            if at_hints <= action < game.table.numbers[AT_ANNOUNCE]:
                touched = touched_places(game.row, game.table.numbers, action - at_hints)
            viewer = (seat + 1) % game.table.ruleset.players
            team.tell(scrambled(game, viewer, turn), mind, viewer, action, touched)
            team.tell(game, team.mind, -1, action, touched)
            assert np.array_equal(mind, team.mind)
        game.step(action)
        yield 1


@pytest.mark.parametrize("name", KERNELS)
def test_permuting_what_a_seat_cannot_see_changes_neither_its_move_nor_its_mind(name: str) -> None:
    found = 0
    for number, rules in enumerate(every_ruleset()):
        found += sum(positions(name, number, RowGame.deal(rules, number)))
    assert found > 20_000
