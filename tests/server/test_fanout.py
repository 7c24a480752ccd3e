"""Frames to a connection: together where the network takes them, in order always, and an end
for who does not read."""

import asyncio
from collections.abc import Sequence

import pytest

from hanabi.server.fanout import TOO_SLOW, Audience, Connection, Outbox
from hanabi.server.wire_view import Viewer


class Network:
    """Takes frames while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.writes: list[list[str]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_broken = False

    async def send(self, frame: str) -> None:
        await self.gate.wait()
        if self.is_broken:
            raise ConnectionError
        self.taken.append(frame)

    def send_now(self, frames: Sequence[str]) -> bool:
        if not self.gate.is_set():
            return False
        self.writes.append(list(frames))
        self.taken += frames
        return True


def test_what_happens_at_once_leaves_at_once() -> None:
    """All connections are written to only when all that goes on has been done."""

    async def scenario() -> None:
        outbox, networks = Outbox(), [Network(), Network()]
        connections = [
            Connection(outbox, network.send, "ana", "Ana", network.send_now) for network in networks
        ]
        for frame in ("a", "b"):
            for connection in connections:
                connection.push(frame)
        assert [network.taken for network in networks] == [[], []]
        await asyncio.sleep(0)
        assert [network.writes for network in networks] == [[["a", "b"]], [["a", "b"]]]

    asyncio.run(scenario())


def test_frames_that_do_not_leave_now_wait_and_keep_their_order() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana", network.send_now)
        network.gate.clear()
        connection.push("a")
        await asyncio.sleep(0)
        connection.push("b")
        network.gate.set()
        connection.push("c")
        await asyncio.sleep(0.01)
        connection.push("d")
        await asyncio.sleep(0)
        assert network.taken == ["a", "b", "c", "d"]
        assert network.writes == [["d"]]

    asyncio.run(scenario())


def test_frames_queue_up_in_order_and_leave_in_order() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana")
        network.gate.clear()
        for number in range(100):
            connection.push(str(number))
            await asyncio.sleep(0)
        assert network.taken == []
        network.gate.set()
        await asyncio.sleep(0.01)
        connection.push("100")
        await asyncio.sleep(0)
        assert network.taken == [str(number) for number in range(101)]

    asyncio.run(scenario())


def test_a_connection_that_breaks_does_not_keep_the_others_waiting() -> None:
    def broken(_: Sequence[str]) -> bool:
        raise ConnectionError

    async def scenario() -> None:
        outbox, network = Outbox(), Network()
        first = Connection(outbox, network.send, "ana", "Ana", broken)
        second = Connection(outbox, network.send, "bo", "Bo", network.send_now)
        first.push("never")
        second.push("a")
        await asyncio.sleep(0)
        assert first.ended.done() and network.taken == ["a"]

    asyncio.run(scenario())


def test_who_was_stopped_is_sent_nothing_more() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana", network.send_now)
        connection.push("a")
        connection.stop()
        await asyncio.sleep(0)
        assert network.taken == []

    asyncio.run(scenario())


@pytest.mark.parametrize(("frame", "most"), [("x", 600), ("x" * 100_000, 60)])
def test_who_does_not_read_is_given_up(frame: str, most: int) -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana")
        network.gate.clear()
        for _ in range(most):
            connection.push(frame)
        assert connection.ended.done()
        assert connection.close_code == TOO_SLOW
        connection.stop()

    asyncio.run(scenario())


def test_a_last_frame_leaves_before_the_end() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana")
        network.gate.clear()
        connection.push("first")
        connection.finish(4403, "last")
        connection.push("never")
        assert not connection.ended.done()
        network.gate.set()
        await connection.ended
        assert network.taken == ["first", "last"]
        assert connection.close_code == 4403

    asyncio.run(scenario())


@pytest.mark.parametrize("is_waiting", [False, True])
def test_a_broken_network_ends_the_connection(is_waiting: bool) -> None:
    async def scenario() -> None:
        network = Network()
        network.is_broken = True
        connection = Connection(Outbox(), network.send, "ana", "Ana")
        if is_waiting:
            network.gate.clear()
        connection.push("a")
        network.gate.set()
        await asyncio.wait_for(connection.ended, 1)

    asyncio.run(scenario())


def test_viewers_with_the_same_eyes_share_a_frame() -> None:
    async def scenario() -> None:
        audience, networks, made = Audience(), [Network() for _ in range(4)], []
        for network, seat in zip(networks, (0, 1, None, None), strict=True):
            connection = Connection(Outbox(), network.send, "x", "X")
            connection.viewer = Viewer(seat)
            audience.add(connection)

        def frame_for(viewer: Viewer) -> str:
            made.append(viewer)
            return str(viewer.seat)

        audience.tell(frame_for)
        await asyncio.sleep(0)
        assert sorted(network.taken[0] for network in networks) == ["0", "1", "None", "None"]
        assert len(made) == 3

    asyncio.run(scenario())
