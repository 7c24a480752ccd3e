"""Peers that live in a venv of their own (``.peers``): JaxMARL, and HLE where it could be built.

``.peers/bin/python benchmarks/envs_peers.py --runs 5`` prints one JSON object: nanoseconds of
CPU for a step, run by run. Needs nothing of this project, which is not installed there.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

BATCH, STEPS = 1024, 16
"""JaxMARL is fastest at about a thousand games here; so many steps in one call."""


def rl_env_work(rl_env: Any, players: int, games: int) -> Callable[[], int]:
    """Random legal play through ``rl_env``; every player's vector is read after every step."""
    environment = rl_env.make("Hanabi-Full", players)

    def work() -> int:
        rng = Random(0)
        steps = 0
        for _ in range(games):
            observations, done = environment.reset(), False
            while not done:
                for observation in observations["player_observations"]:
                    observation["vectorized"]
                mover = observations["player_observations"][observations["current_player"]]
                action = rng.choice(mover["legal_moves_as_int"])
                observations, _, done, _ = environment.step(action)
                steps += 1
        return steps

    return work


def jaxmarl_work(players: int) -> Callable[[], int]:
    """Random legal play in JaxMARL, compiled as one scan; a sum keeps observations alive."""
    jax, jnp = import_module("jax"), import_module("jax.numpy")
    environment = import_module("jaxmarl").make("hanabi", num_agents=players)
    agents = environment.agents

    def one_step(carry: Any, _: Any) -> Any:
        key, states, total = carry
        key, act_key, step_key = jax.random.split(key, 3)
        legal = jax.vmap(environment.get_legal_moves)(states)
        keys = jax.random.split(act_key, len(agents))
        actions = {
            agent: jax.random.categorical(keys[place], jnp.log(legal[agent]))
            for place, agent in enumerate(agents)
        }
        step_keys = jax.random.split(step_key, BATCH)
        seen, states, _, _, _ = jax.vmap(environment.step)(step_keys, states, actions)
        return (key, states, total + sum(seen[agent].sum() for agent in agents)), None

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def roll(key: Any, states: Any) -> Any:
        return jax.lax.scan(one_step, (key, states, jnp.float32(0)), None, length=STEPS)[0]

    key = jax.random.PRNGKey(0)
    _, first = jax.vmap(environment.reset)(jax.random.split(key, BATCH))
    now = [key, first]

    def work() -> int:
        now[0], now[1], total = roll(now[0], now[1])
        total.block_until_ready()
        return BATCH * STEPS

    return work


def main() -> None:
    """Measure what is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    works: dict[str, Callable[[], int]] = {}
    try:
        rl_env = import_module("hanabi_learning_environment.rl_env")
        for players in (2, 5):
            works[f"HLE rl_env, {players} players"] = rl_env_work(rl_env, players, 40)
    except ImportError as error:
        print(f"HLE could not be built: {error}", file=sys.stderr)
    for players in (2, 5):
        works[f"JaxMARL, {players} players"] = jaxmarl_work(players)
    taken: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
        work()  # compilers: JaxMARL's second call compiles again
    for _ in range(runs):
        for name, work in works.items():
            began = time.process_time_ns()
            steps = work()
            taken[name].append((time.process_time_ns() - began) / steps)
    print(json.dumps(taken))


if __name__ == "__main__":
    main()
