import asyncio

import pytest

from hanabi.server.access.push_endpoint import InsideAddress, PublicResolver, check_endpoint


def test_a_name_that_leads_inside_is_not_called() -> None:
    """Whatever it resolved to when the browser subscribed."""

    async def resolve(excepted: frozenset[str]) -> int:
        resolver = PublicResolver(excepted)
        try:
            return len(await resolver.resolve("localhost", 443))
        finally:
            await resolver.close()

    with pytest.raises(InsideAddress):
        asyncio.run(resolve(frozenset()))
    assert asyncio.run(resolve(frozenset({"localhost:443"})))


def test_a_public_push_service_may_be_called() -> None:
    check_endpoint("https://updates.push.services.mozilla.com/wpush/v2/abc", frozenset())
    check_endpoint("http://127.0.0.1:9/x", frozenset({"127.0.0.1:9"}))
