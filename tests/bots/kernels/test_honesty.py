"""Bots over rows look at no card that they cannot see.

In compiled games all cards lie in the row, so it takes a test that nobody looks. It runs the
compiled kernels, over every ruleset; that they are the interpreted ones, ``test_kernels`` says.
"""

from collections.abc import Iterator

import numpy as np
import pytest

from hanabi.bots import BOTS, COMPILED_BOTS, DECLARATIONS
from hanabi.bots.kernels.compiled import load_bots
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.scratch import MEMORY_SIZE, SCRATCH_SIZE
from hanabi.fast.engine.layout import (
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
from hanabi.fast.engine.ruleset_numbers import AT_ANNOUNCE, AT_HINTS
from hanabi.fast.single import RowGame
from hanabi.testing.check_engine import every_ruleset
from tests.sizes import some

HONEST = [name for name in COMPILED_BOTS if name in BOTS and not DECLARATIONS[name].factory]
Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


class Compiled:
    """One memory for all seats of a game, and the compiled kernels of its bot."""

    def __init__(self, name: str, game: RowGame) -> None:
        teams, kernels = load_bots().module, kernels_of(name)
        self.choose = getattr(teams, kernels.choose.__name__)
        self.learn = None if kernels.learn is None else getattr(teams, kernels.learn.__name__)
        self.rules = np.array(game.rules.numbers, np.int64)
        self.scratch = np.zeros(SCRATCH_SIZE, np.int64)
        self.memory = np.zeros(MEMORY_SIZE, np.int64)
        style = kernels.style(game.rules.ruleset.players)
        open_memory(game.rules.numbers, self.memory, 0, style)

    def action(self, game: RowGame, memory: Numbers) -> int:
        row = np.frombuffer(game.buffer, np.int8)
        scratch = np.zeros(SCRATCH_SIZE, np.int64)
        return int(self.choose(row, row.view(np.int64), self.rules, scratch, memory, 0))

    def tell(self, game: RowGame, memory: Numbers, viewer: int, action: int, touched: int) -> None:
        if self.learn is not None:
            row = np.frombuffer(game.buffer, np.int8)
            words = row.view(np.int64)
            self.learn(row, words, self.rules, self.scratch, memory, 0, viewer, action, touched)


def scrambled(game: RowGame, seat: int, by: int) -> RowGame:
    """The same to this seat: what it does not see, its hand and the deck, changes places. All
    have seen the card that tile 5 returned, so its kind stays, but nobody knows where it is."""
    other = game.copy()
    row, first = other.row, seat * game.rules.ruleset.hand_size
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
        memory = team.memory.copy()
        action = team.action(scrambled(game, seat, turn), memory)
        assert np.array_equal(memory, team.memory)
        assert team.action(game, team.memory) == action
        if not game.row[PENDING]:
            touched, at_hints = 0, game.rules.numbers[AT_HINTS]
            if at_hints <= action < game.rules.numbers[AT_ANNOUNCE]:
                touched = touched_places(game.row, game.rules.numbers, action - at_hints)
            viewer = (seat + 1) % game.rules.ruleset.players
            team.tell(scrambled(game, viewer, turn), memory, viewer, action, touched)
            team.tell(game, team.memory, -1, action, touched)
            assert np.array_equal(memory, team.memory)
        game.step(action)
        yield 1


@pytest.mark.parametrize("name", HONEST)
def test_permuting_what_a_seat_cannot_see_changes_neither_its_move_nor_its_mind(name: str) -> None:
    found = 0
    rulesets = some(every_ruleset(), fast=10, normal=60)
    for number, rules in enumerate(rulesets):
        found += sum(positions(name, number, RowGame.deal(rules, number)))
    assert found > 35 * len(rulesets)
