"""A private nginx, and where to get one: ``python -m tests.server.nginx``."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import lasting_port
from tests.system_packages import install, say
from tests.waiting import PATIENCE, wait_until

HOW = "No nginx for the test of the documented proxy: install it with your system's packages."
_WHERE = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def find() -> str | None:
    return shutil.which("nginx", path=_WHERE)


@contextmanager
def nginx(folder: Path, location: str, before: str = "") -> Iterator[int]:
    """Serve this location, with nothing of the machine's own nginx; its port."""
    program, port = find(), lasting_port()
    assert program, HOW
    folder.mkdir()
    (folder / "nginx.conf").write_text(_configuration(port, location, before))
    errors = folder / "error.log"
    process = subprocess.Popen(
        [program, "-p", str(folder), "-c", "nginx.conf", "-e", str(errors)],
        stdin=subprocess.DEVNULL,
    )

    def listens() -> bool:
        assert process.poll() is None, f"nginx ended:\n{errors.read_text()}"
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        wait_until(listens, "nginx's first answer")
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _configuration(port: int, location: str, before: str) -> str:
    """One process of whoever starts it, in the foreground, with all its files in its folder."""
    temporary = "\n".join(f"    {name}_temp_path {name};" for name in _TEMPORARY)
    return f"""
daemon off;
master_process off;
pid nginx.pid;
events {{ worker_connections 4096; }}
http {{
    access_log access.log;
{temporary}
{before}
    server {{
        listen 127.0.0.1:{port};
{location}
    }}
}}
"""


if __name__ == "__main__":
    if find() is None and not install("nginx", "the test of the documented proxy"):
        say(HOW)
