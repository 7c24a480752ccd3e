"""Records to review."""

from functools import cache

from hanabi.bots import make_bot, play_out
from hanabi.game import Game
from hanabi.notation import Record, record_of
from hanabi.rules import Ruleset, Seat, ruleset

NAMES = ("Ana", "Bo", "Cy", "Dea", "Eli")


@cache
def bot_game(bot: str, players: int = 3, seed: int = 0, **options: object) -> Record:
    """A game that these bots played."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return played(bot, ruleset(players, None, named), seed)


def played(bot: str, rules: Ruleset, seed: int) -> Record:
    bots = [make_bot(bot, Seat(seat), seed) for seat in range(rules.players)]
    return record_of(play_out(Game.deal(rules, seed), bots), NAMES[: rules.players])
