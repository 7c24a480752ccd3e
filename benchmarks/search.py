"""What thinking ahead is worth: a bot with and without it on the same deals, as Markdown.

``python -m benchmarks.search [--bot NAME] [--games N] [--first SEED] [--players 2,3]``.
A lost game counts 0.
Standard errors are those of the differences, deal by deal.
"""

import argparse
from statistics import mean, stdev
from time import process_time

from hanabi.bots import followers_of, let_bot_move, make_bot
from hanabi.bots.search.seat import SearchBot
from hanabi.game import Game
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.simulate import Job
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import play_chunk

FIRST_SEED = 10_000_000
WITHOUT = {"smart-search": "smart", "hat-search": "hat-plus"}
_TRIED, _DEVIATED = 0, 1


def play(bot: str, rules: Ruleset, seed: int, moves: list[int]) -> int:
    """The score of one game between this bot's like; adds the moves for which several were tried
    out, and those of them that are not the blueprint's, to ``moves``."""
    game = Game.deal(rules, seed)
    bots = {Seat(seat): make_bot(bot, Seat(seat), seed) for seat in range(rules.players)}
    followers = followers_of(bots, game.state)
    while game.outcome is None:
        let_bot_move(game, followers)
    for made in bots.values():
        if isinstance(made, SearchBot):
            moves[_TRIED] += len(made.decisions)
            moves[_DEVIATED] += sum(found.action != found.blueprint for found in made.decisions)
    return game.outcome.score


def without(bot: str, rules: Ruleset, seed: int) -> int:
    """The score of a compiled bot's game."""
    job = Job(rules, (bot,) * rules.players, 1, seed)
    return round(play_chunk(job, Chunk(0, 0, 1)).mean)


def compare(bot: str, rules: Ruleset, first: int, games: int) -> str:
    """A row of the table."""
    seeds, moves = range(first, first + games), [0, 0]
    before = [without(WITHOUT[bot], rules, seed) for seed in seeds]
    began = process_time()
    after = [play(bot, rules, seed, moves) for seed in seeds]
    seconds = (process_time() - began) / games
    gains = [new - old for old, new in zip(before, after, strict=True)]
    most = rules.max_score
    cells = (
        str(rules.players),
        f"{games:,}",
        f"{mean(before):.3f}, {before.count(most) / games:.1%}",
        f"{mean(after):.3f}, {after.count(most) / games:.1%}",
        f"{mean(gains):+.3f} ± {stdev(gains) / games**0.5:.3f}",
        f"{moves[_DEVIATED] / max(moves[_TRIED], 1):.1%}",
        f"{seconds:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=WITHOUT, default="smart-search")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    parser.add_argument("--players", default="2")
    arguments = parser.parse_args()
    bots = f"`{WITHOUT[arguments.bot]}` | `{arguments.bot}`"
    print(f"| players | games | {bots} | difference | deviates | CPU s a game |")
    print("|---|---|---|---|---|---|---|")
    for players in arguments.players.split(","):
        rules = ruleset(int(players))
        print(compare(arguments.bot, rules, arguments.first, arguments.games), flush=True)


if __name__ == "__main__":
    main()
