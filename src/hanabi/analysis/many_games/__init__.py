"""Many games in numbers: by players, by edition, by who played, and in the course of time.

A ``PlayedGame`` is what one record comes to, a ``Summary`` what a group of them does.
"""

from hanabi.analysis.many_games.played_game import PlayedGame, played_game
from hanabi.analysis.many_games.summary import GROUPINGS, Summary, by, summary_of, trend

__all__ = ["GROUPINGS", "PlayedGame", "Summary", "by", "played_game", "summary_of", "trend"]
