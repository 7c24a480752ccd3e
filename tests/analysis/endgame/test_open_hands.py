"""Endgames with open hands against brute force over every hidden card."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from hanabi.analysis.endgame import all_hands_open, hands_open_later, seen_return
from hanabi.analysis.endgame.values import Endgame
from hanabi.game import Game, Move
from hanabi.rules import Options, Ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import view_of
from tests.analysis.endgame.worlds import (
    BruteForce,
    TileToldMore,
    TooMany,
    World,
    score_of,
    win_of,
    worlds_of,
)
from tests.analysis.solver.tiny_games import tiny_rulesets
from tests.sizes import scaled, some

RULESETS = some(tiny_rulesets(), fast=6, normal=16)
GAMES_EACH = scaled(fast=1, normal=1, long=4)
MOST_WORLDS = scaled(fast=120, normal=200, long=800)
MOST_TRIED = scaled(fast=200, normal=400, long=3_000)
LEAST_COMPARED = scaled(fast=3, normal=11, long=1_500)
"""Positions of each sort; the values of all their moves are compared."""


def last_positions(rules: Ruleset, seed: int) -> Iterator[Game]:
    """A game played with some care, from its end backwards."""
    rng = Random(seed)
    game = Game.deal(rules, seed)
    player = LivelyPlayer(rng, care=0.9, arranging=0.0)
    while game.outcome is None:
        game.push(player.choose(ReferencePosition(game.state)))
    for number in range(len(game.moves) - 1, -1, -1):
        game.seek(number)
        yield game


def by_brute_force(worlds: list[World], found: Endgame) -> None:
    """Every move's value is that of trying everything."""
    score, win = (BruteForce(measure, MOST_TRIED) for measure in (score_of, win_of))
    for value in found.moves:
        assert score.of_move(worlds, value.move) == value.score, value
        assert win.of_move(worlds, value.move) == value.win, value
    assert list(found.moves) == sorted(
        found.moves, key=lambda each: (-(each.score or 0), -each.win)
    )


def wins_of(found: Endgame) -> dict[Move, Fraction]:
    return {value.move: value.win for value in found.moves}


def test_all_hands_open_and_own_hand_hidden_are_as_by_brute_force() -> None:
    compared: Counter[str] = Counter()
    for rules in RULESETS:
        for seed in range(GAMES_EACH):
            for game in last_positions(rules, seed):
                state = game.state
                try:
                    worlds = worlds_of(game, None, MOST_WORLDS)
                    by_brute_force(worlds, all_hands_open(state))
                    compared["open"] += 1
                    worlds = worlds_of(game, state.turn, MOST_WORLDS)
                    view = view_of(state, state.turn)
                    found = hands_open_later(view, returned=seen_return(state))
                    by_brute_force(worlds, found)
                    wins = hands_open_later(view, returned=seen_return(state), only_wins=True)
                    assert wins_of(wins) == wins_of(found)
                except TooMany:
                    break
                except TileToldMore:
                    compared["told more"] += 1
                    continue
                compared["hidden"] += 1
                compared["returned"] += bool(state.returned)
                compared["tiles"] += bool(state.deal.tiles)
                compared["undecided"] += 0 < found.best.win < 1
    print(dict(compared))
    assert compared["told more"] < compared["hidden"] / 20
    assert min(compared["open"], compared["hidden"]) >= LEAST_COMPARED


def test_r44_a_tile_may_ask_before_the_next_card_is_drawn() -> None:
    """Here the play that completes a firework wins, whichever tile it turns."""
    options = Options(expert=True, empty_hints=True, timed_display=True, five_flamboyants=True)
    rules = next(
        rules
        for rules in tiny_rulesets()
        if (rules.players, rules.max_mistakes, rules.options) == (4, 2, options)
    )
    game = next(game for game in last_positions(rules, 3) if game.at == 10)
    assert (len(game.state.deck), game.state.tiles_turned) == (2, 0)
    best = all_hands_open(game.state).best
    assert best.win == 1
    assert best.score == rules.max_score
