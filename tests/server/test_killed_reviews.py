"""The server is killed while a review is made: nothing half is kept, and the review comes again."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hanabi.analysis.review import review_game
from hanabi.notation import read_record
from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.http.test_reviews import finished, reviewed
from tests.server.server_process import Process
from tests.sizes import scaled
from tests.waiting import wait_until

SHARES = scaled(fast=[0.3], normal=[0.1, 0.9], long=[0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 0.99])
"""How far the review is when the server is killed."""


@pytest.mark.processes
def test_a_review_comes_again_when_the_server_was_killed(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    process.start(cold=False)
    ana = Guest(f"http://127.0.0.1:{port}", "Ana")
    try:
        table = finished(ana, seats=5)
        is_kept = False
        for share in SHARES:
            _wait_for(ana, table, share)
            process.kill()
            kept = _kept(tmp_path / "data" / "hanabi.db", table)
            assert len(kept) <= 1 and len(kept) >= is_kept, "what is kept stays"
            is_kept = bool(kept)
            process.start(cold=False)
        review = reviewed(ana, table)
        record = read_record(ana.http.get(f"/api/games/{table}/record").text)
    finally:
        process.kill()
        process.close()
        ana.close()
    (kept_at_last,) = _kept(tmp_path / "data" / "hanabi.db", table)
    assert kept_at_last == review
    found = review_game(record)
    told = [(move["number"], move["least_drop"]) for move in review["moves"]]
    assert told == [(move.number, move.least_drop) for move in found.moves]


def _wait_for(guest: Guest, table: str, share: float) -> None:
    """Asking for a review is what has it made; after a restart, too."""
    path = f"/api/games/{table}/review"
    wait_until(lambda: guest.get(path)["progress"] >= share, "the review")


def _kept(database: Path, table: str) -> list[object]:
    """Whole ones: half a review would not be JSON."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT data FROM reviews WHERE game_id = ?", (table,))
        return [json.loads(data) for (data,) in rows]
