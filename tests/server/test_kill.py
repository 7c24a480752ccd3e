"""The server is killed under load, again and again: no acknowledged move is lost."""

import asyncio
import random
from pathlib import Path

from hanabi.server.entries import Logged, Moved, read_line
from hanabi.server.run import listen
from hanabi.server.settings import Settings
from hanabi.server.table import Table
from hanabi.storage import EventLog, open_database
from tests.server.killing import Player, Process, play_tables

KILLS = 52
COLD_STARTS = 4
TABLES = 5


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with listen(Settings(port=0)) as probe:
        port = probe.getsockname()[1]
    rng = random.Random(20_26)
    process = Process(tmp_path / "data", port)
    games: list[str] = []
    url = f"http://127.0.0.1:{port}"
    players = [Player(url, f"p{number}", random.Random(number)) for number in range(2 * TABLES)]
    try:
        asyncio.run(_siege(process, players, games, rng))
    finally:
        process.close()
    logs = asyncio.run(_logs(tmp_path / "data" / "hanabi.db", games))
    moves = _check(logs, players)
    assert moves > 3 * KILLS
    assert sum(player.reconnections for player in players) > KILLS
    errors = (tmp_path / "stderr").read_text()
    assert "Traceback" not in errors, errors[-3000:]


async def _siege(
    process: Process, players: list[Player], games: list[str], rng: random.Random
) -> None:
    stop = asyncio.Event()
    load: list[asyncio.Task[None]] = []
    for number in range(KILLS):
        await asyncio.to_thread(process.start, cold=number % (KILLS // COLD_STARTS) == 0)
        if not load:
            await asyncio.gather(*(player.become_guest() for player in players))
            pairs = [players[place : place + 2] for place in range(0, len(players), 2)]
            load = [asyncio.create_task(play_tables(pair, games, stop)) for pair in pairs]
        await _some_moves(players, rng)
        process.kill()
    await asyncio.to_thread(process.start, cold=False)
    before = sum(len(player.acknowledged) for player in players)
    await _some_moves(players, rng)
    assert sum(len(player.acknowledged) for player in players) > before, "nobody plays on"
    stop.set()
    for task in load:
        task.cancel()
    await asyncio.gather(*load, return_exceptions=True)
    process.kill()


async def _some_moves(players: list[Player], rng: random.Random) -> None:
    """However slow the machine is: a few moves, and then the middle of something."""
    wanted = rng.randint(1, 15) + sum(len(player.acknowledged) for player in players)
    for _ in range(1000):
        await asyncio.sleep(0.005)
        if sum(len(player.acknowledged) for player in players) >= wanted:
            break
    await asyncio.sleep(rng.uniform(0.0, 0.02))


async def _logs(path: Path, games: list[str]) -> dict[str, list[Logged]]:
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        log = EventLog(database)
        return {game: [read_line(*row) for row in await log.read(game)] for game in games}
    finally:
        await database.close()


def _check(logs: dict[str, list[Logged]], players: list[Player]) -> int:
    """Every promise is kept, and every log is a game by the rules; the number of moves."""
    moves = 0
    for game, log in logs.items():
        assert [line.seq for line in log] == list(range(1, len(log) + 1))
        table = Table(game, log)  # plays all moves: an inconsistent log would raise
        moves += len(table.moves)
        keys = [(line.line.by, line.line.key) for line in log if line.line.key]
        assert len(keys) == len(set(keys)), "a move was applied twice"
    for player in players:
        for (game, key), seq in player.acknowledged.items():
            assert logs[game][seq - 1].line.key == key
        for (game, seq), told in player.told.items():
            entry = logs[game][seq - 1].entry
            assert isinstance(entry, Moved) == (told["type"] == "moved")
            if isinstance(entry, Moved):
                assert (entry.seat, entry.move) == (told["seat"], told["move"])
    return moves
