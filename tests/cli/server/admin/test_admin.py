"""``hanabi admin`` beside a running server: what it does is done, noticed and noted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine, inspect, text

from hanabi.cli import main
from hanabi.notation import read_record
from hanabi.server.wire.close_codes import CloseCode
from hanabi.storage import schema
from tests.databases import DatabaseUrl
from tests.server.guests import Guest
from tests.server.http.test_routes import bot_game
from tests.server.running_server import Running, Serve
from tests.waiting import wait_until

Admin = Callable[..., Any]


@pytest.fixture
def place(tmp_path: Path, database_url: DatabaseUrl) -> list[str]:
    """The words that say where the server's database is."""
    data = tmp_path / "data"
    return ["--data", str(data), "--database", database_url(data)]


@pytest.fixture
def address(tmp_path: Path, database_url: DatabaseUrl) -> str:
    """The same for a program that looks into it."""
    url = database_url(tmp_path / "data").replace("postgresql:", "postgresql+psycopg:")
    return url or f"sqlite:///{tmp_path}/data/hanabi.db"


@pytest.fixture
def admin(place: list[str], capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run a command of ``hanabi admin`` on the server's database; what it says as JSON."""

    def run(*words: str) -> Any:
        capsys.readouterr()
        assert main(["admin", *words, *place, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["admin", *words]) == 2
    return capsys.readouterr().err


def a_game(ana: Guest, bo: Guest) -> str:
    table = ana.table(first_seat=0, talk="free")
    bo.sit(table, 1)
    ana.start(table)
    return table


def actions(admin: Admin) -> list[str]:
    return [row["action"] for row in admin("audit")]


def test_a_table_is_listed_shown_and_closed_under_its_players(
    server: Running, admin: Admin
) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table, waiting = a_game(ana, bo), ana.table(visibility="link")
    play = ana.play(table)
    play.until("presence")
    listed = {row["id"]: row for row in admin("tables")}
    assert (listed[table]["status"], listed[waiting]["status"]) == ("running", "open")
    assert [row["id"] for row in admin("tables", "--status", "open")] == [waiting]
    shown = admin("tables", table)
    assert (shown["players"], shown["people"]) == (["Ana", "Bo"], [ana.me["id"], bo.me["id"]])
    assert "deck" not in json.dumps(shown)
    assert admin("close", table) == {"table": table, "closed": True}
    entry = play.until_entry("abandoned")["entry"]
    assert entry["reason"] == "operator"
    assert play.refused(type="move", seq=play.seq, move="play 0") == "game-over"
    assert admin("close", table)["closed"] is False
    admin("close", waiting)
    wait_until(lambda: ana.get(f"/api/tables/{waiting}")["status"] == "closed")
    assert actions(admin) == ["close-table", "close-table"]


def test_all_finished_games_are_written_as_records_and_no_running_one(
    server: Running, admin: Admin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    running = a_game(ana, bo)
    over = [bot_game(ana), bot_game(ana, visibility="link", passphrase="open sesame")]
    file = tmp_path / "games.jsonl"
    assert admin("games", str(file)) == {"file": str(file), "games": len(over)}
    text = file.read_text(encoding="utf-8")
    assert len([read_record(line) for line in text.splitlines()]) == len(over)
    assert running not in text
    assert "games.jsonl" in refused(capsys, "games", str(file), "--data", str(tmp_path / "data"))
    assert actions(admin) == ["export-games"]


def test_a_deleted_table_was_never_there(
    server: Running,
    serve: Serve,
    admin: Admin,
    place: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table, other = a_game(ana, bo), ana.table()
    play = ana.play(table)
    play.until("presence")
    play.ask(type="note", card=1, text="a 5?")
    assert "--yes" in refused(capsys, "delete", table, *place)
    admin("delete", table, "--yes")
    play.send(type="move", seq=play.seq, move=(play.view or {})["legal_moves"][0])
    assert play.closed() == CloseCode.RESTARTING
    assert ana.play(table, greet=False).closed() == CloseCode.NOT_FOUND
    assert [row["id"] for row in admin("tables")] == [other]
    backup = Path(place[1]).parent / "after.gz"
    assert main(["backup", str(backup), *place]) == 0
    assert main(["verify-backup", str(backup)]) == 0
    late = serve().guest("Late")
    assert late.refused("GET", f"/api/tables/{table}", 404) == "no-such-table"


def test_whoever_is_blocked_is_disconnected_and_stays_out(server: Running, admin: Admin) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = a_game(ana, bo)
    play = bo.play(table)
    play.until("presence")
    assert admin("block", bo.me["id"])["changed"] is True
    assert admin("block", bo.me["id"])["changed"] is False
    assert play.closed() == CloseCode.UNAUTHORIZED
    assert bo.refused("GET", "/api/me", 401) == "sign-in-needed"
    assert bo.refused("POST", "/api/recover", 401, code=bo.me["recovery_code"])
    assert [row["name"] for row in admin("people") if row["blocked_at"]] == ["Bo"]
    admin("unblock", bo.me["id"])
    assert bo.get("/api/me")["name"] == "Bo"


def test_an_address_is_blocked_with_its_network(server: Running, admin: Admin) -> None:
    ana = server.guest("Ana")
    play = ana.play(ana.table())
    play.until("presence")
    admin("block", "127.0.0.0/8")
    assert play.closed() == CloseCode.FORBIDDEN
    assert play.seen[-1]["code"] == "blocked"
    answer = httpx.get(f"{server.url}/api/catalogue")
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert admin("audit")[0]["subject"] == "127.0.0.0/8"


def test_somebody_else_s_address_is_not_blocked(serve: Serve, admin: Admin) -> None:
    serve()
    admin("block", "203.0.113.7")
    assert serve().guest("Ana").get("/api/me")["name"] == "Ana"


def test_a_person_s_data_are_written_out_and_deleted(
    server: Running, serve: Serve, admin: Admin, tmp_path: Path, address: str
) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = a_game(ana, bo)
    ana_play, bo_play = ana.play(table), bo.play(table)
    bo_play.until("presence")
    bo_play.ask(type="say", text="my words")
    bo_play.ask(type="note", card=1, text="a 5?")
    bo.post("/api/me/tokens", label="my bot")
    assert admin("people", "bO")[0]["id"] == bo.me["id"]
    file = tmp_path / "bo.json"
    admin("export", bo.me["id"], str(file))
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["identities"][0]["name"] == "Bo"
    assert [line["said"] for line in told["said"]] == ["my words"]
    assert told["notes"][0]["text"] == "a 5?"
    assert {row["kind"] for row in told["credentials"]} == {"cookie", "recovery", "token"}
    assert "hash" not in json.dumps(told["credentials"])
    assert admin("delete", bo.me["id"], "--yes") == {"person": bo.me["id"], "games": 1}
    assert bo_play.closed() in (CloseCode.UNAUTHORIZED, CloseCode.RESTARTING)
    assert ana_play.closed() == CloseCode.RESTARTING
    ana_again = ana.play(table, {"last_seq": 0})
    assert ana_again.until_entry("said")["entry"]["text"] == "—"
    assert ana_again.until("table")["table"]["seats"][1]["kind"] == "free"
    assert ana_again.ask(type="vote-abandon", agree=True)["type"] == "ack"
    everything = _all_text(address)
    for trace in (bo.me["id"], '"Bo"', "my words", "a 5?", "my bot"):
        assert trace not in everything
    assert ana.me["id"] in everything
    assert serve().guest("Cyd").get(f"/api/games/{table}/record")["players"] == ["Ana", "—"]


def test_a_person_gets_another_name_in_lists(server: Running, admin: Admin) -> None:
    ana, bo = server.guest("Ana"), server.guest("Rude")
    a_game(ana, bo)
    assert admin("rename", bo.me["id"], " Nice\u202e ")["name"] == "Nice"
    assert ana.get("/api/me/games")[0]["players"] == ["Ana", "Nice"]
    assert bo.get("/api/me")["name"] == "Nice"


def test_what_nobody_uses_goes_after_its_time(server: Running, admin: Admin, address: str) -> None:
    ana, idle = server.guest("Ana"), server.guest("Idle")
    forsaken, table = ana.table(), ana.table(first_seat=0)
    ana.seat_bots(table)
    ana.start(table)
    _age(address, schema.entries.name, "at", f"game_id = '{forsaken}'")
    _age(address, schema.identities.name, "created_at", "1 = 1")
    _age(address, schema.credentials.name, "created_at", "1 = 1")
    planned = admin("clean", "--dry-run")
    assert planned == {"tables": [forsaken], "guests": [idle.me["id"]], "deleted": False}
    assert ana.get(f"/api/tables/{forsaken}")["status"] == "open"
    assert idle.get("/api/me")
    assert admin("clean")["deleted"] is True
    assert idle.refused("GET", "/api/me", 401)
    assert [row["id"] for row in admin("tables")] == [table]
    assert admin("clean") == {"tables": [], "guests": [], "deleted": True}
    assert sorted(actions(admin)) == ["delete-person", "delete-table"]
    assert all(row["operator"] for row in admin("audit"))


@pytest.mark.parametrize("words", [("close", "x"), ("rename", "x", "y"), ("block", "x"),
                                   ("delete", "x", "--yes"), ("tables", "x")])  # fmt: skip
def test_what_is_not_there_is_refused_in_a_sentence(
    server: Running, place: list[str], capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert server.url
    assert "there is no such" in refused(capsys, *words, *place)


def test_without_a_database_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no hanabi database" in refused(capsys, "tables", "--data", str(tmp_path / "nowhere"))
    assert not (tmp_path / "nowhere").exists()


def _all_text(database: str) -> str:
    """Every row of every table, with what files of the database still have of it left out."""
    with create_engine(database, poolclass=NullPool).connect() as connection:
        names = inspect(connection).get_table_names()
        rows = [row for name in names for row in connection.execute(text(f"SELECT * FROM {name}"))]
    return "\n".join(map(str, rows))


def _age(database: str, table: str, column: str, where: str) -> None:
    """Let it have been a year ago."""
    change = f"UPDATE {table} SET {column} = {column} - 31536000 WHERE {where}"
    with create_engine(database, poolclass=NullPool).begin() as connection:
        connection.execute(text(change))


def test_a_game_that_is_played_on_outlives_the_one_that_it_comes_from(
    server: Running, admin: Admin
) -> None:
    ana, bo = server.guest("Ana"), server.guest("Bo")
    over = bot_game(ana)
    table = ana.post(f"/api/games/{over}/play-on", after=1, seat=0, bot="cautious")["id"]
    admin("delete", over, "--yes")
    wait_until(lambda: ana.http.get(f"/api/tables/{over}").status_code == 404, "the deletion")
    for guest in (ana, bo):
        assert guest.get(f"/api/tables/{table}")["status"] == "running"
        play = guest.play(table)
        play.until("view")
        play.close()
