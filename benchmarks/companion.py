"""How ``companion`` does with each partner, known to it and unknown, as Markdown.

``python -m benchmarks.companion [--games N] [--first SEED] [--players 2,3]``. The companion sits in
one seat, another in each deal, and the partner in all others. *Unknown* is a partner whose way to
play is left out of those that the companion knows. A lost game counts 0; ± is half of a 95 %
interval.
"""

import argparse
from statistics import mean, stdev
from time import process_time

from hanabi.bots import make_bot, play_out
from hanabi.bots.bot import Bot
from hanabi.bots.companion.bot import POOL, CompanionBot
from hanabi.game import Game
from hanabi.rules import Ruleset, Seat, ruleset

FIRST_SEED = 10_000_000
PARTNERS = ("cautious", "simple", "holmes", "beginner", "smart", "hat", "hat-plus")
MEANT = {"beginner": "smart"}
"""The way to play that a partner means to play."""


def play(rules: Ruleset, seed: int, partner: str, pool: list[str] | None) -> int:
    """The score of a game; without a pool the partner plays with its like."""
    bots: list[Bot] = [make_bot(partner, Seat(seat), seed) for seat in range(rules.players)]
    if pool is not None:
        companion = seed % rules.players
        bots[companion] = CompanionBot(Seat(companion), seed, pool)
    game = Game.deal(rules, seed)
    play_out(game, bots)
    assert game.outcome is not None
    return game.outcome.score


def measure(rules: Ruleset, seeds: range, partner: str) -> str:
    """A row of the table."""
    own = [play(rules, seed, partner, None) for seed in seeds]
    left_out = MEANT.get(partner, partner)
    began = process_time()
    known = [play(rules, seed, partner, list(POOL)) for seed in seeds]
    seconds = (process_time() - began) / len(seeds)
    unknown = [
        play(rules, seed, partner, [name for name in POOL if name != left_out]) for seed in seeds
    ]
    cells = [str(rules.players), f"`{partner}`", told(own)]
    for found in (known, unknown):
        cells += [told(found), f"{mean(found) / max(mean(own), 0.01):.0%}"]
    return f"| {' | '.join(cells)} | {seconds:.1f} |"


def told(scores: list[int]) -> str:
    """A mean and half of its interval."""
    return f"{mean(scores):.2f} ± {1.96 * stdev(scores) / len(scores) ** 0.5:.2f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--players", default="2")
    parser.add_argument("--partners", default=",".join(PARTNERS))
    arguments = parser.parse_args()
    print("| players | partner | with its like | known | share | unknown | share | CPU s a game |")
    print("|---|---|---|---|---|---|---|---|")
    seeds = range(arguments.first, arguments.first + arguments.games)
    for players in map(int, arguments.players.split(",")):
        for partner in arguments.partners.split(","):
            print(measure(ruleset(players), seeds, partner), flush=True)


if __name__ == "__main__":
    main()
