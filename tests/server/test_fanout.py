"""Frames to a connection: together where the network takes them, in order always, and an end
for who does not read."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from hanabi.rules import Seat
from hanabi.server.fanout import TOO_SLOW, Audience, Connection, Frame, Outbox
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
@pytest.mark.parametrize("at_once", [True, False])
def test_who_does_not_read_is_given_up(frame: str, most: int, at_once: bool) -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana", network.send_now)
        network.gate.clear()
        for _ in range(most):
            connection.push(frame)
            if not at_once:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert connection.ended.done()
        assert connection.close_code == TOO_SLOW
        connection.stop()

    asyncio.run(scenario())


def test_who_reads_gets_any_number_of_frames_at_once() -> None:
    """As one who was away for long does."""

    async def scenario() -> None:
        network = Network()
        connection = Connection(Outbox(), network.send, "ana", "Ana", network.send_now)
        for number in range(2000):
            connection.push(str(number))
        await asyncio.sleep(0)
        assert not connection.ended.done()
        assert network.taken == [str(number) for number in range(2000)]

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


class Tale:
    """A story that says who looks, or fails."""

    def __init__(self, name: str = "", *, fails: bool = False) -> None:
        self.name, self.fails = name, fails
        self.done: list[object] = []

    def look(self) -> None:
        self.done.append("look")
        if self.fails:
            raise ValueError

    def write(self, frames: Mapping[Viewer, Frame]) -> None:
        for viewer, frame in frames.items():
            self.done.append(viewer)
            if self.fails:
                raise ValueError
            frame.append(f"{self.name}{viewer.seat}")


def seated(outbox: Outbox, seats: Sequence[int | None]) -> tuple[Audience, list[Network]]:
    audience, networks = Audience(outbox), [Network() for _ in seats]
    for network, seat in zip(networks, seats, strict=True):
        connection = Connection(outbox, network.send, "x", "X", network.send_now)
        connection.viewer = Viewer(None if seat is None else Seat(seat))
        audience.add(connection)
    return audience, networks


def test_viewers_with_the_same_eyes_share_a_frame() -> None:
    async def scenario() -> None:
        audience, networks = seated(Outbox(), (0, 1, None, None))
        tale = Tale()
        audience.tell(tale)
        assert tale.done == []
        await asyncio.sleep(0)
        assert [network.taken for network in networks] == [["0"], ["1"], ["None"], ["None"]]
        assert len(tale.done) == 1 + 3

    asyncio.run(scenario())


def test_stories_and_other_frames_keep_their_order() -> None:
    async def scenario() -> None:
        audience, networks = seated(Outbox(), (0, 1))
        audience.push("first")
        audience.tell(Tale("a"))
        audience.push("between")
        audience.tell(Tale("b"))
        await asyncio.sleep(0)
        for seat, network in enumerate(networks):
            assert network.taken == ["first", f"a{seat}", "between", f"b{seat}"]

    asyncio.run(scenario())


def test_a_slow_connection_gets_its_stories_later() -> None:
    async def scenario() -> None:
        audience, [slow, quick] = seated(Outbox(), (0, 1))
        slow.gate.clear()
        for name in "abc":
            audience.tell(Tale(name))
            await asyncio.sleep(0)
        assert slow.taken == [] and quick.taken == ["a1", "b1", "c1"]
        slow.gate.set()
        await asyncio.sleep(0.01)
        assert slow.taken == ["a0", "b0", "c0"]

    asyncio.run(scenario())


def test_a_story_that_cannot_be_told_ends_the_connections_that_miss_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """They come back and get everything. Other tables are told what happened there."""

    async def scenario() -> None:
        outbox = Outbox()
        audience, networks = seated(outbox, (0, 1))
        others, [other] = seated(outbox, (2,))
        audience.tell(Tale("never", fails=True))
        audience.push("after")
        others.tell(Tale("a"))
        await asyncio.sleep(0)
        assert all(one.ended.done() for one in audience)
        assert [network.taken for network in networks] == [[], []]
        assert other.taken == ["a2"]

    asyncio.run(scenario())
    assert "not told" in caplog.text
