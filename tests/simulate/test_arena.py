"""Bots in each other's company: which teams there are, and that the numbers are right."""

from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pytest

from hanabi.rules import HanabiError, Ruleset, ruleset
from hanabi.simulate import Chunk, InvalidProgress, Job, play_chunk
from hanabi.simulate.arena import Arena, Standings, Team, comparisons, play_arena, teams_of
from hanabi.simulate.arena.standings import CONFIDENCE
from hanabi.simulate.arena.strangers import strangers_of
from hanabi.simulate.play import _readable
from tests.simulate.bot_files import read

BOTS = ("smart", "hat", "cautious")


def _arena(games: int, *players: int, bots: tuple[str, ...] = BOTS, seed: int = 7) -> Arena:
    return Arena(tuple(ruleset(count) for count in players), bots, games, seed)


def _all(arena: Arena, workers: int = 1, resume: Path | None = None) -> Standings:
    return list(play_arena(arena, workers=workers, resume=resume))[-1][1]


def _score(rules: Ruleset, bots: tuple[str, ...], seed: int) -> int:
    (score,) = play_chunk(Job(rules, bots, 1, seed), Chunk(0, 0, 1)).scores
    return score


def test_with_two_players_a_pair_of_bots_is_one_team() -> None:
    assert [(team.one, team.rest) for team in teams_of("abc", 2)] == [
        *(("a", "a"), ("a", "b"), ("a", "c"), ("b", "b"), ("b", "c"), ("c", "c"))
    ]
    assert len(teams_of("abc", 3)) == 9


def test_the_one_bot_moves_on_by_a_seat_with_every_seed() -> None:
    team = Team("one", "x")
    assert team.seats(3, 4) == ("x", "one", "x")
    places = [team.seats(5, seed).index("one") for seed in range(50)]
    assert sorted(places) == [seat for seat in range(5) for _ in range(10)]


def test_every_team_plays_every_deal_and_means_and_intervals_are_those_of_its_scores() -> None:
    arena = _arena(12, 3)
    played = _all(arena).rounds[3]
    teams, pairs = teams_of(BOTS, 3), comparisons(BOTS, 3)
    scores = [
        [_score(arena.rulesets[0], team.seats(3, seed), seed) for seed in range(7, 19)]
        for team in teams
    ]
    for place in range(len(teams)):
        found = played.estimate(place)
        assert found.mean == pytest.approx(mean(scores[place]))
        assert found.margin == pytest.approx(CONFIDENCE * stdev(scores[place]) / sqrt(12))
    for pair in pairs:
        both = zip(scores[pair[0]], scores[pair[1]], strict=True)
        differences = [score - other for score, other in both]
        found = played.difference(pair, pairs)
        assert found.mean == pytest.approx(mean(differences))
        assert found.margin == pytest.approx(CONFIDENCE * stdev(differences) / sqrt(12))
    for row in strangers_of(arena, 3, played):
        others = [bot for bot in BOTS if bot != row.bot]
        with_others = [scores[teams.index(Team(row.bot, other))] for other in others]
        of_deals = [mean(deal) for deal in zip(*with_others, strict=True)]
        assert row.mean.mean == pytest.approx(mean(of_deals))
        assert row.mean.margin == pytest.approx(CONFIDENCE * stdev(of_deals) / sqrt(12))
        assert row.least.mean == pytest.approx(min(mean(cell) for cell in with_others))
        assert with_others[others.index(row.worst)] == min(with_others, key=mean)
        reached = [mean(scores[teams.index(Team(other, other))]) for other in others]
        assert row.share == pytest.approx(row.mean.mean / mean(reached))


def test_own_teams_are_compared_and_mixed_ones_with_the_own_teams_of_both() -> None:
    teams = teams_of("ab", 3)
    named = {(teams[x].one + teams[x].rest, teams[y].one) for x, y in comparisons("ab", 3)}
    assert named == {("aa", "b"), ("ab", "a"), ("ab", "b"), ("ba", "a"), ("ba", "b")}


@pytest.mark.parametrize(
    "bots", [("smart", "hat", "hat"), ("hat", "cautious", "smart"), ("hat-plus", "smart", "random")]
)
def test_mixed_teams_play_the_same_compiled_and_interpreted(bots: tuple[str, ...]) -> None:
    job = Job(ruleset(3), bots, 3, 40)
    assert play_chunk(job, Chunk(0, 0, 3)) == _readable(job, Chunk(0, 0, 3))


@pytest.mark.processes
def test_workers_and_a_stop_change_nothing(tmp_path: Path) -> None:
    arena, file = _arena(250, 2, 3, bots=("cautious", "random")), tmp_path / "arena.jsonl"
    run = play_arena(arena, resume=file)
    played = [next(run) for _ in range(3)]
    run.close()  # type: ignore[attr-defined]
    assert [games for games, _ in played] == [0, 300, 400]
    assert sorted(played[-1][1].rounds) == [2, 3]
    text = file.read_bytes()
    file.write_bytes(text + b'{"number": 3, "rou')  # as if killed while writing
    again = list(play_arena(arena, workers=2, resume=file))
    assert again[0] == (0, played[-1][1])
    assert again[-1][1] == _all(arena)
    assert again[-1][1].games == arena.all_games == 250 * (3 + 4)
    assert file.read_bytes().startswith(text)


def test_another_arenas_progress_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    _all(_arena(2, 2), resume=file)
    with pytest.raises(InvalidProgress):
        _all(_arena(3, 2), resume=file)


def test_a_bot_that_forfeits_costs_its_teams_the_game_and_no_other(tmp_path: Path) -> None:
    file = read(tmp_path, "if self.seed == 1: raise KeyError")
    standings = _all(Arena((ruleset(2),), ("mine", "cautious"), 2, 0, (file,)))
    own, mixed, others = standings.rounds[2].tallies
    assert (own.forfeits["mine"].count, mixed.forfeits["mine"].count) == (1, 1)
    assert others.forfeits == {}
    assert standings.forfeits["mine"].count == 2
    assert Standings.from_json(standings.as_json()) == standings


@pytest.mark.parametrize(
    ("players", "bots", "games", "seed"),
    [
        ((2,), ("smart", "smart"), 1, 0),
        ((2, 2), BOTS, 1, 0),
        ((2,), ("nobody",), 1, 0),
        ((2,), ("cheat", "beginner"), 1, 0),
        ((2,), BOTS, 0, 0),
        ((2,), BOTS, 2, (1 << 64) - 1),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: tuple[int, ...], bots: tuple[str, ...], games: int, seed: int
) -> None:
    with pytest.raises(HanabiError):
        _arena(games, *players, bots=bots, seed=seed)
