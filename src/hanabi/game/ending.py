"""How games end, and what they are worth then (R-12 to R-16, R-30)."""

from dataclasses import dataclass
from enum import Enum

from hanabi.rules import Rating, Ruleset, rating_of


class Ending(Enum):
    """Why the game is over; the value is the word of records."""

    COMPLETE = "complete"
    MISTAKES = "mistakes"
    DECK = "deck"
    INDISPENSABLE = "indispensable"

    def __repr__(self) -> str:
        return f"Ending.{self.name}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """``points`` is what stood on the table, ``score`` what the rules give for it (R-12)."""

    ending: Ending
    score: int
    points: int
    rating: Rating | None


def outcome_of(ruleset: Ruleset, ending: Ending, points: int) -> Outcome:
    """The outcome of a game that ended so with these points."""
    lost = ending in (Ending.MISTAKES, Ending.INDISPENSABLE)
    score = 0 if lost else points
    return Outcome(ending, score, points, None if ruleset.options.expert else rating_of(score))
