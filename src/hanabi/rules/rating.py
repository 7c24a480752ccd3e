"""R-16: how the crowd liked it."""

from enum import Enum


class Rating(Enum):
    """The steps of the scale, worst first; their names and sentences are in ``i18n``."""

    HORRIBLE = "horrible"
    MEDIOCRE = "mediocre"
    HONORABLE = "honorable"
    EXCELLENT = "excellent"
    AMAZING = "amazing"
    LEGENDARY = "legendary"
    DIVINE = "divine"

    def __repr__(self) -> str:
        return f"Rating.{self.name}"


_HIGHEST_SCORES = (
    (Rating.HORRIBLE, 5),
    (Rating.MEDIOCRE, 10),
    (Rating.HONORABLE, 15),
    (Rating.EXCELLENT, 20),
    (Rating.AMAZING, 24),
    (Rating.LEGENDARY, 29),
)


def rating_of(score: int) -> Rating:
    """The rating of a score; below zero (R-43) the lowest step covers it."""
    return next((rating for rating, highest in _HIGHEST_SCORES if score <= highest), Rating.DIVINE)
