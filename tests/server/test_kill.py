"""The server is killed under load, again and again: no acknowledged move is lost, and every backup
that was taken meanwhile has all that was acknowledged before it."""

import asyncio
import random
from pathlib import Path

import pytest

from hanabi.server.table.entries import Logged, Moved, read_line
from hanabi.server.table.index import index_of_log
from hanabi.server.table.table import Table
from hanabi.storage import EventLog, open_database
from hanabi.storage.backup import backup
from hanabi.storage.backup_file import read_backup
from hanabi.storage.schema import entries
from tests.ports import lasting_port
from tests.server.server_process import Player, Process, end_play, play_tables, still_playing
from tests.sizes import scaled

KILLS = scaled(fast=2, normal=5, long=52)
COLD_STARTS = scaled(fast=1, normal=1, long=4)
TABLES = 5


@pytest.mark.processes
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port = lasting_port()
    rng = random.Random(20_26)
    process = Process(tmp_path / "data", port)
    games: list[str] = []
    backups = Backups(tmp_path)
    url = f"http://127.0.0.1:{port}"
    players = [Player(url, f"p{number}", random.Random(number)) for number in range(2 * TABLES)]
    try:
        asyncio.run(_siege(process, players, games, backups, rng))
    finally:
        process.close()
    logs = asyncio.run(logs_of(tmp_path / "data" / "hanabi.db", games))
    moves = moves_kept(logs, players)
    backups.check(logs)
    assert moves > 3 * KILLS
    assert sum(player.reconnections for player in players) > KILLS
    errors = (tmp_path / "stderr").read_text()
    # A bot's process may just be starting when its server is killed, and says so.
    tracebacks = [text for text in errors.split("Traceback")[1:] if "spawn_main" not in text]
    assert not tracebacks, errors[-3000:]


async def _siege(
    process: Process,
    players: list[Player],
    games: list[str],
    backups: "Backups",
    rng: random.Random,
) -> None:
    stop = asyncio.Event()
    load: list[asyncio.Task[None]] = []
    for number in range(KILLS):
        await asyncio.to_thread(process.start, cold=number % (KILLS // COLD_STARTS) == 0)
        if not load:
            await asyncio.gather(*(player.become_guest() for player in players))
            pairs = [players[place : place + 2] for place in range(0, len(players), 2)]
            load = [asyncio.create_task(play_tables(pair, games, stop)) for pair in pairs]
            saving = asyncio.create_task(backups.take(players, stop))
        await some_moves(players, rng)
        still_playing(load)
        process.kill()
    await asyncio.to_thread(process.start, cold=False)
    before = sum(len(player.acknowledged) for player in players)
    await some_moves(players, rng)
    assert sum(len(player.acknowledged) for player in players) > before, "nobody plays on"
    stop.set()
    await end_play(load)
    await saving
    process.kill()


class Backups:
    """One after another, without a pause, whatever happens to the server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._acknowledged: list[set[tuple[str, int]]] = []
        """Before each backup."""

    async def take(self, players: list[Player], stop: asyncio.Event) -> None:
        while not stop.is_set():
            self._acknowledged.append(
                {
                    (game, seq)
                    for player in players
                    for (game, _), seq in player.acknowledged.items()
                }
            )
            await asyncio.to_thread(asyncio.run, self._take_one(len(self._acknowledged) - 1))

    async def _take_one(self, number: int) -> None:
        """The backup checks itself by being restored elsewhere."""
        database = await open_database(
            f"sqlite+aiosqlite:///{self._folder}/data/hanabi.db", must_exist=True
        )
        try:
            checked = await backup(database.engine, self._file(number), index_of_log)
        finally:
            await database.close()
        assert (checked.unreadable, checked.contradicting) == ((), ())

    def _file(self, number: int) -> Path:
        return self._folder / f"{number}.gz"

    def check(self, logs: dict[str, list[Logged]]) -> None:
        """Each has of every game the beginning, with all that was acknowledged before it."""
        assert self._acknowledged
        for number, acknowledged in enumerate(self._acknowledged):
            saved: dict[str, list[Logged]] = {}
            for table, row in read_backup(self._file(number)):
                if table is entries:
                    line = read_line(row["seq"], row["at"], row["data"])
                    saved.setdefault(row["game_id"], []).append(line)
            for game, lines in saved.items():
                if game in logs:  # a table may have been made that its maker never heard of
                    assert lines == logs[game][: len(lines)]
            for game, seq in acknowledged:
                assert len(saved[game]) >= seq


async def some_moves(players: list[Player], rng: random.Random) -> None:
    """However slow the machine is: a few moves, and then the middle of something."""
    wanted = rng.randint(1, 15) + sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(120):
        while sum(len(player.acknowledged) for player in players) < wanted:
            await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0.0, 0.02))


async def logs_of(path: Path, games: list[str]) -> dict[str, list[Logged]]:
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        log = EventLog(database)
        return {game: [read_line(*row) for row in await log.read(game)] for game in games}
    finally:
        await database.close()


def moves_kept(logs: dict[str, list[Logged]], players: list[Player]) -> int:
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
