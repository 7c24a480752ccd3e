"""Identities, and the hashes of the secrets that open them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from hanabi.storage.schema import credentials, identities
from hanabi.storage.writing import Rows

_MOST_IN_ONE_QUESTION = 500


class IdentityRow(NamedTuple):
    """Somebody: a person's guest identity, which programs may act for."""

    id: str
    name: str
    created_at: float


class CredentialRow(NamedTuple):
    """One secret of an identity, by its handle; the secret itself is known to its owner."""

    id: str
    kind: str
    label: str
    created_at: float
    may_manage: int
    """Of a token. 1: whoever has it may change the identity itself."""


class NewCredential(NamedTuple):
    """A secret to be accepted from now on."""

    hash: str
    id: str
    identity_id: str
    kind: str
    label: str
    created_at: float
    may_manage: int = 0


class SignedIn(NamedTuple):
    """An identity, and what the secret that it came with allows."""

    id: str
    name: str
    may_manage: bool


class Identities(Rows):
    """Who there is, and by which secrets they come in."""

    async def create(self, identity: IdentityRow, *secrets: NewCredential) -> None:
        """A new identity with its first secrets."""

        def write(connection: Connection) -> None:
            connection.execute(insert(identities).values(identity._asdict()))
            connection.execute(insert(credentials), [secret._asdict() for secret in secrets])

        await self._writes.write(write)

    async def by_secret(self, digest: str, kind: str) -> SignedIn | None:
        """Whom this secret opens, if neither it was revoked nor they were blocked."""
        query = (
            select(identities.c.id, identities.c.name, credentials.c.may_manage)
            .join(credentials, credentials.c.identity_id == identities.c.id)
            .where(
                credentials.c.hash == digest,
                credentials.c.kind == kind,
                credentials.c.revoked_at.is_(None),
                identities.c.blocked_at.is_(None),
            )
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else SignedIn(row[0], row[1], bool(row[2]))

    async def known(self, identity_ids: Sequence[str]) -> set[str]:
        """Those of them that there are."""
        found: set[str] = set()
        async with self._engine.connect() as connection:
            for first in range(0, len(identity_ids), _MOST_IN_ONE_QUESTION):
                some = identity_ids[first : first + _MOST_IN_ONE_QUESTION]
                query = select(identities.c.id).where(identities.c.id.in_(some))
                found.update((await connection.execute(query)).scalars())
        return found

    async def rename(self, identity_id: str, name: str) -> None:
        """Another name from now on; games keep the one that was played under."""
        change = update(identities).where(identities.c.id == identity_id).values(name=name)
        await self._writes.write(lambda connection: connection.execute(change))

    async def add(self, secret: NewCredential) -> None:
        """One more secret."""
        made = insert(credentials).values(secret._asdict())
        await self._writes.write(lambda connection: connection.execute(made))

    async def exchange(
        self, digest: str, kind: str, at: float, *replacements: NewCredential
    ) -> bool:
        """Use a secret up and add others, at once; False if it was not valid any more."""
        rows = [secret._asdict() for secret in replacements]
        using_up = update(credentials).where(
            credentials.c.hash == digest,
            credentials.c.kind == kind,
            credentials.c.revoked_at.is_(None),
        )

        def write(connection: Connection) -> bool:
            if connection.execute(using_up.values(revoked_at=at)).rowcount != 1:
                return False
            if rows:
                connection.execute(insert(credentials), rows)
            return True

        return await self._writes.write(write)

    async def list(self, identity_id: str, kind: str) -> list[CredentialRow]:
        """The valid secrets of a kind, oldest first."""
        query = (
            select(*(credentials.c[name] for name in CredentialRow._fields))
            .where(
                credentials.c.identity_id == identity_id,
                credentials.c.kind == kind,
                credentials.c.revoked_at.is_(None),
            )
            .order_by(credentials.c.created_at, credentials.c.id)
        )
        async with self._engine.connect() as connection:
            return [CredentialRow(*row) for row in await connection.execute(query)]

    async def revoke(
        self,
        identity_id: str,
        kind: str,
        at: float,
        *,
        credential_id: str | None = None,
        but: str | None = None,
    ) -> int:
        """Revoke one secret of a kind, or all of it but the one of that hash."""
        change = update(credentials).where(
            credentials.c.identity_id == identity_id,
            credentials.c.kind == kind,
            credentials.c.revoked_at.is_(None),
        )
        if credential_id is not None:
            change = change.where(credentials.c.id == credential_id)
        if but is not None:
            change = change.where(credentials.c.hash != but)
        revoking = change.values(revoked_at=at)
        return await self._writes.write(lambda connection: connection.execute(revoking).rowcount)
