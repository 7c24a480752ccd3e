"""The same numbers here, in processes, compiled, readable, and after a stop."""

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from hanabi.game import Outcome
from hanabi.notation import load_record
from hanabi.rules import HanabiError, Ruleset, ruleset
from hanabi.simulate import (
    Chunk,
    InvalidProgress,
    Job,
    Tally,
    is_compiled,
    play,
    play_chunk,
    simulate,
)
from hanabi.simulate.job import bots_for
from hanabi.simulate.play import FEW_GAMES, _compiled, _interpreted, _readable

EVERYTHING = ruleset(
    3,
    options={
        "multicolor": "every-color-10",
        "black-powder": True,
        "five-flamboyants": True,
        "timed-display": True,
    },
)


def _job(games: int, bots: str = "random", rules: Ruleset | None = None, seed: int = 7) -> Job:
    rules = rules or ruleset(2)
    return Job(rules, bots_for(rules, tuple(bots.split(","))), games, seed)


def _all(job: Job, workers: int = 1, resume: Path | None = None) -> Tally:
    return list(simulate(job, workers=workers, resume=resume))[-1][1]


@pytest.mark.sample(fast=2)
@pytest.mark.parametrize("bots", ["random", "cautious", "random,cautious,cautious"])
@pytest.mark.parametrize("rules", [ruleset(3), EVERYTHING], ids=["base", "everything"])
def test_compiled_games_are_the_readable_ones(bots: str, rules: Ruleset) -> None:
    job = _job(FEW_GAMES + 1, bots, rules)
    assert is_compiled(job)
    chunk = Chunk(0, 5, 30)
    assert play_chunk(job, chunk) == _interpreted(job, chunk) == _readable(job, chunk)


def test_few_games_are_interpreted_where_nothing_is_compiled_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "is_ready", lambda _: False)
    assert not is_compiled(_job(FEW_GAMES, "smart"))
    assert is_compiled(_job(FEW_GAMES, "smart"), FEW_GAMES + 1)
    assert is_compiled(_job(2, "hat-plus"))
    few = _job(3, "smart", seed=2**63 - 2)  # the last one's seed has its 64th bit set
    chunk = Chunk(0, 0, 3)
    assert play_chunk(few, chunk) == _compiled(few, chunk)


@pytest.mark.processes
def test_workers_do_not_change_the_numbers() -> None:
    job = _job(35_000, "cautious,random")
    assert _all(job, workers=2) == _all(job) == play_chunk(job, Chunk(0, 0, 35_000))


@pytest.mark.processes
def test_a_worker_process_that_dies_is_replaced() -> None:
    job = _job(40_000, "cautious")
    run = simulate(job, workers=2)
    assert next(run) == (0, Tally())
    next(run)
    victim = active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    assert list(run)[-1][1] == play_chunk(job, Chunk(0, 0, 40_000))


def test_seeds_up_to_the_last_are_played() -> None:
    job = _job(20, seed=(1 << 64) - 20)
    assert play_chunk(job, Chunk(0, 0, 20)) == _readable(job, Chunk(0, 0, 20))


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    job, file = _job(60_000), tmp_path / "run.jsonl"
    run = simulate(job, resume=file)
    for _, tally in run:
        if tally.games >= 20_000:
            break
    run.close()  # type: ignore[attr-defined]
    text = file.read_bytes()
    file.write_bytes(text + b'{"number": 3, "scor')  # as if killed while writing
    again = list(simulate(job, resume=file))
    assert again[0] == (0, tally)
    assert sum(games for games, _ in again) == 40_000
    assert again[-1][1] == _all(job)
    assert file.read_bytes().startswith(text)
    assert list(simulate(job, resume=file))[-1] == (0, again[-1][1])


@pytest.mark.parametrize("text", [b"my notes\n", b"{}\n", b"no end of line", b'{"format": 1}\n'])
def test_a_file_that_is_no_progress_of_this_run_is_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(text)
    with pytest.raises(InvalidProgress):
        _all(_job(10), resume=file)
    assert file.read_bytes() == text


def test_another_runs_progress_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    _all(_job(10), resume=file)
    with pytest.raises(InvalidProgress, match="another simulation"):
        _all(_job(11), resume=file)


def _outcome(path: Path) -> Outcome:
    outcome = load_record(path).outcome
    assert outcome is not None
    return outcome


def test_records_tell_the_games_that_were_counted(tmp_path: Path) -> None:
    plain = _job(12, "cautious", EVERYTHING)
    job = Job(plain.ruleset, plain.bots, 12, plain.seed, records=tmp_path)
    tally = _all(job)
    assert tally == _all(plain)
    outcomes = [_outcome(tmp_path / f"{7 + number}.json") for number in range(12)]
    assert sum(outcome.score for outcome in outcomes) == tally.mean * 12
    assert load_record(tmp_path / "7.json").programs == job.bots
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert len(before) == 12
    assert _all(job) == tally
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_a_file_in_the_way_of_a_record_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "7.json").write_text("mine", encoding="utf-8")
    with pytest.raises(HanabiError, match="not the record of this game"):
        _all(Job(ruleset(2), ("random", "random"), 3, 7, records=tmp_path))
    assert (tmp_path / "7.json").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("bots", "games", "seed"),
    [
        (("random",), 1, 0),
        (("random", "nobody"), 1, 0),
        (("random",) * 2, 0, 0),
        (("random",) * 2, 1, -1),
        (("random",) * 2, 2, (1 << 64) - 1),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], games: int, seed: int) -> None:
    with pytest.raises(HanabiError):
        Job(ruleset(2), bots, games, seed)
