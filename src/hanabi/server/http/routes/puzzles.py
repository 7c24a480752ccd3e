"""HTTP: puzzles. An answer is judged here; before somebody has answered, nothing tells which is
right. First tries are kept with the identity, and make its rating and streaks."""

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Annotated, Literal

import msgspec

from hanabi.analysis.puzzles import (
    Puzzle,
    Theme,
    puzzle_of_the_day,
    puzzle_with_id,
    shipped_puzzles,
    verdicts_of,
)
from hanabi.analysis.puzzles.standing import NEWCOMER, Try, day_of, standing_of
from hanabi.analysis.puzzles.verdict import Verdicts
from hanabi.game import Discard, Move, Play
from hanabi.notation.text import move_text
from hanabi.rules import ColorHint, RankHint
from hanabi.server.errors import BadRequest, NotFound
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.wire.plain_view import wire_view
from hanabi.server.wire.protocol import RulesInfo
from hanabi.server.wire.table_info import rules_info
from hanabi.server.wire.views import WireView
from hanabi.storage.puzzle_tries import StoredTry

_COST = 2.0
_NEAR = 12
"""The next puzzle is one of so many that are nearest to one's rating."""

PuzzleId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{10}$", max_length=10)]
ThemeName = Literal["card", "play", "discard", "hint", "ending", "possible"]


class PuzzleStanding(msgspec.Struct, frozen=True):
    """What one's first tries come to; streaks are right ones in a row, and days in a row."""

    rating: int
    tried: int
    solved: int
    in_a_row: int
    days: int


class TodaysPuzzle(msgspec.Struct, frozen=True):
    """Which it is, and what came of the first try; null if there was none yet."""

    id: str
    theme: ThemeName
    first_try: bool | None
    days: int


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle without its answer. ``view`` has own cards as hints alone leave them, and the moves
    that may be answered; where a card's name is asked for, ``names`` are those to choose from."""

    id: str
    number: int
    theme: ThemeName
    rating: int
    rules: RulesInfo
    view: WireView
    asked: int | None
    names: list[str]
    first_try: bool | None
    standing: PuzzleStanding | None


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, a card's name, or null to give up and be shown the proof."""

    answer: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class PuzzleFact(msgspec.Struct, frozen=True):
    """A message ``puzzle-fact-<key>``, the kinds of cards and numbers in it, and the cards on the
    table that it speaks of."""

    key: str
    kinds: list[str]
    cards: list[int]
    numbers: dict[str, int]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """Why the answer is right, or is not. ``answer`` is the right one, once one knows it;
    ``change`` is what this try did to one's rating, null if it was not the first."""

    is_right: bool
    answer: str | None
    facts: list[PuzzleFact]
    change: int | None
    standing: PuzzleStanding | None


async def today(request: ApiRequest) -> TodaysPuzzle:
    """The same for everybody, until midnight UTC."""
    puzzle, tries = _todays(request), await _tries(request)
    days = _standing(request, tries).days
    return TodaysPuzzle(puzzle.id, puzzle.theme.value, _first_try(puzzle, tries), days)


async def following(request: ApiRequest) -> PuzzleInfo:
    """One that is new to the asker and about as hard as the asker is strong."""
    tries = await _tries(request)
    tried = {made.puzzle for made in tries} | {_todays(request).id}
    new = [puzzle for puzzle in shipped_puzzles() if puzzle.id not in tried]
    goal = _standing(request, tries).rating if tries else NEWCOMER
    near = sorted(new or shipped_puzzles(), key=lambda puzzle: abs(puzzle.rating - goal))[:_NEAR]
    chosen = Random(request.service.time_and_chance.new_id()).choice(near)
    return _info(request, chosen, tries)


async def show(request: ApiRequest) -> PuzzleInfo:
    """One puzzle, without its answer."""
    return _info(request, _puzzle(request), await _tries(request))


async def judge(request: ApiRequest) -> PuzzleVerdict:
    """An answer. The first one counts."""
    puzzle, given = _puzzle(request), request.body.answer
    verdicts = _verdicts(puzzle.id)
    answer = puzzle.answer if given is None else _answer_meant(puzzle, given)
    if answer not in verdicts:
        raise BadRequest("no-such-answer")
    verdict = verdicts[answer]
    facts = [
        PuzzleFact(f.key, list(f.kinds), list(f.cards), dict(f.numbers)) for f in verdict.facts
    ]
    before = await _tries(request)
    change = standing = None
    if request.signed_in is not None:
        now = request.service.time_and_chance.now()
        made = StoredTry(puzzle.id, puzzle.rating, verdict.is_right and given is not None, now)
        is_first = await request.service.puzzle_tries.add(request.signed_in.id, made)
        standing = _standing(request, await _tries(request))
        if is_first:
            change = standing.rating - _standing(request, before).rating
    right = answer if verdict.is_right else None
    return PuzzleVerdict(verdict.is_right and given is not None, right, facts, change, standing)


def _puzzle(request: ApiRequest) -> Puzzle:
    puzzle = puzzle_with_id(request.path["id"])
    if puzzle is None:
        raise NotFound("no-such-puzzle")
    return puzzle


def _todays(request: ApiRequest) -> Puzzle:
    return puzzle_of_the_day(day_of(request.service.time_and_chance.now()))


@lru_cache(maxsize=1024)
def _verdicts(name: str) -> Verdicts:
    puzzle = puzzle_with_id(name)
    assert puzzle is not None
    return verdicts_of(puzzle)


async def _tries(request: ApiRequest) -> list[Try]:
    if request.signed_in is None:
        return []
    return [Try(*made) for made in await request.service.puzzle_tries.of(request.signed_in.id)]


def _standing(request: ApiRequest, tries: list[Try]) -> PuzzleStanding:
    today = day_of(request.service.time_and_chance.now())
    return PuzzleStanding(**standing_of(tries, today)._asdict())


def _first_try(puzzle: Puzzle, tries: list[Try]) -> bool | None:
    return next((made.is_right for made in tries if made.puzzle == puzzle.id), None)


def _answer_meant(puzzle: Puzzle, given: str) -> str:
    """In endings it does not matter which hint is given."""
    moves = {move_text(move): move for move in puzzle.view.legal_moves}
    is_any_hint = puzzle.theme in (Theme.ENDING, Theme.POSSIBLE)
    return "hint" if is_any_hint and isinstance(moves.get(given), ColorHint | RankHint) else given


def _info(request: ApiRequest, puzzle: Puzzle, tries: list[Try]) -> PuzzleInfo:
    moves = tuple(move for move in puzzle.view.legal_moves if _may_be_answered(puzzle, move))
    return PuzzleInfo(
        puzzle.id,
        shipped_puzzles().index(puzzle) + 1,
        puzzle.theme.value,
        puzzle.rating,
        rules_info(puzzle.view.ruleset),
        wire_view(replace(puzzle.shown, legal_moves=moves)),
        puzzle.asked,
        list(_verdicts(puzzle.id)) if puzzle.theme is Theme.CARD else [],
        _first_try(puzzle, tries),
        None if request.signed_in is None else _standing(request, tries),
    )


def _may_be_answered(puzzle: Puzzle, move: Move) -> bool:
    """A play with its suit announced is a play of that card: one is enough."""
    match puzzle.theme:
        case Theme.CARD:
            return False
        case Theme.PLAY:
            return isinstance(move, Play) and move.announced is None
        case Theme.DISCARD:
            return isinstance(move, Discard)
        case Theme.HINT:
            return isinstance(move, ColorHint | RankHint)
        case Theme.ENDING | Theme.POSSIBLE:
            return not isinstance(move, Play) or move.announced is None


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles/today", today, "The puzzle of the day", TodaysPuzzle,
             needs_identity=False, extra_cost=_COST),
    Endpoint("GET", "/api/puzzles/next", following, "Another puzzle", PuzzleInfo,
             needs_identity=False, extra_cost=_COST),
    Endpoint("GET", "/api/puzzles/{id}", show, "One puzzle", PuzzleInfo,
             needs_identity=False, extra_cost=_COST, path_types={"id": PuzzleId}),
    Endpoint("POST", "/api/puzzles/{id}/answers", judge, "Answer a puzzle", PuzzleVerdict,
             body=PuzzleAnswer, needs_identity=False, extra_cost=_COST,
             path_types={"id": PuzzleId}),
)  # fmt: skip
