"""A small sample of the table in docs/strength.md, exactly: a bot that changes shows it here."""

import pytest

from hanabi.rules import ruleset
from hanabi.simulate import Job
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import play_chunk

SEED = 30_000_000


@pytest.mark.parametrize(
    ("name", "players", "games", "expected"),
    [
        ("simple", 4, 300, (4526, 0, 19586)),
        ("holmes", 2, 300, (6549, 31, 19398)),
        ("holmes", 5, 300, (6084, 0, 16457)),
        ("smart", 2, 300, (6929, 84, 19137)),
        ("smart", 5, 300, (6371, 0, 16354)),
        ("hat", 3, 300, (7428, 251, 15570)),
        ("hat", 5, 300, (7475, 280, 13629)),
        ("hat-plus", 2, 30, (710, 12, 2024)),
        ("hat-plus", 4, 60, (1499, 59, 2911)),
        ("cheat", 2, 300, (7482, 287, 16387)),
        ("cheat", 4, 300, (7485, 288, 13706)),
    ],
)
def test_the_bots_score_what_they_scored_before(
    name: str, players: int, games: int, expected: tuple[int, int, int]
) -> None:
    """Expected are points, perfect games and moves."""
    job = Job(ruleset(players), (name,) * players, games, SEED)
    tally = play_chunk(job, Chunk(0, 0, games))
    scored = sum(score * count for score, count in tally.scores.items())
    assert (scored, tally.perfect, tally.steps) == expected
