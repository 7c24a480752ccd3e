"""Where "your turn" is sent: the browsers whose owners asked for it."""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from hanabi.storage.schema import push_subscriptions as rows
from hanabi.storage.writing import Rows

MOST_DEVICES = 10
"""Of one identity; one more takes the place of the oldest."""


class PushSubscription(NamedTuple):
    """A browser's address at its push service, and the keys to write to it alone."""

    identity_id: str
    endpoint: str
    p256dh: str
    auth: str
    locale: str
    created_at: float


def _id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


class PushSubscriptions(Rows):
    """Each endpoint belongs to one identity: the one that asked last on that device."""

    async def put(self, subscription: PushSubscription) -> None:
        """Remember a device."""
        mine = rows.c.identity_id == subscription.identity_id
        values = subscription._asdict() | {"id": _id(subscription.endpoint)}
        newest_first = select(rows.c.id).where(mine).order_by(rows.c.created_at.desc(), rows.c.id)

        def write(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.id == values["id"]))
            surplus = connection.execute(newest_first).scalars().all()[MOST_DEVICES - 1 :]
            connection.execute(delete(rows).where(rows.c.id.in_(surplus)))
            connection.execute(insert(rows).values(values))

        await self._writes.write(write)

    async def remove(self, endpoint: str, identity_id: str | None = None) -> None:
        """Forget a device; with an identity, only if it is that one's."""
        gone = delete(rows).where(rows.c.id == _id(endpoint))
        if identity_id is not None:
            gone = gone.where(rows.c.identity_id == identity_id)
        await self._writes.write(lambda connection: connection.execute(gone))

    async def of(self, identity_id: str) -> list[PushSubscription]:
        """The devices of an identity."""
        columns = [rows.c[name] for name in PushSubscription._fields]
        query = select(*columns).where(rows.c.identity_id == identity_id)
        async with self._engine.connect() as connection:
            return [PushSubscription(*row) for row in await connection.execute(query)]
