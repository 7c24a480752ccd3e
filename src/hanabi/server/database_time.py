"""The database's clock, by which all processes go: deadlines and times in the log are its."""

from hanabi.game import Deal
from hanabi.rules import Ruleset, Seat
from hanabi.server.time_and_chance import SystemTimeAndChance, TimeAndChance
from hanabi.storage import Database
from hanabi.storage.processes import database_time


class DatabaseTime:
    """Time of the database, chance of this machine.

    Between two questions to the database, the time is what a clock of this machine adds that
    nobody sets. An answer says that the database's clock showed ``now`` at some moment between
    question and answer; only if what we thought cannot have been right, it is corrected, and
    no further than that.
    """

    def __init__(self, here: TimeAndChance) -> None:
        self._here = here
        self._ahead: float | None = None
        """How far the database's clock is before the one that nobody sets."""

    def measured(self, now: float, asked_at: float) -> None:
        """The database said ``now`` to what it was asked then."""
        least, most = now - self._here.monotonic(), now - asked_at
        if self._ahead is None:
            self._ahead = (least + most) / 2
        self._ahead = min(max(self._ahead, least), most)

    def now(self) -> float:
        assert self._ahead is not None, "the database was not asked yet"
        return self._here.monotonic() + self._ahead

    def monotonic(self) -> float:
        return self._here.monotonic()

    def new_id(self) -> str:
        return self._here.new_id()

    def new_secret(self) -> str:
        return self._here.new_secret()

    def below(self, limit: int) -> int:
        return self._here.below(limit)

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        return self._here.new_deal(ruleset, first_seat)


async def time_of(database: Database, here: TimeAndChance) -> TimeAndChance:
    """All who share a database go by its clock; a test's own time stays its own."""
    if not database.is_shared or not isinstance(here, SystemTimeAndChance):
        return here
    time = DatabaseTime(here)
    async with database.engine.connect() as connection:
        asked_at = here.monotonic()
        time.measured(await database_time(connection), asked_at)
    return time
