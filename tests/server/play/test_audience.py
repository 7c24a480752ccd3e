"""What happens at a table reaches everybody there, each with what they may know."""

import asyncio
from collections.abc import Sequence

import pytest

from hanabi.rules import Seat
from hanabi.server.play.audience import Audience
from hanabi.server.play.connection import Connection
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.views import Viewer
from tests.server.play.network import Network


class SeatNumbers:
    """An update that tells each viewer its seat, and counts how often it was written."""

    def __init__(self, name: str = "", *, fails_for: int | None = None) -> None:
        self.name, self.fails_for = name, fails_for
        self.written = 0

    def text_for(self, viewer: Viewer) -> str:
        self.written += 1
        if self.fails_for is not None and viewer.seat == self.fails_for:
            raise ValueError
        return f"{self.name}{viewer.seat}"


class Watched:
    """An audience, its connections and their networks."""

    def __init__(self, seats: Sequence[int | None]) -> None:
        self.audience, self.networks = Audience(), [Network() for _ in seats]
        self.connections: list[Connection] = []
        for network, seat in zip(self.networks, seats, strict=True):
            connection = Connection(network.send, "x", "X")
            connection.viewer = Viewer(None if seat is None else Seat(seat))
            self.audience.add(connection)
            self.connections.append(connection)

    @property
    def taken(self) -> list[list[str]]:
        return [network.taken for network in self.networks]

    async def all_sent(self) -> None:
        """What each network takes, and then no connection is left."""
        for connection in self.connections:
            connection.finish(CloseCode.RESTARTING, "end")
        await asyncio.wait([connection.sending for connection in self.connections])


def test_viewers_with_the_same_eyes_share_a_text() -> None:
    async def scenario() -> None:
        watched, update = Watched((0, 1, None, None)), SeatNumbers()
        watched.audience.send_each(update)
        await watched.all_sent()
        assert watched.taken == [["0", "end"], ["1", "end"], ["None", "end"], ["None", "end"]]
        assert update.written == 3

    asyncio.run(scenario())


def test_updates_and_other_texts_keep_their_order() -> None:
    async def scenario() -> None:
        watched = Watched((0, 1))
        watched.audience.send("first")
        watched.audience.send_each(SeatNumbers("a"))
        watched.audience.send("between")
        watched.audience.send_each(SeatNumbers("b"))
        await watched.all_sent()
        for seat, taken in enumerate(watched.taken):
            assert taken == ["first", f"a{seat}", "between", f"b{seat}", "end"]

    asyncio.run(scenario())


def test_nobody_waits_for_a_slow_connection() -> None:
    async def scenario() -> None:
        watched = Watched((0, 1))
        slow, quick = watched.networks
        slow.gate.clear()
        for name in "abc":
            watched.audience.send_each(SeatNumbers(name))
        while len(quick.taken) < 3:
            await asyncio.sleep(0)
        assert slow.taken == [] and quick.taken == ["a1", "b1", "c1"]
        slow.gate.set()
        await watched.all_sent()
        assert slow.taken == ["a0", "b0", "c0", "end"]

    asyncio.run(scenario())


def test_an_update_that_cannot_be_written_ends_the_connections_that_miss_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """They come back and get everything."""

    async def scenario() -> None:
        watched = Watched((0, 1))
        watched.audience.send_each(SeatNumbers("a", fails_for=1))
        watched.audience.send("after")
        await watched.all_sent()
        codes = [connection.close_code for connection in watched.connections]
        assert codes == [CloseCode.INTERNAL_ERROR] * 2
        assert not any("after" in taken for taken in watched.taken)

    asyncio.run(scenario())
    assert "update not written" in caplog.text
