"""Up to 100,000 games spread over all rulesets: compiled and interpreted, the same bytes.

The games are played in batches by the compiled kernel, by a player who sees all cards and
mostly plays what fits, so that fireworks get completed, tiles turned and decks emptied. The
interpreted kernel follows, move by move.
"""

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.fast import Batch
from hanabi.fast.engine.layout import ENDING, HANDS, HEIGHTS, KINDS, PENDING, TURN
from hanabi.fast.engine.mask import write_mask
from hanabi.fast.engine.ruleset_numbers import STEP_OF, SUIT_OF
from hanabi.rules import Ruleset
from hanabi.testing.check_engine import every_ruleset
from tests.sizes import scaled

GAMES = scaled(fast=10_000, normal=15_000, long=100_000)
PIECES = 20


@pytest.mark.sample(fast=4)
@pytest.mark.parametrize("piece", range(PIECES))
def test_compiled_and_interpreted_kernels_give_the_same_bytes(piece: int) -> None:
    rulesets = every_ruleset()
    each = -(-GAMES // len(rulesets))
    seen_endings: set[int] = set()
    for number in range(piece, len(rulesets), PIECES):
        seen_endings |= _check(rulesets[number], each, seed=number)
    assert seen_endings == {1, 2, 3, 4}  # every ending of ``layout``


def _check(rules: Ruleset, games: int, seed: int) -> set[int]:
    rng = np.random.default_rng(seed)
    batch = Batch(rules, games)
    batch.deal(seed << 32)
    ours = [batch[number] for number in range(games)]
    masks = batch.masks()
    mask = bytearray(batch.rules.sections.total)
    care = rng.choice([0.0, 0.7, 0.97], games)
    while not batch.is_over.all():
        for number in rng.integers(games, size=games // 10):
            write_mask(ours[number].row, batch.rules.numbers, mask)
            assert mask == masks[number].tobytes()
        actions = _lively(batch, masks, care, rng)
        open_games = np.flatnonzero(~batch.is_over)
        batch.step(actions)
        after = batch.rows.tobytes()
        size = batch.rules.row_bytes
        for number in open_games.tolist():
            ours[number].step(int(actions[number]))
            assert ours[number].buffer == after[number * size : (number + 1) * size]
        batch.masks(out=masks)
    return set(batch.rows[:, ENDING].tolist())


def _lively(
    batch: Batch, masks: NDArray[np.uint8], care: NDArray[np.float64], rng: np.random.Generator
) -> NDArray[np.int64]:
    """Any legal action; with care, a card that fits, or a hint rather than a mistake."""
    weights = masks * rng.random(masks.shape)
    rows, sections, rules = batch.rows.astype(np.int64), batch.rules.sections, batch.ruleset
    numbers = np.array(batch.rules.numbers)
    careful = (rng.random(len(batch)) < care) & (rows[:, PENDING] == 0)
    places = rows[:, TURN, None] * rules.hand_size + np.arange(rules.hand_size)
    held = np.take_along_axis(rows, HANDS + places, axis=1)
    kinds = np.take_along_axis(rows, KINDS + np.maximum(held, 0), axis=1)
    suits = numbers[SUIT_OF + kinds]
    fits = np.take_along_axis(rows, HEIGHTS + suits, axis=1) == numbers[STEP_OF + kinds]
    plays = weights[:, sections.play : sections.color_hint]
    plays += np.where(careful[:, None], np.where(fits, 2.0, -0.9), 0.0) * (plays > 0)
    announced = weights[:, sections.announce : sections.reward_hint]
    announced -= np.where(careful[:, None], 0.95, 0.0) * (announced > 0)
    weights[masks == 0] = -1
    actions: NDArray[np.int64] = weights.argmax(axis=1)
    return actions
