"""HTTP: the course. A lesson comes whole, so that it goes on without a network; what of it was
learnt is kept with one's identity."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response

from hanabi.game import GameState, Move, Step
from hanabi.lessons import COURSE, Lesson, LessonNode, lesson_named, tree_of
from hanabi.lessons.spots import Part, Spot, spots_of
from hanabi.notation.text import move_text
from hanabi.server.errors import NotFound
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.server.wire.protocol import RulesInfo, WireEvent
from hanabi.server.wire.table_info import rules_info
from hanabi.server.wire.updates import event_for_wire
from hanabi.server.wire.views import Viewer, ViewWriter, WireView
from hanabi.view import move_in_draw_numbers, redacted_events

_COST = 3.0
LessonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson in the list of the course."""

    name: str
    group: Literal["first", "reading", "counting", "boxes"]
    steps: int


class LessonSpot(msgspec.Struct, frozen=True):
    """A part of the table that stays bright; ``card`` glows in it."""

    part: Part
    seat: int | None
    card: int | None
    suit: str | None


class LessonMove(msgspec.Struct, frozen=True):
    """A move that was made; the position after it only where it is to be shown."""

    move: str
    seat: int
    events: list[WireEvent]
    view: WireView | None


class LessonAnswer(msgspec.Struct, frozen=True):
    """What is said of a move that does not lead on, and the cards that it is about."""

    key: str
    values: dict[str, Any]
    cards: list[int]


class LessonPlace(msgspec.Struct, frozen=True):
    """A step at a position. ``leads_to`` has the moves that lead on, ``answers`` all others; where
    no move is asked for, ``next`` is the next place. None: the lesson is over."""

    step: str
    number: int
    starts_scene: bool
    first_seat: int
    moves: list[LessonMove]
    view: WireView
    lit: list[LessonSpot]
    leads_to: dict[str, int | None]
    answers: dict[str, LessonAnswer]
    next: int | None


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson with every position that one can come to; the first place is where it begins."""

    name: str
    group: Literal["first", "reading", "counting", "boxes"]
    steps: list[str]
    rules: RulesInfo
    players: int
    seat: int
    places: list[LessonPlace]


class LearntLessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons that were gone through to their end."""

    lessons: Annotated[list[LessonName], msgspec.Meta(max_length=200)]


async def course(_request: ApiRequest) -> list[LessonLine]:
    """All lessons, in their order."""
    return [LessonLine(lesson.name, lesson.group.value, len(lesson.steps)) for lesson in COURSE]


async def show(request: ApiRequest) -> Response:
    """One lesson."""
    lesson = lesson_named(request.path["name"])
    if lesson is None:
        raise NotFound("no-such-lesson")
    text = await asyncio.to_thread(lesson_text, lesson.name)
    return Response(text, media_type="application/json")


async def learnt(request: ApiRequest) -> LearntLessons:
    """What one has learnt, on whatever device."""
    return LearntLessons(await request.service.learnt.of(request.caller.id))


async def learn(request: ApiRequest) -> LearntLessons:
    """Add to what one has learnt; the answer has all of it."""
    known = {lesson.name for lesson in COURSE}
    names = [name for name in request.body.lessons if name in known]
    now = request.service.time_and_chance.now()
    await request.service.learnt.add(request.caller.id, names, now)
    return await learnt(request)


@lru_cache(maxsize=len(COURSE))
def lesson_text(name: str) -> bytes:
    """A lesson as it is sent; the same for everybody."""
    lesson = lesson_named(name)
    assert lesson is not None
    return msgspec.json.encode(_lesson_info(lesson))


def _lesson_info(lesson: Lesson) -> LessonInfo:
    tree, writer = tree_of(lesson), ViewWriter()
    return LessonInfo(
        lesson.name,
        lesson.group.value,
        [step.name for step in lesson.steps],
        rules_info(lesson.rules),
        lesson.players,
        int(lesson.reader),
        [_place(lesson, node, writer) for node in tree.nodes],
    )


def _place(lesson: Lesson, node: LessonNode, writer: ViewWriter) -> LessonPlace:
    viewer = Viewer(lesson.reader)
    before = node.moves[: len(node.moves) - len(node.made)]
    state = before[-1][1].state if before else node.stage.start
    moves: list[LessonMove] = []
    for move, step in node.made:
        view = None if node.is_first else writer.view(step.state, viewer)
        moves.append(_made(lesson, state, move, step, view))
        state = step.state
    return LessonPlace(
        node.step.name,
        node.step_number,
        node.is_first,
        int(node.stage.start.deal.first_seat),
        moves,
        writer.view(node.state, viewer),
        [_spot(spot) for spot in spots_of(lesson, node.step, node.state)],
        {_text(node.state, move): number for move, number in node.leads_to.items()},
        {
            _text(node.state, move): LessonAnswer(answer.key, answer.values, list(answer.cards))
            for move, answer in node.answers.items()
        },
        node.next,
    )


def _made(
    lesson: Lesson, before: GameState, move: Move, step: Step, view: WireView | None
) -> LessonMove:
    events = redacted_events(before, step, lesson.reader)
    return LessonMove(
        _text(before, move), int(before.turn), [event_for_wire(event) for event in events], view
    )


def _text(state: GameState, move: Move) -> str:
    return move_text(move_in_draw_numbers(state, move))


def _spot(spot: Spot) -> LessonSpot:
    return LessonSpot(spot.part, spot.seat, spot.card, spot.suit)


ENDPOINTS = (
    Endpoint("GET", "/api/lessons", course, "The course", list[LessonLine],
             needs_identity=False),
    Endpoint("GET", "/api/lessons/{name}", show, "One lesson", LessonInfo,
             needs_identity=False, extra_cost=_COST, path_types={"name": LessonName}),
    Endpoint("GET", "/api/me/lessons", learnt, "What one has learnt", LearntLessons),
    Endpoint("PUT", "/api/me/lessons", learn, "Add to what one has learnt", LearntLessons,
             body=LearntLessons),
)  # fmt: skip
