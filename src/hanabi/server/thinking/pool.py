"""Processes in which bots think, a few at a time and none for ever (decisions/0013).

A bot may be slow or never come back. Its process is ended then, whatever it is doing, and
another one takes its place. Processes start when they are first needed, keep what they
remember from one question to the next, and end with the server, even if that is killed.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from hanabi.bots.own import OwnBot
from hanabi.server.logs import set_up_logs
from hanabi.server.thinking.bot_seats import BotFailed
from hanabi.server.thinking.operators_bots import let_all_sit

logger = logging.getLogger("hanabi.bots")
Result = TypeVar("Result")

_spawn = multiprocessing.get_context("spawn")
_START_SECONDS = 60.0
_GIVEN_UP_SECONDS = 1.0
"""How often it is asked whether anybody still waits for what a process thinks. Ending that costs
the start of another, which takes about as long: a shorter thought is let finish."""
_MOST_KNOWN_TABLES = 1000


class ThoughtTooLong(Exception):
    """No answer in time, or the process crashed; another takes its place."""


class ThoughtFailed(Exception):
    """The process raised something; it has logged what."""


OnProgress = Callable[[float], None]
"""Called with which share of the work is done."""


@dataclass(frozen=True, slots=True)
class _Progress:
    """What a process sends before its answer."""

    share: float


@dataclass(eq=False, slots=True)
class _Thought:
    """Something to be asked, and whoever waits for the answer."""

    task: Callable[..., Any]
    asker: str
    is_move: bool
    table_id: str
    on_progress: OnProgress | None
    answer: "asyncio.Future[Any]"
    is_given_up: threading.Event = field(default_factory=threading.Event)
    """Whoever waited has gone."""


class _Waiting:
    """Thoughts in the order in which they come, but askers take turns: however much one of them
    asks, the others wait for one of its thoughts."""

    def __init__(self) -> None:
        self._by_asker: dict[str, deque[_Thought]] = {}

    def add(self, thought: _Thought) -> None:
        self._by_asker.setdefault(thought.asker, deque()).append(thought)

    def next(self) -> _Thought | None:
        """The next that somebody still waits for."""
        while self._by_asker:
            asker, own = next(iter(self._by_asker.items()))
            thought = own.popleft()
            del self._by_asker[asker]
            if own:
                self._by_asker[asker] = own  # behind the others
            if not thought.answer.done():
                return thought
        return None


class ThinkingPool:
    """So many processes, and so many seconds for each thought. Bots' moves come first; one
    process, if there are several, is never given anything else to do."""

    def __init__(
        self,
        count: int,
        seconds: float,
        log_level: str = "warning",
        own_bots: tuple[OwnBot, ...] = (),
        niceness: int = 0,
    ) -> None:
        self._seconds = seconds
        self._workers = tuple(_Worker(log_level, own_bots, niceness) for _ in range(count))
        self._idle = list(self._workers)
        self._most_explaining = max(1, count - 1)
        self._explaining = 0
        self._moves, self._explanations = _Waiting(), _Waiting()
        self._running: set[asyncio.Task[None]] = set()

    async def think(
        self, task: Callable[[], Result], table_id: str = "", whose: str = ""
    ) -> Result:
        """The result of the task, which is pickled and called in one of the processes: if
        possible in the one that was asked about this table before, and remembers it. Somebody
        may have many tables: those of others need not wait for all of them."""
        thought = _thought(task, whose, table_id=table_id, is_move=True)
        self._moves.add(thought)
        result: Result = await self._answer_to(thought)
        return result

    async def explain(self, task: Callable[[], Result], asker: str) -> Result:
        """The same for what nobody's move waits for. Ended if who asks goes away first."""
        result: Result = await self._explained(_thought(task, asker))
        return result

    async def explain_at_length(
        self, task: Callable[[OnProgress], Result], asker: str, on_progress: OnProgress
    ) -> Result:
        """The same for what takes long: the task is given a function to call with how far it is,
        and ``on_progress`` hears of it, in a thread."""
        result: Result = await self._explained(_thought(task, asker, on_progress))
        return result

    async def _explained(self, thought: _Thought) -> Any:
        self._explanations.add(thought)
        return await self._answer_to(thought)

    async def _answer_to(self, thought: _Thought) -> Any:
        self._start_next()
        try:
            answer = await thought.answer  # cancelled with whoever waits for it
        finally:
            thought.is_given_up.set()
        if isinstance(answer, ThoughtTooLong | ThoughtFailed):
            raise answer
        return answer

    def _start_next(self) -> None:
        """Give every idle process something to do."""
        while self._idle and (thought := self._next()) is not None:
            worker = next(
                (idle for idle in self._idle if thought.table_id in idle.known), self._idle[0]
            )
            self._idle.remove(worker)
            self._explaining += not thought.is_move
            running = asyncio.create_task(self._ask(worker, thought))
            self._running.add(running)
            running.add_done_callback(self._running.discard)

    def _next(self) -> _Thought | None:
        thought = self._moves.next()
        if thought is None and self._explaining < self._most_explaining:
            thought = self._explanations.next()
        return thought

    async def _ask(self, worker: "_Worker", thought: _Thought) -> None:
        """Whoever asked may have gone; the answer must be read all the same, or never come."""
        try:
            answer = await asyncio.to_thread(worker.ask, thought, self._seconds)
        finally:
            self._explaining -= not thought.is_move
            self._idle.append(worker)
            self._start_next()
        if not thought.answer.done():
            thought.answer.set_result(answer)

    @property
    def killed(self) -> int:
        """Processes that took too long."""
        return sum(worker.killed for worker in self._workers)

    def stop(self) -> None:
        for worker in self._workers:
            worker.stop()


def _thought(
    task: Callable[..., Any],
    asker: str,
    on_progress: OnProgress | None = None,
    *,
    table_id: str = "",
    is_move: bool = False,
) -> _Thought:
    answer = asyncio.get_running_loop().create_future()
    return _Thought(task, asker, is_move, table_id, on_progress, answer)


class _Worker:
    """One process at a time, started when it is asked something."""

    def __init__(self, log_level: str, own_bots: tuple[OwnBot, ...], niceness: int) -> None:
        self._settings = (log_level, own_bots, niceness)
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_stopped = False
        self.known: dict[str, None] = {}
        """Tables that the process was asked about, oldest first."""
        self.killed = 0

    def ask(self, thought: _Thought, seconds: float) -> Any:
        """What the task gives, or one of this module's exceptions. Runs in a thread."""
        try:
            pipe = self._pipe or self._start()
            pipe.send((thought.task, thought.on_progress is not None))
            answer = _answered(pipe, thought, seconds)
            if answer is not None:
                result, is_failure = answer
                self._remember(thought.table_id)
                return ThoughtFailed() if is_failure else result
        except (EOFError, OSError):
            logger.warning("bot's process ended by itself")
        self._kill()
        return ThoughtTooLong()

    def stop(self) -> None:
        self._is_stopped = True
        self._kill()

    def _start(self) -> Connection:
        pipe, its_end = _spawn.Pipe()
        with self._lock:
            if self._is_stopped:
                raise EOFError
            self._process = _spawn.Process(
                target=_answer, args=(its_end, *self._settings), name="hanabi-bot", daemon=True
            )
            self._process.start()
        its_end.close()
        if not pipe.poll(_START_SECONDS):
            raise EOFError
        pipe.recv()
        self._pipe = pipe
        return pipe

    def _kill(self) -> None:
        """Another process starts when the next question comes."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self.killed += not self._is_stopped
            self._process = self._pipe = None
            self.known.clear()

    def _remember(self, table_id: str) -> None:
        self.known[table_id] = None
        if len(self.known) > _MOST_KNOWN_TABLES:
            del self.known[next(iter(self.known))]


def _answered(pipe: Connection, thought: _Thought, seconds: float) -> tuple[Any, bool] | None:
    """None if it takes too long, or if nobody waits any more."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        if pipe.poll(min(left, _GIVEN_UP_SECONDS)):
            answer: _Progress | tuple[Any, bool] = pipe.recv()
            if not isinstance(answer, _Progress):
                return answer
            if thought.on_progress is not None:
                thought.on_progress(answer.share)
        elif thought.is_given_up.is_set():
            return None
    return None


def _answer(pipe: Connection, log_level: str, own_bots: tuple[OwnBot, ...], niceness: int) -> None:
    """The process: answers one question after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    set_up_logs(log_level)
    let_all_sit(own_bots)

    def tell(share: float) -> None:
        pipe.send(_Progress(share))

    with contextlib.suppress(EOFError, OSError):  # the server has ended
        pipe.send(None)
        while True:
            task, tells = pipe.recv()
            pipe.send(_outcome(partial(task, tell) if tells else task))


def _outcome(task: Callable[[], Any]) -> tuple[Any, bool]:
    """What it gives, and whether it failed instead."""
    try:
        return task(), False
    except BotFailed:  # it has said why
        return None, True
    except Exception:
        logger.exception("thought failed")
        return None, True


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
