"""Time and chance in the hands of a test."""

from collections.abc import Callable
from itertools import count

from hanabi.game import Deal
from hanabi.rules import Ruleset, Seat


class FixedTimeAndChance:
    """Time stands still, ids count up, and the test deals."""

    def __init__(self) -> None:
        self._ids = count()
        self.deal: Deal | None = None
        self.chance: Callable[[int], int] | None = None
        """Without it, numbers that come are those of ids."""

    def now(self) -> float:
        return 1000.0

    def monotonic(self) -> float:
        return 1000.0

    def new_id(self) -> str:
        return f"id-number-{next(self._ids):06}"

    def new_secret(self) -> str:
        # A salt must be the same in two runs; a credential must be one of a kind.
        return "salt" if self.deal is not None else f"secret-{next(self._ids)}"

    def below(self, limit: int) -> int:
        return next(self._ids) % limit if self.chance is None else self.chance(limit)

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        assert self.deal is not None and first_seat is None
        self.deal.check(ruleset)
        return self.deal
