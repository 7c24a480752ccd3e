"""Reviews over HTTP: made once in the background, for those who may read the record."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from hanabi.analysis.review import review_game
from hanabi.notation import read_record
from hanabi.server.errors import TooMany
from hanabi.server.table.table import Table
from hanabi.server.thinking import reviews as desk
from hanabi.server.thinking.pool import OnProgress, ThinkingPool
from hanabi.server.thinking.reviews import MOST_OF_ADDRESS, MOST_OF_ONE, ReviewDesk
from tests.server.guests import Guest
from tests.server.running_server import Running
from tests.waiting import wait_until

pytestmark = pytest.mark.processes


def finished(ana: Guest, **how: Any) -> str:
    """A game with a bot, at its end."""
    table = ana.table(first_seat=0, **how)
    ana.seat_bots(table)
    ana.start(table)
    lose(ana, table)
    return table


def lose(ana: Guest, table: str) -> None:
    """A short game: whatever is on top of the hand is played."""
    play = ana.play(table, {"last_seq": 0})
    while play.view is None or play.view["outcome"] is None:
        before = play.view
        if before is not None and play.is_on_turn():
            play.move(next(move for move in before["legal_moves"] if move.startswith("play")))
        while play.view is before:
            play.receive()
    play.close()


def reviewed(guest: Guest, table: str) -> Any:
    state: Any = {}

    def is_ready() -> bool:
        state.update(guest.get(f"/api/games/{table}/review"))
        assert state["status"] in ("waiting", "ready")
        return bool(state["status"] == "ready")

    wait_until(is_ready, "the review")
    return state["review"]


def test_a_review_is_made_once_and_kept(server: Running) -> None:
    ana = server.guest("Ana")
    table = finished(ana)
    review = reviewed(ana, table)
    record = read_record(ana.http.get(f"/api/games/{table}/record").text)
    found = review_game(record)
    assert [move["number"] for move in review["moves"]] == [move.number for move in found.moves]
    assert [move["least_drop"] for move in review["moves"]] == [
        move.least_drop for move in found.moves
    ]
    assert review["turning_points"], "three mistakes cost something"
    costs = [point["cost"] for point in review["turning_points"]]
    assert costs == sorted(costs, reverse=True)
    first = review["moves"][0]
    assert abs(sum(kind["chance"] for kind in first["odds"]) - 1) < 0.01
    # Kept: who comes later gets it at once, without an identity too.
    assert Guest(server.url, "Bob").get(f"/api/games/{table}/review")["status"] == "ready"


def test_a_game_that_runs_has_no_review(server: Running) -> None:
    ana = server.guest("Ana")
    table = ana.table()
    assert ana.refused("GET", f"/api/games/{table}/review", 409) == "game-not-over"
    ana.seat_bots(table)
    ana.start(table)
    for guest in (ana, server.guest("Bob")):
        assert guest.refused("GET", f"/api/games/{table}/review", 409) == "game-not-over"
    assert ana.refused("GET", "/api/games/none/review", 404) == "no-such-table"


def test_a_passphrase_closes_the_review_too(server: Running) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = finished(ana, passphrase="sesame")
    path = f"/api/games/{table}/review"
    assert eve.refused("GET", path, 403) == "passphrase-wrong"
    assert eve.refused("POST", path, 403, passphrase="no") == "passphrase-wrong"
    reviewed(ana, table)
    assert eve.post(path, passphrase="sesame")["status"] == "ready"


class _Kept:
    """What the database keeps, in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def of(self, game_id: str, _version: int) -> str | None:
        return self.texts.get(game_id)

    async def put(self, game_id: str, _version: int, data: str) -> None:
        self.texts[game_id] = data


class _Task:
    """In place of a review."""

    def __init__(self, record: object) -> None:
        del record

    def made(self, tell: OnProgress) -> str:
        tell(0.5)
        time.sleep(3600)
        return ""


class _Broken(_Task):
    def made(self, tell: OnProgress) -> str:
        del tell
        raise RuntimeError("no review")


@contextmanager
def desk_of(seconds: float, task: type, monkeypatch: pytest.MonkeyPatch) -> Iterator[ReviewDesk]:
    monkeypatch.setattr(desk, "ReviewTask", task)
    monkeypatch.setattr(desk, "record_text", lambda table: table)
    monkeypatch.setattr(desk, "read_record", lambda text: text)
    opened = ReviewDesk(ThinkingPool(1, seconds, "critical"), _Kept())  # type: ignore[arg-type]
    try:
        yield opened
    finally:
        opened.stop()


@pytest.mark.parametrize(
    ("task", "seconds", "status"), [(_Task, 0.2, "too-long"), (_Broken, 3600.0, "failed")]
)
def test_a_review_that_takes_too_long_or_fails_says_so(
    task: type, seconds: float, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        with desk_of(seconds, task, monkeypatch) as reviews:
            table = Table("one", [])
            assert (await reviews.wait(table, "ana", "there", 600.0)).status == status
            assert (await reviews.ask(table, "ana", "there")).status == status, (
                "and is not tried again"
            )
            assert len(reviews) == 0

    asyncio.run(scenario())


def test_one_address_with_many_names_does_not_keep_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        with desk_of(3600.0, _Task, monkeypatch) as reviews:
            for number in range(MOST_OF_ADDRESS):
                await reviews.ask(Table(f"game {number}", []), f"mallory {number}", "there")
            with pytest.raises(TooMany):
                await reviews.ask(Table("one more", []), "mallory", "there")
            assert (await reviews.ask(Table("another", []), "ana", "elsewhere")).before == 1

    asyncio.run(scenario())


def test_reviews_wait_in_a_row_and_tell_how_far_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        with desk_of(3600.0, _Task, monkeypatch) as reviews:
            tables = [Table(f"game {number}", []) for number in range(MOST_OF_ONE + 1)]
            for place, table in enumerate(tables[:MOST_OF_ONE]):
                state = await reviews.ask(table, "ana", "there")
                assert (state.status, state.before) == ("waiting", place)
            with pytest.raises(TooMany):
                await reviews.ask(tables[-1], "ana", "there")
            assert (await reviews.ask(tables[-1], "bob", "there")).before == MOST_OF_ONE
            while (await reviews.ask(tables[0], "eve", "there")).progress != 0.5:
                await asyncio.sleep(0.01)
            assert (await reviews.ask(tables[1], "eve", "there")).progress == 0

    asyncio.run(scenario())
