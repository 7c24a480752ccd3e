"""uvicorn around the application; the only place that uses more of it than is documented.

Documented are its settings, ``Config`` and ``Server``. Two things that a game server needs have no
setting: that players go to another process before theirs ends, and that what a client sends is
metered before it is read (decisions/0014). For them we use of uvicorn

- ``Server.shutdown``, and in it ``servers`` and ``force_exit``;
- the protocol for HTTP that it would have chosen itself, which is made with keywords, of which
  ``app_state`` is known.

``pyproject.toml`` bounds uvicorn to the versions in which ``tests/server/test_uvicorn_server.py``
has seen them. Any other ASGI server can carry the same application: without a meter then, and
without time for players to go.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

Drain = Callable[[Callable[[], bool]], Awaitable[None]]
"""Returns when everybody has gone. It asks now and then whether it has to be at once."""

HTTP_PROTOCOL: type[asyncio.Protocol] = AutoHTTPProtocol
"""Into which uvicorn puts each connection, unless it is told another one."""


class DrainingServer(uvicorn.Server):
    """One that lets its players go to other processes before it ends."""

    def __init__(self, config: uvicorn.Config, drain: Drain) -> None:
        super().__init__(config)
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # whoever comes now is sent elsewhere by the proxy
            server.close()
        await self._drain(lambda: self.force_exit)
        await super().shutdown(sockets)
