"""How many connections of one client are taken at all, before they have said a word, and how soon
it is heard what they say."""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from hanabi.server.access.address import client_of
from hanabi.server.access.limits import Limiter, Places
from hanabi.server.access.turns import Rounds
from hanabi.server.settings import Settings

_BESIDE_WEBSOCKETS = 2
"""A browser opens several connections for HTTP beside the one that it plays on."""
BURST_SECONDS = 10.0


class Arrivals:
    """A proxy is not counted: whoever is behind it is, when the proxy has said who that is."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        rate = settings.request_rate
        self._often = Limiter(rate, rate * BURST_SECONDS, clock)
        self._places = Places(settings.connections_per_address * _BESIDE_WEBSOCKETS)
        self.rounds = Rounds()
        self._proxies = [name.strip() for name in settings.trusted_proxies.split(",")]

    def come(self, transport: asyncio.BaseTransport) -> str | None:
        """Whom it is counted for; None if there are too many of them, or too many at once."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else "?"
        if self._is_proxy(host):
            return ""
        client = client_of(host)
        return client if self._often.take(client) and self._places.enter(client) else None

    def leave(self, client: str) -> None:
        if client:
            self._places.leave(client)

    def _is_proxy(self, host: str) -> bool:
        return any(proxy == "*" or _is_within(host, proxy) for proxy in self._proxies if proxy)


def _is_within(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:
        return host == network
