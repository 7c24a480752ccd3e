"""Many games at once: the caller's memory, any number of threads, ways in and out."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.fast import Batch, RowGame
from hanabi.fast.batch import MIN_CHUNK
from hanabi.game import Arrange, Game, IllegalMove
from hanabi.rules import InvalidRuleset, Ruleset, Seat, ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view.knowledge import hint_knowledge

ALL = {
    "multicolor": "every-color-10",
    "black-powder": True,
    "five-flamboyants": True,
    "timed-display": True,
}
RULES = ruleset(4, options=ALL)


def _play(batch: Batch, steps: int, seed: int = 0) -> None:
    """Moves that depend on the game alone, not on its place in the batch."""
    masks = batch.masks()
    for number in range(steps):
        noise = _noise(batch, number + seed)
        batch.step((batch.masks(out=masks) * noise).argmax(axis=1))


def _noise(batch: Batch, number: int) -> NDArray[np.float64]:
    columns = np.arange(batch.rules.sections.total, dtype=np.uint64)
    seeds = batch.fields["seed"][:, None]
    mixed = (seeds * np.uint64(1_000_003) + columns) * np.uint64(0x9E3779B97F4A7C15 + 2 * number)
    return (mixed >> np.uint64(40)).astype(np.float64) + 1


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_results_depend_on_neither_threads_nor_batch_size(threads: int) -> None:
    large = Batch(RULES, 3 * MIN_CHUNK, threads=threads)
    large.deal(100)
    _play(large, 12)
    small = Batch(RULES, 7)
    small.deal(100)
    _play(small, 12)
    alone = Batch(RULES, 1)
    alone.deal(103)
    _play(alone, 12)
    assert np.array_equal(large.rows[:7], small.rows)
    assert np.array_equal(large.rows[3:4], alone.rows)


def test_rows_and_masks_may_be_the_callers_own_memory() -> None:
    rules = ruleset(2)
    memory = np.zeros((5, Batch(rules, 1).rules.row_bytes), np.int8)
    batch = Batch(rules, 5, rows=memory)
    batch.deal(1)
    assert batch.rows is memory
    assert memory.any()
    masks = np.zeros((5, 20), np.uint8)
    assert batch.masks(out=masks) is masks
    scores = np.ones(5, np.int8)
    assert batch.scores(out=scores).tolist() == [0] * 5


@pytest.mark.parametrize(
    "rows", [np.zeros((5, 8), np.int8), np.zeros((5, 320), np.int16), np.zeros((320, 5), np.int8).T]
)
def test_memory_of_another_form_is_refused(rows: NDArray[np.int8]) -> None:
    with pytest.raises(TypeError, match="rows must be a contiguous array of int8"):
        Batch(ruleset(2), 5, rows=rows)


def test_a_step_with_an_illegal_action_changes_nothing() -> None:
    batch = Batch(ruleset(2), 3)
    batch.deal(1)
    before = batch.rows.copy()
    with pytest.raises(IllegalMove, match="action 0 is not legal in game 1"):
        batch.step(np.array([5, 0, 5]))  # nothing may be discarded yet
    for wrong in (-1, 20, 1 << 40):
        with pytest.raises(IllegalMove):
            batch.step(np.array([5, 5, wrong]))
    assert np.array_equal(batch.rows, before)


def test_games_that_are_over_ignore_their_action() -> None:
    batch = Batch(ruleset(2), 50)
    batch.deal(1)
    _play(batch, 200)
    assert batch.is_over.all()
    assert not batch.masks().any()
    before = batch.rows.copy()
    batch.step(np.zeros(50, np.int64))
    assert np.array_equal(batch.rows, before)


def _some_game(rules: Ruleset, seed: int, moves: int) -> Game:
    game = Game.deal(rules, seed)
    player = LivelyPlayer(Random(seed), 0.95)
    while len(game.moves) < moves and game.outcome is None:
        game.push(player.choose(ReferencePosition(game.state)))
    return game


def test_a_game_goes_in_and_comes_out_with_its_story() -> None:
    batch = Batch(RULES, 40, history=True)
    batch.deal(0)
    games = [_some_game(RULES, seed, moves=seed * 2) for seed in range(20)]
    games[3].push(Arrange(Seat(1), games[3].state.hands[1][::-1]))
    for number, game in enumerate(games):
        batch[number] = game
    _play(batch, 15)
    for number in range(40):
        played = batch.game(number)
        if number < 20:
            before = games[number]
            assert played.moves[: len(before.moves)] == before.moves
        state = batch.state(number)
        assert (state.hands, state.discards) == (played.state.hands, played.state.discards)
        assert (state.fireworks, state.outcome) == (played.state.fireworks, played.state.outcome)
        assert hint_knowledge(state) == hint_knowledge(played.state)


def test_moves_that_were_not_kept_are_not_told() -> None:
    silent, told = Batch(ruleset(2), 2), Batch(ruleset(2), 2, history=True)
    for batch in (silent, told):
        batch.deal(0)
    told[1] = Game.deal(ruleset(2), 5).state
    for batch, number in ((silent, 0), (told, 1)):
        with pytest.raises(LookupError, match="not kept"):
            batch.game(number)
    assert not told.game(0).moves


def test_a_position_of_another_ruleset_is_refused() -> None:
    batch = Batch(ruleset(2), 2)
    with pytest.raises(InvalidRuleset, match="another ruleset"):
        batch[0] = RowGame.deal(ruleset(3), 1)


def test_a_copy_goes_its_own_way() -> None:
    batch = Batch(RULES, 10, history=True)
    batch.deal(4)
    _play(batch, 5)
    before = batch.rows.copy()
    other = batch.copy()
    _play(other, 5, seed=9)
    assert np.array_equal(batch.rows, before)
    assert not np.array_equal(other.rows, before)
    assert other.game(2).moves[:5] == batch.game(2).moves


def test_saved_games_are_read_back_and_go_on_the_same(tmp_path: Path) -> None:
    batch = Batch(RULES, 10, history=True)
    batch.deal(4)
    batch[7] = _some_game(RULES, 1, 3)
    _play(batch, 5)
    batch.save(tmp_path / "games.npz")
    read = Batch.load(tmp_path / "games.npz", RULES)
    _play(batch, 5)
    _play(read, 5)
    assert np.array_equal(batch.rows, read.rows)
    assert batch.game(2).moves == read.game(2).moves
    with pytest.raises(LookupError):
        read.game(7)
    with pytest.raises(InvalidRuleset, match="another ruleset"):
        Batch.load(tmp_path / "games.npz", ruleset(4))


def test_games_of_several_rulesets_are_each_played_by_their_own() -> None:
    rulesets = [ruleset(2), RULES, ruleset(3), ruleset(2)]
    mixed = Batch(rulesets, 4, history=True)
    mixed.deal(11)
    alone = [Batch(rules, 1) for rules in rulesets]
    for seed, batch in enumerate(alone, start=11):
        batch.deal(seed)
    chance = np.random.default_rng(3)
    dirty = np.full((4, mixed.actions), 9, np.uint8)
    while not mixed.is_over.all():
        masks = mixed.masks(out=dirty)
        actions = (chance.random(masks.shape) * masks).argmax(axis=1)
        mixed.step(actions)
        for number, batch in enumerate(alone):
            total = batch.rules.sections.total
            assert np.array_equal(masks[number, :total], batch.masks()[0])
            assert not masks[number, total:].any()
            batch.step(actions[number : number + 1])
            assert bytes(mixed[number].buffer) == bytes(batch[0].buffer)
    assert mixed.scores().tolist() == [int(batch.scores()[0]) for batch in alone]
    assert mixed.copy().game(1).state.hands == mixed.state(1).hands
    with pytest.raises(LookupError, match="different rules"):
        _ = mixed.ruleset
    with pytest.raises(InvalidRuleset, match="one for each of the 4 games"):
        Batch(rulesets[:2], 4)


def test_only_the_chosen_games_are_dealt_again() -> None:
    batch = Batch(RULES, 6, history=True)
    batch.deal(1)
    batch.step(batch.masks().argmax(axis=1))
    before = batch.rows.copy()
    chosen = np.array([0, 1, 0, 0, 1, 0], np.uint8)
    batch.deal(1, chosen=chosen)
    assert [len(batch.game(number).moves) for number in range(6)] == [1, 0, 1, 1, 0, 1]
    assert np.array_equal((batch.rows != before).any(axis=1), chosen == 1)


def test_an_action_that_no_move_has_is_refused_by_its_range() -> None:
    batch = Batch(ruleset(2), 2)
    batch.deal(1)
    for action in (-1, 20, 1 << 40):
        with pytest.raises(IllegalMove, match=r"game 1 is a number from 0 to 19"):
            batch.step(np.array([5, action]))
