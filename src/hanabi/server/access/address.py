"""Whom an address stands for, where limits count them."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

_ONE_CUSTOMER = 64
"""Bits of an IPv6 address that a provider gives away; the rest its customer may choose at will."""


@lru_cache(maxsize=4096)
def client_of(host: str) -> str:
    """One client: an IPv4 address, a /64 of IPv6, or whatever name there is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _ONE_CUSTOMER), strict=False))
