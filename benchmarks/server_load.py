"""A load generator that costs little: hand-made WebSocket frames over asyncio, no JSON.

It plays recorded games and looks into frames only for their kind, and once for a number.
"""

import asyncio
import base64
import struct
import time
from dataclasses import dataclass, field

from hanabi.server.wire.protocol import VERSION

_SEQ = b'"seq":'
_VIEW, _UPDATE, _NOTES = b'{"type":"view"', b'{"type":"update"', b'{"type":"notes"'
_HELLO = b'{"type":"hello","version":%d}' % VERSION
_SHORT, _LONG = 126, 127
_FIRST_SECONDS, _LAST_SECONDS = 0.5, 30.0
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


Moves = list[tuple[int, str]]
"""Seat and text of each move of a game."""


@dataclass
class Room:
    """One table's four connections, and the move that is under way."""

    number: int
    moves: Moves
    seats: list["Client"] = field(default_factory=list)
    seq: int = 0
    made: int = 0
    sent_at: float = 0.0
    arrived: int = 0


@dataclass
class Meter:
    """What the load measured."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    frames: int = 0
    octets: int = 0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def add(self, other: "Meter") -> None:
        """What was measured later."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.latencies += other.latencies
        self.frames += other.frames
        self.octets += other.octets


class Client(asyncio.Protocol):
    """One connection."""

    def __init__(self, load: "Load", room: Room, host: str, path: str, cookie: str) -> None:
        self._load, self._room = load, room
        self._request = (host, path, cookie)
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        host, path, cookie = self._request
        key = base64.b64encode(b"0123456789abcdef").decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: Upgrade"]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Key: {key}", f"Cookie: {cookie}", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer)
            del self._buffer[: end + 4]
            self._is_open = True
            self.send(_HELLO)
        start = 0
        while True:
            frame, end = self._frame(start)
            if frame is None:
                break
            if self._buffer[start] == _PING:
                self.send(frame, _PONG)
            else:
                self._load.heard(self, self._room, frame)
            start = end
        del self._buffer[:start]

    def _frame(self, start: int) -> tuple[bytes | None, int]:
        buffer = self._buffer
        if len(buffer) < start + 2:
            return None, start
        size, head = buffer[start + 1] & 0x7F, 2
        if size == _SHORT:
            if len(buffer) < start + 4:
                return None, start
            size, head = struct.unpack_from("!H", buffer, start + 2)[0], 4
        elif size == _LONG:
            if len(buffer) < start + 10:
                return None, start
            size, head = struct.unpack_from("!Q", buffer, start + 2)[0], 10
        end = start + head + size
        if len(buffer) < end:
            return None, start
        return bytes(buffer[start + head : end]), end

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """A masked frame; a mask of zeros leaves the text as it is."""
        size = len(text)
        head = bytes([kind, 0x80 | size]) if size < _SHORT else struct.pack("!BBH", kind, 254, size)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


class Load:
    """All rooms. At full speed a room moves as soon as it may; paced, when its time comes.

    At a bare loop a game begins anew after its last move; at this server it is played once.
    """

    def __init__(
        self, tables: int, games: list[Moves], *, is_endless: bool, paced: float | None = None
    ) -> None:
        self.rooms = [Room(number, games[number % len(games)]) for number in range(tables)]
        self.meter = Meter()
        self.moves = 0
        """All of them, also those that do not count."""
        self._is_endless = is_endless
        self._paced = paced
        self._is_running = False

    async def connect(self, ports: list[int], paths: list[str], cookies: list[str]) -> None:
        """Open all connections and wait until each has been welcomed. The seats of a table are
        divided among the ports."""
        loop = asyncio.get_running_loop()
        for room, path in zip(self.rooms, paths, strict=True):
            for seat, cookie in enumerate(cookies):
                port = ports[(seat + room.number) % len(ports)]
                client = Client(self, room, f"127.0.0.1:{port}", path, cookie)
                await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
                room.seats.append(client)
            if room.number % 25 == 24:
                await asyncio.gather(*(client.ready for client in room.seats))
        await asyncio.gather(*(client.ready for room in self.rooms for client in room.seats))

    async def run(self, seconds: float) -> Meter:
        """Let everybody play for so long, and wait for the moves that are still under way."""
        if self._paced is None:
            meter = await self._run_at_full_speed(seconds)
        else:
            meter = await self._run_at_a_pace(seconds, self._paced)
        async with asyncio.timeout(_LAST_SECONDS):
            while any(room.arrived < len(room.seats) for room in self.rooms if room.sent_at):
                await asyncio.sleep(0.001)
        return meter

    async def _run_at_full_speed(self, seconds: float) -> Meter:
        """What counts is the middle: at first and at last not all are at it."""
        self._is_running = True
        for room in self.rooms:
            self._move(room)
        await asyncio.sleep(_FIRST_SECONDS)
        meter = self.meter = Meter()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        meter.seconds = time.perf_counter() - start
        self._is_running, self.meter = False, Meter()
        return meter

    async def _run_at_a_pace(self, seconds: float, pace: float) -> Meter:
        meter = self.meter = Meter()
        start, number = time.perf_counter(), 0
        while (now := time.perf_counter()) < start + seconds:
            while number < (now - start) * pace:
                self._move(self.rooms[number % len(self.rooms)])
                number += 1
            await asyncio.sleep(0.001)
        meter.seconds = time.perf_counter() - start
        return meter

    def heard(self, client: Client, room: Room, frame: bytes) -> None:
        """One frame reached one connection."""
        meter = self.meter
        meter.frames += 1
        meter.octets += len(frame)
        if frame.startswith(_UPDATE):
            room.arrived += 1
            if room.arrived == len(room.seats):
                meter.moves += 1
                self.moves += 1
                meter.latencies.append(time.perf_counter() - room.sent_at)
                if self._is_running:
                    self._move(room)
        elif frame.startswith(_VIEW):
            at = frame.index(_SEQ) + len(_SEQ)
            room.seq = int(frame[at : frame.index(b",", at)])
        elif frame.startswith(_NOTES) and not client.ready.done():
            client.ready.set_result(None)

    def _move(self, room: Room) -> None:
        if room.made and room.arrived < len(room.seats):
            return  # paced, and the last move has not reached everybody
        if not self._is_endless and room.made == len(room.moves):
            raise SystemExit("a game is over: more tables or fewer seconds, please")
        seat, move = room.moves[room.made % len(room.moves)]
        room.arrived, room.sent_at = 0, time.perf_counter()
        room.seats[seat].send(b'{"type":"move","seq":%d,"move":"%s"}' % (room.seq, move.encode()))
        room.seq += 1
        room.made += 1

    def close(self) -> None:
        """Hang up everywhere."""
        for room in self.rooms:
            for client in room.seats:
                client.close()
