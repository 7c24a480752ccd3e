"""Many processes on a PostgreSQL against one on SQLite: ``python -m benchmarks.server_many``.

The same recorded games as ``benchmarks.server``. ``together``: all four players of a table are
connected to one process; ``apart``: they are divided among all processes, which then all follow
and show the table. CPU is what counts on a machine with fewer cores than processes: that of all
server processes together, and beside it that of the database. The database is a real one
(``tests.postgres``), with everything durable, in the folder for temporary files, as SQLite's is.
``--before CHECKOUT`` adds SQLite as an older checkout served it; ``--pace 500`` asks for p99.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.postgres import Cluster

from benchmarks.server import percentile, set_tables
from benchmarks.server_games import SEATS, recorded_games
from benchmarks.server_load import Load
from benchmarks.server_processes import ServerProcess, hanabi_server

EDITION = "ro-2013"
_MOST_OF_SQLITES = 1.5
"""CPU of a move, where each table is at one process."""
_MOST_P99 = 30.0
"""Milliseconds at 500 moves a second over 2,000 connections, on a quiet machine."""


@contextmanager
def durable_postgres() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        cluster = Cluster(folder, ("fsync=on", "synchronous_commit=on", "shared_buffers=256MB"))
        cluster.create()
        cluster.start()
        cluster.make_template()
        try:
            yield cluster
        finally:
            cluster.stop()


def database_cpu(cluster: Cluster) -> float:
    """Seconds of CPU of the postmaster and all that it started and has not yet waited for."""
    assert cluster.process is not None
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if cluster.process.pid in (int(fields[1]), int(stat.parent.name)):
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


class Way(NamedTuple):
    """A way to serve."""

    name: str
    cluster: Cluster | None = None
    processes: int = 1
    apart: bool = False
    checkout: Path | None = None


class Measured:
    """So many processes on a database, and the load against them."""

    def __init__(self, way: Way, folder: Path) -> None:
        self._way, self._cluster = way, way.cluster
        database = way.cluster.url(way.cluster.new_database()) if way.cluster else ""
        own = f"{way.name}{' apart' if way.apart else ''}"
        self.processes: list[ServerProcess] = [
            hanabi_server(folder / f"{own} {number}", database, way.checkout)
            for number in range(way.processes)
        ]

    def stop(self) -> None:
        for process in self.processes:
            process.stop()

    async def run(self, tables: int, seconds: float, pace: float | None) -> float:
        """CPU microseconds a move; prints a line."""
        apart = self._way.apart
        paths, cookies = set_tables(self.processes[0], EDITION, tables)
        moves = [game.moves for game in recorded_games(EDITION)]
        load = Load(tables, moves, is_endless=False, paced=pace)
        ports = [process.port for process in self.processes]
        memory = sum(process.memory() for process in self.processes)
        await load.connect(ports if apart else ports[:1], paths, cookies)
        grown = sum(process.memory() for process in self.processes) - memory
        cpu, of_database = self._cpu()
        meter = await load.run(seconds)
        cpu_after, of_database_after = self._cpu()
        load.close()
        await asyncio.sleep(0.5)
        a_move = (cpu_after - cpu) / max(1, load.moves) * 1e6
        database = (of_database_after - of_database) / max(1, load.moves) * 1e6
        print(
            f"  {self._way.name:<22}{'apart' if apart else 'together':<9}{meter.rate:6.0f} moves/s"
            f"   p50 {percentile(meter.latencies, 0.5) * 1000:6.1f} ms"
            f"   p99 {percentile(meter.latencies, 0.99) * 1000:6.1f} ms"
            f"   {a_move:5.0f} µs CPU a move   {database:5.0f} µs of the database's"
            f"   {grown / tables / SEATS:5.1f} KB a connection",
            flush=True,
        )
        return a_move

    def _cpu(self) -> tuple[float, float]:
        servers = sum(process.cpu() for process in self.processes)
        return servers, database_cpu(self._cluster) if self._cluster else 0.0


def main() -> None:
    """Print a line for each way to serve, and what it costs beside SQLite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second; 0: full speed")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--before", type=Path, help="another checkout, to compare SQLite with")
    given = parser.parse_args()
    pace = given.pace or None
    print(f"{EDITION}, {given.tables} tables of {SEATS}, load {os.getloadavg()[0]:.0f}")
    with tempfile.TemporaryDirectory() as name, durable_postgres() as cluster:
        ways: list[Way] = [Way("SQLite")]
        if given.before is not None:
            ways.append(Way("SQLite before", checkout=given.before.resolve()))
        for count in given.processes:
            ways += [
                Way(f"PostgreSQL, {count}", cluster, count, apart=apart)
                for apart in ((False, True) if count > 1 else (False,))
            ]
        yardstick = 0.0
        for way in ways:
            measured = Measured(way, Path(name))
            try:
                run = measured.run(given.tables, given.seconds, pace)
                a_move = asyncio.run(run)
            finally:
                measured.stop()
            yardstick = yardstick or a_move
            bar = "" if way.apart or not way.cluster else f" (the bar is {_MOST_OF_SQLITES})"
            print(f"    × {a_move / yardstick:.2f} of SQLite's{bar}")
    if pace is not None:
        print(f"  (the bar of p99 is {_MOST_P99:.0f} ms at 500 moves/s over 2,000 connections)")


if __name__ == "__main__":
    main()
