"""How often somebody may ask: the clock stands still here, so that no token comes back."""

from dataclasses import replace

import httpx
import pytest

from hanabi.server.access.limits import Bucket, Limiter, Places
from hanabi.server.errors import TooMany
from hanabi.server.time_and_chance import SystemTimeAndChance
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.running_server import FAST, Serve


class SteppingClock(SystemTimeAndChance):
    """Somebody sets the system's clock."""

    stepped = 0.0

    def now(self) -> float:
        return super().now() + self.stepped


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


def test_who_is_refused_is_told_when_to_come_again() -> None:
    limiter = Limiter(0.5, 2.0, lambda: 0.0)
    limiter.need("ana", 2.0)
    with pytest.raises(TooMany) as refused:
        limiter.need("ana")
    assert refused.value.retry_after == 2


def test_places_are_taken_and_free_again() -> None:
    places = Places(2)
    assert [places.enter("ana") for _ in range(3)] == [True, True, False]
    assert places.enter("bo") and len(places) == 3
    places.leave("ana")
    with places.one_for("ana", "too-many-questions"), pytest.raises(TooMany) as refused:
        places.one_for("ana", "too-many-questions").__enter__()
    assert refused.value.code == "too-many-questions"
    assert places.enter("ana")


def test_a_clock_that_steps_changes_no_limit(serve: Serve) -> None:
    stepping = SteppingClock()
    server = serve(replace(FAST, guests_per_hour=1.0), stepping)
    server.guest()
    for stepping.stepped in (1e9, -1e9):
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "A"})
        assert answer.status_code == 429
        assert 3500 < int(answer.headers["retry-after"]) <= 3600


def test_requests_guests_and_tables_are_limited(serve: Serve) -> None:
    server = serve(replace(FAST, request_rate=4.0, guests_per_hour=3.0), FixedTimeAndChance())
    codes = [
        httpx.post(f"{server.url}/api/guests", json={"name": "A"}).status_code for _ in range(5)
    ]
    assert codes == [201, 201, 201, 429, 429]
    with httpx.Client(base_url=server.url) as client:
        codes = [client.get("/api/catalogue").status_code for _ in range(17)]
        assert client.get("/api/catalogue").headers["retry-after"] == "1"
    # Few beyond the limit: each refusal on a connection that stays open comes a second late.
    assert codes == [200] * (20 - 5) + [429] * 2
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
