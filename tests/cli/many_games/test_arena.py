"""``hanabi arena`` as a person or a script meets it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hanabi.cli import main
from tests.simulate.bot_files import bot_file
from tests.waiting import PATIENCE, wait_until

FIELDS = "bots players rules games seed rounds forfeits played seconds games_per_second"
EXAMPLE = str(Path(__file__).parents[3] / "examples" / "my_bot.py")


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", *words, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_json_has_a_round_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "cautious,random", "--players", "2,3", "--games", "150", "--seed", "4")
    result = _json(capsys, *words, "--edition", "pl-deluxe", "--option", "black-powder")
    assert sorted(result) == sorted(FIELDS.split())
    assert result["rules"]["edition"] == "pl-deluxe"
    assert [(round_["players"], round_["deals"]) for round_ in result["rounds"]] == [
        (2, 150),
        (3, 150),
    ]
    assert result["played"] == 150 * (3 + 4)
    two, three = result["rounds"]
    assert two["matrix"][0][1] == two["matrix"][1][0]
    assert [(team["one"], team["rest"]) for team in three["teams"]] == [
        *(("cautious", "cautious"), ("cautious", "random")),
        *(("random", "cautious"), ("random", "random")),
    ]
    for team in three["teams"]:
        assert sum(team["histogram"].values()) == 150
        assert team["interval"][0] <= team["mean"] <= team["interval"][1]
    assert len(three["differences"]) == 5


@pytest.mark.processes
def test_workers_and_a_local_cluster_tell_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = bot_file(tmp_path, "if self.seed == 1: raise KeyError", name="faulty")
    words = ("--bots", f"cautious,{file}", "--players", "2", "--games", "4", "--time-limit", "60")
    runs = [
        _json(capsys, *words, *more)
        for more in ((), ("--workers", "2"), ("--cluster", "local", "--workers", "1"))
    ]
    for run in runs:
        assert run.pop("seconds") > 0
        assert run.pop("games_per_second") > 0
    assert runs[0] == runs[1] == runs[2]
    (forfeit,) = runs[0]["forfeits"]
    assert (forfeit["bot"], forfeit["count"], forfeit["first_seed"]) == ("faulty", 2, 1)
    assert forfeit["text"] == "exception KeyError, line 10"


@pytest.mark.sample(fast=0)
def test_tables_picture_and_markdown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture, page = tmp_path / "arena.png", tmp_path / "arena.md"
    faulty = bot_file(tmp_path, "return None", name="a_b")
    words = ["--bots", f"cautious,random,{faulty}", "--players", "2,3", "--games", "2"]
    assert main(["arena", *words, "--plot", str(picture), "--markdown", str(page)]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"^cautious +\d+\.\d\d ± \d+\.\d\d +", printed, re.MULTILINE)
    assert "cautious + 2×random" in printed
    assert "Games that a_b forfeited: 16. The first was seed 0: illegal move None" in printed
    assert picture.read_bytes().startswith(b"\x89PNG")
    tables = page.read_text(encoding="utf-8")
    assert "| one of | cautious | random | a\\_b |" in tables
    assert tables.count("| --- |") == 8
    assert max(map(len, printed.splitlines())) <= 88


@pytest.mark.sample(fast=0)
def test_a_preset_plays_its_protocol_and_writes_everything(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    small = ("--players", "2", "--games", "2")
    result = _json(capsys, "--preset", "ad-hoc", *small)
    assert {"beginner", "smart", "hat-plus"} < set(result["bots"])
    assert result["seed"] == 10_000_000
    (played,) = result["rounds"]
    assert {row["bot"] for row in played["strangers"]} == set(result["bots"])
    written = json.loads((tmp_path / "ad-hoc" / "arena.json").read_text(encoding="utf-8"))
    assert written == result
    assert (tmp_path / "ad-hoc" / "arena.png").read_bytes().startswith(b"\x89PNG")
    assert "with others" in (tmp_path / "ad-hoc" / "arena.md").read_text(encoding="utf-8")


def test_what_is_given_beside_a_preset_counts(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = ("--bots", "cautious,simple", "--seed", "3", "--folder", str(tmp_path / "there"))
    result = _json(capsys, "--preset", "ad-hoc", "--games", "1", "--players", "3", *given)
    assert (result["bots"], result["seed"]) == (["cautious", "simple"], 3)
    assert sorted(file.name for file in (tmp_path / "there").iterdir()) == [
        *("arena.json", "arena.md", "arena.png")
    ]


def test_one_game_of_one_bot_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "cautious", "--players", "2", "--games", "1"]
    assert main(["arena", *words]) == 0
    assert "±" not in capsys.readouterr().out
    assert _json(capsys, *words)["rounds"][0]["teams"][0]["interval"] is None


@pytest.mark.parametrize(
    "words",
    [
        "--bots nobody",
        "--bots random,random",
        "--bots random --games 0",
        "--bots random --players 6",
        "--bots random --players 2,2",
        "--bots random --players 2;3",
        "--bots random --time-limit 0",
        "--bots random --workers 0",
        "--bots random --resume /proc/nowhere/file",
        "--bots random --plot /proc/nowhere/file.png",
        "--bots random --plot {folder}/arena.nonsense",
        "--bots random --markdown /proc/nowhere/file.md",
        "--bots random --markdown {folder}",
        "--bots random --folder /proc/nowhere/there",
        "--preset nonsense",
        "--bots cheat,{folder}/mine.py",
        "--bots {folder}/missing.py",
        "--bots {folder}/empty.py",
        "--bots {folder}/broken.py",
        "--bots {folder}/mine.py,{folder}/below/mine.py",
        "",
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "below").mkdir()
    bot_file(tmp_path)
    bot_file(tmp_path / "below")
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    (tmp_path / "broken.py").write_text("class Mine(:\n", encoding="utf-8")
    assert main(["arena", *words.format(folder=tmp_path).split()]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("hanabi: ")
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_refusal_leaves_what_was_written_before(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page, picture = tmp_path / "arena.md", tmp_path / "arena.png"
    page.write_text("mine", encoding="utf-8")
    words = ["--markdown", str(page), "--plot", str(picture), "--resume", str(page)]
    assert main(["arena", "--bots", "random", "--players", "2", *words]) == 2
    assert "is not the progress" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == "mine"
    assert not picture.exists()


@pytest.mark.processes
def test_ctrl_c_tells_what_is_done_even_while_a_bot_never_answers(tmp_path: Path) -> None:
    progress = tmp_path / "arena.jsonl"
    file = bot_file(tmp_path, "if self.seed == 3: time.sleep(1000)")
    words = ["--bots", f"{file},random", "--players", "2", "--games", "9", "--time-limit", "500"]
    command = [sys.executable, "-m", "hanabi", "arena", *words, "--workers", "2", "--json"]
    process = subprocess.Popen(
        [*command, "--resume", str(progress)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def has_three_chunks() -> bool:
        assert process.poll() is None
        return progress.exists() and progress.read_bytes().count(b"\n") > 3

    wait_until(has_three_chunks)
    os.kill(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert 3 <= json.loads(out)["rounds"][0]["deals"] < 9
    assert "stopped after" in err
    assert "Traceback" not in err


def test_simulate_takes_a_bot_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bot", f"{EXAMPLE},cautious", "--games", "2", "--time-limit", "60", "--json"]
    assert main(["simulate", *words]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["bots"], result["forfeits"]) == (["my_bot", "cautious"], [])
    assert result["own_bots"][0]["bot"] == "my_bot"
