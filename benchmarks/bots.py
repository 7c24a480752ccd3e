"""How fast the bots play: ``python -m benchmarks.bots``.

Whole compiled games between a bot's like, CPU time of one core, with the kernel's random play
of the same run, so that machines can be compared.
"""

import argparse

from benchmarks.timing import Timing, Work, compare
from hanabi.bots import COMPILED_BOTS
from hanabi.rules import ruleset
from hanabi.simulate import Job
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import play_chunk

PLAYERS = (2, 5)
MOST_MILLISECONDS = {("hat", 5): 1.0, ("smart", 2): 0.1}
"""What one game may cost."""
SEED = 20_000_000


def games_work(bot: str, players: int, games: int) -> Work:
    """So many games; each is a step."""
    job = Job(ruleset(players), (bot,) * players, games, SEED)

    def work() -> int:
        return play_chunk(job, Chunk(0, 0, games)).games

    return work


def measure(runs: int, games: int) -> dict[tuple[str, int], Timing]:
    """All bots take turns; those that try moves out play fewer games."""
    tables = [(bot, players) for bot in COMPILED_BOTS for players in PLAYERS]
    few = {"random": 20 * games, "hat-plus": max(games // 50, 1)}
    works = {
        f"{bot}, {players}": games_work(bot, players, few.get(bot, games))
        for bot, players in tables
    }
    timings = compare(works, runs)
    return {(bot, players): timings[f"{bot}, {players}"] for bot, players in tables}


def main() -> None:
    """Measure, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=1_000)
    arguments = parser.parse_args()
    timings = measure(arguments.runs, arguments.games)
    print(f"Medians of {arguments.runs} runs, CPU time of one core.\n")
    print("| compiled bot | players | games a second | ms a game | bar | random : bot |")
    print("|---|---:|---:|---:|---:|---:|")
    for (bot, players), timing in timings.items():
        most = MOST_MILLISECONDS.get((bot, players))
        asked = "" if most is None else f"≤ {most:g}"
        ratio = timing.median / timings["random", players].median
        print(
            f"| `{bot}` | {players} | {timing.steps_per_second:,.0f} | {timing.median / 1e6:.4f} |",
            f"{asked} | {ratio:,.1f} |",
        )


if __name__ == "__main__":
    main()
