"""How much is tried: the same tests in three sizes, said in this one place.

``fast`` is a minute's sample without browsers and server processes, ``normal`` runs every test at
a small size, ``long`` runs the full fuzz, kills, soak and differential games. ``--size`` chooses;
tests ask for their numbers here and never know which size it is::

    KILLS = scaled(fast=2, normal=5, long=52)

    @pytest.mark.sample(fast=4, normal=20)      # so many parameters; long has them all
    @pytest.mark.parametrize("rules", RULESETS)

    for rules in some(every_ruleset(), fast=10, normal=100):
"""

from collections import Counter
from collections.abc import Sequence
from math import gcd
from typing import Literal, TypeVar, get_args

import pytest
from hypothesis import HealthCheck, settings

Size = Literal["fast", "normal", "long"]
SIZES: tuple[Size, ...] = get_args(Size)

EXAMPLES: dict[Size, int] = {"fast": 5, "normal": 25, "long": 400}
"""How many examples Hypothesis tries where a test does not say."""

LEFT_OUT_OF_FAST = ("browser", "processes")
PARAMETERS_IN_FAST = 1
"""Of tests that do not say how many parameters are enough: one set of them."""

WHOLE_PROGRAMS_IN_FAST = 3
"""Of each file's tests that talk to a server or run a command: they are dear, and the first few
tell most."""

MARKERS = (
    "browser: drives a real browser (all of tests/browser)",
    "processes: starts processes, kills some or waits for them",
    "sqlite_only: looks into SQLite's file, or at what only one process has",
    "sample(fast=k, normal=n): keep so many of the parameters in the smaller sizes, or none",
)

T = TypeVar("T")
_chosen: list[Size] = []


def choose(size: Size) -> None:
    """Once, before the first test module is imported."""
    _chosen[:] = [size]
    for name in SIZES:
        # No deadlines and no complaints about slowness: the machine may be busy.
        settings.register_profile(
            name,
            max_examples=EXAMPLES[name],
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=[HealthCheck.too_slow],
        )
    settings.load_profile(size)


def scaled(*, fast: T, normal: T, long: T) -> T:
    """The number of this size."""
    assert _chosen, "the size is not known yet: ask in a test module, not in a conftest"
    by_size: dict[Size, T] = {"fast": fast, "normal": normal, "long": long}
    return by_size[_chosen[0]]


def some(things: Sequence[T], *, fast: int, normal: int) -> list[T]:
    """So many of them, in their order and from everywhere; in the long size all of them."""
    count = len(things)
    wanted = min(scaled(fast=fast, normal=normal, long=count), count)
    # A step that shares no factor with the length does not fall into the rhythm of a product.
    step = next(
        number for number in range(max(count * 5 // 8, 1), 2 * count) if gcd(number, count) == 1
    )
    return [things[place] for place in sorted(number * step % count for number in range(wanted))]


def in_this_size(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests that this size has, in their order."""
    size = _chosen[0]
    if size == "long":
        return list(items)
    kept: set[pytest.Item] = set()
    programs: Counter[str] = Counter()
    for test in _by_function(items):
        if size == "fast":
            if any(map(test[0].get_closest_marker, LEFT_OUT_OF_FAST)):
                continue
            if _runs_a_program(test[0]):
                file = test[0].nodeid.split("::")[0]
                programs[file] += 1
                if programs[file] > WHOLE_PROGRAMS_IN_FAST:
                    continue
        marker = test[0].get_closest_marker("sample")
        usual = PARAMETERS_IN_FAST if size == "fast" else len(test)
        kept.update(_varied(test, marker.kwargs.get(size, usual) if marker else usual))
    return [item for item in items if item in kept]


def _runs_a_program(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/cli/") or "database_kind" in getattr(
        item, "fixturenames", ()
    )


def _by_function(items: Sequence[pytest.Item]) -> list[list[pytest.Item]]:
    found: dict[tuple[pytest.Item | pytest.Collector | None, str], list[pytest.Item]] = {}
    for item in items:
        found.setdefault((item.parent, item.name.split("[")[0]), []).append(item)
    return list(found.values())


def _varied(test: list[pytest.Item], limit: int) -> list[pytest.Item]:
    """As many, with each parameter's values met as early as can be, spread over the whole list."""
    if limit >= len(test):
        return test
    spread = [place * len(test) // limit for place in range(limit)]
    candidates = [test[place] for place in spread]
    candidates += [item for place, item in enumerate(test) if place not in spread]
    chosen: list[pytest.Item] = []
    met: set[tuple[str, int]] = set()
    while len(chosen) < limit:
        best = max(candidates, key=lambda item: len(_values(item) - met))  # the first of equals
        candidates.remove(best)
        chosen.append(best)
        met |= _values(best)
    return chosen


def _values(item: pytest.Item) -> set[tuple[str, int]]:
    callspec = getattr(item, "callspec", None)  # Schemathesis' tests have none
    return set(callspec.indices.items()) if callspec is not None else set()
