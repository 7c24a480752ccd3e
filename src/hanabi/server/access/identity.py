"""Who asks: guests by a cookie, programs by a bearer token; only hashes are stored."""

import base64
import hashlib
from dataclasses import dataclass, replace

from hanabi.server.errors import NotFound, Refused, Unauthorized
from hanabi.server.table.plain_text import clean_text
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.storage.identities import CredentialRow, Identities, IdentityRow, NewCredential

COOKIE = "hanabi"
MAX_NAME = 32
MOST_TOKENS = 20
_CODE_GROUPS, _GROUP = 6, 5


@dataclass(frozen=True, slots=True)
class Caller:
    """An identity, the hash of the cookie it came with, if it came with one, and whether it may
    change who it is."""

    id: str
    name: str
    cookie_hash: str | None = None
    may_manage: bool = True


class Accounts:
    """Lets identities in, and makes and takes back what opens them."""

    def __init__(self, people: Identities, time_and_chance: TimeAndChance) -> None:
        self._people = people
        self._time_and_chance = time_and_chance

    async def caller(self, authorization: str | None, cookie: str | None) -> Caller | None:
        """Who this is. A bearer token that opens nothing is an error, a cookie is not: it may
        be left over from another database."""
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            row = None
            if scheme.lower() == "bearer":
                row = await self._people.by_secret(_hash(token.strip()), "token")
            if row is None:
                raise Unauthorized("token-unknown")
            return Caller(row.id, row.name, may_manage=row.may_manage)
        if cookie:
            digest = _hash(cookie)
            row = await self._people.by_secret(digest, "cookie")
            if row is not None:
                return Caller(row.id, row.name, digest)
        return None

    async def known(self, identities: set[str]) -> set[str]:
        """Those of them that there are."""
        return await self._people.known(sorted(identities))

    async def new_guest(self, name: str) -> tuple[Caller, str, str]:
        """A new identity, its cookie and its recovery code."""
        chance = self._time_and_chance
        identity = IdentityRow(chance.new_id(), clean_name(name), chance.now())
        cookie, code = chance.new_secret(), self._new_code()
        await self._people.create(
            identity,
            self._credential(identity.id, cookie, "cookie"),
            self._credential(identity.id, _plain_code(code), "recovery"),
        )
        return Caller(identity.id, identity.name, _hash(cookie)), cookie, code

    async def recover(self, code: str, sign_out_others: bool) -> tuple[Caller, str, str]:
        """Move an identity here: the code is used up, a new one and a new cookie are made."""
        plain = _plain_code(code)
        row = await self._people.by_secret(_hash(plain), "recovery")
        cookie, new_code = self._time_and_chance.new_secret(), self._new_code()
        if row is not None:
            new = (
                self._credential(row.id, cookie, "cookie"),
                self._credential(row.id, _plain_code(new_code), "recovery"),
            )
            if not await self._people.exchange(
                _hash(plain), "recovery", self._time_and_chance.now(), *new
            ):
                row = None
        if row is None:
            raise Unauthorized("recovery-code-unknown")
        if sign_out_others:
            now = self._time_and_chance.now()
            await self._people.revoke(row.id, "cookie", now, but=_hash(cookie))
            await self._people.revoke(row.id, "token", now)
        return Caller(row.id, row.name, _hash(cookie)), cookie, new_code

    async def new_recovery_code(self, caller: Caller) -> str:
        """Another code; the old one opens nothing any more."""
        code = self._new_code()
        await self._people.revoke(caller.id, "recovery", self._time_and_chance.now())
        await self._people.add(self._credential(caller.id, _plain_code(code), "recovery"))
        return code

    async def rename(self, caller: Caller, name: str) -> Caller:
        cleaned = clean_name(name)
        await self._people.rename(caller.id, cleaned)
        return replace(caller, name=cleaned)

    async def sign_out(self, caller: Caller) -> None:
        """Forget the cookie it came with."""
        if caller.cookie_hash is not None:
            await self._people.exchange(caller.cookie_hash, "cookie", self._time_and_chance.now())

    async def new_token(
        self, caller: Caller, label: str, *, may_manage: bool
    ) -> tuple[CredentialRow, str]:
        """A bearer token for a program, shown this once."""
        if len(await self.tokens(caller)) >= MOST_TOKENS:
            raise Refused("too-many-tokens", limit=MOST_TOKENS)
        token = self._time_and_chance.new_secret()
        made = self._credential(caller.id, token, "token", clean_text(label, MAX_NAME))
        made = made._replace(may_manage=int(may_manage))
        await self._people.add(made)
        row = CredentialRow(made.id, made.kind, made.label, made.created_at, made.may_manage)
        return row, token

    async def tokens(self, caller: Caller) -> list[CredentialRow]:
        return await self._people.list(caller.id, "token")

    async def revoke_token(self, caller: Caller, token_id: str) -> None:
        now = self._time_and_chance.now()
        if not await self._people.revoke(caller.id, "token", now, credential_id=token_id):
            raise NotFound("no-such-token")

    def _credential(
        self, identity_id: str, secret: str, kind: str, label: str = ""
    ) -> NewCredential:
        now = self._time_and_chance.now()
        return NewCredential(
            _hash(secret), self._time_and_chance.new_id(), identity_id, kind, label, now
        )

    def _new_code(self) -> str:
        """150 bits in groups that can be read aloud."""
        digest = hashlib.sha256(self._time_and_chance.new_secret().encode()).digest()
        letters = base64.b32encode(digest).decode()[: _CODE_GROUPS * _GROUP]
        return "-".join(letters[place : place + _GROUP] for place in range(0, len(letters), _GROUP))


def clean_name(name: str) -> str:
    """A name as it will be shown."""
    return clean_text(name, MAX_NAME)


def _plain_code(code: str) -> str:
    """A recovery code however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
