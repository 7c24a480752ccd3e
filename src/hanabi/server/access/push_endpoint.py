"""Whom the server calls: a browser names the address of its push service, and so could make the
server call machines that only it can reach. Only public addresses are called, whatever a name
resolves to at the moment of the call."""

import ipaddress
import socket
from urllib.parse import urlsplit

from aiohttp import ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

from hanabi.server.errors import BadRequest

_LONGEST = 1000


class InsideAddress(OSError):
    """The name leads to an address that is not public."""


def check_endpoint(endpoint: str, excepted: frozenset[str]) -> None:
    """Refuse what cannot be a public push service: another scheme or port, a password, an address
    instead of a name. ``excepted`` are hosts with ports that the operator allows all the same."""
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        raise BadRequest("push-endpoint") from None
    if url.netloc in excepted:
        return
    is_usual = url.scheme == "https" and port in (None, 443) and "@" not in url.netloc
    if not is_usual or len(endpoint) > _LONGEST or not _is_public_name(url.hostname or ""):
        raise BadRequest("push-endpoint")


def _is_public_name(host: str) -> bool:
    """A name with a dot in it, and no way of writing an address."""
    if "." not in host.strip(".") or host.endswith((".localhost", ".local", ".internal")):
        return False
    return not host.rsplit(".", 1)[-1].isdigit() and ":" not in host and "0x" not in host


class PublicResolver(AbstractResolver):
    """Names to addresses, but never to one inside; connections go to what it gives."""

    def __init__(self, excepted: frozenset[str]) -> None:
        self._resolver = ThreadedResolver()
        self._excepted = {place.rpartition(":")[0] for place in excepted}

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The public addresses of a name; ``InsideAddress`` if any of them is not."""
        found = await self._resolver.resolve(host, port, family)
        if host not in self._excepted:
            for result in found:
                if not ipaddress.ip_address(result["host"].partition("%")[0]).is_global:
                    raise InsideAddress(host)
        return found

    async def close(self) -> None:
        await self._resolver.close()
