"""A game's rules from parameters by the names of the Hanabi Learning Environment."""

from collections.abc import Mapping
from operator import index
from typing import Any

from hanabi.envs.hle.errors import HleError
from hanabi.rules import Color, Ruleset, Suit, SuitRules

_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.WHITE, Suit.BLUE)
_LIMITS = {
    "players": (2, 5),
    "colors": (1, 5),
    "ranks": (1, 5),
    "hand_size": (1, 8),
    "max_information_tokens": (0, 127),
    "max_life_tokens": (1, 127),
    "observation_type": (0, 2),
    "seed": (-(1 << 31), (1 << 32) - 1),
}


class _WholeDeckRuleset(Ruleset):
    """Rules under which the deal takes the whole deck, as in Hanabi-Very-Small for five."""

    def __post_init__(self) -> None:
        """The numbers were looked at; ``Ruleset`` would ask for a card to draw."""


def number_from(parameters: Mapping[str, Any], name: str, default: int) -> int:
    """A parameter as the original reads it: a number, or one that is written out."""
    given = parameters.get(name, default)
    low, high = _LIMITS[name]
    try:
        number = int(given) if isinstance(given, str | float) else index(given)
        is_good = number == float(given) and low <= number <= high and not isinstance(given, bool)
    except (TypeError, ValueError):
        is_good = False
    if not is_good:
        raise HleError("hle-parameter", name=name, value=given, least=low, most=high)
    return number


def copies_of_rank(rank: int, ranks: int) -> int:
    """Copies of a card by its rank, 0 the lowest; where there is only one rank, three."""
    if rank == 0:
        return 3
    return 1 if rank == ranks - 1 else 2


def ruleset_from(parameters: Mapping[str, Any]) -> Ruleset:
    """The rules that parameters describe; colours in the order R Y G W B. Other keys are
    ignored, as in the original."""
    players = number_from(parameters, "players", 2)
    colors, ranks = (number_from(parameters, name, 5) for name in ("colors", "ranks"))
    hand_size = number_from(parameters, "hand_size", 5 if players < 4 else 4)
    copies = tuple(copies_of_rank(rank, ranks) for rank in range(ranks))
    suits = [SuitRules(suit, copies, color=Color(suit.value)) for suit in _SUITS[:colors]]
    takes_whole_deck = players * hand_size == sum(copies) * colors
    return (_WholeDeckRuleset if takes_whole_deck else Ruleset)(
        players,
        hand_size,
        tuple(suits),
        max_hint_tokens=number_from(parameters, "max_information_tokens", 8),
        max_mistakes=number_from(parameters, "max_life_tokens", 3),
    )
