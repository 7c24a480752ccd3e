"""Between a socket and uvicorn: what a client sends is metered before any of it is read.

uvicorn answers a WebSocket's pings and throws frames away by itself, without asking the
application, and as fast as they come: one client could keep all others waiting. So its protocol
for HTTP (``uvicorn.Config(http=…)``) is put into this one, which speaks nothing but asyncio's
documented protocols and transports (decisions/0014):

- it hands on what came in small pieces, one in each round of the event loop: of a WebSocket, and of
  all other connections of a client together, since requests cost more than messages;
- it stops reading while answers wait to be taken, and hangs up if they are not taken for long;
- it stops reading while a client has sent more than its share;
- it ends connections that do not get as far as a request in time;
- it hands on next to nothing more once the application has refused to go on.

The application finds it in its scope, by ``socket_of``.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, cast

from hanabi.server.access.arrivals import Arrivals
from hanabi.server.access.limits import Bucket
from hanabi.server.access.metered_transport import PIECES, MeteredTransport

_PIECE = 1024
"""Bytes: 170 of the smallest frames that a client can send, which take a millisecond or two."""
REQUEST_SECONDS = 10.0
"""To get from a connection, or from an answer, to the next whole request."""
STUCK_SECONDS = 15.0
"""Without taking anything of what waits for it, a client is taken for gone."""
_LINGER_SECONDS = 1.0
_AFTER_THE_END = 1024
_MOST_THROWN_AWAY = 1024 * 1024
_KEY = "hanabi.socket"


class MeteredSocket(asyncio.Protocol):
    """One connection, from its first byte on."""

    def __init__(
        self,
        protocol: Callable[..., asyncio.Protocol],
        arrivals: Arrivals,
        *,
        app_state: Mapping[str, Any],
        **others: Any,
    ) -> None:
        """``protocol`` is made with all that uvicorn makes this with."""
        self._loop = asyncio.get_running_loop()
        self._new_inner: Callable[[], asyncio.Protocol] = partial(
            protocol, app_state={**app_state, _KEY: self}, **others
        )
        self._arrivals = arrivals
        self._inner = asyncio.Protocol()
        self._transport: MeteredTransport | None = None
        self._client: str | None = None
        self._waiting = bytearray()
        self._feeding: asyncio.Handle | None = None
        self._waits_for_round = False
        self._lost = asyncio.Event()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """Each of them hangs up."""
        self._buckets: tuple[Bucket, ...] = ()
        self._unpaid: tuple[Bucket, ...] | None = None
        """By whom the next piece is not yet paid; None: it was not asked."""
        self._clock: Callable[[], float] = self._loop.time
        self._left: int | None = None
        """Bytes that are still handed on, once the application has ended it; below 0, so many were
        thrown away."""

    # --- asyncio's side -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        self._client = self._arrivals.come(stream)
        if self._client is None:
            stream.abort()
            return
        self._transport = MeteredTransport(stream, self)
        self._inner = self._new_inner()
        self._inner.connection_made(self._transport)
        self.wait_for_request()

    def data_received(self, data: bytes) -> None:
        if self._left is not None:
            self._hear_goodbye(data, self._left)
        elif not self._is_websocket:
            self._waiting += data
            self._feed_soon()
        elif not self._waiting and len(data) <= _PIECE and not self._seconds_to_pay(len(data)):
            self._inner.data_received(data)
        else:
            self._waiting += data
            self._feed()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        for name in tuple(self._timers):
            self._stop_timer(name)
        self._waiting.clear()
        if self._feeding is not None:
            self._feeding.cancel()
        if self._client is not None:
            self._arrivals.leave(self._client)
        self._inner.connection_lost(exc)
        self._lost.set()
        # Whatever holds itself stays in memory: Python does not look for garbage by itself here.
        self._inner, self._new_inner, self._transport = asyncio.Protocol(), asyncio.Protocol, None

    def pause_writing(self) -> None:
        self._inner.pause_writing()
        if self._transport is not None:
            self._transport.hold("answers wait")
        self._set_timer("answers wait", STUCK_SECONDS)

    def resume_writing(self) -> None:
        self._stop_timer("answers wait")
        self._inner.resume_writing()
        if self._transport is not None:
            self._transport.release("answers wait")

    # --- uvicorn's side -------------------------------------------------------------------

    def change_inner(self, protocol: asyncio.BaseProtocol) -> None:
        """From HTTP to a WebSocket."""
        assert isinstance(protocol, asyncio.Protocol)
        self._inner = protocol

    def reads_on(self) -> None:
        """Nothing stands in the way any more."""
        if self._waiting:
            self._feed_soon()

    # --- the application's side -----------------------------------------------------------

    def wait_for_request(self) -> None:
        """From now on the client must send a whole request before long."""
        if self._transport is not None:
            self._set_timer("request", REQUEST_SECONDS)

    def request_came(self) -> None:
        self._stop_timer("request")

    @property
    def is_closing(self) -> bool:
        """Has the client hung up, or is nothing more sent to it?"""
        return self._transport is None or self._transport.is_closing()

    async def lost(self) -> None:
        """Returns when uvicorn knows, too, that the connection is no more."""
        await self._lost.wait()

    def meter(self, clock: Callable[[], float], *buckets: Bucket) -> None:
        """From now on every byte is paid for out of each of these, and waits until it can be."""
        self._clock, self._buckets = clock, buckets

    def rest(self, seconds: float) -> None:
        """The client was told to slow down: it is not heard for so long."""
        if self._transport is not None:
            self._transport.hold("told to wait")
            self._loop.call_later(seconds, self._transport.release, "told to wait")

    def end(self) -> None:
        """The application has said its last word. The client's own goodbye is still heard, and
        then nothing more."""
        if self._left is None and self._transport is not None:
            self._left = _AFTER_THE_END
            self._waiting.clear()
            self._transport.release(PIECES)
            self._set_timer("the end", _LINGER_SECONDS)

    # --- in between -----------------------------------------------------------------------

    def _feed(self) -> None:
        """Hand on one piece, if it is paid; more of them later, so that others get their turn."""
        self._feeding = None
        transport = self._transport
        if transport is None or not self._waiting:
            return
        if transport.is_held:
            transport.hold(PIECES)
            return
        piece = bytes(self._waiting[:_PIECE])
        if (seconds := self._seconds_to_pay(len(piece))) > 0:
            transport.hold(PIECES)
            self._feeding = self._loop.call_later(seconds, self._feed)
            return
        del self._waiting[: len(piece)]
        self._inner.data_received(piece)
        if self._waiting:
            transport.hold(PIECES)
            self._feed_soon()
        else:
            transport.release(PIECES)

    def _hear_goodbye(self, data: bytes, left: int) -> None:
        """What is thrown away was read all the same: else our own goodbye would be lost. Where
        even that is too much, reading stops."""
        self._left = left - len(data)
        if left > 0:
            self._inner.data_received(data[:left])
        elif left < -_MOST_THROWN_AWAY and self._transport is not None:
            self._transport.hold("the end")

    @property
    def _is_websocket(self) -> bool:
        """Of which every byte is paid for."""
        return bool(self._buckets)

    def _feed_soon(self) -> None:
        if self._is_websocket and self._feeding is None:
            self._feeding = self._loop.call_soon(self._feed)
        elif not self._is_websocket and not self._waits_for_round:
            self._waits_for_round = True
            self._arrivals.rounds.take_turn(self._client or "", self._feed_in_round)
            if self._waits_for_round and self._transport is not None:
                self._transport.hold(PIECES)

    def _feed_in_round(self) -> None:
        self._waits_for_round = False
        self._feed()

    def _seconds_to_pay(self, cost: int) -> float:
        """0 if the piece is paid for."""
        now, seconds = self._clock(), 0.0
        unpaid = self._buckets if self._unpaid is None else self._unpaid
        self._unpaid = None
        for bucket in unpaid:
            if not bucket.take(now, cost):
                self._unpaid = (*(self._unpaid or ()), bucket)
                seconds = max(0.01, seconds, bucket.seconds_until(cost))
        return seconds

    def _set_timer(self, name: str, seconds: float) -> None:
        self._stop_timer(name)
        self._timers[name] = self._loop.call_later(seconds, self._hang_up)

    def _stop_timer(self, name: str) -> None:
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    def _hang_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def metered(
    protocol: Callable[..., asyncio.Protocol], arrivals: Arrivals
) -> type[asyncio.Protocol]:
    """The class of a server's connections, as uvicorn wants it: ``protocol`` behind a meter."""

    class ServersSocket(MeteredSocket):
        def __init__(self, **handed: Any) -> None:
            super().__init__(protocol, arrivals, **handed)

    return ServersSocket


def socket_of(scope: Mapping[str, Any]) -> MeteredSocket | None:
    """The connection that a request came by; none where another server than ours carries it."""
    found = scope.get("state", {}).get(_KEY)
    return found if isinstance(found, MeteredSocket) else None
