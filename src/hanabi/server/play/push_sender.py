"""Web Push (RFC 8030): an encrypted message to a browser's own push service, signed with the
server's key (VAPID, RFC 8292). Nobody on the way can read it."""

import logging
import os
from base64 import urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import msgspec
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher

from hanabi.server.access.push_endpoint import PublicResolver, check_endpoint
from hanabi.server.errors import BadRequest
from hanabi.storage.push import PushSubscription, PushSubscriptions

logger = logging.getLogger("hanabi.push")
KEY_FILE = "vapid.pem"
_GONE = (404, 410)
_TIMEOUT = aiohttp.ClientTimeout(total=20)
_KEPT_SECONDS = 24 * 3600
"""How long the push service may keep it for a device that is off."""


class PushMessage(msgspec.Struct, frozen=True):
    """What a device is told: nothing but that it is its owner's turn, and where."""

    table: str
    title: str
    text: str


def own_key(folder: Path) -> Vapid02:
    """The server's key; made once, as browsers subscribe to one key."""
    path = folder / KEY_FILE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        key = Vapid02()
        key.generate_keys()
        partial = path.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as file:
            file.write(key.private_pem())
        partial.replace(path)
    return Vapid02.from_file(str(path))


class PushSender:
    """Sends to all devices of an identity, and forgets those that are gone."""

    def __init__(
        self,
        subscriptions: PushSubscriptions,
        key: Vapid02,
        contact: str,
        excepted: frozenset[str] = frozenset(),
    ) -> None:
        self.subscriptions = subscriptions
        self._key, self._contact, self._excepted = key, contact, excepted
        self._session: aiohttp.ClientSession | None = None
        raw = key.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = urlsafe_b64encode(raw).decode().rstrip("=")

    def check(self, endpoint: str) -> None:
        """May this address be called?"""
        check_endpoint(endpoint, self._excepted)

    async def send(self, to: PushSubscription, message: PushMessage) -> None:
        """Send it, once; a push service that does not answer is not asked again."""
        try:
            status = await self._post(to, msgspec.json.encode(message), message.table)
        except (OSError, TimeoutError, ValueError, aiohttp.ClientError, BadRequest) as error:
            logger.warning("push failed", extra={"reason": type(error).__name__})
            return
        if status in _GONE:
            await self.subscriptions.remove(to.endpoint)
        elif status >= 300:
            logger.warning("push refused", extra={"status": status})

    async def _post(self, to: PushSubscription, data: bytes, topic: str) -> int:
        self.check(to.endpoint)  # the operator's exceptions may be other ones by now
        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(data)["body"]
        url = urlsplit(to.endpoint)
        claims = {"aud": f"{url.scheme}://{url.netloc}", "sub": self._contact}
        headers = {
            **self._key.sign(claims),
            "content-encoding": "aes128gcm",
            "ttl": str(_KEPT_SECONDS),
            "urgency": "normal",
            "topic": topic[:32],  # a later turn at the same table takes the place of this one
        }
        # A redirection could lead anywhere: push services have no need of one.
        async with self._opened().post(
            to.endpoint, data=body, headers=headers, allow_redirects=False, timeout=_TIMEOUT
        ) as response:
            return response.status

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(resolver=PublicResolver(self._excepted))
            self._session = aiohttp.ClientSession(
                connector=connector, cookie_jar=aiohttp.DummyCookieJar()
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
