"""Orca, Debian's screen reader, on a display of its own, and where to get it:
``python -m tests.browser.orca``.

What it says goes its real way, through speech-dispatcher, to a synthesiser that writes it down.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.browser import orca_voice
from tests.system_packages import install, say
from tests.waiting import PATIENCE, wait_until

HOW = "No Orca for its test: your system's packages orca, speech-dispatcher, xvfb and dbus have it."
_PACKAGES = ("orca", "speech-dispatcher", "xvfb", "dbus")
_PROGRAMS = ("orca", "speech-dispatcher", "Xvfb", "dbus-daemon")
_BUS_OF_ACCESSIBILITY = Path("/usr/libexec/at-spi-bus-launcher")
_SPEECH = """
LogLevel 3
CommunicationMethod "unix_socket"
AddModule "writer" "{module}" ""
DefaultModule writer
LanguageDefaultModule "en" "writer"
"""


def find() -> bool:
    return all(map(shutil.which, _PROGRAMS)) and _BUS_OF_ACCESSIBILITY.exists()


class Speaker:
    """What was spoken, and the surroundings in which a program is read aloud."""

    def __init__(self, spoken: Path, environment: dict[str, str]) -> None:
        self._spoken = spoken
        self.environment = environment

    def spoken(self) -> list[str]:
        """Oldest first."""
        if not self._spoken.exists():
            return []
        return self._spoken.read_text(encoding="utf-8").splitlines()

    def wait_for(self, words: str, since: int = 0) -> None:
        """Until they are spoken, after so many other utterances."""
        wait_until(lambda: any(words in line for line in self.spoken()[since:]), f"Orca: {words}")


@contextmanager
def orca(folder: Path) -> Iterator[Speaker]:
    """A display, a bus, a synthesiser and Orca, with nothing of this machine's own settings."""
    runtime, speech, spoken = folder / "run", folder / "speech", folder / "spoken.txt"
    for made in (runtime, speech, folder / "home"):
        made.mkdir(parents=True)
    runtime.chmod(0o700)
    module = speech / "writer"
    module.write_text(f"#!/bin/sh\nexec {sys.executable} {orca_voice.__file__} {spoken}\n")
    module.chmod(0o700)
    (speech / "speechd.conf").write_text(_SPEECH.format(module=module))
    environment = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    environment |= {
        "HOME": str(folder / "home"),
        "XDG_RUNTIME_DIR": str(runtime),
        "LC_ALL": "C.UTF-8",
        "NO_AT_BRIDGE": "0",
    }
    log = (folder / "log").open("ab")
    with ExitStack() as running:
        running.callback(log.close)

        def start(*command: str, tells: bool = False) -> str:
            """Until the end; the line that it tells, if it tells one."""
            process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if tells else log,
                stderr=log,
                text=True,
            )
            running.callback(_end, process)
            return process.stdout.readline().strip() if process.stdout else ""

        number = start("Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", tells=True)
        environment["DISPLAY"] = f":{number}"
        bus = start("dbus-daemon", "--session", "--nofork", "--print-address", tells=True)
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        start(str(_BUS_OF_ACCESSIBILITY), "--launch-immediately")
        start("speech-dispatcher", "-s", "-t", "0", "-C", str(speech), "-L", str(folder))
        socket = runtime / "speech-dispatcher" / "speechd.sock"
        wait_until(socket.exists, "speech-dispatcher")
        start("orca")
        speaker = Speaker(spoken, environment)
        wait_until(lambda: bool(speaker.spoken()), "Orca's first words")
        yield speaker


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
    if process.stdout:
        process.stdout.close()


if __name__ == "__main__":
    if not find():
        for package in _PACKAGES:
            install(package, "the test with a screen reader")
    if not find():
        say(HOW)
