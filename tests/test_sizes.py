"""The sizes differ in how much they try, not in what."""

import pytest

from tests import sizes
from tests.sizes import SIZES, Size, in_this_size, scaled, some


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Size:
    chosen: Size = request.param
    monkeypatch.setattr(sizes, "_chosen", [chosen])
    return chosen


def test_a_number_for_each_size(size: Size) -> None:
    assert scaled(fast=1, normal=2, long=3) == SIZES.index(size) + 1


@pytest.mark.parametrize("count", [1, 2, 7, 60, 532])
def test_some_things_are_different_ones_in_their_order_and_from_everywhere(
    size: Size, count: int
) -> None:
    found = some(range(count), fast=3, normal=20)
    assert found == sorted(set(found))
    assert len(found) == min(count, {"fast": 3, "normal": 20, "long": count}[size])
    if size == "normal" and count > 20:
        halves = [number < count / 2 for number in found]
        assert halves.count(True) in range(8, 13)
        assert {number % 4 for number in found} == set(range(4))


class Sampled:
    """What is looked at of a test: its name, its markers and its parameters."""

    parent = None
    nodeid = "tests/test_sizes.py::test"
    callspec: "Sampled"

    def __init__(self, letter: int, number: int) -> None:
        self.name = f"test[{letter}-{number}]"
        self.callspec, self.indices = self, {"letter": letter, "number": number}

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return pytest.mark.sample(fast=0, normal=5).mark if name == "sample" else None


def test_every_value_of_every_parameter_is_met_if_there_is_room(size: Size) -> None:
    tests = [Sampled(letter, number) for letter in range(5) for number in range(4)]
    found = in_this_size(tests)  # type: ignore[arg-type]
    assert len(found) == {"fast": 0, "normal": 5, "long": 20}[size]
    if found:
        assert {test.indices["letter"] for test in found} == set(range(5))  # type: ignore[attr-defined]
        assert {test.indices["number"] for test in found} == set(range(4))  # type: ignore[attr-defined]
