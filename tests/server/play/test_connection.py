"""Texts to a connection: in order always, and an end for who does not read."""

import asyncio

import pytest

from hanabi.server.play.connection import Connection
from hanabi.server.wire.close_codes import CloseCode
from tests.server.play.network import Network


async def sent(connection: Connection) -> None:
    """All that the network takes now has been taken."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not connection.sending.done()


def test_nobody_who_sends_waits() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        connection.send("a")
        connection.send("b")
        assert network.taken == []
        await sent(connection)
        assert network.taken == ["a", "b"]
        connection.cut()

    asyncio.run(scenario())


def test_texts_wait_for_a_full_network_and_keep_their_order() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        network.gate.clear()
        for number in range(100):
            connection.send(str(number))
            await asyncio.sleep(0)
        assert network.taken == []
        network.gate.set()
        connection.send("100")
        await sent(connection)
        assert network.taken == [str(number) for number in range(101)]
        connection.cut()

    asyncio.run(scenario())


def test_who_was_cut_off_is_sent_nothing_more() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        connection.send("a")
        connection.cut()
        connection.send("b")
        await asyncio.wait((connection.sending,))
        assert network.taken == []

    asyncio.run(scenario())


@pytest.mark.parametrize(("text", "most"), [("x", 600), ("x" * 100_000, 60)])
@pytest.mark.parametrize("at_once", [True, False])
def test_who_does_not_read_is_cut_off(text: str, most: int, at_once: bool) -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        network.gate.clear()
        for _ in range(most):
            connection.send(text)
            if not at_once:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send(text)
        await asyncio.wait((connection.sending,))
        assert connection.close_code == CloseCode.TOO_SLOW

    asyncio.run(scenario())


def test_who_reads_gets_any_number_of_texts_at_once() -> None:
    """As one who was away for long does."""

    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        for number in range(2000):
            connection.send(str(number))
        await sent(connection)
        assert network.taken == [str(number) for number in range(2000)]
        connection.cut()

    asyncio.run(scenario())


def test_a_last_text_leaves_before_the_end() -> None:
    async def scenario() -> None:
        network = Network()
        connection = Connection(network.send, "ana", "Ana")
        network.gate.clear()
        connection.send("first")
        connection.finish(CloseCode.FORBIDDEN, "last")
        connection.send("never")
        connection.finish(CloseCode.FLOOD, "never")
        await asyncio.sleep(0)
        assert not connection.sending.done()
        network.gate.set()
        await connection.sending
        assert network.taken == ["first", "last"]
        assert connection.close_code == CloseCode.FORBIDDEN

    asyncio.run(scenario())


@pytest.mark.parametrize("is_waiting", [False, True])
def test_a_broken_network_ends_the_sending(is_waiting: bool) -> None:
    async def scenario() -> None:
        network = Network()
        network.is_broken = True
        connection = Connection(network.send, "ana", "Ana")
        if is_waiting:
            network.gate.clear()
        connection.send("a")
        await asyncio.sleep(0)
        network.gate.set()
        await connection.sending
        assert connection.close_code is None

    asyncio.run(scenario())
