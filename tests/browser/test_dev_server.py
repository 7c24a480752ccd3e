"""``npm run dev``: a whole game through the development server, as web/README.md promises."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.server import Server
from tests.ports import lasting_port
from tests.waiting import PATIENCE, wait_until

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def dev_server(server: Server, tmp_path: Path) -> Iterator[str]:
    """Vite, as ``npm run dev`` starts it, beside the server."""
    port = lasting_port()
    node = str(Path(sys.executable).with_name("node"))
    command = [node, "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--strictPort"]
    with (tmp_path / "log").open("w") as log:
        vite = subprocess.Popen(
            [*command, "--port", str(port)],
            cwd=WEB,
            env=os.environ | {"HANABI_PORT": str(server.port)},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:

        def answers() -> bool:
            assert vite.poll() is None, (tmp_path / "log").read_text()
            return _answers(port)

        wait_until(answers)
        yield f"http://127.0.0.1:{port}"
    finally:
        os.killpg(vite.pid, signal.SIGTERM)  # the venv's node is a script that starts the real one
        vite.wait(PATIENCE)


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def test_a_whole_game_through_the_development_server(invite: Invite, dev_server: str) -> None:
    ana = invite("Ana")
    ana.url = dev_server
    ana.home().page.locator(".go button").first.click()
    assert ana.wait_for_turn()
    ana.move("hint")
    while ana.wait_for_turn():
        ana.move("play")
    expect(ana.page.locator(".score h1")).to_be_visible()
