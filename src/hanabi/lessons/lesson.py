"""What a lesson is made of. Cards, seats and moves are written as a person would name them:
``r2`` is the red 2, ``#1`` the newest card of a hand, ``ben`` who sits there (``words``)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from hanabi.lessons.claims import Claim
from hanabi.rules import Ruleset, Seat, ruleset


class Group(Enum):
    """The parts of the course, in their order."""

    FIRST = "first"
    READING = "reading"
    COUNTING = "counting"
    BOXES = "boxes"


@dataclass(frozen=True, slots=True)
class Step:
    """One bubble: what is said, what is lit, and which moves lead on.

    Its sentences are ``lesson-<lesson>-<name>`` and that message's ``.do``.
    """

    name: str
    lit: tuple[str, ...] = ()
    """What stays bright, and may be used: ``own``, ``own #3``, ``ben``, ``ben r2``, ``firework r``,
    ``fireworks``, ``tokens``, ``mistakes``, ``deck``, ``points``, ``discards``."""
    accept: tuple[str, ...] = ()
    """The moves that lead on; without any, the reader goes on by a tap."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """By pattern (see ``words.matches``): which message ``lesson-<lesson>-<…>`` answers it. What is
    not named here is answered by what the engine says of the move (``answers``)."""
    then: str = ""
    """What the others do after it."""
    claims: tuple[Claim, ...] = ()
    """What the sentences say of the position, for the test."""
    after: tuple[Claim, ...] = ()
    """What holds once an accepted move, and what the others do, has been made."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position that legal moves led to, and the steps from there."""

    hands: tuple[str, ...]
    """For each seat its cards as they are shown, the newest first."""
    steps: tuple[Step, ...]
    before: str = ""
    """The moves that led here (see ``staging``)."""
    deck: str = ""
    """The next cards to be drawn; the others follow in any order."""
    first: str = "you"
    """Who made the first move."""
    tiles: tuple[int, ...] = ()
    returns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to learn, in a few minutes."""

    name: str
    group: Group
    scenes: tuple[Scene, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    players: int = 3
    edition: str | None = None

    @property
    def rules(self) -> Ruleset:
        """The rules that it is played by."""
        return ruleset(self.players, self.edition, self.options)

    @property
    def reader(self) -> Seat:
        """Where the reader sits: after everybody else, so that the first bot is called first."""
        return Seat(self.players - 1)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All of them, scene by scene."""
        return tuple(step for scene in self.scenes for step in scene.steps)
