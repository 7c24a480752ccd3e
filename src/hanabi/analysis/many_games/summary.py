"""What a group of games comes to."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from hanabi.analysis.many_games.played_game import PlayedGame
from hanabi.game import Ending

CONFIDENCE = 1.96
"""Standard errors on either side of a mean: 95 %."""
MOST_PARTS, LEAST_IN_PART = 10, 5
BASE_GAME = "base"


@dataclass(frozen=True)
class Summary:
    """Means over finished games; what is a share is between 0 and 1. Of efficiency the mean is
    that of all cards gotten over all tokens spent or lost."""

    games: int
    unfinished: int
    mean: float | None
    margin: float | None
    """Half of the 95 % interval around the mean score; None for a single game."""
    lowest: int | None
    highest: int | None
    perfect: float | None
    lost: float | None
    efficiency: float | None
    mistakes: float | None
    points_lost: float | None
    bottom_deck_risks: float | None
    """In form A: by draws."""
    hints_left: float | None
    turns: float | None
    scores: Mapping[int, int]
    """How many games had each score."""


def summary_of(games: Iterable[PlayedGame]) -> Summary:
    """All of them together."""
    every = list(games)
    over = [game.statistics for game in every if game.is_finished]
    count = len(over)

    def mean(values: Iterable[float]) -> float | None:
        return sum(values) / count if count else None

    scores = [game.score for game in over]
    middle = mean(scores)
    tokens = sum(game.hints + game.tokens_lost for game in over)
    return Summary(
        games=count,
        unfinished=len(every) - count,
        mean=middle,
        margin=_margin(scores),
        lowest=min(scores, default=None),
        highest=max(scores, default=None),
        perfect=mean(game.ending is Ending.COMPLETE for game in over),
        lost=mean(game.is_lost for game in over),
        efficiency=sum(game.cards_gotten for game in over) / tokens if tokens else None,
        mistakes=mean(game.mistakes for game in over),
        points_lost=mean(game.points_lost for game in over),
        bottom_deck_risks=mean(game.bottom_deck_risks_by_draws for game in over),
        hints_left=mean(game.hint_tokens for game in over),
        turns=mean(game.turns for game in over),
        scores=dict(sorted(Counter(scores).items())),
    )


def _margin(scores: Sequence[int]) -> float | None:
    count = len(scores)
    if count < 2:
        return None
    middle = sum(scores) / count
    variance = sum((score - middle) ** 2 for score in scores) / (count - 1)
    return CONFIDENCE * sqrt(variance / count)


def _rules(game: PlayedGame) -> str:
    return game.edition or ("+".join(game.options) or BASE_GAME)


GROUPINGS: dict[str, Callable[[PlayedGame], str]] = {
    "players": lambda game: str(game.statistics.players),
    "edition": _rules,
    "company": lambda game: game.company,
}
"""By how many play; by the box, or without one by the options; by who plays."""


def by(grouping: str, games: Iterable[PlayedGame]) -> dict[str, Summary]:
    """Groups of this kind, by name."""
    groups: dict[str, list[PlayedGame]] = {}
    for game in games:
        groups.setdefault(GROUPINGS[grouping](game), []).append(game)
    return {name: summary_of(groups[name]) for name in sorted(groups)}


def trend(games: Sequence[PlayedGame]) -> list[Summary]:
    """The games one after the other, in up to ten equal parts: by when they ended if all of them
    say so, else as they were given."""
    if games and all(game.ended_at is not None for game in games):
        games = sorted(games, key=lambda game: game.ended_at or 0.0)
    parts = min(MOST_PARTS, len(games) // LEAST_IN_PART)
    edges = [len(games) * part // parts for part in range(parts + 1)] if parts > 1 else []
    return [summary_of(games[low:high]) for low, high in pairwise(edges)]
