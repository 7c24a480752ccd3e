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
    """Looks after each line whether the game now waits for somebody who is away. Of several
    processes the one tells them that wrote the line by which their turn began: it is one, and it
    knows the table though everybody has left it since."""

    def __init__(
        self, table: Table, audience: Audience, sender: PushSender | None, patience: float
    ) -> None:
        self._table, self._audience, self._sender = table, audience, sender
        self._patience = patience
        self._seat: int | None = None
        self._since = 0.0
        """When it became this seat's turn, by the event loop's clock."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, *, is_own: bool) -> None:
        """Something happened. Whoever lost their connection gets a while to come back.

        One timer is enough: it goes on when turns have passed meanwhile, as most do long before.
        """
        if self._sender is None:
            return
        seat = None if self._table.paused else self._table.on_turn
        if seat == self._seat:
            return
        self._seat = seat
        if seat is None or not is_own:
            self.stop()
            return
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        if self._timer is None:
            self._timer = loop.call_later(self._patience, self._time_is_up)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        loop, self._timer = asyncio.get_running_loop(), None
        left = self._since + self._patience - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._time_is_up)
        elif self._seat is not None:
            self._tell(self._seat)

    def _tell(self, seat: int) -> None:
        holder = self._table.seats[seat]
        is_away = isinstance(holder, Person) and not self._audience.count(holder.identity)
        if isinstance(holder, Person) and is_away:
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
