"""Playing until all is done or somebody presses Ctrl-C."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from hanabi.cli.progress_bar import progress_bar

INTERRUPTED = 130


class Counted(Protocol):
    """What came out of games so far."""

    @property
    def games(self) -> int: ...


Result = TypeVar("Result", bound=Counted)


@dataclass(frozen=True, slots=True)
class Run(Generic[Result]):
    """``before`` is what an earlier part of the run had found, ``result`` all of it."""

    before: Result
    result: Result
    seconds: float
    is_stopped: bool

    @property
    def played(self) -> int:
        return self.result.games - self.before.games


def play_until_stopped(
    play: Callable[[], Iterator[tuple[int, Result]]],
    games: int,
    nothing: Result,
    *,
    has_file: bool,
) -> Run[Result]:
    """Play with a bar. ``play`` first gives what was done before, then what is done so far.

    Ctrl-C may come after a chunk was written to the run's file and before it was counted here, so
    what a stopped run with a file tells is what the file says.
    """
    before, result, is_stopped = None, nothing, False
    began = perf_counter()
    with progress_bar(games) as advance:
        try:
            for _, result in play():
                before = result if before is None else before
                advance(result.games)
        except KeyboardInterrupt:
            is_stopped = True
    seconds = perf_counter() - began
    if is_stopped and has_file and before is not None:
        _, result = next(play())
    return Run(nothing if before is None else before, result, seconds, is_stopped)
