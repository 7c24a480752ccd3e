"""Random legal play with observations: ``python -m benchmarks.envs``.

``HanabiVectorEnv`` and the HLE drop-in against OpenSpiel in this process, and against JaxMARL
and HLE itself in the venv of the peers (``make bench`` sets it up). CPU time of one core.
"""

import argparse
import json
import statistics
import subprocess
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

from benchmarks.envs_peers import rl_env_work
from benchmarks.timing import Timing, Work, compare
from hanabi.envs.hle import rl_env
from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast.encode.batch import Observer
from hanabi.rules import ruleset

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".peers" / "bin" / "python"
BATCH = 4096


def vector_work(players: int, observer: Observer, steps: int) -> Work:
    """The vector environment: actions drawn, checked and made, games dealt again, all seen."""
    environment = HanabiVectorEnv(BATCH, ruleset(players), observer=observer)
    environment.reset(seed=0)

    def work() -> int:
        for _ in range(steps):
            environment.step(environment.random_actions())
        return steps * BATCH

    return work


def state_work(players: int, games: int) -> Work:
    """OpenSpiel's state with the mover's observation, dealt from decks shuffled outside."""
    rules = ruleset(players)
    game = pyspiel.load_game("hanabi", {"players": players, "hand_size": rules.hand_size})
    sorted_deck = rules.arrays.deck

    def work() -> int:
        rng = Random(0)
        steps = 0
        for _ in range(games):
            deck = list(sorted_deck)
            rng.shuffle(deck)
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(deck.pop())
                else:
                    state.observation_tensor(state.current_player())
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    steps += 1
        return steps

    return work


def rl_environment_work(players: int, games: int) -> Work:
    """OpenSpiel's ``rl_environment``, which gives the observations of all players."""
    module: Any = import_module("open_spiel.python.rl_environment")
    hand_size = ruleset(players).hand_size
    environment = module.Environment("hanabi", players=players, hand_size=hand_size)

    def work() -> int:
        rng = Random(0)
        steps = 0
        for _ in range(games):
            now = environment.reset()
            while not now.last():
                seen = now.observations
                action = rng.choice(seen["legal_actions"][seen["current_player"]])
                now = environment.step([action])
                steps += 1
        return steps

    return work


def measure(runs: int) -> dict[str, Timing]:
    """All rivals of this process taking turns, then those of the other."""
    works: dict[str, Work] = {}
    for players in (2, 5):
        works[f"vector, mover, {players} players"] = vector_work(players, "mover", 50)
        works[f"OpenSpiel state, mover, {players} players"] = state_work(players, 200)
        works[f"vector, all seats, {players} players"] = vector_work(players, "all", 50)
        works[f"OpenSpiel rl_environment, {players} players"] = rl_environment_work(players, 60)
        works[f"drop-in rl_env, {players} players"] = rl_env_work(rl_env, players, 100)
    timings = compare(works, runs)
    for name, taken in peers(runs).items():
        timings[name] = Timing(name, statistics.median(taken), min(taken), max(taken))
    return timings


def peers(runs: int) -> dict[str, list[float]]:
    """What the other venv measures; nothing without it."""
    if not PEERS.exists():
        print(f"{PEERS.relative_to(ROOT)} is missing (make bench sets it up): no JaxMARL, no HLE\n")
        return {}
    command = [str(PEERS), str(ROOT / "benchmarks" / "envs_peers.py"), "--runs", str(runs)]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, list[float]] = json.loads(answer.stdout.splitlines()[-1])
    return found


def ratios(timings: dict[str, Timing]) -> dict[str, tuple[float, float]]:
    """How many times the rival's speed, and the bar (docs say why)."""
    found: dict[str, tuple[float, float]] = {}

    def compared(ours: str, rival: str, least: float) -> None:
        if rival in timings:
            found[f"{ours} : {rival}"] = timings[rival].median / timings[ours].median, least

    for players in (2, 5):
        end = f"{players} players"
        has_hle = f"HLE rl_env, {end}" in timings
        compared(f"vector, mover, {end}", f"OpenSpiel state, mover, {end}", 50)
        compared(f"vector, all seats, {end}", f"JaxMARL, {end}", 25)
        compared(f"vector, all seats, {end}", f"OpenSpiel rl_environment, {end}", 50)
        rival = "HLE rl_env" if has_hle else "OpenSpiel rl_environment"
        compared(f"drop-in rl_env, {end}", f"{rival}, {end}", 5)
    return found


def main() -> None:
    """Measure, and print a table and the ratios in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    timings = measure(runs)
    print(f"Medians of {runs} runs, CPU time of one core, {BATCH:,} games side by side.\n")
    print("| random legal play with observations | ns a step | lowest–highest | steps a second |")
    print("|---|---:|---:|---:|")
    for name, timing in timings.items():
        spread = f"{timing.lowest:,.0f}–{timing.highest:,.0f}"
        print(f"| {name} | {timing.median:,.0f} | {spread} | {timing.steps_per_second:,.0f} |")
    print("\n| ratio of speeds | measured | bar |\n|---|---:|---:|")
    for name, (ratio, least) in ratios(timings).items():
        print(f"| {name} | {ratio:.1f} | ≥ {least:g} |")


if __name__ == "__main__":
    main()
