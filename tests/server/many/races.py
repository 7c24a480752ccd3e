"""Two people who move at once at two processes, again and again."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from hanabi.server.wire.protocol import VERSION
from tests.server.guests import Guest


class Racer:
    """One identity's two connections to a table, at two processes."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.views: list[dict[str, Any]] = [{}, {}]
        self.seqs = [0, 0]

    async def hear(self, place: int, until: int) -> list[dict[str, Any]]:
        """All frames up to the line of this number."""
        frames: list[dict[str, Any]] = []
        while self.seqs[place] < until:
            frames.append(await self.receive(place))
        return frames

    async def receive(self, place: int) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.sockets[place].recv())
        self.views[place] = message.get("view") or self.views[place]
        if message["type"] in ("update", "view"):
            self.seqs[place] = max(self.seqs[place], message["seq"])
        return message

    async def answer(self, place: int) -> dict[str, Any]:
        while (message := await self.receive(place))["type"] not in ("ack", "error"):
            pass
        return message


async def race(urls: Sequence[str], ana: Guest, bo: Guest, races: int) -> None:
    """Every race: one ack, one refusal, and the same line for all four who watch."""
    rng = random.Random(20)
    while races > 0:
        races -= await _one_game(urls, ana, bo, races, rng)


async def _one_game(
    urls: Sequence[str], ana: Guest, bo: Guest, races: int, rng: random.Random
) -> int:
    """So many races at most; gives how many there were."""
    table = await asyncio.to_thread(_new_game, ana, bo)
    racers = [await _racer(urls, guest, table) for guest in (ana, bo)]
    run = 0
    while run < races:
        seq = max(racer.seqs[place] for racer in racers for place in (0, 1))
        for racer in racers:
            await asyncio.gather(*(racer.hear(place, seq) for place in (0, 1)))
        mover = next((racer for racer in racers if racer.views[0]["legal_moves"]), None)
        if mover is None:  # the game is over
            break
        moves = [move for move in mover.views[0]["legal_moves"] if "play" not in move]
        await asyncio.gather(
            *(
                mover.sockets[place].send(
                    json.dumps({"type": "move", "seq": seq, "move": rng.choice(moves)})
                )
                for place in (0, 1)
            )
        )
        answers = await asyncio.gather(*(mover.answer(place) for place in (0, 1)))
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["ack", "error"], answers
        codes = {answer["code"] for answer in answers if answer["type"] == "error"}
        assert codes <= {"old-position", "not-on-turn", "game-over"}
        run += 1
    for racer in racers:
        for socket in racer.sockets:
            await socket.close()
    return run


def _new_game(ana: Guest, bo: Guest) -> str:
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    return table


async def _racer(urls: Sequence[str], guest: Guest, table: str) -> Racer:
    sockets = []
    for url in urls:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/play"
        headers = {"Cookie": guest.cookie_header()}
        socket = await connect(address, additional_headers=headers, compression=None)
        await socket.send(json.dumps({"type": "hello", "version": VERSION}))
        sockets.append(socket)
    racer = Racer(sockets)
    for place in (0, 1):
        while (await racer.receive(place))["type"] != "notes":
            pass
    return racer
