"""A lesson played out: every position that a reader can come to in it.

A node is a position where a step speaks. An accepted move leads to the next step's node, by way of
what the others do; any other legal move has its answer and leads nowhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.game import GameState, Move, apply, legal_moves
from hanabi.game import Step as GameStep
from hanabi.lessons.answers import Answer, answer_to
from hanabi.lessons.claims import Place
from hanabi.lessons.lesson import Lesson, Scene, Step
from hanabi.lessons.staging import Stage, staged
from hanabi.lessons.words import read_move

Made = tuple[Move, GameStep]


@dataclass(frozen=True)
class LessonNode:
    """A step at a position."""

    number: int
    """Its place in the tree."""
    step_number: int
    """Which of the lesson's steps it is, from 0."""
    step: Step
    stage: Stage
    """The scene that it belongs to."""
    is_first: bool
    """Does the scene begin here?"""
    made: tuple[Made, ...]
    """The moves since the node before, or before the scene."""
    moves: tuple[Made, ...]
    """All moves of the game up to here."""
    state: GameState
    leads_to: dict[Move, int | None]
    """By accepted move the next node, None where the lesson is over."""
    answers: dict[Move, Answer]
    """By every other legal move."""
    next: int | None
    """The next node where no move is asked for."""


@dataclass(frozen=True)
class LessonTree:
    """All nodes; the first is where one begins."""

    lesson: Lesson
    nodes: tuple[LessonNode, ...]

    def place(self, node: LessonNode) -> Place:
        """Where a node's claims are made."""
        return Place(node.stage.start, node.moves, node.state, self.lesson.reader)

    def places_after(self, node: LessonNode) -> Iterator[Place]:
        """Where its claims about what comes after it are made."""
        for move in node.leads_to:
            made = (*node.moves, *_played(node.state, node.step, move))
            yield Place(node.stage.start, made, made[-1][1].state, self.lesson.reader)


def tree_of(lesson: Lesson) -> LessonTree:
    """Play a lesson out. ``LookupError`` or ``IllegalMove`` where its data are wrong."""
    return _Growing(lesson).tree()


class _Growing:
    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._nodes: dict[int, LessonNode] = {}
        self._scenes: dict[int, int] = {}
        self._count = 0

    def tree(self) -> LessonTree:
        self._scene(0)
        return LessonTree(self._lesson, tuple(self._nodes[n] for n in range(self._count)))

    def _scene(self, number: int) -> int | None:
        """The first node of a scene; all ways out of the scene before lead to the same."""
        if number == len(self._lesson.scenes):
            return None
        if number not in self._scenes:
            stage = staged(self._lesson, self._lesson.scenes[number])
            self._scenes[number] = self._count
            self._node(number, 0, stage, stage.moves, stage.moves)
        return self._scenes[number]

    def _node(
        self, scene_number: int, place: int, stage: Stage, made: tuple[Made, ...],
        moves: tuple[Made, ...],
    ) -> int:  # fmt: skip
        scene = self._lesson.scenes[scene_number]
        number, step = self._count, scene.steps[place]
        self._count += 1
        state = moves[-1][1].state if moves else stage.start
        leads_to: dict[Move, int | None] = {}
        following: int | None = None
        accepted = [read_move(state, text) for text in step.accept]
        for move in accepted:
            played = _played(state, step, move)
            leads_to[move] = self._following(scene_number, place, stage, moves, played)
        if not accepted:
            following = self._following(scene_number, place, stage, moves, ())
        answers = {
            move: answer_to(self._lesson, step, state, move, accepted)
            for move in (legal_moves(state) if accepted else ())
            if move not in leads_to
        }
        self._nodes[number] = LessonNode(
            number,
            self._step_number(scene, place),
            step,
            stage,
            place == 0,
            made,
            moves,
            state,
            leads_to,
            answers,
            following,
        )
        return number

    def _following(
        self, scene: int, place: int, stage: Stage, moves: tuple[Made, ...],
        played: tuple[Made, ...],
    ) -> int | None:  # fmt: skip
        if place + 1 < len(self._lesson.scenes[scene].steps):
            return self._node(scene, place + 1, stage, played, (*moves, *played))
        return self._scene(scene + 1)

    def _step_number(self, scene: Scene, place: int) -> int:
        before = self._lesson.scenes[: self._lesson.scenes.index(scene)]
        return sum(len(other.steps) for other in before) + place


def _played(state: GameState, step: Step, move: Move) -> tuple[Made, ...]:
    """An accepted move, and what the others do after it."""
    made = [(move, apply(state, move))]
    for text in filter(None, map(str.strip, step.then.split(","))):
        now = made[-1][1].state
        reply = read_move(now, text)
        made.append((reply, apply(now, reply)))
    return tuple(made)
