"""Whole games: the plain functions are the compiled ones, and no illegal action passes."""

from types import SimpleNamespace

import pytest

from hanabi.bots.kernels import games
from hanabi.bots.kernels.dispatch import bot_number
from hanabi.bots.kernels.scratch import MEMORY_SIZE, REFUSED_ACTION, SCRATCH_SIZE
from hanabi.fast.single import RowGame
from hanabi.game import IllegalMove
from hanabi.rules import Ruleset, ruleset
from hanabi.simulate import Chunk, Job, play, play_chunk

TEAMS = [("random", "cautious"), ("smart", "hat", "simple"), ("holmes",) * 2]


def plainly_played(rules: Ruleset, bots: tuple[str, ...], seed: int) -> tuple[int, list[int]]:
    """Two games from this seed, interpreted: which was refused, and the scratch memory; the tally
    is at its end."""
    game = RowGame.deal(rules, 0)
    scratch, tally = [0] * SCRATCH_SIZE, [0] * games.TALLY_SIZE
    numbers = [bot_number(name, rules.players) for name in bots]
    memories = [0] * (games.MAX_SEATS * MEMORY_SIZE)
    position = (game.row, game.words, game.rules.numbers, scratch, memories, numbers)
    return games.play_teams(*position, seed, 2, tally), scratch + tally


@pytest.mark.sample(fast=0)
@pytest.mark.parametrize("bots", TEAMS)
def test_interpreted_games_are_the_compiled_ones(bots: tuple[str, ...]) -> None:
    rules = ruleset(len(bots), "pl-deluxe", {"five-flamboyants": True})
    refused, found = plainly_played(rules, bots, 30)
    tally = found[SCRATCH_SIZE:]
    compiled = play_chunk(Job(rules, bots, 2, 30), Chunk(0, 0, 2))
    scores = {
        place - games.TALLY_SCORES: count
        for place, count in enumerate(tally)
        if place > games.TALLY_LOST and count
    }
    assert (refused, scores) == (-1, compiled.scores)
    assert tally[games.TALLY_STEPS] == compiled.steps
    assert tally[games.TALLY_PERFECT] == compiled.perfect
    assert tally[games.TALLY_LOST] == compiled.lost


@pytest.mark.parametrize("action", [-1, 1, 10_000])
def test_an_action_that_the_rules_refuse_ends_everything(
    action: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below 0 there is no tile to take a card by, 1 is a discard while all tokens are there."""
    monkeypatch.setattr(games, "bot_action", lambda *_: action)
    refused, found = plainly_played(ruleset(2), ("random",) * 2, 0)
    assert refused == 0
    assert found[REFUSED_ACTION] == action
    assert not any(found[SCRATCH_SIZE:]), "nothing is counted"


def test_a_simulation_in_which_a_bot_acts_illegally_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    program = SimpleNamespace(play_teams=lambda *_: 3)
    monkeypatch.setattr(play, "load_program", lambda _: program)
    with pytest.raises(IllegalMove, match="not legal in game 53"):
        play_chunk(Job(ruleset(2), ("smart",) * 2, 10**6, seed=40), Chunk(1, 10, 10))
