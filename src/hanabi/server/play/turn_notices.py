"""Telling people who are not there that it is their turn."""

import asyncio

from hanabi.i18n import Messages
from hanabi.i18n.messages import locales
from hanabi.server.play.audience import Audience
from hanabi.server.play.push_sender import PushMessage, PushSender
from hanabi.server.table.occupants import Person
from hanabi.server.table.table import Table


def your_turn(table: Table, locale: str) -> PushMessage:
    """Names alone, which whoever sits there knows: nothing of the game."""
    messages = Messages(locale if locale in locales() else "en")
    names = ", ".join(table.names())
    return PushMessage(
        table.id, messages.format("push-your-turn"), messages.format("push-at", names=names)
    )


class TurnNotices:
    """Looks after each line whether the game now waits for somebody who is away."""

    def __init__(
        self, table: Table, audience: Audience, sender: PushSender | None, patience: float
    ) -> None:
        self._table, self._audience, self._sender = table, audience, sender
        self._patience = patience
        self._seat: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something happened. Whoever lost their connection gets a while to come back."""
        if self._sender is None:
            return
        seat = None if self._table.paused else self._table.on_turn
        if seat == self._seat:
            return
        self.stop()
        self._seat = seat
        if seat is not None and isinstance(self._table.seats[seat], Person):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._patience, self._tell, seat)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell(self, seat: int) -> None:
        self._timer = None
        holder = self._table.seats[seat]
        if isinstance(holder, Person) and not self._audience.count(holder.identity):
            task = asyncio.create_task(self._send(holder.identity))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, identity: str) -> None:
        assert self._sender is not None
        devices = await self._sender.subscriptions.of(identity)
        await asyncio.gather(
            *(
                self._sender.send(device, your_turn(self._table, device.locale))
                for device in devices
            )
        )
