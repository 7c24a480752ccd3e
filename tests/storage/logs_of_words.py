"""Logs whose lines are words, and the index that follows from them: the last word is the status."""

from collections.abc import Sequence

from hanabi.storage import StoredEntry
from hanabi.storage.games import IndexChange, Participant
from tests.storage.test_games import game

PLAYERS = [Participant(0, "ana", None, "Ana"), Participant(1, None, "cautious", "Bot")]


def entry(seq: int, word: str) -> StoredEntry:
    return StoredEntry(seq, float(seq), word)


def index_of(game_id: str, log: Sequence[StoredEntry]) -> IndexChange:
    if log[-1].data == "rubbish":
        raise ValueError("no log")
    row = game(game_id, 3 if log[-1].data == "finished" else None, status=log[-1].data)
    return IndexChange(row, PLAYERS)
