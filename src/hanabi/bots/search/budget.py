"""How much a search may think about one move, and how sure it wants to be."""

import os
from dataclasses import dataclass, replace
from math import nan

from hanabi.rules import HanabiError

_ROLLOUTS, _SECONDS = "HANABI_SEARCH_ROLLOUTS", "HANABI_SEARCH_SECONDS"


@dataclass(frozen=True, slots=True)
class Budget:
    """For one move."""

    rollouts: int = 1_000
    """Games played out, at most."""
    seconds: float | None = None
    """By the clock: whoever sets this cannot have the same game twice."""
    most_listed: int = 5_000
    """So many hands, at most, are listed, more are drawn."""
    margin: float = 0.1
    """So many points better a move must look before it is preferred to the blueprint's."""
    doubt: float = 2.0
    """And by so many standard errors on top of that."""
    deviations: int = 4
    """So often in a game, at most, a seat whose partners think ahead too deviates."""
    tolerance: float = 0.03
    """How likely a move is a deviation that a hand does not explain, to one that it does."""
    first_round: int = 32
    """In so many worlds every move is tried before the first is given up."""
    certainty: float = 2.0
    """In standard errors: by how much a move must be behind before it is given up."""


class InvalidBudget(HanabiError):
    """A variable of the environment says no number that can be worked with."""


def budget_of_environment(default: Budget) -> Budget:
    """As the operator wants it: ``HANABI_SEARCH_ROLLOUTS``, ``HANABI_SEARCH_SECONDS``. Raises
    ``InvalidBudget``."""
    rollouts = int(_number(_ROLLOUTS, 1, 1_000_000) or default.rollouts)
    return replace(
        default,
        rollouts=rollouts,
        most_listed=min(default.most_listed, 5 * rollouts),
        seconds=_number(_SECONDS, 0.001, 3_600) or default.seconds,
    )


def _number(variable: str, least: float, most: float) -> float | None:
    """What the variable says; None where it is not set."""
    said = os.environ.get(variable)
    if not said:
        return None
    try:
        number = float(said)
    except ValueError:
        number = nan
    if not least <= number <= most:
        raise InvalidBudget("number-range", option=variable, least=least, most=most, value=said)
    return number
