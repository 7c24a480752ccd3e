"""``backup``, ``restore`` and ``verify`` beside a server."""

from pathlib import Path

import pytest

from hanabi.cli import main
from tests.server.running_server import Serve

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


def test_backup_restore_and_verify_while_the_server_runs(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    host = server.guest("Host")
    table = host.table(edition="pl-deluxe", options=EVERYTHING)
    host.delete(f"/api/tables/{table}/seats/0")
    host.seat_bots(table)
    host.start(table)
    play = host.play(table)
    while play.receive().get("table", {}).get("status") != "finished":
        pass
    saved, data = tmp_path / "saved.gz", tmp_path / "data"
    assert main(["backup", str(saved), "--data", str(data)]) == 0
    assert main(["restore", str(saved), "--data", str(data)]) == 0
    assert main(["restore", str(saved), "--data", str(tmp_path / "fresh")]) == 0
    assert "0 rows added" in capsys.readouterr().out
    later = serve(folder="fresh")
    host.url = later.url
    text = host.http.get(f"/api/games/{table}/record").text
    record = tmp_path / "game.json"
    record.write_text(text)
    assert main(["verify", str(record)]) == 0
    record.write_text(text.replace('"hash": "', '"hash": "0'))
    assert main(["verify", str(record)]) == 1
    record.write_text("{}")
    assert main(["verify", str(record)]) == 1
    assert main(["restore", str(record), "--data", str(data)]) == 2
    assert main(["restore", str(tmp_path / "nothing"), "--data", str(data)]) == 2
    assert main(["backup", str(tmp_path / "no" / "such"), "--data", str(data)]) == 2
