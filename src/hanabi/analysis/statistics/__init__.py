"""The players' own statistics, by their exact definitions: see docs/analysis.md.

``efficiency`` and ``discards`` answer for one position or one move, ``game_statistics`` for a
whole game. Pace is part of every ``View`` (``hanabi.view.pace``), since all may know it.
"""

from hanabi.analysis.statistics.discards import (
    is_double_discard_situation,
    loses_indispensable,
    risks_bottom_deck_by_draws,
    risks_bottom_deck_by_hands,
)
from hanabi.analysis.statistics.efficiency import (
    cards_gotten,
    has_last_round_effectively_begun,
    hints_still_usable,
    minimum_efficiency,
    required_efficiency,
    starting_hints_usable,
)
from hanabi.analysis.statistics.game_statistics import (
    GameStatistics,
    SeatStatistics,
    game_statistics,
)
from hanabi.analysis.statistics.tokens import tokens_lost, tokens_spent
from hanabi.view.pace import PaceRisk, pace_of, pace_risk, starting_pace

__all__ = [
    "GameStatistics",
    "PaceRisk",
    "SeatStatistics",
    "cards_gotten",
    "game_statistics",
    "has_last_round_effectively_begun",
    "hints_still_usable",
    "is_double_discard_situation",
    "loses_indispensable",
    "minimum_efficiency",
    "pace_of",
    "pace_risk",
    "required_efficiency",
    "risks_bottom_deck_by_draws",
    "risks_bottom_deck_by_hands",
    "starting_hints_usable",
    "starting_pace",
    "tokens_lost",
    "tokens_spent",
]
