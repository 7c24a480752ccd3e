"""Programs at the table: ``hanabi connect``, the example client, and the commands beside."""

import ast
import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from hanabi.bots import BOTS
from hanabi.cli import main
from hanabi.client.connection import BotClient, TableAddress, become_guest, take_seat
from hanabi.client.errors import ServerRefused
from hanabi.game import Outcome
from hanabi.server.wire.protocol import VERSION
from tests.server.guests import Guest, Play
from tests.server.running_server import Running, Serve
from tests.waiting import PATIENCE, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_bot.py"
EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}


def start_when_full(host: Guest, table: str) -> None:
    path = f"/api/tables/{table}"
    wait_until(lambda: all(seat["kind"] != "free" for seat in host.get(path)["seats"]))
    host.start(table)


def in_thread(work: Callable[[], Any]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def host_of_programs(server: Running, **settings: Any) -> tuple[Guest, str]:
    """A table whose seats are all free."""
    host = server.guest("Host")
    table = host.table(**settings)
    host.delete(f"/api/tables/{table}/seats/0")
    return host, table


def test_the_example_client_is_short_and_knows_nothing_of_hanabi() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 60
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not any(name.split(".")[0] == "hanabi" for name in imported)


def test_the_example_client_plays_a_game(server: Running) -> None:
    host, table = host_of_programs(server)
    host.put(f"/api/tables/{table}/seats/1/bot", bot="cautious")
    waiting = in_thread(lambda: start_when_full(host, table))
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, table],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    waiting.join()
    assert done.returncode == 0, done.stderr
    assert "'ending'" in done.stdout


def test_hanabi_connect_plays_a_game_with_everything_in_it(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table = host_of_programs(server, seats=3, edition="pl-deluxe", options=EVERYTHING)
    host.put(f"/api/tables/{table}/seats/1/bot", bot="random")
    token = host.post("/api/me/tokens", label="mine")["token"]
    monkeypatch.setenv("HANABI_TOKEN", token)
    url = f"{server.url}/tables/{table}"
    codes: list[int] = []
    first = in_thread(lambda: codes.append(main(["connect", url, "--seat", "2"])))
    wait_until(lambda: host.get(f"/api/tables/{table}")["seats"][2]["kind"] != "free")
    monkeypatch.delenv("HANABI_TOKEN")
    waiting = in_thread(lambda: start_when_full(host, table))
    codes.append(main(["connect", url, "--bot", "random"]))
    first.join()
    waiting.join()
    assert codes == [0, 0]
    assert capsys.readouterr().out.count("over") == 2
    assert host.get(f"/api/tables/{table}")["status"] == "finished"
    assert host.get("/api/me/statistics")[0]["games"] == 1


def test_a_bot_behind_a_connection_plays_on_after_an_undo(serve: Serve) -> None:
    server = serve()
    ana = server.guest()
    table = ana.table(first_seat=0, edition="cs-2013", options={"multicolor": "every-color-5"})
    address = TableAddress(f"{server.url}/share/table/{table}?locale=pl")
    token = become_guest(address, "Far")
    take_seat(address, token, None, None)
    ana.start(table)
    outcomes: list[Outcome | None] = []
    far = in_thread(
        lambda: outcomes.append(asyncio.run(BotClient(address, token, "cautious").play()))
    )
    play, undone = ana.play(table), False
    play.until("view")
    while True:
        view = play.view
        assert view is not None
        if view["outcome"] is not None:
            break
        if not play.is_on_turn():
            play.receive()
        elif undone or view["deck_size"] > 30:
            play.move()
        else:
            undone = True
            agree(server, table, token)
            play.ask(type="ask-undo")
            play.until_entry("undone")
    far.join(PATIENCE)
    assert undone
    assert outcomes[0] is not None and outcomes[0].score == view["outcome"]["score"]


def agree(server: Running, table: str, token: str) -> None:
    """The far player's other connection agrees to an undo, in a thread of its own."""
    is_there = threading.Event()

    def wait() -> None:
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
        with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
            play = Play(socket)
            play.send(type="hello", version=VERSION)
            play.until("presence")
            is_there.set()
            play.until_entry("undo-asked")
            play.ask(type="answer-undo", agree=True)

    in_thread(wait)
    assert is_there.wait(PATIENCE)


@pytest.mark.parametrize(
    "url",
    [
        *("", "nonsense", "ftp://x/y/abcdefghij", "http://host/", "http:///tables/abcdefghij"),
        *("http://[::1/tables/abcdefghij", "http://host:99999/tables/abcdefghij"),
        *("http://host:x/tables/abcdefghij", "http://ho st/tables/abcdefghij"),
        *("http://a@b:c@d/tables/abcdefghij", "http://..../tables/abcdefghij"),
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ServerRefused):
        TableAddress(url)


@pytest.mark.parametrize(
    "answer", [b"nonsense\r\n", b"HTTP/1.1 200 OK\r\n\r\n<html>", b"HTTP/1.1 200 OK\r\n\r\n[]"]
)
def test_somebody_elses_server_is_no_accident(
    answer: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with suppress(OSError):  # the listening socket is closed when the test is over
                while True:
                    connection, _ = listening.accept()
                    with connection:
                        # A body that is not read would break the connection.
                        while (data := connection.recv(65536)) and not data.endswith(b"}"):
                            pass
                        connection.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        assert main(["connect", f"{url}/tables/abcdefghijkl"]) == 2
    assert capsys.readouterr().err == f"hanabi: {url} answers, but is no hanabi server\n"


def test_connect_says_in_one_line_what_is_wrong(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["connect", f"{server.url}/no-such-table-here"]) == 2
    assert main(["connect", "http://127.0.0.1:1/tables/abcdefghijkl"]) == 2
    assert main(["connect", "http://127.0.0.1:1/tables/abcdefghijkl", "--bot", "hal"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "no such table" in lines[0]
    assert "cannot be reached" in lines[1]


@pytest.fixture
def registry() -> Iterator[None]:
    known = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(known)


@pytest.mark.usefixtures("registry")
def test_ones_own_bots_play_at_a_far_table_and_failures_are_told(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "moody.py"
    path.write_text(
        "class Good:\n"
        "    def choose(self, view): return view.legal_moves[0]\n"
        "class Moody:\n"
        "    asked = 0\n"
        "    def choose(self, view):\n"
        "        self.asked += 1\n"
        "        if self.asked == 1: raise KeyError('red')\n"
        "        return view.legal_moves[0]\n",
        encoding="utf-8",
    )
    host, table = host_of_programs(server)
    url = f"{server.url}/tables/{table}"
    codes: dict[str, int] = {}

    def play(name: str, seat: str) -> None:
        codes[name] = main(["connect", url, "--bot", f"{path}:{name}", "--seat", seat])

    first = in_thread(lambda: play("Good", "0"))
    second = in_thread(lambda: play("Moody", "1"))
    start_when_full(host, table)
    for thread in (first, second):
        thread.join(PATIENCE)
    assert codes == {"Good": 0, "Moody": 1}
    told = capsys.readouterr().err
    assert told == (
        "hanabi: Moody failed (exception KeyError: 'red', line 7); "
        "a careful move was made in its place\n"
    )
    names = [seat["name"] for seat in host.get(f"/api/tables/{table}")["seats"]]
    assert sorted(names) == ["Good", "Moody"]
