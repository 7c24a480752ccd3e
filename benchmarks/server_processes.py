"""The processes of the server's benchmark: the two servers, and one that keeps the disk busy."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, command: list[str], port: int, checkout: Path | None = None) -> None:
        """Of this checkout, or of another one."""
        self.port = port
        environment = dict(os.environ)
        if checkout is not None:
            environment["PYTHONPATH"] = os.pathsep.join([str(checkout / "src"), str(checkout)])
        self._process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.DEVNULL, cwd=checkout, env=environment
        )
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                break

    def memory(self) -> float:
        """Resident kilobytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return float(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def bare_server(frames: Path) -> ServerProcess:
    """The yardstick."""
    port = free_port()
    return ServerProcess(["-m", "benchmarks.server_bare", str(port), str(frames)], port)


def hanabi_server(folder: Path, database: str = "", checkout: Path | None = None) -> ServerProcess:
    port = free_port()
    command = ["-m", "benchmarks.server_hanabi", str(port), str(folder), database]
    return ServerProcess(command, port, checkout)


class Disk:
    """Makes pages durable at the rhythm of commits, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", _FSYNCS, str(folder / "probe")]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def stop(self) -> list[float]:
        """How many seconds each took."""
        self._process.terminate()
        output, _ = self._process.communicate()
        return [float(seconds) for seconds in output.split()]


_FSYNCS = """
import os, signal, sys, time
took = []
def stop(*_):
    print(*took)
    sys.exit()
signal.signal(signal.SIGTERM, stop)
with open(sys.argv[1], "wb") as file:
    while True:
        file.write(b"x" * 8192)
        file.flush()
        start = time.perf_counter()
        os.fsync(file.fileno())
        took.append(time.perf_counter() - start)
        time.sleep(0.002)
"""
