"""A small PPO in plain NumPy: two players learn a Hanabi of two suits and three ranks.

``python examples/ppo.py`` takes some minutes on one core, draws its curve to ``ppo.png`` and
writes the network to ``policy.npz``. One network plays both seats, each from what it sees.
Set ``OPENBLAS_NUM_THREADS=1`` to get the same numbers in every run.
``--full`` trains on the game for two from the box instead, which takes far longer to get good.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.rules import Color, Ruleset, Suit, SuitRules, ruleset

Array = NDArray[np.float32]
CLIP, DISCOUNT, TRACE, ENTROPY, RATE = 0.2, 0.99, 0.95, 0.01, 1e-3


def tiny_rules() -> Ruleset:
    """Red and blue, 1 to 3, hands of two: 12 cards, 6 points."""
    suits = [SuitRules(suit, (3, 2, 1), color=Color(suit.value)) for suit in (Suit.RED, Suit.BLUE)]
    return Ruleset(2, 2, tuple(suits), max_hint_tokens=3, max_mistakes=2)


class Network:
    """Two hidden layers; the last column of the output is the value."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, inputs: int, actions: int, hidden: int, seed: int) -> "Network":
        """Random weights, small ones for the output."""
        rng = np.random.default_rng(seed)
        sizes = [inputs, hidden, hidden, actions + 1]
        weights: list[Array] = []
        for place, (above, below) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2 / above) * (0.1 if place == 2 else 1)
            weights.append((rng.standard_normal((above, below)) * scale).astype(np.float32))
            weights.append(np.zeros(below, np.float32))
        return cls(weights)

    def forward(self, seen: Array) -> tuple[Array, Array, list[Array]]:
        """Logits, values, and what ``backward`` needs."""
        layers = [seen]
        for place in (0, 2):
            layers.append(np.maximum(layers[-1] @ self.weights[place] + self.weights[place + 1], 0))
        out = layers[-1] @ self.weights[4] + self.weights[5]
        return out[:, :-1], out[:, -1], layers

    def backward(self, layers: list[Array], slope: Array) -> list[Array]:
        """The gradient of each weight, from that of the output."""
        found: list[Array] = []
        for place in (4, 2, 0):
            layer = layers[place // 2]
            found = [layer.T @ slope, slope.sum(axis=0), *found]
            slope = (slope @ self.weights[place].T) * (layer > 0)
        return found

    def save(self, path: Path) -> None:
        """Write the weights."""
        np.savez(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """Read what ``save`` wrote."""
        with np.load(path) as saved:
            return cls([saved[name] for name in saved.files])


class Adam:
    """The usual optimiser."""

    def __init__(self, weights: list[Array]) -> None:
        self._weights = weights
        self._mean = [np.zeros_like(array) for array in weights]
        self._square = [np.zeros_like(array) for array in weights]
        self._steps = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        """One step downhill, with the gradient's length cut to 1."""
        self._steps += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        cut = min(1.0, 1.0 / (length + 1e-8))
        for place, slope in enumerate(slopes):
            self._mean[place] += 0.1 * (cut * slope - self._mean[place])
            self._square[place] += 0.001 * ((cut * slope) ** 2 - self._square[place])
            mean = self._mean[place] / (1 - 0.9**self._steps)
            square = self._square[place] / (1 - 0.999**self._steps)
            self._weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)


def log_odds(logits: Array, masks: NDArray[np.bool_]) -> Array:
    """Logarithms of the probabilities of the legal actions; very small for the others."""
    legal = np.where(masks, logits, np.float32(-1e9))
    legal = legal - legal.max(axis=1, keepdims=True)
    found: Array = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    return found


@dataclass
class Rollout:
    """Steps of all games, one after the other."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    odds: Array
    values: Array
    rewards: Array
    ended: NDArray[np.bool_]


class Learner:
    """Games, a network, and PPO between them. The same seed learns the same."""

    def __init__(
        self,
        rules: Ruleset,
        *,
        games: int = 256,
        steps: int = 32,
        part: int = 1024,
        hidden: int = 128,
        seed: int = 0,
    ) -> None:
        self._env = HanabiVectorEnv(
            games, rules, output="float32", autoreset_mode=AutoresetMode.SAME_STEP
        )
        self._seen, self._infos = self._env.reset(seed=seed)
        self._rng = np.random.default_rng(seed)
        self._steps = steps
        self._part = part
        self._actions = self._infos["action_mask"].shape[1]
        inputs = self._seen.shape[1]
        self.network = Network.fresh(inputs, self._actions, hidden, seed)
        self._adam = Adam(self.network.weights)
        self.scores: list[int] = []
        """Of the games that ended in the last rollout."""

    def update(self, rate: float = RATE) -> float:
        """Play some steps, learn from them; the mean score of the games that ended."""
        rollout, last = self._play()
        advantages = _advantages(rollout, last)
        self._learn(rollout, advantages, rate)
        return float(np.mean(self.scores)) if self.scores else 0.0

    def _play(self) -> tuple[Rollout, Array]:
        games, inputs = self._seen.shape
        shape = (self._steps, games)
        roll = Rollout(
            np.zeros((*shape, inputs), np.float32),
            np.zeros((*shape, self._actions), np.bool_),
            np.zeros(shape, np.int64),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.bool_),
        )
        self.scores = []
        for step in range(self._steps):
            roll.seen[step] = self._seen
            roll.masks[step] = self._infos["action_mask"]
            logits, roll.values[step], _ = self.network.forward(self._seen)
            odds = log_odds(logits, roll.masks[step])
            dice = self._rng.gumbel(size=odds.shape)
            roll.actions[step] = np.where(roll.masks[step], odds + dice, -np.inf).argmax(axis=1)
            roll.odds[step] = np.take_along_axis(odds, roll.actions[step][:, None], 1)[:, 0]
            given = self._env.step(roll.actions[step])
            self._seen, roll.rewards[step], roll.ended[step], _, self._infos = given
            if roll.ended[step].any():
                scores = self._infos["final_info"]["score"][roll.ended[step]]
                self.scores += scores.tolist()
        return roll, self.network.forward(self._seen)[1]

    def _learn(self, roll: Rollout, advantages: Array, rate: float) -> None:
        count = advantages.size
        wanted = (advantages + roll.values).reshape(-1)
        gains = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).reshape(-1)
        seen, masks = roll.seen.reshape(count, -1), roll.masks.reshape(count, -1)
        actions, before = roll.actions.reshape(-1), roll.odds.reshape(-1)
        for _ in range(4):
            for part in np.array_split(self._rng.permutation(count), max(1, count // self._part)):
                logits, values, layers = self.network.forward(seen[part])
                odds = log_odds(logits, masks[part])
                chosen = np.take_along_axis(odds, actions[part][:, None], 1)[:, 0]
                ratio, gain = np.exp(chosen - before[part]), gains[part]
                is_cut = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                push = np.where(is_cut, 0, -ratio * gain)
                shares = np.exp(odds)
                slope: Array = np.zeros((len(part), self._actions + 1), np.float32)
                one_hot = np.arange(self._actions) == actions[part][:, None]
                slope[:, :-1] = push[:, None] * (one_hot - shares)
                entropy = -(shares * np.where(masks[part], odds, 0)).sum(axis=1, keepdims=True)
                slope[:, :-1] += ENTROPY * shares * (np.where(masks[part], odds, 0) + entropy)
                slope[:, -1] = 0.5 * (values - wanted[part])
                slope /= np.float32(len(part))
                self._adam.step(self.network.backward(layers, slope), rate)


def _advantages(roll: Rollout, last: Array) -> Array:
    """Generalised advantage estimation; nothing reaches over the end of a game."""
    found = np.zeros_like(roll.values)
    following, trace = last, np.zeros_like(last)
    for step in reversed(range(len(found))):
        goes_on = ~roll.ended[step]
        error = roll.rewards[step] + DISCOUNT * following * goes_on - roll.values[step]
        trace = error + DISCOUNT * TRACE * trace * goes_on
        found[step], following = trace, roll.values[step]
    return found


def greedy_score(network: Network, rules: Ruleset, games: int = 2000) -> float:
    """The mean score of games in which the likeliest action is taken."""
    env = HanabiVectorEnv(games, rules, output="float32", autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, infos = env.reset(seed=1 << 40)
    scores: NDArray[Any] = np.full(games, -1)
    while (scores < 0).any():
        odds = log_odds(network.forward(seen)[0], infos["action_mask"] != 0)
        seen, _, ended, _, infos = env.step(odds.argmax(axis=1))
        first = ended & (scores < 0)
        scores[first] = infos["score"][first]
    return float(scores.mean())


def draw(means: list[float], steps: int, greedy: float, best: int, path: Path) -> None:
    """The curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(np.arange(1, len(means) + 1) * steps / 1e6, means, label="while learning")
    axes.axhline(greedy, linestyle=":", color="C1", label=f"afterwards, greedy: {greedy:.2f}")
    axes.set(xlabel="million moves", ylabel="mean score", ylim=(0, best))
    axes.set_title(f"PPO in self-play; {best} is perfect")
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)


def main() -> None:
    """Learn, tell how it goes, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--full", action="store_true", help="the game for two from the box")
    parser.add_argument("--plot", type=Path, default=Path("ppo.png"))
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    rules = ruleset(2) if given.full else tiny_rules()
    learner = Learner(rules, seed=given.seed)
    means = []
    for number in range(given.updates):
        means.append(learner.update(RATE * (1 - number / given.updates)))
        if number % 20 == 0:
            print(f"update {number}: mean score {means[-1]:.2f}", flush=True)
    greedy = greedy_score(learner.network, rules)
    print(f"greedy: mean score {greedy:.2f} of {rules.max_score}")
    learner.network.save(given.out)
    draw(means, 256 * 32, greedy, rules.max_score, given.plot)


if __name__ == "__main__":
    main()
