"""While nothing can be written: each route of the table of routes and each command of the protocol
either says so or goes on, since it writes nothing. Which of the two is seen, not declared: after
the outage the same requests are made again, and what changes the database then had to be refused
before. Whoever adds a route or a command says here how one asks for it."""

import hashlib
import resource
import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, event

from hanabi.analysis.puzzles import shipped_puzzles
from hanabi.lessons import COURSE
from hanabi.server.http.app import ENDPOINTS
from hanabi.server.wire.protocol import Command
from tests.cli.commands import write_game
from tests.ports import lasting_port
from tests.server.guests import Guest, Play
from tests.server.many.small_disk import small_disk
from tests.server.running_server import Serve
from tests.server.scraping import metric
from tests.server.server_process import Process
from tests.waiting import wait_until

pytestmark = pytest.mark.processes

Outage = Callable[[], AbstractContextManager[None]]
Example = tuple[Guest, str, dict[str, Any]]
_KEYS = {
    "p256dh": urlsafe_b64encode(b"\4" + bytes(64)).decode().rstrip("="),
    "auth": urlsafe_b64encode(bytes(16)).decode().rstrip("="),
}
_KEPT = ('INSERT INTO "reviews"', 'INSERT INTO "deal_scores"')
_DEVICE = "https://fcm.googleapis.com/fcm/send/device"


class House:
    """People and tables, a table for each request that changes one."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url, self._folder = url, folder
        self._guests: list[Guest] = []
        self.ana, self.bo, self.cy = self.another(), self.another(), self.another()
        self.deal = str(self.ana.get("/api/deals/today")["id"])
        self.over = self.running()
        self.play(self.ana, self.over).ask(type="vote-abandon", agree=True)
        self.play(self.bo, self.over).ask(type="vote-abandon", agree=True)

    def another(self) -> Guest:
        self._guests.append(Guest(self.url, "Ana"))
        return self._guests[-1]

    def table(self, **settings: Any) -> str:
        return self.ana.table(talk="free", first_seat=0, **settings)

    def running(self, **settings: Any) -> str:
        """Ana is on turn; Bo waits for her."""
        table = self.table(**settings)
        self.bo.sit(table, 1)
        self.ana.start(table)
        return table

    def with_a_bot(self, **settings: Any) -> str:
        table = self.table(**settings)
        self.ana.seat_bots(table)
        self.ana.start(table)
        return table

    def play(self, guest: Guest, table: str) -> Play:
        play = guest.play(table)
        play.until("presence")
        return play

    def somebody_at_the_door(self) -> tuple[str, int]:
        table = self.with_a_bot()
        play = self.play(self.ana, table)
        self.cy.post(f"/api/tables/{table}/bot-seats/1")
        return table, play.until("door")["visitors"][0]["number"]

    def close(self) -> None:
        for guest in self._guests:
            guest.close()

    def request(self, name: str) -> tuple[str, Guest, str, dict[str, Any]]:
        method, path = name.split()
        return method, *self.example(method, path)

    def example(self, method: str, path: str) -> Example:
        """A request that is right: who asks, where, and with which body."""
        ana, bo, cy = self.ana, self.bo, self.cy
        if "/api/puzzles/{id}" in path:
            puzzle = shipped_puzzles()[0]
            return ana, path.format(id=puzzle.id), {"answer": puzzle.answer}
        if method == "GET":
            names = {"table_id": self.over, "game_id": self.over, "name": COURSE[0].name}
            return ana, path.format(**names, deal_id=self.deal), {}
        table = f"/api/tables/{self.table()}"
        match f"{method} {path}".replace("/api/tables/{table_id}", "TABLE"):
            case "POST /api/guests":
                return self.another(), path, {"name": "Dan"}
            case "POST /api/recover":
                return bo, path, {"code": bo.me["recovery_code"]}
            case "PATCH /api/me":
                return ana, path, {"name": "Anna"}
            case "DELETE /api/me":
                return self.another(), path, {}
            case "DELETE /api/me/session":
                return self.another(), path, {}
            case "POST /api/me/recovery-code":
                return ana, path, {}
            case "POST /api/me/tokens":
                return ana, path, {"label": "x"}
            case "DELETE /api/me/tokens/{token_id}":
                return ana, path.format(token_id=ana.post("/api/me/tokens", label="y")["id"]), {}
            case "POST /api/tables":
                return ana, path, {"settings": {"seats": 2}}
            case "PUT TABLE/seats/{seat}":
                return bo, f"{table}/seats/1", {}
            case "DELETE TABLE/seats/{seat}":
                return ana, f"{table}/seats/0", {}
            case "DELETE TABLE/kept-out/{number}":
                self.bo.sit(table.rpartition("/")[2], 1)
                ana.delete(f"{table}/seats/1?keep_out=true")
                return ana, f"{table}/kept-out/1", {}
            case "PUT TABLE/seats/{seat}/bot":
                return ana, f"{table}/seats/1/bot", {"bot": "cautious"}
            case "POST TABLE/start":
                self.bo.sit(table.rpartition("/")[2], 1)
                return ana, f"{table}/start", {}
            case "POST TABLE/rematch":
                return ana, f"/api/tables/{self.over}/rematch", {}
            case "POST TABLE/close" | "POST TABLE/code":
                return ana, f"{table}/{path.rpartition('/')[2]}", {}
            case "POST TABLE/door":
                return bo, f"{table}/door", {"visitor": "somebody"}
            case "POST TABLE/door/{number}":
                asked, number = self.somebody_at_the_door()
                return ana, f"/api/tables/{asked}/door/{number}", {"agree": True}
            case "POST TABLE/seats":
                return cy, f"{table}/seats", {}
            case "POST TABLE/bot-seats/{seat}":
                free = self.with_a_bot(bot_seats="free")
                return cy, f"/api/tables/{free}/bot-seats/1", {}
            case "POST /api/codes":
                return ana, path, {"code": ana.post(f"{table}/code")["code"]}
            case (
                "POST /api/games/{game_id}/record"
                | "POST /api/games/{game_id}/reasons"
                | "POST /api/games/{game_id}/review"
                | "POST /api/games/{game_id}/lines"
            ):
                return ana, path.format(game_id=self.over), {}
            case "POST /api/deals/{deal_id}/tables":
                return ana, path.format(deal_id=self.deal), {"seats": 2}
            case "POST /api/games/{game_id}/deal":
                return ana, path.format(game_id=self.over), {}
            case "POST /api/games/{game_id}/play-on":
                return ana, path.format(game_id=self.over), {"after": 0, "seat": 0, "anew": True}
            case "PUT /api/games/{game_id}/lines":
                said = {"comments": [{"after": 0, "text": "so it began"}], "variations": []}
                return ana, path.format(game_id=self.over), said
            case "POST /api/games/{game_id}/shared-replays":
                return ana, path.format(game_id=self.over), {}
            case "POST /api/replays" | "POST /api/replays/tries" | "POST /api/replays/play-on":
                return ana, path, {"record": self._record(), **_beginning(path)}
            case "POST /api/lessons/{name}/play-on":
                return ana, path.format(name=COURSE[0].name), {"place": 0, "seat": 2}
            case "PUT /api/me/lessons":
                return ana, path, {"lessons": [COURSE[0].name]}
            case "PUT /api/me/push":
                return ana, path, {"endpoint": _DEVICE, "keys": _KEYS}
            case "DELETE /api/me/push":
                body = {"endpoint": f"{_DEVICE}2", "keys": _KEYS}
                ana.put(path, **body)
                return ana, path, {"endpoint": body["endpoint"]}
            case other:
                raise AssertionError(f"how does one ask for {other}?")

    def _record(self) -> dict[str, Any]:
        written = write_game(self._folder / "game.json").read_bytes()
        found: dict[str, Any] = msgspec.json.decode(written)
        return found

    def message(self, kind: str) -> tuple[Play, dict[str, Any]]:
        """A command that is right, and the connection to send it on."""
        if kind == "comment":
            path = f"/api/games/{self.over}/shared-replays"
            together = self.bo.look_together(self.bo.post(path)["id"])
            together.until("people")
            return together, {"move": 0, "text": "hello"}
        table = self.running()
        play = self.play(self.ana, table)
        hint = next(move for move in (play.view or {})["legal_moves"] if move.startswith("hint"))
        move = {"type": "move", "seq": play.seq, "move": hint}
        match kind:
            case "move":
                return play, move
            case "say":
                return play, {"text": "hello"}
            case "note":
                return play, {"card": 0, "text": "a 5?"}
            case "pause":
                return play, {"on": True}
            case "vote-abandon":
                return play, {"agree": True}
            case "ask-undo":
                play.ask(**move)
                return play, {}
            case "answer-undo":
                play.ask(**move)
                play.ask(type="ask-undo")
                return self.play(self.bo, table), {"agree": True}
            case other:
                raise AssertionError(f"how does one say {other}?")


def _beginning(path: str) -> dict[str, Any]:
    return {"after": 0, "seat": 0} if path.endswith("/play-on") else {}


COMMANDS = {
    str(kind.__struct_config__.tag)
    for kind in Command.__args__  # a clock would have to run out before somebody comes back
    if kind.__struct_config__.tag != "come-back"
} | {"comment"}

ROUTES = sorted(
    (f"{each.method} {each.path}" for each in ENDPOINTS), key=lambda name: "/door/{" in name
)
"""The door comes last and is asked about first: who stands there is forgotten after seconds."""


def contents(folder: Path) -> str:
    """Without what is kept to spare work: it is answered with also if it cannot be kept."""
    with closing(sqlite3.connect(folder / "data" / "hanabi.db")) as opened:
        lines = [line for line in opened.iterdump() if not line.startswith(_KEPT)]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def everything_says_so_and_then_goes_on(url: str, folder: Path, outage: Outage) -> None:
    house = House(url, folder)
    try:
        messages = {kind: house.message(kind) for kind in COMMANDS}
        requests = {name: house.request(name) for name in ROUTES}
        assert house.ana.http.get("/readyz").text == "ready\n"
        during: dict[str, tuple[int, str]] = {}
        with outage():
            wait_until(lambda: house.ana.http.get("/readyz").status_code == 503, "not ready")
            before = contents(folder)
            assert house.ana.http.get("/healthz").status_code == 200, "it lives"
            for name, (method, guest, path, body) in reversed(requests.items()):
                answer = guest.http.request(method, path, json=body if method != "GET" else None)
                code = answer.json()["code"] if answer.status_code >= 400 else ""
                during[name] = (answer.status_code, code)
            for kind, (play, fields) in messages.items():
                assert play.refused(**{"type": kind, **fields}) == "storage"
            assert contents(folder) == before
        wait_until(lambda: house.ana.http.get("/readyz").status_code == 200, "ready again")
        refused = [name for name, answered in during.items() if answered == (503, "storage")]
        assert metric(url, "hanabi_storage_failures_total") >= len(refused) + len(messages)
        assert metric(url, "hanabi_errors_total") == 0
        for kind, (play, fields) in messages.items():
            assert play.ask(**{"type": kind, **fields})["type"] == "ack"
        requests[ROUTES[-1]] = house.request(ROUTES[-1])
        for name, (method, guest, path, body) in reversed(requests.items()):
            before = contents(folder)
            answer = guest.http.request(method, path, json=body if method != "GET" else None)
            assert answer.status_code < 300, (name, answer.text)
            if contents(folder) != before:
                assert during[name] == (503, "storage"), name
            else:
                assert during[name][0] == answer.status_code, name
        assert len(refused) >= 17, "these write"
    finally:
        house.close()


def test_with_a_disk_that_fails_every_route_says_so_and_then_goes_on(tmp_path: Path) -> None:
    with served_from(tmp_path) as process:

        @contextmanager
        def nothing_can_be_written() -> Iterator[None]:
            """No file may grow or be written to: to SQLite that is a disk that fails."""
            before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
            try:
                yield
            finally:
                resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)

        everything_says_so_and_then_goes_on(process.url, tmp_path, nothing_can_be_written)


@pytest.mark.sample(fast=0, normal=0)
def test_with_a_full_disk_every_route_says_so_and_then_goes_on(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small") as disk:
        if disk is None:
            pytest.skip("nobody may mount a small disk here")
        with served_from(disk.folder) as process:
            everything_says_so_and_then_goes_on(process.url, disk.folder, disk.full)


@contextmanager
def served_from(folder: Path) -> Iterator[Process]:
    """A server of its own, which says nothing of what it did not expect."""
    more = ("--open-tables-per-identity", "1000")
    process = Process(folder / "data", lasting_port(), more=more)
    try:
        process.start(cold=True)
        yield process
    finally:
        process.kill()
        process.close()
    assert "Traceback" not in (folder / "stderr").read_text()


@pytest.mark.sqlite_only
def test_with_a_read_only_database_every_route_says_so_and_then_goes_on(
    serve: Serve, tmp_path: Path
) -> None:
    is_read_only = False

    def obey(_connection: object, cursor: Any, *_rest: object) -> None:
        cursor.execute(f"PRAGMA query_only={int(is_read_only)}")

    @contextmanager
    def read_only() -> Iterator[None]:
        nonlocal is_read_only
        is_read_only = True
        try:
            yield
        finally:
            is_read_only = False

    event.listen(Engine, "before_cursor_execute", obey)
    try:
        everything_says_so_and_then_goes_on(serve().url, tmp_path, read_only)
    finally:
        event.remove(Engine, "before_cursor_execute", obey)
