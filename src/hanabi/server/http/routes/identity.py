"""HTTP: who one is. Guests, recovery, names, tokens."""

from typing import Annotated

import msgspec

from hanabi.server.access.identity import Caller
from hanabi.server.http.endpoint import ApiRequest, Endpoint

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class GuestRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name to be called by."""

    name: Name


class RecoverRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and whether other devices lose the identity."""

    code: Annotated[str, msgspec.Meta(max_length=100)]
    sign_out_others: bool = False


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the token is for, and whether who has it may change the name, the recovery code and
    the tokens."""

    label: Name
    may_manage: bool = False


class IdentityInfo(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str


class SessionInfo(msgspec.Struct, frozen=True):
    """Oneself, or nobody: to ask is no mistake of a first visit."""

    me: IdentityInfo | None


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
    may_manage: bool


class NewToken(msgspec.Struct, frozen=True):
    """A bearer token; shown once."""

    id: str
    label: str
    created_at: float
    may_manage: bool
    token: str


def _info(caller: Caller) -> IdentityInfo:
    return IdentityInfo(caller.id, caller.name)


async def new_guest(request: ApiRequest) -> NewIdentity:
    """Nothing but a name is needed."""
    request.service.limits.guests.need(request.address)
    caller, request.cookie, code = await request.service.accounts.new_guest(request.body.name)
    return NewIdentity(caller.id, caller.name, code)


async def recover(request: ApiRequest) -> NewIdentity:
    """Use up a recovery code."""
    request.service.limits.guesses.need(request.address)
    accounts, body = request.service.accounts, request.body
    caller, request.cookie, code = await accounts.recover(body.code, body.sign_out_others)
    await request.service.disconnect_revoked(caller.id)
    return NewIdentity(caller.id, caller.name, code)


async def session(request: ApiRequest) -> SessionInfo:
    """Who sits at this device, if anybody has a name here yet."""
    return SessionInfo(None if request.signed_in is None else _info(request.signed_in))


async def me(request: ApiRequest) -> IdentityInfo:
    return _info(request.caller)


async def rename(request: ApiRequest) -> IdentityInfo:
    return _info(await request.service.accounts.rename(request.caller, request.body.name))


async def sign_out(request: ApiRequest) -> None:
    """Forget this device's cookie."""
    await request.service.accounts.sign_out(request.caller)
    await request.service.disconnect_revoked(request.caller.id)
    request.cookie = ""


async def recovery_code(request: ApiRequest) -> RecoveryCode:
    """A new recovery code; the old one opens nothing any more."""
    return RecoveryCode(await request.service.accounts.new_recovery_code(request.caller))


async def tokens(request: ApiRequest) -> list[TokenInfo]:
    """The tokens of one's programs."""
    rows = await request.service.accounts.tokens(request.caller)
    return [TokenInfo(row.id, row.label, row.created_at, bool(row.may_manage)) for row in rows]


async def new_token(request: ApiRequest) -> NewToken:
    """A token for a program."""
    body = request.body
    row, token = await request.service.accounts.new_token(
        request.caller, body.label, may_manage=body.may_manage
    )
    return NewToken(row.id, row.label, row.created_at, body.may_manage, token)


async def revoke_token(request: ApiRequest) -> None:
    """The token opens nothing any more."""
    await request.service.accounts.revoke_token(request.caller, request.path["token_id"])
    await request.service.disconnect_revoked(request.caller.id)


ENDPOINTS = (
    Endpoint("POST", "/api/guests", new_guest, "Become a guest", NewIdentity, 201,
             body=GuestRequest, needs_identity=False),
    Endpoint("POST", "/api/recover", recover, "Bring an identity to this device", NewIdentity,
             body=RecoverRequest, needs_identity=False),
    Endpoint("GET", "/api/session", session, "Who am I, if anybody", SessionInfo,
             needs_identity=False),
    Endpoint("GET", "/api/me", me, "Who am I", IdentityInfo),
    Endpoint("PATCH", "/api/me", rename, "Change one's name", IdentityInfo, body=GuestRequest,
             manages_identity=True),
    Endpoint("DELETE", "/api/me/session", sign_out, "Sign this device out", None, 204),
    Endpoint("POST", "/api/me/recovery-code", recovery_code, "A new recovery code", RecoveryCode,
             manages_identity=True),
    Endpoint("GET", "/api/me/tokens", tokens, "List one's tokens", list[TokenInfo]),
    Endpoint("POST", "/api/me/tokens", new_token, "Make a token for a program", NewToken, 201,
             body=TokenRequest, manages_identity=True),
    Endpoint("DELETE", "/api/me/tokens/{token_id}", revoke_token, "Revoke a token", None, 204,
             manages_identity=True,
             path_types={"token_id": Annotated[str, msgspec.Meta(max_length=32)]}),
)  # fmt: skip
