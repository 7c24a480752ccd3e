"""The course: lessons as data, each proven against the engine by a test.

A lesson is a few scenes; a scene is a fixed deal and the legal moves that led to a position, and
steps that ask for a move. What is said stands in the catalogues (``learn.ftl``). ``tree_of`` plays
a lesson out: every position a reader can come to, and an answer to every legal move there.
"""

from hanabi.lessons.course import COURSE, lesson_named
from hanabi.lessons.lesson import Group, Lesson, Scene, Step
from hanabi.lessons.tree import LessonNode, LessonTree, tree_of

__all__ = [
    "COURSE",
    "Group",
    "Lesson",
    "LessonNode",
    "LessonTree",
    "Scene",
    "Step",
    "lesson_named",
    "tree_of",
]
