"""How often somebody may ask: the clock stands still here, so that no token comes back."""

from dataclasses import replace

import httpx

from hanabi.server.access.limits import Bucket, Limiter
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.running_server import FAST, Serve


def test_tokens_are_used_up_and_come_back_with_time() -> None:
    bucket = Bucket(rate=2.0, burst=3.0, now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5) for _ in range(2)] == [True, False]
    assert not bucket.take(9.0), "a clock that is set back gives nothing, and takes nothing"
    assert bucket.is_full(100.0)


def test_a_limiter_forgets_names_that_could_do_everything_again() -> None:
    now = 0.0
    limiter = Limiter(1.0, 2.0, lambda: now, most=2)
    assert limiter.take("ana", 2.0) and not limiter.take("ana")
    assert limiter.take("bo")
    now = 60.0
    assert limiter.take("cy") and limiter.take("ana", 2.0)


def test_requests_guests_and_tables_are_limited(serve: Serve) -> None:
    server = serve(replace(FAST, request_rate=4.0, guests_per_hour=3.0), FixedTimeAndChance())
    codes = [
        httpx.post(f"{server.url}/api/guests", json={"name": "A"}).status_code for _ in range(5)
    ]
    assert codes == [201, 201, 201, 429, 429]
    with httpx.Client(base_url=server.url) as client:
        codes = [client.get("/api/catalogue").status_code for _ in range(30)]
    assert codes.count(200) == 20 - 5 and codes.count(429) == 15
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
