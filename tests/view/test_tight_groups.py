"""Counting copies by Hall's theorem is the same as trying all assignments (R-51)."""

from collections.abc import Sequence
from functools import partial
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from hanabi.view.deduction import Moment, possible_kinds
from hanabi.view.tight_groups import copies_among, may_be_tight, without_tight_groups


def test_r51_a_known_last_copy_excludes_it_elsewhere_in_the_same_hand() -> None:
    """If one of my cards must be the last green 3, another cannot be."""
    unseen = (0b111, 0b100)
    assert counted([0b001, 0b111], unseen) == (0b001, 0b110)
    assert counted([0b011, 0b011, 0b111], unseen) == (0b011, 0b011, 0b100)


def counted(hinted: list[int], unseen: Sequence[int]) -> tuple[int, ...]:
    possible = tuple(mask & unseen[0] for mask in hinted)
    return without_tight_groups(possible, may_be_tight(possible), partial(copies_among, unseen))


@given(
    st.lists(st.integers(1, 2**5 - 1), min_size=1, max_size=4),
    st.lists(st.integers(0, 2), min_size=5, max_size=5),
)
def test_r51_counting_agrees_with_trying_all_assignments(
    hinted: list[int], capacity: list[int]
) -> None:
    expected = [0] * len(hinted)
    for kinds in product(range(5), repeat=len(hinted)):
        fits = all(hinted[card] >> kind & 1 for card, kind in enumerate(kinds))
        if fits and all(kinds.count(kind) <= capacity[kind] for kind in kinds):
            for card, kind in enumerate(kinds):
                expected[card] |= 1 << kind
    if all(expected):  # a real hand always has an explanation
        unseen = [
            sum(1 << kind for kind, left in enumerate(capacity) if left >= count)
            for count in (1, 2)
        ]
        now = Moment(tuple(capacity), (True,) * len(hinted))
        assert counted(hinted, unseen) == tuple(expected)
        assert possible_kinds(hinted, [now]) == tuple(expected)
