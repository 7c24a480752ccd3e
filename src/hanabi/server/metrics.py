"""Counters and gauges in Prometheus' text form."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable

_HELP = {
    "lines": "Lines written to the logs of tables",
    "moves": "Moves made",
    "frames": "WebSocket messages received",
    "refused": "Messages and requests refused",
    "requests": "HTTP requests answered",
    "errors": "Requests that failed inside the server",
    "connections": "WebSocket connections open",
    "tables": "Tables in memory",
    "commits": "Durable transactions of the event log",
    "tasks": "Tasks of the event loop",
    "bot_failures": "Moves that a bot could not choose, so that a careful one was made for it",
    "stuck_threads": "Threads of bots that took too long and have not ended",
}
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What the server counts about itself."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = defaultdict(int)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._buckets = [0] * (len(_BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """One more of something."""
        self._counts[name] += by

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Something that has a value now."""
        self._gauges[name] = read

    def took(self, seconds: float) -> None:
        """A command was durable and told after so long."""
        self._seconds += seconds
        self._buckets[bisect_left(_BUCKETS, seconds)] += 1

    def text(self) -> str:
        """All of it, for a scraper."""
        lines: list[str] = []
        for name, text in _HELP.items():
            if name in self._gauges:
                value, kind, full = self._gauges[name](), "gauge", f"hanabi_{name}"
            else:
                value, kind, full = self._counts[name], "counter", f"hanabi_{name}_total"
            lines += [f"# HELP {full} {text}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
        full = "hanabi_command_seconds"
        lines += [f"# HELP {full} From a command to its answer", f"# TYPE {full} histogram"]
        total = 0
        for most, count in zip((*map(str, _BUCKETS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{full}_bucket{{le="{most}"}} {total}')
        lines += [f"{full}_sum {self._seconds:g}", f"{full}_count {total}"]
        return "\n".join(lines) + "\n"
