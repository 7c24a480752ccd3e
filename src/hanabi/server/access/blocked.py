"""Addresses that the operator keeps out: single ones and networks."""

import ipaddress
from collections.abc import Iterable

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    """An address or a network as an operator writes it; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


class BlockedAddresses:
    def __init__(self) -> None:
        self._networks: list[Network] = []

    def replace(self, addresses: Iterable[str]) -> None:
        found = map(network_of, addresses)
        self._networks = [network for network in found if network is not None]

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            asked = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(asked, "ipv4_mapped", None)
        return any((mapped or asked) in network for network in self._networks)
