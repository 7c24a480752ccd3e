"""How often and how many: token buckets and places, one for each who asks, forgotten when they
say nothing any more. Time is a clock's that nobody sets: the system's may step."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hanabi.server.errors import TooMany

_MOST_NAMES = 10_000


class Bucket:
    """So many tokens a second, and at most so many saved up."""

    __slots__ = ("_at", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self._tokens, self._at = burst, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Is there enough for this?"""
        tokens, passed = self._tokens, now - self._at
        if passed > 0.0:
            tokens = min(self.burst, tokens + passed * self.rate)
        self._at = now
        if tokens < cost:
            self._tokens = tokens
            return False
        self._tokens = tokens - cost
        return True

    def seconds_until(self, cost: float = 1.0) -> float:
        """After so long there will be enough, if nobody takes any meanwhile. What was asked for
        last was refused; of more than there can ever be, the whole has to do."""
        missing = min(cost, self.burst) - self._tokens
        return max(0.0, missing) / self.rate if self.rate > 0 else 3600.0

    def is_full(self, now: float) -> bool:
        """Would a new one be the same?"""
        return self._tokens + (now - self._at) * self.rate >= self.burst


class Limiter:
    """A bucket for every name."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float],
        most: int = _MOST_NAMES,
    ) -> None:
        self.rate, self.burst, self._clock, self._most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def need(self, name: str, cost: float = 1.0) -> None:
        """``TooMany``, with when to come again, unless this one may go on."""
        if not self.take(name, cost):
            raise TooMany("too-many-requests").after(self._buckets[name].seconds_until(cost))

    def take(self, name: str, cost: float = 1.0) -> bool:
        """May this one go on?"""
        return self.bucket(name).take(self._clock(), cost)

    async def wait(self, name: str) -> None:
        """Until this one may go on."""
        while not self.take(name):
            await asyncio.sleep(self._buckets[name].seconds_until())

    def bucket(self, name: str) -> Bucket:
        """What this name has. Memory stays bounded however many names come."""
        bucket = self._buckets.get(name)
        if bucket is None:
            now = self._clock()
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[name] = Bucket(self.rate, self.burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if not bucket.is_full(now)
        }
        while len(self._buckets) >= self._most:
            self._buckets.pop(next(iter(self._buckets)))


class Places:
    """So many at a time for every name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._taken.values())

    def enter(self, name: str) -> bool:
        """Take a place, if one is free."""
        taken = self._taken.get(name, 0)
        if taken >= self.most:
            return False
        self._taken[name] = taken + 1
        return True

    def leave(self, name: str) -> None:
        left = self._taken[name] - 1
        if left:
            self._taken[name] = left
        else:
            del self._taken[name]

    @contextmanager
    def one_for(self, name: str, code: str) -> Iterator[None]:
        """A place for as long as this takes; ``TooMany`` with this code if none is free."""
        if not self.enter(name):
            raise TooMany(code)
        try:
            yield
        finally:
            self.leave(name)
