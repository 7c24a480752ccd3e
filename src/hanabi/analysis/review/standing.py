"""What everybody could tell of a position: points, tokens, pace, and what can still come of it."""

from dataclasses import dataclass
from fractions import Fraction

from hanabi.analysis.statistics import hints_still_usable, required_efficiency
from hanabi.game import GameState
from hanabi.rules import Ruleset
from hanabi.view import Status, pace_of, spectator_view, status_of


@dataclass(frozen=True)
class Standing:
    """Public numbers of a position."""

    points: int
    hint_tokens: int
    mistakes: int
    deck_size: int
    turns_left: int | None
    pace: int | None
    hints_still_usable: int | None
    """On the way to the highest score, wherever the cards lie."""
    required_efficiency: Fraction | None
    """Cards still to get for each of these."""
    ceiling: int
    """The highest score for all that lies open: no more than the cards allow (R-20), no more
    than there are turns for. Of a game that is over its score."""


def standing_of(state: GameState) -> Standing:
    """The numbers of this position."""
    status = public_status(state)
    placed, reachable = sum(state.heights), sum(status.reachable)
    pace = pace_of(state.ruleset, placed, reachable, len(state.deck))
    view = spectator_view(state)
    return Standing(
        points=state.points,
        hint_tokens=state.hint_tokens,
        mistakes=state.mistakes,
        deck_size=len(state.deck),
        turns_left=None if state.is_over else state.turns_left,
        pace=None if state.is_over else pace,
        hints_still_usable=hints_still_usable(view),
        required_efficiency=required_efficiency(view),
        ceiling=ceiling_of(state, status),
    )


def public_status(state: GameState) -> Status:
    """What the piles say of all cards (R-20)."""
    return status_of(state.ruleset, state.heights, map(state.card, state.discards))


def ceiling_of(state: GameState, status: Status) -> int:
    """See ``Standing.ceiling``."""
    if state.outcome is not None:
        return state.outcome.score
    drawing, last_turns = len(state.deck), state.turns_left
    if state.pending is not None:
        # A card was put down; its turn still draws, or is one of the last.
        drawing, last_turns = max(0, drawing - 1), last_turns and last_turns - 1
    return capped(state.ruleset, status.highest_score, state.points, drawing, last_turns)


def capped(
    ruleset: Ruleset, highest: int, points: int, deck_size: int, turns_left: int | None
) -> int:
    """The highest score that the cards allow, or what turns are left for: one play for each card
    of the deck, and one a player in the last round (R-14). The expert variant has no last round
    (R-30)."""
    if ruleset.options.expert:
        return highest
    plays = deck_size + ruleset.players if turns_left is None else turns_left
    return min(highest, points + plays)
