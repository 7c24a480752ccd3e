"""The puzzles of the package, and the one of a day."""

from datetime import date
from functools import cache
from importlib.resources import files

from hanabi.analysis.puzzles.puzzle import Puzzle
from hanabi.analysis.puzzles.puzzle_files import read_puzzles
from hanabi.rules.chance import Purpose, permutation

_FILE = "puzzles.jsonl"
_SHUFFLE = 19


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All of them, in a fixed order, easier ones first."""
    text = files("hanabi.analysis.puzzles").joinpath(_FILE).read_text(encoding="utf-8")
    return tuple(read_puzzles(text.splitlines()))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


def puzzle_with_id(name: str) -> Puzzle | None:
    """One of the package."""
    return _by_id().get(name)


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same for everybody; none comes again before all have been shown."""
    puzzles = shipped_puzzles()
    order = permutation(_SHUFFLE, Purpose.POLICY, len(puzzles))
    return puzzles[order[day.toordinal() % len(puzzles)]]
