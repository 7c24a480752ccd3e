"""The server against a bare loop, as ratios in one run: ``python -m benchmarks.server``.

500 tables of 4, at which recorded games of `smart` bots are played, in an edition that allows
empty hints (it-2023) and in one that does not (ro-2013). Full speed: every table moves as soon
as it may. Paced: 500 moves a second over 2,000 connections. By turns with it plays the bare loop,
which sends the same frames with no game and no database, in a Python that is set in the same way;
both share the machine with the load generator. Short turns, several rounds and the median of
them: a machine in the cloud is twice as fast in one minute as in the next.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
from pathlib import Path

import httpx

from benchmarks.server_games import SEATS, recorded_games
from benchmarks.server_load import Load, Meter, Moves
from benchmarks.server_processes import Disk, ServerProcess, bare_server, hanabi_server

EDITIONS = ("ro-2013", "it-2023")
_TURNS = 2
_LEAST_SHARE = 0.28
"""Of the bare loop's moves: less would be given up for plain code only with a reason."""


def set_tables(process: ServerProcess, edition: str, tables: int) -> tuple[list[str], list[str]]:
    """Started tables of the same four people: the paths to play at, and the cookies.

    What a table costs is measured over the second half: the first warms everything up.
    """
    base = f"http://127.0.0.1:{process.port}"
    people = [httpx.Client(base_url=base, timeout=60) for _ in range(SEATS)]
    for number, person in enumerate(people):
        person.post("/api/guests", json={"name": f"p{number}"}).raise_for_status()
    settings = {"seats": SEATS, "edition": edition, "visibility": "link"}
    paths: list[str] = []
    half = 0.0
    for number in range(tables):
        if number == tables // 2:
            half = process.memory()
        made = people[0].post("/api/tables", json={"settings": settings}).json()["id"]
        for seat in range(1, SEATS):
            people[seat].put(f"/api/tables/{made}/seats/{seat}", json={})
        people[0].post(f"/api/tables/{made}/start").raise_for_status()
        paths.append(f"/api/tables/{made}/play")
    grown = (process.memory() - half) / (tables - tables // 2)
    print(f"    {grown:.1f} KB an idle table")
    cookies = [f"hanabi={person.cookies['hanabi']}" for person in people]
    for person in people:
        person.close()
    return paths, cookies


def percentile(values: list[float], share: float) -> float:
    """The value below which this share lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Target:
    """A server and the load against it."""

    def __init__(
        self, name: str, process: ServerProcess, paths: list[str], cookies: list[str], load: Load
    ) -> None:
        self.name, self._process = name, process
        self._paths, self._cookies = paths, cookies
        self._load = load
        self._per_connection = self._cpu = 0.0
        self.meter = Meter()

    async def connect(self) -> None:
        before = self._process.memory()
        await self._load.connect([self._process.port], self._paths, self._cookies)
        grown = self._process.memory() - before
        self._per_connection = grown / (len(self._paths) * len(self._cookies))

    async def play(self, seconds: float) -> None:
        cpu = self._process.cpu()
        self.meter.add(await self._load.run(seconds))
        self._cpu += self._process.cpu() - cpu

    @property
    def cpu_of_a_move(self) -> float:
        """In seconds."""
        return self._cpu / max(1, self._load.moves)

    def report(self) -> None:
        meter = self.meter
        print(
            f"  {self.name:<7}{meter.rate:7.0f} moves/s"
            f"   p50 {percentile(meter.latencies, 0.5) * 1000:6.1f} ms"
            f"   p99 {percentile(meter.latencies, 0.99) * 1000:6.1f} ms"
            f"   {self.cpu_of_a_move * 1e6:5.0f} µs CPU a move"
            f"   {meter.octets / max(1, meter.frames):5.0f} bytes a frame"
            f"   {self._per_connection:5.1f} KB a connection"
        )

    def disconnect(self) -> None:
        self._load.close()

    def stop(self) -> None:
        self._process.stop()


class Comparison:
    """The bare loop and this server, by turns: both see the machine's good and bad minutes."""

    def __init__(self, edition: str, tables: int, folder: Path) -> None:
        self._edition, self._tables, self._folder = edition, tables, folder
        games = recorded_games(edition)
        self._moves: list[Moves] = [game.moves for game in games]
        self._frames = folder / f"{edition}.json"
        self._frames.write_text(json.dumps([game.frames for game in games]))

    def by_turns(self, turns: int, seconds: float, pace: float | None) -> tuple[Target, Target]:
        """Both after so many turns of so many seconds; prints two lines."""
        with tempfile.TemporaryDirectory(dir=self._folder) as data:
            targets = [self._bare(pace)]
            try:
                targets.append(self._hanabi(Path(data), pace))
                asyncio.run(_take_turns(targets, turns, seconds))
            finally:
                for target in targets:
                    target.stop()
        for target in targets:
            target.report()
        return targets[0], targets[1]

    def bare(self, seconds: float, pace: float | None) -> None:
        """The yardstick alone; prints a line."""
        target = self._bare(pace)
        try:
            asyncio.run(_take_turns([target], 1, seconds))
        finally:
            target.stop()
        target.report()

    def _bare(self, pace: float | None) -> Target:
        rooms = [f"/rooms/{number}" for number in range(self._tables)]
        load = Load(self._tables, self._moves, is_endless=True, paced=pace)
        return Target("bare", bare_server(self._frames), rooms, ["a=b"] * SEATS, load)

    def _hanabi(self, data: Path, pace: float | None) -> Target:
        process = hanabi_server(data)
        try:
            paths, cookies = set_tables(process, self._edition, self._tables)
        except BaseException:
            process.stop()
            raise
        load = Load(self._tables, self._moves, is_endless=False, paced=pace)
        return Target("hanabi", process, paths, cookies, load)


async def _take_turns(targets: list[Target], turns: int, seconds: float) -> None:
    try:
        for target in targets:
            await target.connect()
        for turn in range(turns):
            for target in targets if turn % 2 == 0 else reversed(targets):
                await target.play(seconds)
    finally:
        for target in targets:
            target.disconnect()
        await asyncio.sleep(0.2)


def full_speed(comparison: Comparison, rounds: int, seconds: float) -> None:
    """Moves for the same CPU, as a share of the bare loop's, and moves a second, which depend on
    what else the machine does."""
    shares = []
    for _ in range(rounds):
        bare, own = comparison.by_turns(_TURNS, seconds / _TURNS, None)
        shares.append(bare.cpu_of_a_move / own.cpu_of_a_move)
        rate = own.meter.rate / bare.meter.rate
        print(f"  {shares[-1]:.2f} of the bare loop's moves for the same CPU, {rate:.2f} a second")
    print(f"  median {statistics.median(shares):.2f} (the bar is {_LEAST_SHARE})")


def at_a_pace(
    comparison: Comparison, rounds: int, seconds: float, pace: float, folder: Path
) -> None:
    """The 99th percentile from a move to its last broadcast."""
    disk = Disk(folder)
    print("  beside a process that makes pages durable")
    comparison.bare(seconds, pace)
    fsyncs = disk.stop()
    fsync = statistics.median(fsyncs), percentile(fsyncs, 0.99)
    print(f"  an fsync: median {fsync[0] * 1000:.1f} ms, p99 {fsync[1] * 1000:.1f} ms")
    shares = []
    for _ in range(rounds):
        bare, own = comparison.by_turns(_TURNS, seconds / _TURNS, pace)
        bare_p99, p99 = (percentile(each.meter.latencies, 0.99) for each in (bare, own))
        limits = [5 * bare_p99 + 2 * took for took in fsync]
        shares.append(p99 / limits[0])
        print(
            f"  p99 {p99 * 1000:.1f} ms; 5 × {bare_p99 * 1000:.1f} + 2 fsyncs ="
            f" {limits[0] * 1000:.1f} ms with the median fsync, {limits[1] * 1000:.1f} with its p99"
        )
    print(f"  median {statistics.median(shares):.2f} of what is allowed (at most 1)")


def main() -> None:
    """Print both comparisons for each edition, and their bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--editions", nargs="+", default=EDITIONS)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each server in a round")
    parser.add_argument("--pace", type=float, default=500.0, help="moves a second; 0 leaves it out")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for edition in given.editions:
            comparison = Comparison(edition, given.tables, folder)
            print(f"{edition}, full speed, {given.tables} tables of {SEATS}")
            full_speed(comparison, given.rounds, given.seconds)
            if given.pace:
                connections = given.tables * SEATS
                print(f"{edition}, {given.pace:.0f} moves/s over {connections} connections")
                at_a_pace(comparison, given.rounds, given.seconds, given.pace, folder)


if __name__ == "__main__":
    main()
