"""One game by itself."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import pytest

from hanabi.fast import RowGame
from hanabi.rules import ruleset


@pytest.mark.parametrize(
    "remade", [copy, deepcopy, RowGame.copy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_is_equal_and_goes_its_own_way(remade: Callable[[RowGame], RowGame]) -> None:
    game = RowGame.deal(ruleset(3), 5)
    other = remade(game)
    before = bytes(game.buffer)
    assert bytes(other.buffer) == before
    other.step(other.legal_actions()[0])
    assert bytes(game.buffer) == before != bytes(other.buffer)
