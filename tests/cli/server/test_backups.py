"""``backup``, ``verify-backup`` and ``restore`` beside a server that goes on."""

import gzip
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hanabi.cli import main
from tests.cli.commands import Ran, refused
from tests.server.guests import Guest
from tests.server.running_server import Running, Serve
from tests.sizes import scaled

BACKUPS = scaled(fast=2, normal=3, long=20)
TABLES_BETWEEN = scaled(fast=2, normal=2, long=5)
Lines = dict[str, list[tuple[int, float, str]]]


Capture = pytest.CaptureFixture[str]


def hanabi(capsys: Capture, *arguments: str) -> Ran:
    """Run the command here, which is quicker than in a process of its own."""
    capsys.readouterr()
    code = main(arguments)
    said = capsys.readouterr()
    return Ran(code, said.out, said.err)


def start_a_game_of_bots(host: Guest) -> str:
    table = host.table()
    host.delete(f"/api/tables/{table}/seats/0")
    host.seat_bots(table)
    host.start(table)
    return table


def play_to_the_end(host: Guest, table: str) -> None:
    play = host.play(table)
    while play.receive().get("table", {}).get("status") != "finished":
        pass


def logs(data: Path) -> Lines:
    found: Lines = {}
    with closing(sqlite3.connect(data / "hanabi.db")) as connection:
        query = "SELECT game_id, seq, at, data FROM entries ORDER BY game_id, seq"
        for game_id, *line in connection.execute(query):
            found.setdefault(game_id, []).append(tuple(line))
    return found


def statuses(data: Path) -> dict[str, str]:
    with closing(sqlite3.connect(data / "hanabi.db")) as connection:
        return dict(connection.execute("SELECT id, status FROM games"))


def test_every_backup_taken_under_load_restores_to_the_log_of_its_moment(
    serve: Serve, tmp_path: Path, capsys: Capture
) -> None:
    host = serve().guest("Host")
    data = tmp_path / "data"
    tables = []
    for number in range(BACKUPS):
        tables += [start_a_game_of_bots(host) for _ in range(TABLES_BETWEEN)]
        assert main(["backup", str(tmp_path / f"{number}.gz"), "--data", str(data)]) == 0
    for table in tables:
        play_to_the_end(host, table)
    finally_logged = logs(data)
    earlier: Lines = {}
    for number in range(BACKUPS):
        saved, fresh = tmp_path / f"{number}.gz", tmp_path / f"fresh{number}"
        assert main(["verify-backup", str(saved)]) == 0
        assert main(["restore", str(saved), "--data", str(fresh)]) == 0
        then = logs(fresh)
        assert len(then) == (number + 1) * TABLES_BETWEEN
        for table, lines in then.items():
            assert lines == finally_logged[table][: len(lines)]
            assert len(lines) >= len(earlier.get(table, ()))
        earlier = then
    assert "anew" not in capsys.readouterr().out


def test_a_game_that_ended_after_the_copy_is_listed_as_finished(
    server: Running, tmp_path: Path, capsys: Capture
) -> None:
    host = server.guest("Host")
    table = host.table()
    before, after = tmp_path / "before.gz", tmp_path / "after.gz"
    older, data = str(tmp_path / "older"), str(tmp_path / "data")
    assert main(["backup", str(before), "--data", data]) == 0
    host.delete(f"/api/tables/{table}/seats/0")
    host.seat_bots(table)
    host.start(table)
    play_to_the_end(host, table)
    assert main(["backup", str(after), "--data", data]) == 0
    assert main(["restore", str(before), "--data", older]) == 0
    assert statuses(tmp_path / "older") == {table: "open"}
    capsys.readouterr()
    assert main(["restore", str(after), "--data", older]) == 0
    assert statuses(tmp_path / "older") == {table: "finished"}
    said = capsys.readouterr().out.splitlines()
    assert said[1].startswith("Sessions, tokens and recovery codes: 0 are valid now")
    assert said[2] == "Games listed anew, as their logs tell them: 1."
    assert main(["backup", str(tmp_path / "again.gz"), "--data", older]) == 0


def test_verify_backup_says_what_is_there_also_to_programs(
    server: Running, tmp_path: Path, capsys: Capture
) -> None:
    host = server.guest("Host")
    play_to_the_end(host, start_a_game_of_bots(host))
    saved = tmp_path / "saved.gz"
    assert main(["backup", str(saved), "--data", str(tmp_path / "data")]) == 0
    ran = hanabi(capsys, "verify-backup", str(saved))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{saved}: whole; games: 1, lines of their logs: ")
    told = json.loads(hanabi(capsys, "verify-backup", "--json", str(saved)).out)
    assert (told["ok"], told["reason"], told["games"], told["identities"]) == (True, None, 1, 1)

    saved.write_bytes(saved.read_bytes()[:-30])
    ran = hanabi(capsys, "verify-backup", str(saved))
    assert (ran.code, ran.out, ran.err) == (
        1,
        f"{saved}: the backup is cut off: rows are missing\n",
        "",
    )
    told = json.loads(hanabi(capsys, "verify-backup", "--json", str(saved)).out)
    assert (told["ok"], told["reason"]) == (False, "the backup is cut off: rows are missing")
    assert "nothing.gz cannot be read" in refused(
        hanabi(capsys, "verify-backup", str(tmp_path / "nothing.gz"))
    )


def test_backup_refuses_a_database_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    file, data = tmp_path / "saved.gz", tmp_path / "typo"
    ran = hanabi(capsys, "backup", str(file), "--data", str(data))
    assert refused(ran) == f"there is no hanabi database at {data}/hanabi.db"
    assert list(tmp_path.iterdir()) == []
    data.mkdir()
    (data / "hanabi.db").touch()
    ran = hanabi(capsys, "backup", str(file), "--data", str(data))
    assert "there is no hanabi database" in refused(ran)
    (data / "hanabi.db").write_text("somebody's letter, which is long enough to be read" * 100)
    ran = hanabi(capsys, "backup", str(file), "--data", str(data))
    assert "the database cannot be used" in refused(ran)
    assert not file.exists()


def test_restoring_what_is_no_backup_makes_nothing(tmp_path: Path, capsys: Capture) -> None:
    data, bad = tmp_path / "data", tmp_path / "bad.gz"
    header = b'{"format": "hanabi-backup", "version": 1, "schema": "0002"}\n'
    orphan = b'["credentials", ["h", "c", "nobody", "cookie", "", 1.0, null]]\n'
    for content in (
        b"",
        b"not a backup",
        gzip.compress(header)[:-8],
        gzip.compress(header + b'["games", 5]\n{"end": 1}\n'),
        gzip.compress(header + orphan + b'{"end": 1}\n'),
    ):
        bad.write_bytes(content)
        refused(hanabi(capsys, "restore", str(bad), "--data", str(data)))
        assert not data.exists()
    refused(hanabi(capsys, "restore", str(tmp_path), "--data", str(data)))
    assert not data.exists()


@pytest.mark.processes
@pytest.mark.skipif(os.name != "posix", reason="limits of processes")
@pytest.mark.parametrize("command", ["backup", "restore", "verify-backup"])
def test_a_full_disk_is_told_in_a_sentence(server: Running, tmp_path: Path, command: str) -> None:
    """A limit for the size of files is met as a full disk is."""
    server.guest("Host").table()
    data, saved = tmp_path / "data", tmp_path / "saved.gz"
    assert main(["backup", str(saved), "--data", str(data)]) == 0
    before = saved.read_bytes()
    folder = [] if command == "verify-backup" else ["--data", str(data)]
    limited = ("sh", "-c", 'ulimit -f 1; exec "$@"', "sh", sys.executable, "-m", "hanabi")
    ran = subprocess.run(
        [*limited, command, str(saved), *folder],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "LC_ALL": "en_US.UTF-8"},
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert saved.read_bytes() == before
    assert list(tmp_path.glob("*.partial")) == []


@pytest.mark.processes
@pytest.mark.sample(normal=3)
@pytest.mark.parametrize("missing", ["sqlalchemy", "msgspec"])
@pytest.mark.parametrize("command", ["backup", "restore", "verify-backup"])
def test_without_the_servers_packages_the_commands_say_what_to_install(
    tmp_path: Path, command: str, missing: str
) -> None:
    program = (
        f"import sys; sys.modules[{missing!r}] = None; from hanabi.cli import main;"
        f"sys.exit(main([{command!r}, {str(tmp_path / 'saved.gz')!r}]))"
    )
    environment = {**os.environ, "LC_ALL": "en_US.UTF-8", "HANABI_DATA": str(tmp_path / "data")}
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=False,
        text=True,
        env=environment,
    )
    assert "pip install" in refused(Ran(ran.returncode, ran.stdout, ran.stderr))
    assert list(tmp_path.iterdir()) == []
