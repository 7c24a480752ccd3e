"""The lessons, in the order in which they are offered."""

from hanabi.lessons.course.boxes import BOXES
from hanabi.lessons.course.counting import COUNTING
from hanabi.lessons.course.first import FIRST
from hanabi.lessons.course.reading import READING
from hanabi.lessons.lesson import Lesson

COURSE: tuple[Lesson, ...] = (FIRST, *READING, *COUNTING, *BOXES)

_BY_NAME = {lesson.name: lesson for lesson in COURSE}


def lesson_named(name: str) -> Lesson | None:
    """The lesson of that name, if there is one."""
    return _BY_NAME.get(name)
