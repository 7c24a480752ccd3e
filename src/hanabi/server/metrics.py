"""Counters and gauges in Prometheus' text form."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable

_COUNTERS = {
    "lines": "Lines written to the logs of tables",
    "moves": "Moves made",
    "frames": "WebSocket messages received",
    "refused": "Messages and requests refused",
    "requests": "HTTP requests answered",
    "errors": "Requests that failed inside the server",
    "storage_failures": "Times that the database could not do what it was asked to",
    "commits": "Durable transactions of the event log",
    "bot_failures": "Moves that a bot could not choose, so that a careful one was made for it",
    "bot_processes_killed": "Processes of bots ended: too long at it, or nobody waited any more",
}
_GAUGES = {
    "connections": "WebSocket connections open",
    "tables": "Tables in memory",
    "unreadable_tables": "Tables whose logs cannot be read",
    "tasks": "Tasks of the event loop",
    "reviews_waiting": "Reviews of games that somebody waits for",
    "processes": "Server processes that live on this database, this one among them",
}
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What the server counts about itself."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = defaultdict(int)
        self._read: dict[str, Callable[[], float]] = {}
        self._buckets = [0] * (len(_BUCKETS) + 1)
        self._seconds = 0.0
        self.process = ""
        """Which of several processes; every line has it as a label."""

    def count(self, name: str) -> None:
        self._counts[name] += 1

    def read_from(self, name: str, read: Callable[[], float]) -> None:
        """A counter or a gauge whose value somebody else has."""
        self._read[name] = read

    def observe_command(self, seconds: float) -> None:
        """A command was durable and answered after so long."""
        self._seconds += seconds
        self._buckets[bisect_left(_BUCKETS, seconds)] += 1

    def text(self) -> str:
        """All of it, for a scraper."""
        lines: list[str] = []
        for name, text in _COUNTERS.items():
            lines += self._single(f"hanabi_{name}_total", "counter", text, self._value(name))
        for name, text in _GAUGES.items():
            lines += self._single(f"hanabi_{name}", "gauge", text, self._value(name))
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _value(self, name: str) -> float:
        return self._read[name]() if name in self._read else self._counts[name]

    def _single(self, name: str, kind: str, text: str, value: float) -> list[str]:
        line = f"{name}{self._labels()} {value:.16g}"
        return [f"# HELP {name} {text}", f"# TYPE {name} {kind}", line]

    def _labels(self, **more: str) -> str:
        labels = {"process": self.process, **more} if self.process else more
        inside = ",".join(f'{name}="{value}"' for name, value in labels.items())
        return f"{{{inside}}}" if inside else ""

    def _histogram(self) -> list[str]:
        name = "hanabi_command_seconds"
        lines = [f"# HELP {name} From a command to its answer", f"# TYPE {name} histogram"]
        total = 0
        for most, count in zip((*map(str, _BUCKETS), "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f"{name}_bucket{self._labels(le=most)} {total}")
        labels = self._labels()
        return [*lines, f"{name}_sum{labels} {self._seconds:g}", f"{name}_count{labels} {total}"]
