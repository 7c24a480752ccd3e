"""A trained network enters the arena: this file is a bot, as ``hanabi arena`` takes them.

``HANABI_POLICY=policy.npz hanabi arena --bots examples/enter_arena.py,smart --players 2``
with what ``python examples/ppo.py --full`` wrote. For another policy write another ``choose``:
it gets the observation and the mask of legal actions, and answers with an action.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ppo import Network, log_odds

from hanabi.envs.policy import PolicyBot
from hanabi.rules import Seat

NETWORK = Network.load(Path(os.environ.get("HANABI_POLICY", "policy.npz")))


def choose(observation: NDArray[Any], mask: NDArray[np.int8]) -> int:
    """The likeliest legal action."""
    logits, _, _ = NETWORK.forward(observation[None].astype(np.float32))
    return int(log_odds(logits, mask[None] != 0).argmax())


def make_bot(seat: Seat, seed: int) -> PolicyBot:
    """The bot of one seat of one game."""
    del seed  # nothing is left to chance
    return PolicyBot(seat, choose)
