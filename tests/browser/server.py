"""A real server for a test: its own process, its own data, killed and started at will."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.ports import lasting_port
from tests.waiting import PATIENCE, wait_until

_ROOT = Path(__file__).parents[2]


class Server:
    """``hanabi serve`` on a port of this machine, or the same with decks that are stacked."""

    def __init__(self, data: Path, *, is_stacked: bool = False) -> None:
        self.data = data
        self._stacked = {"TEST_STACK": str(data / "stack.json")} if is_stacked else {}
        self.port = lasting_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, if it does not run, and wait until it answers."""
        if self._process is not None:
            return
        settings = {
            "HANABI_BOT_DELAY": "0.05",
            "HANABI_PORT": str(self.port),
            "HANABI_DATA": str(self.data),
            "HANABI_GUESTS_PER_HOUR": "100000",
            "HANABI_TABLES_PER_HOUR": "100000",
            "HANABI_REQUEST_RATE": "10000",
        }
        module = ["tests.browser.stacked_server"] if self._stacked else ["hanabi", "serve"]
        with (self.data / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *module],
                env=os.environ | settings | self._stacked,
                cwd=_ROOT,
                stdout=log,
                stderr=log,
            )
        wait_until(self._answers, "its first answer")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"the server ended:\n{self.log()}"
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE).close()
        except (urllib.error.URLError, ConnectionError):
            return False
        return True

    def stack(self, deck: str, tiles: str = "") -> None:
        """How the cards and tiles of the next games lie."""
        (self.data / "stack.json").write_text(json.dumps({"deck": deck, "tiles": tiles}))

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Let it end by itself."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def log(self) -> str:
        """What it said."""
        return (self.data / "log").read_text(errors="replace")
