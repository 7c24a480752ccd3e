"""A real server for a test: its own process, its own data, killed and started at will."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

_SERVE = (sys.executable, "-m", "hanabi", "serve")


class House:
    """``hanabi serve`` on a port of this machine."""

    def __init__(self, data: Path, *, bot_delay: float = 0.05) -> None:
        self.data = data
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._bot_delay = bot_delay
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start, and wait until the door is open."""
        settings = {
            "HANABI_BOT_DELAY": str(self._bot_delay),
            "HANABI_GUESTS_PER_HOUR": "100000",
            "HANABI_TABLES_PER_HOUR": "100000",
            "HANABI_REQUEST_RATE": "10000",
        }
        with (self.data / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*_SERVE, "--port", str(self.port), "--data", str(self.data)],
                env=os.environ | settings,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
            else:
                return
        raise AssertionError(f"the server did not start:\n{self.log()}")

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Let it end by itself."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def log(self) -> str:
        """What it said."""
        return (self.data / "log").read_text(errors="replace")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
