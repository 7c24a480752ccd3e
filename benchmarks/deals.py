"""How many deals of the base game can be won, and two proofs for each that cannot, as Markdown.

``python -m benchmarks.deals [--deals N] [--players 2,3] [--seconds S]``. The time is CPU time. A
deal that the solver excludes is asked of two easier games, in which hints cost nothing: with one
hand for all cards, by search, and with a hand for each player, as a formula for CaDiCaL.
"""

import argparse
from statistics import mean, median

from hanabi.analysis.solver import Solution, solve
from hanabi.analysis.solver.free_hints import can_be_complete
from hanabi.analysis.solver.one_hand import most_with_one_hand
from hanabi.analysis.solver.open_cards import open_position
from hanabi.game import Game
from hanabi.rules import ruleset

SHARES = """
| players | deals | can be won | cannot | unknown | best not known | median | mean | longest |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|""".lstrip()
PROOFS = """
| players | seed | best | the solver's proof | one hand, searched | free hints, formula |
|---:|---:|---:|---|---|---|"""


def shares(players: int, found: list[Solution]) -> str:
    """A row of the first table."""
    answers = [solution.winnable for solution in found]
    won = answers.count(True)
    times = [solution.seconds for solution in found]
    inexact = sum(not solution.is_exact for solution in found)
    return (
        f"| {players} | {len(found):,} | {won:,} ({won / len(found):.2%}) "
        f"| {answers.count(False)} | {answers.count(None)} | {inexact} "
        f"| {1000 * median(times):.1f} ms | {1000 * mean(times):.0f} ms | {max(times):.1f} s |"
    )


def proofs(players: int, seed: int, solution: Solution) -> str:
    """A row of the second."""
    position = open_position(Game.deal(ruleset(players), seed).state)
    searched = most_with_one_hand(position, position.most_cards) < position.most_cards
    formula = not can_be_complete(position, own_hands=True)
    best = solution.best if solution.is_exact else f"{solution.best}–{solution.bound}"
    agreed = ["no" if each else "–" for each in (searched, formula)]
    return f"| {players} | {seed} | {best} | {solution.reason.value} | {' | '.join(agreed)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--players", default="2,3,4,5")
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    print(SHARES)
    rows = []
    for players in map(int, options.players.split(",")):
        rules = ruleset(players)
        solve(Game.deal(rules, 0).state)  # not timed: loads what is compiled
        found = [
            solve(Game.deal(rules, seed).state, options.seconds) for seed in range(options.deals)
        ]
        print(shares(players, found), flush=True)
        rows += [
            proofs(players, seed, solution)
            for seed, solution in enumerate(found)
            if solution.winnable is False
        ]
    print(PROOFS)
    print("\n".join(rows))


if __name__ == "__main__":
    main()
