"""Bots behind connections hear the whole game, however often they or the server go away."""

import asyncio
import contextlib
from dataclasses import replace

import pytest

from hanabi.bots import make_bot, play_out
from hanabi.client.connection import BotClient, TableAddress, become_guest, take_seat
from hanabi.game import Game, Outcome
from hanabi.notation import read_record
from hanabi.notation.text import move_text
from hanabi.rules import Seat
from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.running_server import FAST, Running, Serve

pytestmark = pytest.mark.processes

PLAYERS = 3


def far_table(server: Running, bot: str, **settings: object) -> tuple[Guest, TableAddress, str]:
    """A started table of bots, the first of which is somewhere else: its address and token."""
    host = server.guest("Host")
    table = host.table(seats=PLAYERS, **settings)  # type: ignore[arg-type]
    host.delete(f"/api/tables/{table}/seats/0")
    address = TableAddress(f"{server.url}/t/{table}")
    token = become_guest(address, "Far")
    take_seat(address, token, 0, None)
    host.seat_bots(table, bot)
    host.start(table)
    return host, address, token


async def play_for(client: BotClient, moves: int, host: Guest, table: str) -> Outcome | None:
    """Play until the table has so many lines more, then vanish without a word."""
    wanted = host.get(f"/api/tables/{table}")["seq"] + moves
    playing = asyncio.create_task(client.play())
    while not playing.done():
        await asyncio.sleep(0.01)
        seq = (await asyncio.to_thread(host.get, f"/api/tables/{table}"))["seq"]
        if seq >= wanted:
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            return None
    return playing.result()


def check_moves(host: Guest, table: str, bot: str) -> None:
    """The moves are those that the same bots make side by side with the same deal."""
    record = read_record(host.http.get(f"/api/games/{table}/record").text)
    game = Game(record.ruleset, record.deal)
    play_out(game, [make_bot(bot, Seat(seat)) for seat in range(PLAYERS)])
    assert list(map(move_text, record.moves)) == list(map(move_text, game.moves))


@pytest.mark.parametrize("bot", ["hat", "smart"])
def test_a_bot_that_comes_late_and_again_plays_as_one_that_was_always_there(
    server: Running, bot: str
) -> None:
    """Every time it is another process' worth of memory: nothing but the protocol is left."""
    host, address, token = far_table(server, bot)
    outcome = None
    while outcome is None:
        client = BotClient(address, token, bot)
        outcome = asyncio.run(play_for(client, 9, host, address.table_id))
    check_moves(host, address.table_id, bot)


def test_a_bot_goes_on_after_the_server_was_away(serve: Serve) -> None:
    settings = replace(FAST, port=lasting_port())
    server = serve(settings)
    host, address, token = far_table(server, "hat")
    client = BotClient(address, token, "hat")

    async def scenario() -> Outcome | None:
        playing = asyncio.create_task(client.play())
        while (await asyncio.to_thread(host.get, f"/api/tables/{address.table_id}"))["seq"] < 20:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop)
        later.append(await asyncio.to_thread(serve, settings))
        return await playing

    later: list[Running] = []
    outcome = asyncio.run(scenario())
    assert outcome is not None
    check_moves(later[0].guest(), address.table_id, "hat")
