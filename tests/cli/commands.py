"""Running ``hanabi`` as a person would: another process, its streams and its exit code."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from hanabi.bots import make_bot, play_out
from hanabi.game import Game
from hanabi.notation import record_of, write_record
from hanabi.rules import Seat, ruleset

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


@dataclass(frozen=True)
class Ran:
    """What came of it."""

    code: int
    out: str
    err: str


def hanabi(*arguments: str, given: str | bytes = b"", **environment: str) -> Ran:
    """Run the command; nothing is a terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", *arguments],
        input=given if isinstance(given, bytes) else given.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "COLUMNS": "80", "LC_ALL": "en_US.UTF-8", **environment},
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def refused(ran: Ran) -> str:
    """The one line with which it was refused."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("hanabi: ")
    return ran.err.removeprefix("hanabi: ").rstrip("\n")


def write_game(path: Path, names: tuple[str, ...] = ("Ana", "Bo", "Cy"), seed: int = 7) -> Path:
    """A record of a whole game with everything that pl-deluxe has."""
    rules = ruleset(len(names), "pl-deluxe", EVERYTHING)
    game = Game.deal(rules, seed)
    play_out(game, [make_bot("cautious", Seat(seat)) for seat in range(len(names))])
    path.write_text(write_record(record_of(game, names)), encoding="utf-8")
    return path
