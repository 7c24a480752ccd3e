"""The server is killed while games are played on: the same cards lie there afterwards, and no move
is lost or made twice, neither of those that were made before nor of those since."""

import asyncio
import contextlib
import random
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.notation import Record, read_record
from hanabi.server.table.entries import Logged, Started
from hanabi.server.table.table import Table
from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.http.test_reviews import finished
from tests.server.server_process import Player, Process
from tests.server.test_kill import logs_of, moves_kept, some_moves
from tests.sizes import scaled
from tests.waiting import PATIENCE

KILLS = scaled(fast=1, normal=2, long=12)
STARTS = scaled(fast=1, normal=2, long=12)
AFTER = 2
"""So many moves stand in the log before the first of those who play on."""


@dataclass
class Witness(Player):
    """Remembers each position that was shown: it is the same whenever it is shown again."""

    shown: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    changed: list[dict[str, Any]] = field(default_factory=list)

    def _remember(self, message: dict[str, Any]) -> None:
        super()._remember(message)
        if message["type"] == "view":
            view = message["view"]
            if self.shown.setdefault((self.table, message["seq"]), view) != view:
                self.changed.append(message)


async def _played_on(players: list[Witness], source: str, *, anew: bool) -> str:
    headers = [{"Authorization": f"Bearer {player.token}"} for player in players]
    async with httpx.AsyncClient(base_url=players[0].url, timeout=PATIENCE) as client:

        async def ask(method: str, path: str, by: int, **body: object) -> Any:
            answer = await client.request(method, path, json=body, headers=headers[by])
            return answer.raise_for_status().json()

        wanted = {"after": AFTER, "seat": 0, "anew": anew}
        table = str((await ask("POST", f"/api/games/{source}/play-on", 0, **wanted))["id"])
        await ask("PUT", f"/api/tables/{table}/seats/1", 1)
        await ask("PUT", f"/api/tables/{table}/seats/2/bot", 0, bot="cautious")
        await ask("POST", f"/api/tables/{table}/start", 0)
        return table


async def _play_on_and_on(
    team: list[Witness], source: str, tables: list[str], *, anew: bool
) -> None:
    """From the same position, one game after the other."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            tables.append(await _played_on(team, source, anew=anew))
            for player in team:
                player.sit(tables[-1])
            await asyncio.gather(*(player.play() for player in team))
        await asyncio.sleep(0.05)


async def _siege(process: Process, teams: list[list[Witness]], source: str) -> list[list[str]]:
    """One team has the true cards, the other those dealt anew; both play while it is killed."""
    await asyncio.gather(*(player.become_guest() for team in teams for player in team))
    tables: list[list[str]] = [[], []]
    playing = [
        asyncio.create_task(_play_on_and_on(team, source, tables[number], anew=bool(number)))
        for number, team in enumerate(teams)
    ]
    rng = random.Random(4)
    for _ in range(KILLS):
        for team in teams:
            await some_moves(list(team), rng)
        process.kill()
        await asyncio.to_thread(process.start, cold=False)
    for team in teams:
        await some_moves(list(team), rng)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tables


@pytest.mark.processes
def test_no_move_of_a_game_that_is_played_on_is_lost(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    process.start(cold=False)
    ana = Guest(f"http://127.0.0.1:{port}", "Ana")
    players = [Witness(ana.url, f"p{number}", random.Random(number)) for number in range(4)]
    try:
        source = finished(ana, seats=3)
        record = read_record(ana.http.get(f"/api/games/{source}/record").text)
        tables = asyncio.run(_siege(process, [players[:2], players[2:]], source))
    finally:
        process.kill()
        process.close()
        ana.close()
    for made, is_true in zip(tables, (True, False), strict=True):
        logs = asyncio.run(logs_of(tmp_path / "data" / "hanabi.db", made))
        assert moves_kept(logs, list(players[:2] if is_true else players[2:])) > KILLS
        for game, log in logs.items():
            _goes_on_from(record, Table(game, log), log, is_true=is_true)
    assert sum(player.reconnections for player in players) > KILLS
    assert not any(player.changed or player.leaks for player in players)


def _goes_on_from(record: Record, table: Table, log: list[Logged], *, is_true: bool) -> None:
    assert sum(isinstance(line.entry, Started) for line in log) == 1, "it was dealt once"
    assert table.secret is not None
    deck = table.secret.deal.deck
    assert (deck == record.deal.deck) == is_true
    assert Counter(deck) == Counter(record.deal.deck)
    before = [move for _, move in table.moves[:AFTER]]
    assert before == list(record.moves[:AFTER])


@pytest.mark.processes
def test_a_game_is_played_on_whenever_the_server_was_killed(tmp_path: Path) -> None:
    """What was acknowledged goes on; of what was not, there is nothing or a table to start."""
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    process.start(cold=False)
    ana = Guest(f"http://127.0.0.1:{port}", "Ana")
    try:
        source = finished(ana)
        for number in range(STARTS):
            before = _tables(ana)
            asking = threading.Thread(target=_ask, args=(ana, source, bool(number % 2)))
            asking.start()
            if number % 2:
                asking.join()
            process.kill()
            asking.join()
            process.start(cold=False)
            made = {table: status for table, status in _tables(ana).items() if table not in before}
            assert len(made) <= 1 and (made or not number % 2)
            for table, status in made.items():
                if status == "open":
                    ana.start(table)
                play = ana.play(table, {"last_seq": 0})
                while not play.is_on_turn():
                    play.receive()
                assert play.move()["type"] == "ack"
                play.close()
    finally:
        process.kill()
        process.close()
        ana.close()


def _tables(guest: Guest) -> dict[str, str]:
    return {
        game["id"]: status
        for status in ("open", "running")
        for game in guest.get("/api/me/games", status=status)
    }


def _ask(guest: Guest, source: str, anew: bool) -> None:
    """Whoever asks may never hear of it."""
    with (
        contextlib.suppress(httpx.HTTPError),
        httpx.Client(base_url=guest.url, cookies=guest.http.cookies, timeout=PATIENCE) as http,
    ):
        wanted = {"after": 1, "seat": 1, "bot": "cautious", "anew": anew}
        http.post(f"/api/games/{source}/play-on", json=wanted)
