"""A policy as a bot: its observations are those of the environment."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.bots import play_out
from hanabi.envs.policy import PolicyBot
from hanabi.fast import RowGame
from hanabi.fast.encode import SHOWING_OWN_HAND, Encoder, InvalidEncoding
from hanabi.fast.engine.layout import TURN
from hanabi.fast.moves import action_of
from hanabi.game import Game
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.testing import check_bot
from hanabi.testing.check_engine import every_ruleset

RULES = [*map(ruleset, (2, 3, 4, 5)), *every_ruleset()[20::37]]


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_a_bot_sees_what_the_environment_shows(rules: Ruleset) -> None:
    """Played by policies that look at nothing; the row is played along with."""
    for seed in range(3):
        seen: list[NDArray[Any]] = []
        rng = Random(seed)

        def policy(observation: NDArray[Any], mask: NDArray[np.int8], rng: Random = rng) -> int:
            seen.append(observation)  # noqa: B023
            plays = np.flatnonzero(mask[rules.hand_size : 2 * rules.hand_size])
            if plays.size and rng.random() < 0.2:
                return rules.hand_size + int(rng.choice(plays.tolist()))
            return int(rng.choice(np.flatnonzero(mask).tolist()))

        bots = [PolicyBot(Seat(seat), policy) for seat in range(rules.players)]
        game = play_out(Game.deal(rules, seed), bots)
        row, encoder = RowGame.deal(rules, seed), Encoder(rules)
        assert len(seen) == len(game.moves)
        for move, observation in zip(game.moves, seen, strict=True):
            turn = row.row[TURN]
            assert bytes(observation.tolist()) == bytes(encoder.encode_game(row, turn))
            row.step(action_of(row, move))


def test_a_policy_is_a_bot() -> None:
    def newest(observation: NDArray[Any], mask: NDArray[np.int8]) -> int:
        assert observation.size
        return int(np.flatnonzero(mask)[-1])

    check_bot(lambda seat, _seed: PolicyBot(seat, newest), rulesets=RULES)


@pytest.mark.parametrize("encoder", sorted(SHOWING_OWN_HAND))
def test_an_encoder_that_shows_the_own_hand_is_not_for_players(encoder: Any) -> None:
    with pytest.raises(InvalidEncoding, match="no bot may play by it"):
        PolicyBot(Seat(0), lambda *_: 0, encoder)
