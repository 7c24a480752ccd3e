"""Random legal play without observations: ``python -m benchmarks.kernel``.

The kernel against OpenSpiel's hanabi through its Python state, and against the base game in
C (``hanabi_step.c``), which plays the very same games. CPU time of one core; ratios count.
"""

import argparse
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel

from benchmarks.kernel_c import PlayGames, c_reference
from benchmarks.timing import Timing, Work, compare
from hanabi.bots.kernels.compiled import load_teams
from hanabi.bots.kernels.dispatch import bot_number
from hanabi.bots.kernels.games import MAX_SEATS, TALLY_SIZE, TALLY_STEPS
from hanabi.bots.kernels.scratch import MEMORY_SIZE, SCRATCH_SIZE
from hanabi.fast import numbers_of
from hanabi.rules import Ruleset, ruleset

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


def kernel_work(rules: Ruleset, games: int) -> Work:
    """Random bots on the compiled kernel."""
    play = load_teams(["random"]).play_teams
    compiled = numbers_of(rules)
    row = np.zeros(compiled.row_bytes, np.int8)
    numbers = np.array(compiled.numbers, np.int64)
    bots = np.full(MAX_SEATS, bot_number("random", rules.players), np.int64)
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    memories = np.zeros(MAX_SEATS * MEMORY_SIZE, np.int64)

    def work() -> int:
        tally = np.zeros(TALLY_SIZE, np.int64)
        play(row, row.view(np.int64), numbers, scratch, memories, bots, 0, games, tally)
        return int(tally[TALLY_STEPS])

    return work


def open_spiel_work(players: int, games: int, *, dealt: bool) -> Work:
    """Random play through OpenSpiel's Python state: deal, legal actions, apply.

    At its chance nodes it is asked for the odds, as its own examples do. ``dealt`` feeds it
    from a deck shuffled outside instead, which spares it that work.
    """
    sorted_deck = ruleset(players).arrays.deck
    hand_size = ruleset(players).hand_size
    game = pyspiel.load_game("hanabi", {"players": players, "hand_size": hand_size})

    def work() -> int:
        rng = Random(0)
        steps = 0
        for _ in range(games):
            deck = list(sorted_deck)
            if dealt:
                rng.shuffle(deck)
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(deck.pop() if dealt else _drawn(state, rng))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    steps += 1
        return steps

    return work


def _drawn(state: Any, rng: Random) -> int:
    left = rng.random()
    outcomes = state.chance_outcomes()
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return int(outcome)
    return int(outcomes[-1][0])


def _moves(play: PlayGames, players: int, games: int) -> int:
    return play(players, games)[0]


def measure(runs: int, games: int) -> dict[str, Timing]:
    """All rivals in one run. The C reference must play the very same games."""
    works: dict[str, Work] = {}
    in_c = c_reference()
    for players in (2, 5):
        works[f"kernel, {players} players"] = kernel_work(ruleset(players), games)
        few = max(1, games // 100)
        works[f"OpenSpiel, {players} players"] = open_spiel_work(players, few, dealt=False)
        works[f"OpenSpiel dealt, {players} players"] = open_spiel_work(players, few, dealt=True)
        if in_c is not None:
            if in_c(players, games)[0] != works[f"kernel, {players} players"]():
                raise AssertionError("the C reference plays other games than the kernel")
            works[f"C, {players} players"] = partial(_moves, in_c, players, games)
    for players in (2, 5):
        rules = ruleset(players, options=EVERYTHING)
        works[f"kernel, {players} players, all expansions"] = kernel_work(rules, games)
    return compare(works, runs)


def ratios(timings: dict[str, Timing]) -> dict[str, tuple[float, float | None]]:
    """How many times the rival's speed, and the bar (docs say why)."""
    found: dict[str, tuple[float, float | None]] = {}
    for players in (2, 5):
        ours = timings[f"kernel, {players} players"].median
        wanted = players == 2
        for rival, least in (("OpenSpiel", 80.0), ("OpenSpiel dealt", None), ("C", 0.6)):
            name = f"{rival}, {players} players"
            if name in timings:
                found[f"kernel : {name}"] = (timings[name].median / ours, least if wanted else None)
        expanded = timings[f"kernel, {players} players, all expansions"].median
        name = f"kernel, {players} players: all expansions : base game"
        found[name] = (ours / expanded, 0.4 if wanted else None)
    return found


def main() -> None:
    """Measure, and print a table and the ratios in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--games", type=int, default=20_000)
    arguments = parser.parse_args()
    timings = measure(arguments.runs, arguments.games)
    print(f"Medians of {arguments.runs} runs, CPU time of one core.\n")
    print("| random legal play | ns a step | lowest–highest | million steps a second |")
    print("|---|---:|---:|---:|")
    for name, timing in timings.items():
        spread = f"{timing.lowest:,.0f}–{timing.highest:,.0f}"
        print(f"| {name} | {timing.median:,.0f} | {spread} | {timing.steps_per_second / 1e6:.2f} |")
    print("\n| ratio of speeds | measured | bar |")
    print("|---|---:|---:|")
    for name, (ratio, least) in ratios(timings).items():
        print(f"| {name} | {ratio:.2f} | {'' if least is None else f'≥ {least:g}'} |")


if __name__ == "__main__":
    main()
