"""The base game against OpenSpiel, move by move: many games, careless and careful."""

from collections import Counter
from random import Random

import pytest

from hanabi.game import Ending, deal_from_seed
from hanabi.rules import Ruleset, ruleset
from hanabi.testing import ReferenceEngine
from hanabi.testing.lively import LivelyPlayer
from tests.differential.openspiel import OpenSpielGame, action_of, small_rules, words_of
from tests.sizes import scaled

GAMES = scaled(fast=20, normal=40, long=130)
"""For each number of players and each half, so that two cores share them."""
SMALL_GAMES = scaled(fast=60, normal=150, long=400)


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_base_game_is_that_of_openspiel(players: int, half: int) -> None:
    endings: Counter[Ending] = Counter()
    for number in range(half * GAMES, (half + 1) * GAMES):
        endings[compare_a_game(ruleset(players), Random(number * 10 + players))] += 1
    assert min(endings[Ending.DECK], endings[Ending.MISTAKES]) > GAMES // 10


def test_smaller_games_are_those_of_openspiel() -> None:
    """Few cards make every ending likely, a complete display too."""
    endings: Counter[Ending] = Counter()
    for number in range(SMALL_GAMES):
        rng = Random(number)
        rules = small_rules(
            players=rng.choice((2, 2, 3)),
            suits=rng.choice((2, 3, 4)),
            ranks=rng.choice((3, 4, 5)),
            hand_size=rng.choice((2, 3)),
            tokens=rng.randint(1, 8),
            mistakes=rng.randint(1, 3),
        )
        endings[compare_a_game(rules, rng)] += 1
    usual = (Ending.DECK, Ending.MISTAKES, Ending.COMPLETE)
    assert min(endings[ending] for ending in usual) > SMALL_GAMES / 10


def compare_a_game(rules: Ruleset, rng: Random) -> Ending:
    """Play one game on both sides; everything must be the same after every move."""
    player = LivelyPlayer(rng, care=rng.choice((0.0, 0.5, 0.9, 0.97, 1.0)))
    deal = deal_from_seed(rules, rng.getrandbits(64))
    ours, theirs = ReferenceEngine().start(rules, deal), OpenSpielGame(rules, deal)
    while ours.outcome is None:
        assert not theirs.is_over
        assert theirs.words() == words_of(ours)
        assert theirs.on_turn == ours.next_seat
        legal = sorted(action_of(ours, move) for move in ours.legal_moves())
        assert theirs.legal_actions() == legal
        move = player.choose(ours)
        theirs.apply(action_of(ours, move))
        ours = ours.apply(move)
    assert theirs.is_over
    assert theirs.words() == words_of(ours)
    assert theirs.score == ours.outcome.score
    return ours.outcome.ending
