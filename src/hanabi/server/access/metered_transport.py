"""A socket's transport as uvicorn sees it: others than uvicorn may have stopped the reading."""

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

PIECES = "pieces wait"
_INNER = "uvicorn"


class Owner(Protocol):
    """Whoever stands between the socket and uvicorn."""

    def change_inner(self, protocol: asyncio.BaseProtocol) -> None: ...

    def reads_on(self) -> None: ...


class MeteredTransport(asyncio.Transport):
    """Reads while nobody holds it."""

    def __init__(self, transport: asyncio.Transport, owner: Owner) -> None:
        super().__init__()
        self._real = transport
        self._owner = owner
        self._inner: asyncio.BaseProtocol | None = None
        self._held_by: set[str] = set()

    def hold(self, reason: str) -> None:
        if not self._held_by and not self._real.is_closing():
            self._real.pause_reading()
        self._held_by.add(reason)

    def release(self, reason: str) -> None:
        if reason in self._held_by:
            self._held_by.remove(reason)
            if not self._held_by and not self._real.is_closing():
                self._real.resume_reading()
            if reason != PIECES and not self.is_held:
                self._owner.reads_on()

    @property
    def is_held(self) -> bool:
        """By anything but what was read already and waits to be handed on?"""
        return bool(self._held_by - {PIECES})

    def pause_reading(self) -> None:
        self.hold(_INNER)

    def resume_reading(self) -> None:
        if self._held_by:  # uvicorn asks after every message
            self.release(_INNER)

    def is_reading(self) -> bool:
        return not self._held_by

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._inner = protocol
        self._owner.change_inner(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._inner or self._real.get_protocol()

    # What follows is the real transport's.

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._real.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._real.writelines(list_of_data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._real.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._real.is_closing()

    def close(self) -> None:
        self._real.close()

    def abort(self) -> None:
        self._real.abort()

    def write_eof(self) -> None:
        self._real.write_eof()

    def can_write_eof(self) -> bool:
        return self._real.can_write_eof()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._real.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._real.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._real.get_write_buffer_limits()
