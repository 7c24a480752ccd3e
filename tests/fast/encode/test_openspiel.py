"""Observations, legal moves, rewards and ends against OpenSpiel, bit by bit, after every move.

OpenSpiel's encoder is the Hanabi Learning Environment's own. A chance outcome there is our
kind, and its actions are numbered as ours, so both play the same decks and the same moves.
"""

from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

from hanabi.fast import Batch
from hanabi.fast.encode import Encoder
from hanabi.fast.engine.layout import HANDS, HEIGHTS, KINDS, TURN
from hanabi.fast.engine.ruleset_numbers import STEP_OF, SUIT_OF
from hanabi.rules import Ruleset, Seat, ruleset
from tests.differential.openspiel import small_rules
from tests.sizes import scaled

GAMES = scaled(fast=100, normal=300, long=1000)


def small(players: int) -> Ruleset:
    return small_rules(players=players, suits=2, ranks=5, hand_size=2, tokens=3, mistakes=1)


def very_small(players: int) -> Ruleset:
    return small_rules(players=players, suits=1, ranks=5, hand_size=2, tokens=3, mistakes=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_standard_game_looks_as_in_openspiel(players: int) -> None:
    assert compare(ruleset(players), GAMES) == {1, 2, 3}


@pytest.mark.parametrize("rules", [*map(small, (2, 3, 4, 5)), *map(very_small, (2, 3, 4))], ids=str)
def test_the_small_configurations_look_as_in_openspiel(rules: Ruleset) -> None:
    assert compare(rules, GAMES) >= {2, 3}


def compare(rules: Ruleset, games: int) -> set[int]:
    """Play on both sides; the endings that were seen (``layout.ENDING``)."""
    rng = np.random.default_rng(rules.players)
    theirs = OpenSpielGames(rules)
    batch, encoder = Batch(rules, games), Encoder(rules)
    batch.deal(seed=rules.players << 32, first_seat=Seat(0))
    shape = (games, rules.players, encoder.length)
    ours, wanted = np.zeros(shape, np.uint8), np.zeros(shape, np.uint8)
    masks, wanted_masks = batch.masks(), batch.masks()
    scores, wanted_scores = batch.scores(), np.zeros(games, np.int8)
    theirs.start(batch.rows[:, KINDS : KINDS + len(rules.deck)])
    care = rng.choice([0.0, 0.0, 0.8, 1.0], games)
    is_open = np.ones(games, np.bool_)
    while is_open.any():
        encoder.encode_rows(batch.rows, ours, "all")
        batch.masks(out=masks)
        theirs.look(is_open, wanted, wanted_masks, wanted_scores)
        np.testing.assert_array_equal(ours, wanted)
        np.testing.assert_array_equal(masks, wanted_masks)
        np.testing.assert_array_equal(batch.scores(out=scores), wanted_scores)
        np.testing.assert_array_equal(batch.is_over, theirs.is_over)
        is_open = ~batch.is_over
        actions = lively_actions(batch, masks, care, rng)
        theirs.apply(is_open, actions)
        batch.step(actions)
    return set(batch.fields["ending"].tolist())


class OpenSpielGames:
    """Many games in OpenSpiel, side by side."""

    def __init__(self, rules: Ruleset) -> None:
        game = pyspiel.load_game(
            "hanabi",
            {
                "players": rules.players,
                "colors": len(rules.suits),
                "ranks": len(rules.ranks),
                "hand_size": rules.hand_size,
                "max_information_tokens": rules.max_hint_tokens,
                "max_life_tokens": rules.max_mistakes,
            },
        )
        self._game = game
        self._players = rules.players
        observation = import_module("open_spiel.python.observation")
        self._observation: Any = observation.make_observation(game)
        self._states: list[Any] = []
        self._decks: list[Any] = []

    def start(self, decks: NDArray[np.int8]) -> None:
        self._decks = [iter(deck) for deck in decks.tolist()]
        self._states = [self._game.new_initial_state() for _ in self._decks]
        for state, deck in zip(self._states, self._decks, strict=True):
            draw(state, deck)

    @property
    def is_over(self) -> list[bool]:
        return [state.is_terminal() for state in self._states]

    def look(
        self,
        which: NDArray[np.bool_],
        observations: NDArray[np.uint8],
        masks: NDArray[np.uint8],
        scores: NDArray[np.int8],
    ) -> None:
        """Write what these games look like, as long as they have not ended before."""
        for number in np.flatnonzero(which).tolist():
            state = self._states[number]
            for seat in range(self._players):
                self._observation.set_from(state, seat)
                observations[number, seat] = self._observation.tensor
            masks[number] = 0
            masks[number, state.legal_actions()] = 1
            scores[number] = state.player_return(0)

    def apply(self, which: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        for number in np.flatnonzero(which).tolist():
            state = self._states[number]
            state.apply_action(int(actions[number]))
            draw(state, self._decks[number])


def draw(state: Any, deck: Any) -> None:
    while state.is_chance_node():
        state.apply_action(next(deck))


def lively_actions(
    batch: Batch, masks: NDArray[np.uint8], care: NDArray[np.float64], rng: np.random.Generator
) -> NDArray[np.int64]:
    """Any legal action; with care, a card that fits rather than one that does not."""
    weights = masks * rng.random(masks.shape)
    rows, sections, rules = batch.rows.astype(np.int64), batch.rules.sections, batch.ruleset
    numbers = np.array(batch.rules.numbers)
    places = rows[:, TURN, None] * rules.hand_size + np.arange(rules.hand_size)
    kinds = np.take_along_axis(rows, KINDS + np.take_along_axis(rows, HANDS + places, 1), 1)
    heights = np.take_along_axis(rows, HEIGHTS + numbers[SUIT_OF + kinds], 1)
    is_careful = rng.random(len(batch)) < care
    fits = np.where(heights == numbers[STEP_OF + kinds], 2.0, -0.9)
    plays = weights[:, sections.play : sections.color_hint]
    plays += np.where(is_careful[:, None], fits, 0.0) * (plays > 0)
    weights[masks == 0] = -1
    actions: NDArray[np.int64] = weights.argmax(axis=1)
    return actions
