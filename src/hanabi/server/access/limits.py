"""How often: token buckets, one for each who asks, forgotten when full again."""

from collections.abc import Callable


class Bucket:
    """So many tokens a second, and at most so many saved up."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Is there enough for this?"""
        passed = max(0.0, now - self._at)  # the system's clock may be set back
        self._tokens = min(self._burst, self._tokens + passed * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Would a new one be the same?"""
        return self._tokens + (now - self._at) * self._rate >= self._burst


class Limiter:
    """A bucket for every name."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], most: int = 10_000
    ) -> None:
        self._rate, self._burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1.0) -> bool:
        """May this one go on? Memory stays bounded however many names come."""
        now = self._clock()
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[name] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, cost)

    def _forget(self, now: float) -> None:
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)
        }
        while len(self._buckets) >= self._most:
            self._buckets.pop(next(iter(self._buckets)))
