"""Addresses that the operator keeps out."""

import pytest

from hanabi.server.access.blocked import BlockedAddresses, network_of


@pytest.mark.parametrize(
    ("blocked", "address", "is_out"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7/24", "203.0.113.200", True),
        ("203.0.113.0/24", "::ffff:203.0.113.9", True),
        ("2001:db8::/32", "2001:db8:1::5", True),
        ("2001:db8::/32", "203.0.113.9", False),
        ("203.0.113.0/24", "?", False),
    ],
)
def test_an_address_is_kept_out_with_its_network(blocked: str, address: str, is_out: bool) -> None:
    addresses = BlockedAddresses()
    assert address not in addresses
    addresses.replace([blocked])
    assert (address in addresses) == is_out


@pytest.mark.parametrize("text", ["", "ana", "203.0.113", "203.0.113.0/40"])
def test_what_is_no_address_is_none(text: str) -> None:
    assert network_of(text) is None
