"""How well the bots play: means with standard errors, as Markdown.

``python -m benchmarks.strength [--games N] [--bots a,b] [--players 2,5] [--expansions]``.
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
PLAYERS = (2, 3, 4, 5)
EXPANSION_BOTS = ("smart", "hat-plus")


def measure(bot: str, rules: Ruleset, games: int) -> tuple[Tally, float]:
    """Games between this bot's like, and the CPU milliseconds that one took."""
    job = Job(rules, (bot,) * rules.players, games, FIRST_SEED)
    load_program(job)
    began = process_time()
    tally = play_chunk(job, Chunk(0, 0, games))
    return tally, 1000 * (process_time() - began) / games


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
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bots")
    parser.add_argument("--players", default=",".join(map(str, PLAYERS)))
    parser.add_argument("--expansions", action="store_true")
    arguments = parser.parse_args()
    if arguments.expansions:
        expansions((arguments.bots or ",".join(EXPANSION_BOTS)).split(","), arguments.games)
    else:
        bots = (arguments.bots or ",".join(COMPILED_BOTS)).split(",")
        strength(bots, [int(players) for players in arguments.players.split(",")], arguments.games)


if __name__ == "__main__":
    main()
