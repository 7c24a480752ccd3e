"""Tables and connections where nothing happens: ``python -m benchmarks.server_idle``.

10,000 tables whose games have begun, and 5,000 connections to some of them, at one process on
SQLite or, with ``--postgresql``, on PostgreSQL. Prints the process's memory before, with the tables
and with the connections, and what CPU it takes while nothing happens.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from benchmarks.server import set_tables
from benchmarks.server_games import SEATS, recorded_games
from benchmarks.server_load import Load
from benchmarks.server_many import EDITION, durable_postgres
from benchmarks.server_processes import ServerProcess, hanabi_server

_MOST_MEGABYTES = 700
"""That it should take: what has no bound will be noticed."""


def megabytes(process: ServerProcess) -> float:
    return process.memory() / 1024


async def wait_there(process: ServerProcess, connections: int, seconds: float, paths: list[str],
                     cookies: list[str]) -> float:  # fmt: skip
    """Open the connections and leave them alone; how many CPU seconds a second that takes."""
    tables = connections // SEATS
    load = Load(tables, [game.moves for game in recorded_games(EDITION)], is_endless=False)
    await load.connect([process.port], paths[:tables], cookies)
    began, cpu = time.monotonic(), process.cpu()
    await asyncio.sleep(seconds)
    share = (process.cpu() - cpu) / (time.monotonic() - began)
    print(f"  {megabytes(process):6.0f} MB with {tables * SEATS} connections to {tables} of them")
    load.close()
    return share


def main() -> None:
    """Print what a process takes, and its bound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--connections", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=10.0, help="of waiting")
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each connection is an open file
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = ""
        if given.postgresql:
            cluster = stack.enter_context(durable_postgres())
            database = cluster.url(cluster.new_database())
        print(f"{EDITION}, {'PostgreSQL' if given.postgresql else 'SQLite'}")
        process = hanabi_server(folder, database)
        try:
            print(f"  {megabytes(process):6.0f} MB at the start")
            paths, cookies = set_tables(process, EDITION, given.tables)
            print(f"  {megabytes(process):6.0f} MB with {given.tables} tables of {SEATS} that wait")
            waiting = wait_there(process, given.connections, given.seconds, paths, cookies)
            share = asyncio.run(waiting)
            print(f"  {share * 100:.1f} % of a core while nothing happens")
            print(f"  (the bar is {_MOST_MEGABYTES} MB)")
        finally:
            process.stop()


if __name__ == "__main__":
    main()
