"""How long moves take while reviews are made: ``python -m benchmarks.server_reviews``.

Many tables play at a pace. By turns somebody asks for one review after the other, of games that
were played before, and nobody does; the p99 of both kinds of turns is compared. The load generator
shares the machine with both.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx

from benchmarks.server import percentile, set_tables
from benchmarks.server_games import GAMES, SEATS, recorded_games
from benchmarks.server_load import Load, Meter, Moves
from benchmarks.server_processes import ServerProcess, hanabi_server
from hanabi.server.thinking.reviews import MOST_OF_ONE

_EDITION = "it-2023"
_REVIEWED, _REVIEWED_MOVES, _PLAYING_PACE = 10 * GAMES, 45, 400.0
_GIVE_UP = b'{"type":"vote-abandon","agree":true}'
_ASKING_SECONDS = 0.25


class Reviews:
    """Of games that are given up after some moves: one after the other, while they are wanted."""

    def __init__(self, process: ServerProcess, moves: list[Moves]) -> None:
        self._process, self._moves = process, moves
        self._paths, self._cookies = set_tables(process, _EDITION, _REVIEWED)
        self._waiting = [path.split("/")[3] for path in self._paths]
        self._is_wanted = False
        self.seconds: list[float] = []
        """That each took."""

    async def play_games(self) -> None:
        load = Load(_REVIEWED, self._moves, is_endless=False, paced=_PLAYING_PACE)
        await load.connect([self._process.port], self._paths, self._cookies)
        await load.run(_REVIEWED * _REVIEWED_MOVES / _PLAYING_PACE)
        for room in load.rooms:
            for seat in room.seats:
                seat.send(_GIVE_UP)
        await asyncio.sleep(1)
        load.close()

    async def make(self) -> None:
        """Several wait at any time. Returns when those are ready, once no more are wanted."""
        self._is_wanted = True
        address = f"http://127.0.0.1:{self._process.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            await asyncio.gather(*(self._make_some(http) for _ in range(MOST_OF_ONE)))

    async def _make_some(self, http: httpx.AsyncClient) -> None:
        while self._is_wanted:
            assert self._waiting, "all games are reviewed: fewer rounds or seconds, please"
            await self._make_one(http, f"/api/games/{self._waiting.pop()}/review")

    async def _make_one(self, http: httpx.AsyncClient, path: str) -> None:
        began = time.perf_counter()
        while (state := (await http.get(path)).raise_for_status().json())["status"] == "waiting":
            await asyncio.sleep(_ASKING_SECONDS)
        assert state["status"] == "ready", state
        self.seconds.append(time.perf_counter() - began)

    def stop(self) -> None:
        self._is_wanted = False


async def _turn(load: Load, reviews: Reviews, seconds: float, *, with_reviews: bool) -> Meter:
    if not with_reviews:
        return await load.run(seconds)
    making = asyncio.create_task(reviews.make())
    meter = await load.run(seconds)
    reviews.stop()
    await making
    return meter


async def _measure(load: Load, reviews: Reviews, rounds: int, seconds: float) -> None:
    """Short turns: what else the machine does falls into both."""
    await reviews.play_games()
    await _turn(load, reviews, 1.0, with_reviews=True)  # their process starts, code is compiled
    reviews.seconds.clear()
    meters = {False: Meter(), True: Meter()}
    ratios: list[float] = []
    for number in range(rounds):
        p99s: dict[bool, float] = {}
        for with_reviews in (number % 2 == 0, number % 2 == 1):
            turn = await _turn(load, reviews, seconds, with_reviews=with_reviews)
            meters[with_reviews].add(turn)
            p99s[with_reviews] = percentile(turn.latencies, 0.99)
        ratios.append(p99s[True] / p99s[False])
    for with_reviews, name in ((False, "without"), (True, "with")):
        meter = meters[with_reviews]
        shares = (0.5, 0.9, 0.99)
        told = [f"p{share * 100:.0f} {percentile(meter.latencies, share) * 1000:5.1f} ms"
                for share in shares]  # fmt: skip
        print(f"  {name:8}{meter.moves:6} moves   {'   '.join(told)}")
    p99s = {each: percentile(meter.latencies, 0.99) for each, meter in meters.items()}
    print(f"  p99 × {p99s[True] / p99s[False]:.2f}; of turns, median × {median(ratios):.2f}")
    print(f"  {len(reviews.seconds)} reviews, each ready after {median(reviews.seconds):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20 * GAMES)
    parser.add_argument("--pace", type=float, default=200.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=12)
    given = parser.parse_args()
    moves = [game.moves for game in recorded_games(_EDITION)]
    with tempfile.TemporaryDirectory() as folder:
        process = hanabi_server(Path(folder))
        try:
            reviews = Reviews(process, moves)
            paths, cookies = set_tables(process, _EDITION, given.tables)
            load = Load(given.tables, moves, is_endless=False, paced=given.pace)

            async def run() -> None:
                await load.connect([process.port], paths, cookies)
                print(f"{given.pace:.0f} moves/s over {given.tables * SEATS} connections")
                await _measure(load, reviews, given.rounds, given.seconds)
                load.close()

            asyncio.run(run())
        finally:
            process.stop()


if __name__ == "__main__":
    main()
