"""HTTP: who one is. Guests, recovery, names, tokens."""

from typing import Annotated

import msgspec

from hanabi.server.errors import TooMany
from hanabi.server.http import Ask, Endpoint
from hanabi.server.identity import Caller

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class GuestRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name to be called by."""

    name: Name


class RecoverRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and whether other devices lose the identity."""

    code: Annotated[str, msgspec.Meta(max_length=100)]
    sign_out_others: bool = False


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for."""

    label: Name


class IdentityInfo(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str


class NewIdentity(msgspec.Struct, frozen=True):
    """Oneself, with the code that brings this identity to another device; shown once."""

    id: str
    name: str
    recovery_code: str


class RecoveryCode(msgspec.Struct, frozen=True):
    """The code that brings this identity to another device; shown once."""

    recovery_code: str


class TokenInfo(msgspec.Struct, frozen=True):
    """A bearer token, but not the token."""

    id: str
    label: str
    created_at: float


class NewToken(msgspec.Struct, frozen=True):
    """A bearer token; shown once."""

    id: str
    label: str
    created_at: float
    token: str


def _info(caller: Caller) -> IdentityInfo:
    return IdentityInfo(caller.id, caller.name)


async def new_guest(ask: Ask) -> NewIdentity:
    """Nothing but a name is needed."""
    if not ask.service.limits.guests.take(ask.client):
        raise TooMany("too-many-requests")
    caller, ask.cookie, code = await ask.service.doorkeeper.new_guest(ask.body.name)
    return NewIdentity(caller.id, caller.name, code)


async def recover(ask: Ask) -> NewIdentity:
    """Use up a recovery code."""
    if not ask.service.limits.guesses.take(ask.client):
        raise TooMany("too-many-requests")
    doorkeeper, body = ask.service.doorkeeper, ask.body
    caller, ask.cookie, code = await doorkeeper.recover(body.code, body.sign_out_others)
    await ask.service.show_out(caller.id)
    return NewIdentity(caller.id, caller.name, code)


async def me(ask: Ask) -> IdentityInfo:
    """Who am I?"""
    return _info(ask.caller)


async def rename(ask: Ask) -> IdentityInfo:
    """Another name."""
    return _info(await ask.service.doorkeeper.rename(ask.caller, ask.body.name))


async def sign_out(ask: Ask) -> None:
    """Forget this device's cookie."""
    await ask.service.doorkeeper.sign_out(ask.caller)
    await ask.service.show_out(ask.caller.id)
    ask.cookie = ""


async def recovery_code(ask: Ask) -> RecoveryCode:
    """A new recovery code; the old one opens nothing any more."""
    return RecoveryCode(await ask.service.doorkeeper.new_recovery_code(ask.caller))


async def tokens(ask: Ask) -> list[TokenInfo]:
    """The tokens of one's programs."""
    rows = await ask.service.doorkeeper.tokens(ask.caller)
    return [TokenInfo(row.id, row.label, row.created_at) for row in rows]


async def new_token(ask: Ask) -> NewToken:
    """A token for a program."""
    row, token = await ask.service.doorkeeper.new_token(ask.caller, ask.body.label)
    return NewToken(row.id, row.label, row.created_at, token)


async def revoke_token(ask: Ask) -> None:
    """The token opens nothing any more."""
    await ask.service.doorkeeper.revoke_token(ask.caller, ask.path["token_id"])
    await ask.service.show_out(ask.caller.id)


ENDPOINTS = (
    Endpoint("POST", "/api/guests", new_guest, "Become a guest", NewIdentity, 201,
             body=GuestRequest, needs_identity=False),
    Endpoint("POST", "/api/recover", recover, "Bring an identity to this device", NewIdentity,
             body=RecoverRequest, needs_identity=False),
    Endpoint("GET", "/api/me", me, "Who am I", IdentityInfo),
    Endpoint("PATCH", "/api/me", rename, "Change one's name", IdentityInfo, body=GuestRequest),
    Endpoint("DELETE", "/api/me/session", sign_out, "Sign this device out", None, 204),
    Endpoint("POST", "/api/me/recovery-code", recovery_code, "A new recovery code", RecoveryCode),
    Endpoint("GET", "/api/me/tokens", tokens, "List one's tokens", list[TokenInfo]),
    Endpoint("POST", "/api/me/tokens", new_token, "Make a token for a program", NewToken, 201,
             body=TokenRequest),
    Endpoint("DELETE", "/api/me/tokens/{token_id}", revoke_token, "Revoke a token", None, 204,
             path_types={"token_id": Annotated[str, msgspec.Meta(max_length=32)]}),
)  # fmt: skip
