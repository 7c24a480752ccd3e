"""Thinking time, as the log tells it: no clock ticks here, entries carry their times."""

from hanabi.server.table.entries import ClockSettings


class Clock:
    """What each seat has left; at most one seat's time runs."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self._settings = settings
        self.left = [settings.initial] * seats
        self.running: int | None = None
        self._since = 0.0

    def run(self, seat: int | None, at: float) -> None:
        """From now on this seat's time runs, or nobody's."""
        self._stop(at)
        self.running, self._since = seat, at

    def moved(self, seat: int, at: float) -> None:
        """The seat made its move: its time stops, and it gains the increment."""
        if self.running == seat:
            self._stop(at)
            self.left[seat] += self._settings.increment

    def forgive(self, at: float) -> None:
        """The time since the turn began does not count."""
        self._since = at

    def refill(self, seat: int, at: float) -> None:
        """The seat has the initial time again."""
        self.left[seat] = self._settings.initial
        if self.running == seat:
            self._since = at

    def left_at(self, seat: int, at: float) -> float:
        """What the seat has left at this time."""
        spent = max(0.0, at - self._since) if self.running == seat else 0.0
        return max(0.0, self.left[seat] - spent)

    @property
    def deadline(self) -> float | None:
        """When the running seat's time will be over."""
        return None if self.running is None else self._since + self.left[self.running]

    def _stop(self, at: float) -> None:
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        self.running = None
