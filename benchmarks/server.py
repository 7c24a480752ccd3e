"""The server against a bare loop, as ratios in one run: ``python -m benchmarks.server``.

500 tables of 4. Full speed: every table moves as soon as it may. Paced: 500 moves a second over
2,000 connections. Before and after each comes the bare loop, which sends the same frames with
no game and no database; both share the machine with the load generator. Several rounds, and the
median of them: a machine in the cloud is twice as fast in one minute as in the next.
"""

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server_load import Load, Meter
from hanabi.notation.text import move_text
from hanabi.rules import Seat, ruleset
from hanabi.server.commands import begin, make_move
from hanabi.server.entries import BotSeated, Created, Line, Logged, TableSettings
from hanabi.server.protocol import encode
from hanabi.server.surroundings import World
from hanabi.server.table import Table
from hanabi.server.telling import Told, view_message
from hanabi.server.wire_view import Viewer
from hanabi.view import view_of

SEATS = 4
SETTINGS: dict[str, Any] = {"seats": SEATS, "edition": "it-2023", "visibility": "link"}
_FLAGS = ["--bot-delay", "0", "--message-rate", "1e9", "--request-rate", "1e9"]
_FLAGS += ["--guests-per-hour", "1e9", "--tables-per-hour", "1e9", "--log-level", "error"]


def real_frames() -> list[list[str]]:
    """The frames of one game, by move and seat, played as the load plays."""
    table = Table("t" * 22, [])

    def commit(*entries: Any) -> list[str]:
        frames: list[str] = []
        for entry in entries:
            logged = Logged(table.seq + 1, time.time(), Line(entry))
            happened = table.apply(logged)
            told = Told(table, logged, happened, time.time())
            frames = [told.to(Viewer(seat)) for seat in range(SEATS)]
        return frames

    commit(Created(TableSettings(seats=SEATS, edition="it-2023"), "host"))
    commit(*(BotSeated(seat, "cautious") for seat in range(SEATS)))
    commit(*begin(table, "host", World().new_deal(ruleset(SEATS, "it-2023"), None), "s"))
    views = [view_message(table, Viewer(seat)) for seat in range(SEATS)]
    frames = [[encode(view) for view in views if view is not None]]
    while table.status == "running" and table.state is not None and table.on_turn is not None:
        view = view_of(table.state, Seat(table.on_turn))
        moves = list(map(move_text, view.legal_moves))
        move = next((one for one in moves if one.startswith("hint")), moves[0])
        frames.append(commit(*make_move(table, table.on_turn, table.seq, move)))
    return frames[:-1]


class Service:
    """A server in a process of its own."""

    def __init__(self, command: list[str], port: int) -> None:
        self.port = port
        self._process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
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
        """End it."""
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def bare(frames: Path) -> Service:
    """The yardstick's process."""
    port = free_port()
    return Service(["-m", "benchmarks.server_bare", str(port), str(frames)], port)


def ours(folder: Path) -> Service:
    """This server's process."""
    port = free_port()
    command = "import sys; from hanabi.cli import main; sys.exit(main())"
    arguments = ["serve", "--port", str(port), "--data", str(folder), *_FLAGS]
    return Service(["-c", command, *arguments], port)


def set_tables(service: Service, tables: int) -> tuple[list[str], list[str]]:
    """Started tables of the same four people: the paths to play at, and the cookies.

    What a table costs is measured over the second half: the first warms everything up.
    """
    base = f"http://127.0.0.1:{service.port}"
    people = [httpx.Client(base_url=base, timeout=60) for _ in range(SEATS)]
    for number, person in enumerate(people):
        person.post("/api/guests", json={"name": f"p{number}"}).raise_for_status()
    paths: list[str] = []
    half = 0.0
    for number in range(tables):
        if number == tables // 2:
            half = service.memory()
        made = people[0].post("/api/tables", json={"settings": SETTINGS}).json()["id"]
        for seat in range(1, SEATS):
            people[seat].put(f"/api/tables/{made}/seats/{seat}", json={})
        people[0].post(f"/api/tables/{made}/start").raise_for_status()
        paths.append(f"/api/tables/{made}/play")
    grown = (service.memory() - half) / (tables - tables // 2)
    print(f"    {grown:.1f} KB an idle table")
    cookies = [f"hanabi={person.cookies['hanabi']}" for person in people]
    for person in people:
        person.close()
    return paths, cookies


class Disk:
    """Makes pages durable at the rhythm of commits, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", _FSYNCS, str(folder / "probe")]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def stop(self) -> list[float]:
        """How many seconds each took."""
        self._process.terminate()
        told, _ = self._process.communicate()
        return [float(line) for line in told.split()]


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


def percentile(values: list[float], share: float) -> float:
    """The value below which this share lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Run:
    """One load against one process."""

    def __init__(self, tables: int, seconds: float, paced: float | None) -> None:
        self._tables, self._seconds, self._paced = tables, seconds, paced

    def against(self, service: Service, paths: list[str], cookies: list[str]) -> Meter:
        """Measure; prints a line."""
        return asyncio.run(self._measure(service, paths, cookies))

    async def _measure(self, service: Service, paths: list[str], cookies: list[str]) -> Meter:
        load = Load(self._tables, paced=self._paced)
        before = service.memory()
        await load.connect(service.port, paths, cookies)
        connected = service.memory()
        cpu = service.cpu()
        meter = await load.run(self._seconds)
        cpu = service.cpu() - cpu
        load.close()
        await asyncio.sleep(0.2)
        rate = meter.moves / self._seconds
        print(
            f"    {rate:7.0f} moves/s   p50 {percentile(meter.latencies, 0.5) * 1000:6.1f} ms"
            f"   p99 {percentile(meter.latencies, 0.99) * 1000:6.1f} ms"
            f"   {cpu / max(1, meter.moves) * 1e6:5.0f} µs CPU a move"
            f"   {meter.octets / max(1, meter.frames):5.0f} bytes a frame"
            f"   {(connected - before) / (len(paths) * len(cookies)):5.1f} KB a connection"
        )
        return meter


class Comparison:
    """Rounds of: bare, ours, bare."""

    def __init__(self, tables: int, seconds: float, folder: Path) -> None:
        self._tables, self._seconds, self._folder = tables, seconds, folder
        self._frames = folder / "frames.json"
        self._frames.write_text(json.dumps(real_frames()))

    def round(self, paced: float | None) -> tuple[Meter, Meter, Meter]:
        """Bare, ours, bare."""
        return self.bare(paced), self._ours(paced), self.bare(paced)

    def bare(self, paced: float | None) -> Meter:
        """The yardstick alone."""
        print("  bare")
        rooms = [f"/rooms/{number}" for number in range(self._tables)]
        return self._against(bare(self._frames), rooms, ["a=b"] * SEATS, paced)

    def _ours(self, paced: float | None) -> Meter:
        print("  hanabi")
        with tempfile.TemporaryDirectory(dir=self._folder) as data:
            service = ours(Path(data))
            paths, cookies = set_tables(service, self._tables)
            return self._against(service, paths, cookies, paced)

    def _against(
        self, service: Service, paths: list[str], cookies: list[str], paced: float | None
    ) -> Meter:
        try:
            return Run(self._tables, self._seconds, paced).against(service, paths, cookies)
        finally:
            service.stop()


def full_speed(comparison: Comparison, rounds: int) -> None:
    """Moves a second, as a share of the bare loop's."""
    ratios = []
    for _ in range(rounds):
        first, own, last = comparison.round(None)
        ratios.append(own.moves / ((first.moves + last.moves) / 2))
        print(f"  {ratios[-1]:.2f} of the bare loop's moves")
    print(f"  median {statistics.median(ratios):.2f} (at least 0.35 asked for)")


def at_a_pace(comparison: Comparison, rounds: int, pace: float, folder: Path) -> None:
    """The 99th percentile from a move to its last broadcast."""
    disk = Disk(folder)
    print("  beside a process that makes pages durable")
    comparison.bare(pace)
    fsyncs = disk.stop()
    fsync = statistics.median(fsyncs), percentile(fsyncs, 0.99)
    print(f"  an fsync: median {fsync[0] * 1000:.1f} ms, p99 {fsync[1] * 1000:.1f} ms")
    shares = []
    for _ in range(rounds):
        first, own, last = comparison.round(pace)
        bare_p99 = statistics.mean(percentile(one.latencies, 0.99) for one in (first, last))
        p99 = percentile(own.latencies, 0.99)
        limits = [5 * bare_p99 + 2 * one for one in fsync]
        shares.append(p99 / limits[0])
        print(
            f"  p99 {p99 * 1000:.1f} ms; 5 × {bare_p99 * 1000:.1f} + 2 fsyncs ="
            f" {limits[0] * 1000:.1f} ms with the median fsync, {limits[1] * 1000:.1f} with its p99"
        )
    print(f"  median {statistics.median(shares):.2f} of what is allowed (at most 1)")


def main() -> None:
    """Print both comparisons and the issue's bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--pace", type=float, default=500.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        comparison = Comparison(given.tables, given.seconds, folder)
        print(f"full speed, {given.tables} tables of {SEATS}")
        full_speed(comparison, given.rounds)
        print(f"paced, {given.pace:.0f} moves/s over {given.tables * SEATS} connections")
        at_a_pace(comparison, given.rounds, given.pace, folder)


if __name__ == "__main__":
    main()
