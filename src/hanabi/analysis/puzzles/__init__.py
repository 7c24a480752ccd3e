"""Puzzles: one position as one seat sees it, one question, and exactly one right answer.

``make_puzzles`` looks for them in bots' games, ``check_puzzle`` proves one anew from what the seat
may know, ``shipped_puzzles`` are those of the package. A puzzle holds no card that its seat cannot
see.
"""

from hanabi.analysis.puzzles.judging import verdict_of, verdicts_of
from hanabi.analysis.puzzles.making import make_puzzles
from hanabi.analysis.puzzles.proving import check_puzzle
from hanabi.analysis.puzzles.puzzle import InvalidPuzzle, Puzzle, Theme
from hanabi.analysis.puzzles.puzzle_files import read_puzzles, write_puzzle
from hanabi.analysis.puzzles.shipped import puzzle_of_the_day, puzzle_with_id, shipped_puzzles
from hanabi.analysis.puzzles.verdict import Fact, Verdict

__all__ = [
    "Fact",
    "InvalidPuzzle",
    "Puzzle",
    "Theme",
    "Verdict",
    "check_puzzle",
    "make_puzzles",
    "puzzle_of_the_day",
    "puzzle_with_id",
    "read_puzzles",
    "shipped_puzzles",
    "verdict_of",
    "verdicts_of",
    "write_puzzle",
]
