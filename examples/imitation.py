"""Learn a bot's moves from a data set, in plain NumPy, and see how well the copy plays.

``hanabi dataset make --bot simple --games 8000 --out simple-games`` writes the games;
``python examples/imitation.py simple-games`` learns from nine of ten, tells how many moves of the
others it would have made, lets the copy play with itself and writes it to ``policy.npz``, which
``examples/enter_arena.py`` takes to the arena.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from ppo import Adam, Network, greedy_score, log_odds

from hanabi.rules import ruleset
from hanabi.simulate.dataset import read_dataset

HIDDEN, PART, RATE = 512, 512, 2e-3
Shards = dict[str, NDArray[Any]]


def load(folder: Path) -> tuple[Shards, Shards]:
    """The moves to learn from, and those of every tenth game to be asked about."""
    shards = list(read_dataset(folder))
    wanted = ("observation", "mask", "action", "game")
    rows = {name: np.concatenate([shard[name] for shard in shards]) for name in wanted}
    is_kept_back = rows["game"] % 10 == 0
    return (
        {name: array[~is_kept_back] for name, array in rows.items()},
        {name: array[is_kept_back] for name, array in rows.items()},
    )


class Imitator:
    """A network, and the moves that it is to make."""

    def __init__(self, rows: Shards, *, hidden: int = HIDDEN, seed: int = 0) -> None:
        self._rows = rows
        self._rng = np.random.default_rng(seed)
        inputs, actions = rows["observation"].shape[1], rows["mask"].shape[1]
        self.network = Network.fresh(inputs, actions, hidden, seed)
        self._adam = Adam(self.network.weights)

    def learn(self, rate: float) -> float:
        """See every move once, in any order; the mean surprise at them (cross entropy)."""
        count = len(self._rows["action"])
        parts = np.array_split(self._rng.permutation(count), max(1, count // PART))
        return float(np.mean([self._step(part, rate) for part in parts]))

    def _step(self, part: NDArray[np.int64], rate: float) -> float:
        seen = self._rows["observation"][part].astype(np.float32)
        masks, actions = self._rows["mask"][part] != 0, self._rows["action"][part].astype(np.int64)
        logits, _, layers = self.network.forward(seen)
        odds = log_odds(logits, masks)
        slope: NDArray[np.float32] = np.zeros((len(part), odds.shape[1] + 1), np.float32)
        slope[:, :-1] = np.exp(odds) - (np.arange(odds.shape[1]) == actions[:, None])
        slope /= len(part)
        self._adam.step(self.network.backward(layers, slope), rate)
        return float(-np.take_along_axis(odds, actions[:, None], 1).mean())


def agreement(network: Network, rows: Shards) -> float:
    """The share of moves that the network would have made, too."""
    seen = rows["observation"].astype(np.float32)
    odds = log_odds(network.forward(seen)[0], rows["mask"] != 0)
    return float((odds.argmax(axis=1) == rows["action"]).mean())


def main() -> None:
    """Learn, tell how it goes, keep the network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    rows, kept_back = load(given.folder)
    imitator = Imitator(rows, seed=given.seed)
    for number in range(given.rounds):
        surprise = imitator.learn(RATE * (1 - number / given.rounds))
        share = agreement(imitator.network, kept_back)
        print(f"round {number}: surprise {surprise:.3f}, agreement {share:.1%}", flush=True)
    described = json.loads((given.folder / "dataset.json").read_text(encoding="utf-8"))
    job = described.get("job")
    if job is not None and job["rules"]["edition"] is None:
        rules = ruleset(job["players"], options=job["rules"]["options"])
        print(f"with itself: mean score {greedy_score(imitator.network, rules):.2f}")
    imitator.network.save(given.out)


if __name__ == "__main__":
    main()
