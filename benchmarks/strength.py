"""How well the bots play: means with standard errors, as Markdown.

``python -m benchmarks.strength [--games N] [--bots a,b] [--players 2,5]``; with ``--thinking``, of
those that think ahead, with 95 % intervals; with ``--expansions``, in every expansion.
The seeds are none of those that constants were tuned on. CPU time a game is told with that of
random play in the same run, so that machines can be compared.
"""

import argparse
from time import process_time

from hanabi.bots import COMPILED_BOTS
from hanabi.rules import EDITIONS, Ruleset, ruleset
from hanabi.simulate import Job, Tally
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import load_program, play_chunk

FIRST_SEED = 10_000_000
GAMES, THINKING_GAMES = 20_000, 1_000
PLAYERS = (2, 3, 4, 5)
EXPANSION_BOTS = ("smart", "hat-plus")
THINKING_BOTS = ("smart-search", "hat-search", "companion")


def measure(bot: str, rules: Ruleset, games: int) -> tuple[Tally, float]:
    """Games between this bot's like, and the CPU milliseconds that one took."""
    job = Job(rules, (bot,) * rules.players, games, FIRST_SEED)
    load_program(job)
    return timed(job)


def timed(job: Job) -> tuple[Tally, float]:
    """What came out, and the CPU milliseconds that a game took."""
    began = process_time()
    tally = play_chunk(job, Chunk(0, 0, job.games))
    return tally, 1000 * (process_time() - began) / job.games


def summary(tally: Tally) -> str:
    """Mean ± standard error, share of perfect games; lost ones where there are any."""
    text = f"{tally.mean:.3f} ± {tally.standard_error:.3f}, {tally.perfect / tally.games:.1%}"
    return text + (f", lost {tally.lost / tally.games:.1%}" if tally.lost else "")


def strength(bots: list[str], tables: list[int], games: int) -> None:
    """The table of the base game, without empty hints."""
    print(f"{games:,} games each, seeds from {FIRST_SEED:,}: mean ± standard error, perfect\n")
    print("| bot |", " | ".join(f"{players} players" for players in tables), "| CPU ms a game |")
    print("|---|" + "---|" * len(tables) + "---|")
    for bot in bots:
        found = [measure(bot, ruleset(players), games) for players in tables]
        speeds = " / ".join(f"{milliseconds:.3f}" for _, milliseconds in found)
        print(f"| `{bot}` |", " | ".join(summary(tally) for tally, _ in found), f"| {speeds} |")


def thinking(bots: list[str], tables: list[int], games: int) -> None:
    """The table of those that have no compiled form of their own."""
    print("| bot | players | games | mean, 95 % interval | perfect | CPU s a game |")
    print("|---|---|---|---|---|---|")
    for bot in bots:
        for players in tables:
            tally, milliseconds = timed(Job(ruleset(players), (bot,) * players, games, FIRST_SEED))
            interval = f"{tally.mean:.3f} ± {1.96 * tally.standard_error:.3f}"
            perfect = f"{tally.perfect / tally.games:.1%}"
            seconds = f"{milliseconds / 1000:.2f}"
            print(
                f"| `{bot}` | {players} | {games:,} | {interval} | {perfect} | {seconds} |",
                flush=True,
            )


def expansions(bots: list[str], games: int) -> None:
    """A row for each expansion of each edition."""
    print(f"{games:,} games each, seeds from {FIRST_SEED:,}: mean ± standard error, perfect\n")
    print("| edition | option | bot | 2 players | 3 | 4 | 5 |\n|---|---|---|---|---|---|---|")
    for name, edition in EDITIONS.items():
        switches: list[dict[str, object]] = [{}]
        for option in edition.switchable:
            if option == "multicolor":
                switches += [{option: way.value} for way in edition.multicolors]
            elif option != "empty-hints":
                switches.append({option: True})
        for switch in switches:
            option = ", ".join(f"{key}={value}" for key, value in switch.items()) or "–"
            for bot in bots:
                row = [
                    measure(bot, ruleset(players, name, switch), games)[0] for players in PLAYERS
                ]
                print(f"| {name} | {option} | `{bot}` |", " | ".join(map(summary, row)), "|")


def main() -> None:
    """Print the tables that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="20,000, or 1,000 of those that think ahead")
    parser.add_argument("--bots")
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--thinking", action="store_true")
    parser.add_argument("--expansions", action="store_true")
    arguments = parser.parse_args()
    tables = [int(players) for players in arguments.players.split(",")]
    if arguments.expansions:
        bots = (arguments.bots or ",".join(EXPANSION_BOTS)).split(",")
        expansions(bots, arguments.games or GAMES)
    elif arguments.thinking:
        bots = (arguments.bots or ",".join(THINKING_BOTS)).split(",")
        thinking(bots, tables, arguments.games or THINKING_GAMES)
    else:
        bots = (arguments.bots or ",".join(COMPILED_BOTS)).split(",")
        strength(bots, tables, arguments.games or GAMES)


if __name__ == "__main__":
    main()
