"""Files of bots that go wrong in all the ways there are."""

from pathlib import Path

from hanabi.bots.own import OwnBot, read_own_bot

HEAD = """
import os, sys, time, random
class Mine:
    asked = 0
    def __init__(self, seat, seed):
        self.seat, self.seed = seat, seed
        {made}
    def choose(self, view):
        Mine.asked += 1
        {asked}
        return view.legal_moves[0]
"""


def bot_file(folder: Path, asked: str = "pass", made: str = "pass", name: str = "mine") -> Path:
    """A bot that does this when it is asked, and that when it is made."""
    path = folder / f"{name}.py"
    path.write_text(HEAD.format(asked=asked, made=made), encoding="utf-8")
    return path


def read(folder: Path, asked: str = "pass", made: str = "pass", seconds: float = 20) -> OwnBot:
    """The same, read."""
    return read_own_bot(str(bot_file(folder, asked, made)), seconds)
