"""Ranges of seeds, put together from pieces in any order."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules import ruleset
from hanabi.simulate import Job, Tally, chunks_of, play_chunk
from hanabi.simulate.seeds import count, joined


@given(st.lists(st.integers(0, 60), unique=True))
def test_single_seeds_become_ranges(seeds: list[int]) -> None:
    ranges = joined((seed, seed) for seed in seeds)
    assert [seed for first, last in ranges for seed in range(first, last + 1)] == sorted(seeds)
    assert count(ranges) == len(seeds)
    assert all(after - last > 1 for (_, last), (after, _) in pairwise(ranges))


def test_a_tally_knows_which_games_it_tells_of() -> None:
    job = Job(ruleset(2), ("beginner", "beginner"), 5, 100)
    tallies = [play_chunk(job, chunk) for chunk in chunks_of(job.games, 2)]
    assert (tallies[2] + tallies[0]).seeds == ((100, 101), (104, 104))
    assert sum(reversed(tallies), Tally()).seeds == ((100, 104),)
    assert Tally.from_json(tallies[0].as_json()).seeds == tallies[0].seeds
