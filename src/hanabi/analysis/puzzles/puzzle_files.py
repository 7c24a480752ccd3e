"""Puzzles in files: JSON, one on each line."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from hanabi.analysis.puzzles.puzzle import InvalidPuzzle, Puzzle, Theme
from hanabi.notation.strict_json import read_json
from hanabi.rules import CardId, HanabiError

_NEEDED = {"theme": str, "position": str, "answer": str, "rating": int}
_MORE = {"asked": int, "chances": dict}
_CHANCE = re.compile(r"\d{1,18}(/[1-9]\d{0,17})?", re.ASCII)


def write_puzzle(puzzle: Puzzle) -> str:
    """One line."""
    fields: dict[str, Any] = {
        "theme": puzzle.theme.value,
        "position": puzzle.position,
        "answer": puzzle.answer,
        "rating": puzzle.rating,
    }
    if puzzle.asked is not None:
        fields["asked"] = puzzle.asked
    if puzzle.chances:
        fields["chances"] = dict(puzzle.chances)
    return json.dumps(fields, separators=(",", ":"))


def read_puzzles(lines: Iterable[str | bytes]) -> Iterator[Puzzle]:
    """Raises ``InvalidPuzzle``, which names the line."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                yield _puzzle(read_json(line))
            except HanabiError as error:
                raise InvalidPuzzle("puzzle-line", line=number, why=error) from error


def _puzzle(fields: Any) -> Puzzle:
    known = _NEEDED | _MORE
    if not isinstance(fields, dict) or not _NEEDED.keys() <= fields.keys() <= known.keys():
        raise InvalidPuzzle("puzzle-fields", known=", ".join(known))
    for name, value in fields.items():
        if type(value) is not known[name]:
            raise InvalidPuzzle("puzzle-field", field=name)
    themes = {theme.value: theme for theme in Theme}
    chances = fields.get("chances", {})
    if fields["theme"] not in themes:
        raise InvalidPuzzle("puzzle-field", field="theme")
    if not all(
        isinstance(chance, str) and _CHANCE.fullmatch(chance) for chance in chances.values()
    ):
        raise InvalidPuzzle("puzzle-field", field="chances")
    asked = fields.get("asked")
    return Puzzle(
        themes[fields["theme"]],
        fields["position"],
        fields["answer"],
        fields["rating"],
        None if asked is None else CardId(asked),
        chances,
    )
