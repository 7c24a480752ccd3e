"""The end of one process among several: its players go to the others, one after the other."""

import asyncio
import random
from collections.abc import Callable

from hanabi.server.play.service import Service
from hanabi.server.wire.close_codes import CloseCode

_STEP_SECONDS = 0.02


async def drain(service: Service, is_urgent: Callable[[], bool]) -> None:
    """Everybody comes back at once when their connection ends, so those ends are spread: nobody
    waits longer than it takes to connect, and the others are not called by all at the same
    moment. Where there is no other process, waiting would only make the pause longer."""
    service.readiness.is_draining = True
    if not service.peers.has_others:
        return
    opened = list(service.connections)
    random.shuffle(opened)
    loop = asyncio.get_running_loop()
    began, seconds = loop.time(), service.settings.drain_seconds
    for place, each in enumerate(opened):
        due = began + seconds * place / len(opened)
        while (left := due - loop.time()) > 0 and not is_urgent():
            await asyncio.sleep(min(left, _STEP_SECONDS))
        each.connection.finish(CloseCode.RESTARTING)
