"""``hanabi simulate`` and ``hanabi warm-up`` as a person or a script meets them."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hanabi.cli import main
from hanabi.rules import ruleset
from hanabi.simulate import Job, cluster, simulate
from tests.sizes import scaled
from tests.waiting import PATIENCE, wait_until

FIELDS = (
    "bots players rules games seed mean standard_error perfect lost histogram steps seconds "
    "games_per_second steps_per_second seeds"
)


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def test_json_has_all_fields(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bot", "cautious", "--players", "3", "--games", "200", "--seed", "5")
    result = _json(capsys, *words, "--edition", "pl-deluxe", "--option", "black-powder")
    assert sorted(result) == sorted(FIELDS.split())
    assert result["bots"] == ["cautious"] * 3
    assert result["rules"]["edition"] == "pl-deluxe"
    assert result["rules"]["options"]["black-powder"] is True
    assert (result["players"], result["games"], result["seed"]) == (3, 200, 5)
    assert result["seeds"] == [[5, 204]]
    assert sum(result["histogram"].values()) == 200
    mean = sum(int(score) * count for score, count in result["histogram"].items()) / 200
    assert result["mean"] == pytest.approx(mean)
    assert 0 <= result["lost"] <= 1


@pytest.mark.processes
def test_workers_and_a_local_cluster_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bot", "random,cautious", "--games", "25000")
    timing = ("seconds", "games_per_second", "steps_per_second")
    runs = [
        _json(capsys, *words, *more)
        for more in ((), ("--workers", "2"), ("--cluster", "local", "--workers", "2"))
    ]
    for run in runs:
        for field in timing:
            assert run.pop(field) > 0
    assert runs[0] == runs[1] == runs[2]


def test_the_summary_has_the_numbers_and_a_bar_for_each_score(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "scores.png"
    words = ["--bot", "cautious", "--games", "500", "--plot", str(picture)]
    assert main(["simulate", *words]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("500 games with cautious, cautious, seeds 0 to 499\n")
    assert "mean score" in printed
    assert "█" in printed
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_one_game_has_no_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert _json(capsys, "--bot", "random", "--games", "1")["standard_error"] is None
    assert main(["simulate", "--bot", "random", "--games", "1"]) == 0


def test_games_without_a_compiled_form_say_that_they_are_slow(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--bot", "random", "--games", "3", "--records", str(tmp_path / "new")]
    assert main(["simulate", *words]) == 0
    assert "slow" in capsys.readouterr().err
    assert len(list((tmp_path / "new").iterdir())) == 3


@pytest.mark.parametrize(
    "words",
    [
        "--bot random --games 0",
        "--bot nobody",
        "--bot random --players 6",
        "--bot random --seed -1",
        "--bot random --seed 18446744073709551616",
        "--bot random,random,random",
        "--bot random --games x",
        "--bot random --workers 0",
        "--bot random --edition fr-1999",
        "--bot random --option gold",
        "--bot random --cluster tcp://127.0.0.1:9",
        "--bot random --cluster nonsense://x",
        "--bot random --records /proc/nowhere",
        "--bot random --resume /proc/nowhere/file",
        "--bot random --plot /proc/nowhere/file.png",
        "--bot random --plot {folder}/scores.nonsense",
        "",
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    words: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", "1s")
    assert main(["simulate", *words.format(folder=tmp_path).split()]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("hanabi: ")
    assert printed.count("\n") == 1


@pytest.mark.processes
@pytest.mark.parametrize(
    "where", [[], ["--workers", "2"], ["--cluster", "local", "--workers", "1"]]
)
def test_ctrl_c_tells_what_is_done_and_a_second_run_goes_on(
    tmp_path: Path, where: list[str]
) -> None:
    """The signal goes to all processes of the run, as a terminal sends it."""
    file = tmp_path / "run.jsonl"
    words = ["--bot", "cautious", "--games", "3000000", "--resume", str(file), "--json", *where]
    command = [sys.executable, "-c", "import sys; from hanabi.cli import main; sys.exit(main())"]
    process = subprocess.Popen(
        [*command, "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )

    def has_two_chunks() -> bool:
        assert process.poll() is None
        return file.exists() and file.read_bytes().count(b"\n") > 2

    wait_until(has_two_chunks)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    told = json.loads(out)
    reported = told["games"]
    assert sum(last - first + 1 for first, last in told["seeds"]) == reported, "those played"
    assert "stopped after" in err
    assert "Traceback" not in err
    job = Job(ruleset(2), ("cautious", "cautious"), 3_000_000, 0)
    _, before = next(iter(simulate(job, resume=file)))
    assert 20_000 <= before.games < 3_000_000
    # The signal may come when a chunk is in the file and not yet counted.
    assert reported in (before.games, before.games - 10_000)


def test_warm_up_says_that_the_engine_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm-up"]) == 0
    assert capsys.readouterr().out.startswith("The fast engine is ready")


def test_help_needs_neither_numpy_nor_numba() -> None:
    code = """
import sys
import hanabi
from hanabi.cli import main
from hanabi.rules import ruleset
from hanabi.simulate import Job, cluster, simulate
from tests.sizes import scaled
from tests.waiting import PATIENCE, wait_until
for words in (["--help"], ["simulate", "--help"], ["warm-up", "--help"]):
    assert main(words) == 0
assert not {"numpy", "numba", "distributed", "matplotlib"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.processes
def test_memory_does_not_grow_with_games() -> None:
    code = f"""
import resource
from hanabi.rules import ruleset
from hanabi.simulate import Chunk, Job, play_chunk
job = Job(ruleset(2), ("random", "random"), 1_000_000, 0)
play_chunk(job, Chunk(0, 0, 10_000))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for number in range({scaled(fast=5, normal=10, long=100)}):
    play_chunk(job, Chunk(number, 10_000 * number, 10_000))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert int(run.stdout) < 512  # KiB
