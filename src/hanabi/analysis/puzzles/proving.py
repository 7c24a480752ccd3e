"""Proving a puzzle anew, from nothing but what its seat may know."""

from hanabi.analysis.puzzles.endings import chances_to_win
from hanabi.analysis.puzzles.judging import verdicts_of
from hanabi.analysis.puzzles.puzzle import ENDINGS, InvalidPuzzle, Puzzle
from hanabi.rules import Tile
from hanabi.view import View


def check_puzzle(puzzle: Puzzle) -> None:
    """Raises ``InvalidPuzzle`` unless exactly one answer is right, and is the one written."""
    if not can_be_asked(puzzle.view):
        raise InvalidPuzzle("puzzle-tiles")
    chances = chances_to_win(puzzle.view) if puzzle.theme in ENDINGS else {}
    if chances != dict(puzzle.chances):
        raise InvalidPuzzle("puzzle-chances")
    right = [answer for answer, verdict in verdicts_of(puzzle).items() if verdict.is_right]
    if right != [puzzle.answer]:
        raise InvalidPuzzle("puzzle-answer", answer=puzzle.answer, found=", ".join(right) or "-")


def can_be_asked(view: View) -> bool:
    """A turned tile is no question of these; and once tile 5 has put a card back, what can be known
    goes back to a position that the line does not tell."""
    return view.pending is None and Tile.RETURN_CARD not in view.tiles
