"""PPO in one file, in the manner of CleanRL, with PyTorch: two players, a critic that sees all.

``make torch`` sets PyTorch up beside everything else, in a venv of its own; then
``.torch/bin/python examples/ppo_torch.py`` learns a Hanabi of two suits and three ranks. One
network plays both seats from what each sees; another, which is thrown away afterwards, judges
positions with all hands open. ``--full`` takes the game for two from the box.
"""

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from ppo import tiny_rules
from torch import nn
from torch.distributions import Categorical

from hanabi.envs.vector import HanabiVectorEnv, Look
from hanabi.rules import Ruleset, ruleset


@dataclass(frozen=True)
class Settings:
    """What there is to turn."""

    updates: int = 150
    games: int = 256
    steps: int = 32
    parts: int = 8
    rounds: int = 4
    hidden: int = 128
    rate: float = 1e-3
    discount: float = 0.99
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 0


def network(inputs: int, outputs: int, hidden: int, scale: float) -> Any:
    """Two hidden layers; the last one begins small."""
    layers = [nn.Linear(inputs, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, outputs)]
    for layer, gain in zip(layers, (2**0.5, 2**0.5, scale), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(layers[0], nn.ReLU(), layers[1], nn.ReLU(), layers[2])


def policy(actor: Any, seen: Any, masks: Any) -> Any:
    """The odds of the legal actions."""
    return Categorical(logits=actor(seen).masked_fill(~masks, -1e9))


def train(rules: Ruleset, wanted: Settings) -> Any:
    """Learn; the actor."""
    torch.manual_seed(wanted.seed)
    env = HanabiVectorEnv(
        wanted.games,
        rules,
        output="float32",
        looks={"critic": Look("hle-open", output="float32")},
        masks="bool",
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    shown, infos = env.reset(seed=wanted.seed)
    actor = network(shown.shape[1], infos["action_mask"].shape[1], wanted.hidden, 0.01)
    critic = network(infos["critic"].shape[1], 1, wanted.hidden, 1.0)
    weights = [*actor.parameters(), *critic.parameters()]
    optimizer = torch.optim.Adam(weights, lr=wanted.rate, eps=1e-5)
    for update in range(wanted.updates):
        optimizer.param_groups[0]["lr"] = wanted.rate * (1 - update / wanted.updates)
        columns: dict[str, list[Any]] = {
            name: []
            for name in ("seen", "all", "mask", "action", "odds", "value", "reward", "ended")
        }
        scores: list[int] = []
        for _ in range(wanted.steps):
            # Each step's arrays are ours: no copy is made of them, here or later.
            seen, everything = torch.from_dlpack(shown), torch.from_dlpack(infos["critic"])
            mask = torch.from_dlpack(infos["action_mask"])
            with torch.no_grad():
                odds = policy(actor, seen, mask)
                action = odds.sample()
                value = critic(everything)[:, 0]
            shown, rewards, ended, _, infos = env.step(action.numpy())
            if ended.any():
                scores += infos["final_info"]["score"][ended].tolist()
            step = (
                *(seen, everything, mask, action, odds.log_prob(action), value),
                *(torch.from_dlpack(rewards), torch.from_dlpack(ended)),
            )
            for column, part in zip(columns.values(), step, strict=True):
                column.append(part)
        rows = {name: torch.stack(column) for name, column in columns.items()}
        with torch.no_grad():
            following = critic(torch.from_dlpack(infos["critic"]))[:, 0]
        gains = advantages(rows, following, wanted)
        learn(actor, critic, optimizer, rows, gains, wanted)
        if update % 20 == 0:
            print(f"update {update}: mean score {np.mean(scores or [0]):.2f}", flush=True)
    return actor


def advantages(rows: dict[str, Any], following: Any, wanted: Settings) -> Any:
    """Generalised advantage estimation, from the last step backwards."""
    found = torch.zeros_like(rows["value"])
    trace = torch.zeros_like(following)
    for step in reversed(range(len(found))):
        goes_on = 1 - rows["ended"][step].float()
        better = rows["reward"][step] + wanted.discount * goes_on * following - rows["value"][step]
        trace = better + wanted.discount * wanted.trace * goes_on * trace
        found[step], following = trace, rows["value"][step]
    return found


def learn(  # noqa: PLR0917
    actor: Any, critic: Any, optimizer: Any, rows: dict[str, Any], gains: Any, wanted: Settings
) -> None:
    """Some rounds over all steps, in parts."""
    flat = {name: array.flatten(0, 1) for name, array in rows.items()}
    gains = gains.flatten()
    wished = gains + flat["value"]
    for _ in range(wanted.rounds):
        for part in torch.randperm(len(gains)).chunk(wanted.parts):
            odds = policy(actor, flat["seen"][part], flat["mask"][part])
            ratio = (odds.log_prob(flat["action"][part]) - flat["odds"][part]).exp()
            gain = (gains[part] - gains.mean()) / (gains.std() + 1e-8)
            cut = ratio.clamp(1 - wanted.clip, 1 + wanted.clip)
            loss = -torch.minimum(ratio * gain, cut * gain).mean()
            loss -= wanted.entropy * odds.entropy().mean()
            loss += 0.5 * (critic(flat["all"][part])[:, 0] - wished[part]).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            weights = [weight for group in optimizer.param_groups for weight in group["params"]]
            nn.utils.clip_grad_norm_(weights, 1.0)
            optimizer.step()


def greedy_score(actor: Any, rules: Ruleset, games: int = 2000) -> float:
    """The mean score of games in which the likeliest action is taken."""
    env = HanabiVectorEnv(games, rules, output="float32", masks="bool")
    shown, infos = env.reset(seed=1 << 40)
    scores = np.full(games, -1)
    while (scores < 0).any():
        with torch.no_grad():
            odds = policy(actor, torch.from_dlpack(shown), torch.from_dlpack(infos["action_mask"]))
        shown, _, ended, _, infos = env.step(odds.probs.argmax(dim=1).numpy())
        first = ended & (scores < 0)
        scores[first] = infos["score"][first]
    return float(scores.mean())


def main() -> None:
    """Learn, and tell how well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=Settings.updates)
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--full", action="store_true", help="the game for two from the box")
    given = parser.parse_args()
    torch.set_num_threads(1)
    rules = ruleset(2) if given.full else tiny_rules()
    actor = train(rules, Settings(updates=given.updates, seed=given.seed))
    print(f"greedy: mean score {greedy_score(actor, rules):.2f} of {rules.max_score}")


if __name__ == "__main__":
    main()
