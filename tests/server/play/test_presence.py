"""Who is here is told to everybody, however many they are, and not to all of them each time."""

import asyncio
import json

from hanabi.server.play.audience import Audience
from hanabi.server.play.connection import Connection
from hanabi.server.play.presence import PresenceTeller
from hanabi.server.table.entries import TableSettings
from tests.server.table_driver import Driver


class Crowd:
    """A table with three seats, two of them taken by people, and those who watch it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.audience = Audience()
        table = Driver(TableSettings(seats=3), people=2).table
        self.teller = PresenceTeller(table, self.audience, lambda: self.now)
        self.heard: list[tuple[str, dict[str, object]]] = []

    def come(self, identity: str) -> Connection:
        async def send(text: str) -> None:
            self.heard.append((identity, json.loads(text)))

        connection = Connection(send, identity, identity)
        self.audience.add(connection)
        self.teller.tell(connection)
        return connection


async def everything_sent() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_few_hear_of_every_change_at_once() -> None:
    async def scenario() -> None:
        crowd = Crowd()
        crowd.come("p1")
        watcher = crowd.come("watcher")
        await everything_sent()
        crowd.audience.discard(watcher)
        crowd.teller.tell()
        await everything_sent()
        presence = {"type": "presence", "seats": [False, True, False]}
        assert crowd.heard == [
            ("p1", {**presence, "spectators": 0}),
            ("p1", {**presence, "spectators": 1}),
            ("watcher", {**presence, "spectators": 1}),
            ("p1", {**presence, "spectators": 0}),
        ]

    asyncio.run(scenario())


def test_a_thousand_spectators_are_not_a_million_messages() -> None:
    async def scenario() -> None:
        crowd = Crowd()
        for number in range(1000):
            crowd.come(f"watcher {number}")
            await asyncio.sleep(0)
        await everything_sent()
        assert 1000 <= len(crowd.heard) < 4000, "500,000 when each was told of each"
        told = dict(crowd.heard)
        assert len(told) == 1000, "everybody was told something"
        crowd.now += 5
        crowd.teller.stop()
        crowd.teller.tell()
        await everything_sent()
        assert all(told["spectators"] == 1000 for told in dict(crowd.heard).values())

    asyncio.run(scenario())
