"""By which names the server may be called, and which pages may use it: its own.

A page can let its own name lead to this machine (DNS rebinding), and then the browser takes the
server's answers for that page's. So whoever calls the server by a name must use one that is its
own; an address as numbers is no name.
"""

import ipaddress
import socket
from collections.abc import Mapping
from functools import cache
from urllib.parse import urlsplit

from hanabi.server.settings import Settings


def is_own_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Was the server called by a name of its own?"""
    name = _host_name(headers.get("host", ""))
    if name is None:
        return False
    return _is_address(name) or name == "localhost" or name in _own_names(settings)


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Programs send no Origin; browsers always do where it matters, and cannot lie."""
    origin = headers.get("origin")
    if origin is None or (settings.public_url and origin == _origin_of(settings.public_url)):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_web = parts.scheme in ("http", "https")
    return is_web and bool(parts.netloc) and parts.netloc == headers.get("host")


@cache
def _own_names(settings: Settings) -> frozenset[str]:
    """The public name, or without one those that this machine has among its neighbours."""
    if settings.public_url:
        return frozenset({urlsplit(settings.public_url).hostname or ""})
    machine = socket.gethostname().lower()
    return frozenset({machine, f"{machine.partition('.')[0]}.local", settings.host.lower()})


def _host_name(host: str) -> str | None:
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # a ValueError if it is none
    except ValueError:
        return None
    return parts.hostname if parts.netloc == host and "@" not in host else None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
