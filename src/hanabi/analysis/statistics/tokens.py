"""Hint tokens spent and lost, from what a move caused."""

from collections.abc import Iterable

from hanabi.game.events import (
    CardPlayed,
    Event,
    FireworkCompleted,
    HintGiven,
    MistakeMade,
    TileTurned,
    TokensReturned,
)
from hanabi.rules import Ruleset, Tile

_TILES_WITH_TOKEN = (Tile.TOKEN, Tile.FORGIVE)


def tokens_spent(events: Iterable[Event]) -> int:
    """Hints that cost a token; those of tiles 3 and 4 are free (R-44)."""
    return sum(isinstance(event, HintGiven) and not event.free for event in events)


def tokens_lost(ruleset: Ruleset, events: Iterable[Event]) -> int:
    """Tokens that a team of more care would have: one for each mistake, whose card could have
    been discarded, and each that came back beyond the limit (R-11, R-31, R-44)."""
    mistakes = due = returned = 0
    for event in events:
        match event:
            case MistakeMade():
                mistakes += 1
            case FireworkCompleted():
                due += not ruleset.options.five_flamboyants
            case CardPlayed():
                due += event.announced is not None
            case TileTurned():
                due += event.tile in _TILES_WITH_TOKEN
            case TokensReturned():
                returned += event.count
            case _:
                pass
    # A discard returns its own token always and is never due beyond the limit.
    return mistakes + max(0, due - returned)
