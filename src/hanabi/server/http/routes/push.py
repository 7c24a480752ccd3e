"""HTTP: devices that want to be told of their owner's turn."""

from base64 import urlsafe_b64decode
from typing import Annotated

import msgspec

from hanabi.server.errors import BadRequest
from hanabi.server.http.endpoint import ApiRequest, Endpoint
from hanabi.storage.push import PushSubscription

_Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
_POINT, _SECRET = 65, 16
"""Bytes of a key of P-256 and of the secret that goes with it (RFC 8291)."""


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made to be written to, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription, and the language to tell it in."""

    endpoint: _Address
    keys: PushKeys
    locale: Annotated[str, msgspec.Meta(max_length=16)] = "en"


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription that ends."""

    endpoint: _Address


class PushInfo(msgspec.Struct, frozen=True):
    """The key that browsers subscribe with."""

    key: str


async def key(request: ApiRequest) -> PushInfo:
    return PushInfo(request.service.push.public_key)


async def subscribe(request: ApiRequest) -> None:
    """Tell this device when it is one's turn and one is not at the table."""
    body: PushRequest = request.body
    service = request.service
    service.push.check(body.endpoint)
    if (_length(body.keys.p256dh), _length(body.keys.auth)) != (_POINT, _SECRET):
        raise BadRequest("push-keys")
    await service.push.subscriptions.put(
        PushSubscription(
            request.caller.id,
            body.endpoint,
            body.keys.p256dh,
            body.keys.auth,
            body.locale,
            service.time_and_chance.now(),
        )
    )


async def unsubscribe(request: ApiRequest) -> None:
    """Tell this device no more."""
    await request.service.push.subscriptions.remove(request.body.endpoint, request.caller.id)


def _length(text: str) -> int:
    try:
        return len(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError:
        return -1


ENDPOINTS = (
    Endpoint("GET", "/api/push", key, "The key to subscribe with", PushInfo,
             needs_identity=False),
    Endpoint("PUT", "/api/me/push", subscribe, "Tell this device of one's turn", None, 204,
             body=PushRequest),
    Endpoint("DELETE", "/api/me/push", unsubscribe, "Tell this device no more", None, 204,
             body=PushEnd),
)  # fmt: skip
