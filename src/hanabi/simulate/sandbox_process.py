"""Where the code of a bot of one's own runs: a process that may be killed at any time.

The first process runs the code once and then only forks: for each game one process for each
of the bot's seats. So seats share no memory, a game cannot remember another, and what is
imported is imported once. Answers are JSON, nothing that could run code in the arena.
"""

import json
import os
import random
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from typing import Any

from hanabi.bots import Bot, Watcher
from hanabi.bots.making import error_in_one_line, factory_of, in_one_line
from hanabi.bots.own import InvalidBot, OwnBot
from hanabi.rules import Seat
from hanabi.view import View


def main() -> None:
    """Serve whoever started this, until they hang up."""
    os.dup2(2, 1)  # what the bot prints is not for a reader of results
    host: Connection[Any, Any] = Connection(int(sys.argv[1]))
    own: OwnBot = host.recv()
    try:
        factory_of(own)
    except InvalidBot as error:
        _answer(host, refused=error.code, values=error.values)
        return
    _answer(host, ready=True)
    _make_seats(host, own)


def _make_seats(host: "Connection[Any, Any]", own: OwnBot) -> None:
    """A process for each seat that is asked for, and the end of all of them at a game's end."""
    running: list[int] = []
    try:
        while True:
            asked = host.recv()
            if asked == "end":
                _kill(running)
                _answer(host, ended=True)
                continue
            seat, seed = asked
            handle = recv_handle(host)
            child = os.fork()
            if child == 0:
                host.close()
                try:
                    _play_seat(Connection(handle), own, Seat(seat), seed)
                finally:
                    os._exit(0)
            os.close(handle)
            running.append(child)
    finally:
        _kill(running)


def _kill(running: list[int]) -> None:
    while running:
        os.kill(running[-1], signal.SIGKILL)
        os.waitpid(running.pop(), 0)


def _play_seat(table: "Connection[Any, Any]", own: OwnBot, seat: Seat, seed: int) -> None:
    """One seat of one game. Its dice are the seed's, so that games can be repeated."""
    random.seed(f"{seed} {seat}")
    try:
        bot = factory_of(own)(seat, seed)
        _answer(table, watches=isinstance(bot, Watcher))
        while True:
            try:
                watched, view = table.recv()
            except EOFError:
                return
            _answer(table, **_choice(bot, watched, view))
    except BaseException as error:
        _answer(table, error=error_in_one_line(error, own))


def _choice(bot: Bot, watched: list[Any], view: View) -> dict[str, object]:
    """The number of the chosen move among the legal ones, or what was chosen instead."""
    if isinstance(bot, Watcher):
        for events, seen in watched:
            bot.watch(events, seen)
    move = bot.choose(view)
    if move in view.legal_moves:
        return {"move": view.legal_moves.index(move)}
    return {"illegal": in_one_line(repr(move))}


def _answer(connection: "Connection[Any, Any]", **values: object) -> None:
    connection.send_bytes(json.dumps(values).encode())


if __name__ == "__main__":
    with suppress(EOFError, OSError):  # whoever started this may hang up at any time
        main()
