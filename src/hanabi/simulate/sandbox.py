"""Bots of one's own at a table here: each seat is a process that can be killed.

What such a bot does wrong (an exception, an illegal move, no answer in time, the end of its
process) is its ``Forfeit``, never an accident of the arena.
"""

import json
import os
import subprocess
import sys
import threading
import weakref
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from typing import Any

from hanabi.bots import Bot
from hanabi.bots.own import InvalidBot, OwnBot
from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.rules import HanabiError, Seat
from hanabi.view import View

CAN_FORK = hasattr(os, "fork")
LOAD_SECONDS = 60.0
"""So long the code itself may take to run: imports can be slow."""
_PATIENCE = 1.0
_MOST_BYTES = 4096
_here = threading.local()


class Forfeit(HanabiError):
    """A bot lost the game for its team; the code says how."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, **values)
        self.bot = str(values["bot"])


class Sandbox:
    """A bot whose code has been run, ready to take seats."""

    def __init__(self, own: OwnBot) -> None:
        if not CAN_FORK:
            raise InvalidBot("no-fork", file=own.place)
        self._own = own
        self._host, theirs = Pipe()
        with theirs:
            process = subprocess.Popen(
                [sys.executable, "-m", "hanabi.simulate.sandbox_process", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the arena
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(sys.path),
                    "PYTHONHASHSEED": "0",  # sets in the same order in every process
                },
            )
        self.close = weakref.finalize(self, _end, self._host, process)
        self._load()

    def _load(self) -> None:
        place = self._own.place
        try:
            self._host.send(self._own)
            if not self._host.poll(LOAD_SECONDS):
                self.close()
                raise InvalidBot("bot-file-hangs", file=place, seconds=int(LOAD_SECONDS))
            answer = _received(self._host)
        except (OSError, EOFError):
            self.close()
            raise InvalidBot("bot-file-dies", file=place) from None
        if "refused" in answer:
            self.close()
            raise InvalidBot(answer["refused"], **answer["values"])

    def take(self, seat: Seat, seed: int) -> Bot:
        """Sit down for one game. Raises ``Forfeit`` if the bot cannot be made."""
        mine, theirs = Pipe()
        with theirs:
            self._host.send((seat, seed))
            send_handle(self._host, theirs.fileno(), None)
        table = SandboxedSeat(self._own, mine)
        return WatchingSandboxedSeat(self._own, mine) if table.sit_down() else table

    def end_game(self) -> None:
        """Leave all seats; whatever still runs there is killed."""
        self._host.send("end")
        if not self._host.poll(LOAD_SECONDS):
            raise EOFError
        _received(self._host)


class SandboxedSeat:
    """Asks the process of its seat; it has the time limit for each answer."""

    def __init__(self, own: OwnBot, table: "Connection[Any, Any]") -> None:
        self._own = own
        self._table = table
        self._watched: list[tuple[tuple[Event, ...], View]] = []

    def sit_down(self) -> bool:
        """Wait until the bot is made; does it want to be told of events?"""
        return self._answer().get("watches") is True

    def choose(self, view: View) -> Move:
        """What the bot answers. Raises ``Forfeit``."""
        try:
            self._table.send((self._watched, view))
        except OSError:
            raise self._forfeit("forfeit-died") from None
        self._watched = []
        answer = self._answer()
        number = answer.get("move")
        if isinstance(number, int) and 0 <= number < len(view.legal_moves):
            return view.legal_moves[number]
        raise self._forfeit("forfeit-illegal", move=str(answer.get("illegal")))

    def _answer(self) -> dict[str, Any]:
        seconds = self._own.seconds
        try:
            if not self._table.poll(seconds):
                raise self._forfeit("forfeit-time", seconds=f"{seconds:g}")
            answer = _received(self._table)
        except (OSError, EOFError):
            raise self._forfeit("forfeit-died") from None
        if "error" in answer:
            raise self._forfeit("forfeit-error", what=str(answer["error"]))
        return answer

    def _forfeit(self, code: str, **values: object) -> Forfeit:
        return Forfeit(code, bot=self._own.name, **values)


class WatchingSandboxedSeat(SandboxedSeat):
    """For a bot with a memory: it is told of events when it is next asked."""

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Keep this until then."""
        self._watched.append((events, view))


def sandbox_of(own: OwnBot) -> Sandbox:
    """The bot's processes of this thread; they are started when they are first needed."""
    known: dict[OwnBot, Sandbox] = _here.__dict__.setdefault("sandboxes", {})
    if own not in known:
        known[own] = Sandbox(own)
    return known[own]


def leave_seats(own: OwnBot) -> None:
    """A game is over. A sandbox that does not answer any more is started anew when it is needed
    again."""
    sandbox = sandbox_of(own)
    try:
        sandbox.end_game()
    except (OSError, EOFError):
        sandbox.close()
        del _here.__dict__["sandboxes"][own]


def _received(connection: "Connection[Any, Any]") -> dict[str, Any]:
    """An answer; nonsense is as good as none."""
    try:
        answer = json.loads(connection.recv_bytes(_MOST_BYTES))
    except ValueError:
        raise EOFError from None
    if not isinstance(answer, dict):
        raise EOFError
    return answer


def _end(host: "Connection[Any, Any]", process: "subprocess.Popen[bytes]") -> None:
    """Hang up, which ends the seats too, and wait no longer than for an obedient process."""
    host.close()
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
