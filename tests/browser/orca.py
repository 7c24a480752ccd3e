"""A real screen reader: Orca, with speech-dispatcher, on a virtual display.

From Debian's packages ``orca speech-dispatcher xvfb openbox xdotool at-spi2-core dbus``.
"""

import os
import pty
import re
import shutil
import subprocess
import time
import tty
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType

from tests.waiting import wait_until

_BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_PROGRAMS = ("orca", "speech-dispatcher", "Xvfb", "openbox", "xdotool")
_BUS_PROGRAMS = ("dbus-daemon", "dbus-send", "gsettings")
_VOICE = """
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""
_NO_SPEAKERS = "pcm.!default { type null }\nctl.!default { type null }\n"
_SAID = re.compile(r"SPEECH OUTPUT: '(.*)'")
_KEY = re.compile(r"(.|space|return|slash) ?")


def is_installed() -> bool:
    return _BUS_LAUNCHER.exists() and all(map(shutil.which, _PROGRAMS + _BUS_PROGRAMS))


class Orca:
    """A session of its own with a display, in which everything is said into a file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = bytearray()
        self._running: list[subprocess.Popen[bytes]] = []
        (folder / "run").mkdir(mode=0o700)
        self.environment = os.environ | {
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder / ".config"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "LANG": "C.UTF-8",
        }

    def __enter__(self) -> "Orca":
        self.environment["DISPLAY"] = f":{self._first_line('Xvfb', '-displayfd', '1')}"
        bus = self._first_line("dbus-daemon", "--session", "--nofork", "--print-address")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self._start("openbox")
        self._start(str(_BUS_LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        wait_until(self._is_bus_there, "the bus of what can be read")
        (self._folder / "speechd.conf").write_text(_VOICE)
        (self._folder / ".asoundrc").write_text(_NO_SPEAKERS)
        folder = str(self._folder)
        self._start("speech-dispatcher", "-s", "-t", "0", "-C", folder, "-L", folder)
        accessible = ("org.gnome.desktop.interface", "toolkit-accessibility", "true")
        subprocess.run(["gsettings", "set", *accessible], env=self.environment, check=True)
        self._hide_others()
        wait_until(lambda: any((self._folder / "run").rglob("speechd.sock")), "a voice")
        self._start("orca", "-d", "braille", f"--debug-file={self._terminal()}")
        wait_until(lambda: "Screen reader on." in self.said(), "Orca’s first words")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in reversed(self._running):
            process.kill()
            process.wait()

    def _is_bus_there(self) -> bool:
        asked = ("--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus")
        answer = subprocess.run(
            ["dbus-send", *asked, "org.a11y.Bus.GetAddress"],
            env=self.environment,
            capture_output=True,
            check=False,
        )
        return answer.returncode == 0

    def said(self) -> list[str]:
        """What Orca had spoken, without the names of the keys that were pressed."""
        lines = self._log.decode(errors="replace").splitlines()
        spoken = [found[1] for line in lines if (found := _SAID.search(line))]
        return [text for text in spoken if not _KEY.fullmatch(text)]

    def activate(self, title: str) -> None:
        """Give a window the keyboard."""
        self._press("search", "--sync", "--onlyvisible", "--name", title, "windowactivate")

    def type(self, text: str) -> None:
        """On the keyboard of the display, as a person does."""
        self._press("type", "--delay", "50", text)
        self._press("key", "Return")

    def press(self, key: str) -> None:
        self._press("key", key)

    def _hide_others(self) -> None:
        """Orca looks for others by name and does not start beside one; here none is in its way."""
        (self._folder / "bin").mkdir()
        (self._folder / "bin" / "pgrep").write_text("#!/bin/sh\nexit 1\n")
        (self._folder / "bin" / "pgrep").chmod(0o755)
        self.environment["PATH"] = f"{self._folder / 'bin'}:{self.environment['PATH']}"

    def _terminal(self) -> str:
        """A terminal to write the log on: into a file Orca would write it much later."""
        ours, theirs = pty.openpty()
        tty.setraw(theirs)

        def read() -> None:
            with suppress(OSError):
                while data := os.read(ours, 65536):
                    self._log += data

        Thread(target=read, daemon=True).start()
        return os.ttyname(theirs)

    def _press(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self.environment, check=True)
        time.sleep(0.1)  # a key is up again before the next

    def _start(self, *command: str, reads: bool = False) -> subprocess.Popen[bytes]:
        with (self._folder / f"{Path(command[0]).name}.out").open("wb") as log:
            process = subprocess.Popen(
                command,
                env=self.environment,
                stdout=subprocess.PIPE if reads else log,
                stderr=log,
            )
        self._running.append(process)
        return process

    def _first_line(self, *command: str) -> str:
        output = self._start(*command, reads=True).stdout
        assert output is not None
        return output.readline().decode().strip()
