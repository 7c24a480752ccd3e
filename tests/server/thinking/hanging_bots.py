"""Bots that never answer, for the processes in which bots think: what is sent there is found
by its module, so that these can be seated without being in the registry of this process."""

import os
import threading
from dataclasses import dataclass
from pathlib import Path

from hanabi.bots import BOTS
from hanabi.game import Move
from hanabi.rules import Seat
from hanabi.server.thinking import bot_seats
from hanabi.server.thinking.bot_seats import GameSoFar
from hanabi.view import View
from tests.waiting import wait_until


class WaitingBot:
    """Waits for ever."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seat, seed

    def choose(self, view: View) -> Move:
        threading.Event().wait()
        return view.legal_moves[0]


class CalculatingBot(WaitingBot):
    """Calculates for ever, and goes on whatever goes wrong."""

    def choose(self, view: View) -> Move:
        thoughts = 0
        while thoughts >= 0:
            try:
                thoughts += 1
            except BaseException:
                continue
        return view.legal_moves[0]


def wait_for_file(path: str, name: str) -> str:
    wait_until(Path(path).exists, name)
    return name


def who_draws(_svg: str, _width: int) -> bytes:
    """In the place of a picture, in which process it is drawn."""
    return str(os.getpid()).encode()


def never_end(path: str) -> None:
    """Says by a file that it has begun."""
    Path(path).touch()
    threading.Event().wait()


@dataclass(frozen=True)
class EndlessQuestion:
    """In the place of a question to a bot, and of all that bots are asked after a game."""

    path: str
    seat: int = 1
    seq: int = 1

    def answer(self) -> None:
        never_end(self.path)

    by_move = answer


HANGING = {"waiting": WaitingBot, "calculating": CalculatingBot}


def chosen_move(table_id: str, bot: str, seat: int, game: GameSoFar) -> str:
    BOTS.update(HANGING)
    BOTS.update({f"slow{number}": WaitingBot for number in range(4)})
    return bot_seats.chosen_move(table_id, bot, seat, game)
