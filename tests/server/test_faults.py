"""What breaks under the server: the disk, one table's log, a commit that takes long, clients that
hang up. Whoever asks is told what can be done, and nobody else suffers."""

import json
import socket
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.storage import Append, EventLog
from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.http.test_routes import bot_game
from tests.server.running_server import Execute, Running, Serve
from tests.server.scraping import metric
from tests.server.server_process import Process
from tests.waiting import wait_until


def test_one_unreadable_table_breaks_no_list(
    serve: Serve, execute: Execute, caplog: pytest.LogCaptureFixture
) -> None:
    before = serve()
    ana = before.guest()
    tables = [ana.table(visibility="public") for _ in range(3)]
    running = ana.table(visibility="public")
    ana.seat_bots(running)
    ana.start(running)
    finished = [bot_game(ana, visibility="public") for _ in range(2)]
    cookie = ana.http.cookies["hanabi"]
    before.stop()
    for table in (tables[1], running, finished[0]):
        execute("UPDATE entries SET data = '{' WHERE game_id = :game AND seq = 2", game=table)
    server = serve()
    with httpx.Client(base_url=server.url, cookies={"hanabi": cookie}) as client:
        listed = {table["id"] for table in client.get("/api/tables").json()}
        assert listed == {tables[0], tables[2]}
        own = client.get("/api/me/games", params={"status": "running"})
        assert [line["id"] for line in own.json()] == [running]
        exported = client.get("/api/games/export").text.splitlines()
        assert len(exported) == 1 and json.loads(exported[0])["format"] == "hanabi-record"
        refused = client.get(f"/api/tables/{tables[1]}")
        assert (refused.status_code, refused.json()["code"]) == (503, "table-unreadable")
        assert client.get("/api/tables").status_code == 200
    assert metric(server.url, "hanabi_unreadable_tables") == 3
    assert metric(server.url, "hanabi_errors_total") == 0
    named = [vars(record)["table"] for record in caplog.records if "table" in vars(record)]
    assert f"{tables[1][:6]}…" in named and len(named) == 3, "each once"
    assert tables[1] not in caplog.text


def test_a_table_that_becomes_unreadable_is_left_and_the_others_go_on(
    server: Running, execute: Execute
) -> None:
    ana = server.guest()
    table = ana.table(talk="free")
    play = ana.play(table)
    play.until("presence")
    execute("INSERT INTO entries (game_id, seq, at, data) VALUES (:game, 3, 0, '{')", game=table)
    assert play.refused(type="say", text="hello") == "table-unreadable"
    assert play.refused(type="say", text="hello") == "table-unreadable"
    assert ana.refused("GET", f"/api/tables/{table}", 503) == "table-unreadable"
    assert ana.table()
    assert metric(server.url, "hanabi_unreadable_tables") == 1


def damage(folder: Path, name: str) -> None:
    """What a bad disk does: SQLite finds no page of it where this table begins."""
    path = folder / "data" / "hanabi.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = database.execute(where, (name,)).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.mark.sqlite_only
@pytest.mark.parametrize("name", ["credentials", "entries", "games"])
def test_a_damaged_file_is_an_outage_and_no_fault_of_the_server(
    serve: Serve, tmp_path: Path, name: str
) -> None:
    before = serve()
    ana = before.guest()
    table = ana.table(visibility="public")
    cookie = ana.http.cookies["hanabi"]
    before.stop()
    damage(tmp_path, name)
    server = serve()
    requests: list[tuple[str, str, dict[str, Any] | None]] = [
        ("POST", "/api/guests", {"name": "Bo"}),
        ("GET", "/api/me", None),
        ("GET", "/api/me/games", None),
        ("GET", "/api/tables", None),
        ("GET", f"/api/tables/{table}", None),
        ("POST", "/api/tables", {"settings": {"seats": 2}}),
    ]
    with httpx.Client(base_url=server.url, cookies={"hanabi": cookie}) as client:
        answers = [client.request(method, path, json=body) for method, path, body in requests]
        refused = [answer for answer in answers if answer.status_code >= 300]
        assert refused, "nothing of it was needed"
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert metric(server.url, "hanabi_storage_failures_total") >= len(refused)
    assert metric(server.url, "hanabi_errors_total") == 0


def block(folder: Path, identity: str) -> None:
    """As an operator does beside the server."""
    row = ("a-block", time.time(), "operator", "block-person", identity, "{}")
    with closing(sqlite3.connect(folder / "data" / "hanabi.db")) as database:
        database.execute("UPDATE identities SET blocked_at = 1 WHERE id = ?", (identity,))
        database.execute("INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?)", row)
        database.commit()


def test_a_move_is_told_when_it_is_durable_though_its_mover_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    play, watching = ana.play(table), bo.play(table)
    play.until("presence", seats=[True, True])
    is_slow, may_go_on = threading.Event(), threading.Event()
    commit = EventLog._commit

    def slow(log: EventLog, wanted: Sequence[Append]) -> list[Any]:
        is_slow.set()
        may_go_on.wait()
        return commit(log, wanted)

    monkeypatch.setattr(EventLog, "_commit", slow)
    assert play.view is not None
    hint = next(move for move in play.view["legal_moves"] if move.startswith("hint"))
    play.send(type="move", seq=play.seq, move=hint)
    is_slow.wait()
    block(tmp_path, ana.me["id"])
    assert play.closed() == 4401
    wait_until(lambda: metric(server.url, "hanabi_connections") == 1, "the end of it")
    may_go_on.set()
    assert watching.until_entry("moved")["entry"]["seat"] == 0


def test_clients_that_hang_up_are_no_errors_of_the_server(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ana = server.guest()
    table = ana.table()
    lines = {
        b"body": f"POST /api/tables HTTP/1.1\r\nHost: {server.url[7:]}\r\n"
        f"Cookie: {ana.cookie_header()}\r\nContent-Length: 100\r\n\r\n{{",
        b"socket": f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {server.url[7:]}\r\n"
        f"Cookie: {ana.cookie_header()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
        b"export": f"GET /api/games/export HTTP/1.1\r\nHost: {server.url[7:]}\r\n\r\n",
    }
    answered = metric(server.url, "hanabi_requests_total")
    for text in lines.values():
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(text.encode())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    wait_until(
        lambda: metric(server.url, "hanabi_requests_total") >= answered + 2, "their requests"
    )
    wait_until(lambda: metric(server.url, "hanabi_connections") == 0, "the end of it")
    assert metric(server.url, "hanabi_errors_total") == 0
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.processes
def test_even_the_most_talkative_log_holds_nothing_of_anybody(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port, log_level="debug")
    try:
        process.start(cold=True)
        ana = Guest(f"http://127.0.0.1:{port}", "Zebedee")
        token = ana.post("/api/me/tokens", label="quagmire")["token"]
        table = ana.table(passphrase="xylophone", talk="free", name="Bumblebee", first_seat=0)
        ana.seat_bots(table)
        ana.start(table)
        play = ana.play(table)
        play.until("presence")
        play.ask(type="say", text="wildebeest")
        play.ask(type="note", card=0, text="platypus")
        play.move()
        play.until_entry("moved")
        play.refused(type="move", seq=play.seq, move="jabberwocky")
        ana.http.get(f"/api/tables/{table}/nothing-here")
        identity, cookie = ana.me["id"], ana.http.cookies["hanabi"]
        ana.close()
    finally:
        process.kill()
        process.close()
    log = (tmp_path / "stderr").read_text()
    assert '"level": "info"' in log, "it did log"
    words = ["Zebedee", "quagmire", "xylophone", "Bumblebee", "wildebeest", "platypus"]
    with closing(sqlite3.connect(tmp_path / "data" / "hanabi.db")) as database:
        hashes = [row[0] for row in database.execute("SELECT hash FROM credentials")]
    for secret in (*words, "jabberwocky", table, identity, cookie, token, *hashes):
        assert secret not in log
