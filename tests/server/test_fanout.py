"""Frames to a connection: at once where the network takes them, in order always, and an end
for who does not read."""

import asyncio

import pytest

from hanabi.server.fanout import TOO_SLOW, Audience, Connection
from hanabi.server.wire_view import Viewer


class Network:
    """Takes frames while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_broken = False

    async def send(self, frame: str) -> None:
        await self.gate.wait()
        if self.is_broken:
            raise ConnectionError
        self.taken.append(frame)


def test_an_open_network_has_the_frame_before_push_returns() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        connection.push("a")
        connection.push("b")
        assert network.taken == ["a", "b"]

    asyncio.run(scenario())


def test_frames_queue_up_in_order_and_leave_in_order() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        network.gate.clear()
        for number in range(100):
            connection.push(str(number))
            await asyncio.sleep(0)
        assert network.taken == []
        network.gate.set()
        await asyncio.sleep(0.01)
        connection.push("100")
        assert network.taken == [str(number) for number in range(101)]

    asyncio.run(scenario())


@pytest.mark.parametrize(("frame", "most"), [("x", 600), ("x" * 100_000, 60)])
def test_who_does_not_read_is_given_up(frame: str, most: int) -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
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
        connection = Connection(network.send, "ana", "Ana")
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
        connection = Connection(network.send, "ana", "Ana")
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
            connection = Connection(network.send, "x", "X")
            connection.viewer = Viewer(seat)
            audience.add(connection)

        def frame_for(viewer: Viewer) -> str:
            made.append(viewer)
            return str(viewer.seat)

        audience.tell(frame_for)
        assert sorted(network.taken[0] for network in networks) == ["0", "1", "None", "None"]
        assert len(made) == 3

    asyncio.run(scenario())
