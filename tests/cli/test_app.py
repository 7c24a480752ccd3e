import json
import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from hanabi.bots import BOTS
from hanabi.cli import main
from hanabi.cli.app import hanabi as group
from hanabi.rules import EDITIONS
from tests.cli.commands import hanabi, refused

NAMES = list(group.commands)


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_hanabi_alone_lists_its_commands(arguments: tuple[str, ...]) -> None:
    ran = hanabi(*arguments)
    assert ran.code == 0 and ran.err == ""
    for command in NAMES:
        assert f"\n  {command} " in ran.out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"{version('hanabi')}\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["bogus"], f"there is no command bogus; known are {', '.join(NAMES)}"),
        (["--bogus"], "there is no option --bogus"),
        (["editions", "--bogus"], "there is no option --bogus"),
        (["rules"], "EDITION is missing"),
        (["check"], "FILE… is missing"),
        (["replay"], "FILE is missing"),
        (["rules", "it-2023", "more"], "there is a word too many; --help tells what may be typed"),
        (["rules", "xx"], f"there is no edition xx; known are {', '.join(EDITIONS)}"),
        (["rules", "\x1b[31m"], f"there is no edition �[31m; known are {', '.join(EDITIONS)}"),
        (["replay", "nowhere"], "nowhere cannot be read: no such file or folder (ENOENT)"),
        (["play", "--seed"], "the option --seed takes one value"),
        (["play", "--players", "x"], "--players takes a whole number of at least 0, not x"),
        (["play", "--players", "6"], "the game is for 2 to 5 players, not 6"),
        (["play", "--seat", "2"], "there is no seat 2; seats are 0 to 1"),
        (["play", "--first-seat", "2"], "the first seat is a number from 0 to 1, not 2"),
        (["play", "--bot", "hal"], f"there is no bot hal; known are {', '.join(BOTS)}"),
        (["play", "--pause", "soon"], "--pause takes a number from 0 to 999, not soon"),
        (["play", "--undo=3"], "the option --undo takes no value"),
        (["simulate"], "--bot is missing"),
        (
            ["simulate", "--bot", "random", "--games", "0"],
            "--games takes a number from 1 to 1000000000000, not 0",
        ),
        (
            ["simulate", "--bot", "random", "--workers", "0"],
            "--workers takes a number from 1 to 1024, not 0",
        ),
        (
            ["simulate", "--bot", "random", "--time-limit", "nan"],
            "--time-limit takes a number from 0.001 to 999999, not nan",
        ),
        (
            ["arena", "--bots", "random", "--players", "2,x"],
            "--players takes a whole number of at least 0, not x",
        ),
        (["serve", "--port", "70000"], "--port takes a number from 0 to 65535, not 70000"),
        (
            ["serve", "--log-level", "loud"],
            "--log-level is one of debug, info, warning, error, critical, not loud",
        ),
        (
            ["play", "--option", "black-powder"],
            "the edition it-2023 does not offer the option black-powder",
        ),
        (["play", "--option", "expert=maybe"], "an option takes true or false, not maybe"),
        (
            ["play", "--edition", "cs-2013", "--option", "multicolor=every-color-10"],
            "the edition cs-2013 has no multicolour cards of the kind every-color-10, "
            "only own-color-5, every-color-5",
        ),
        (
            ["play", "--seed", "18446744073709551616"],
            "a seed is a whole number from 0 to 18446744073709551615, not 18446744073709551616",
        ),
        (["play"], "the full-screen game needs a terminal"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"hanabi: {reason}\n"


def test_a_refusal_goes_to_standard_error_of_the_process_too() -> None:
    assert refused(hanabi("rules", "xx")).startswith("there is no edition xx")


def test_editions_names_each_box_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    printed = capsys.readouterr().out
    assert "it-2023    Italian, Ghenos 2023\n           empty-hints (on); expert (off)" in printed
    for name in EDITIONS:
        assert f"\n{name} " in f"\n{printed}"


def test_editions_as_json_is_what_the_rules_offer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "--json"]) == 0
    rows = {row["edition"]: row for row in json.loads(capsys.readouterr().out)}
    assert list(rows) == list(EDITIONS)
    deluxe = rows["pl-deluxe"]
    assert deluxe["defaults"]["empty-hints"] is True
    assert deluxe["options"]["multicolor"] == [None, "every-color-10"]
    assert "timed-display" not in deluxe["options"]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_rules_of_each_edition_are_told(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "72")
    assert main(["rules", name]) == 0
    printed = capsys.readouterr().out
    assert "RULINGS" in printed and "(R-12)" in printed
    assert max(map(len, printed.splitlines())) <= 72
    assert "\x1b" not in printed


def test_no_colour_reaches_a_pipe_and_none_is_needed() -> None:
    ran = hanabi("rules", "it-2023", FORCE_COLOR="1")
    assert "\x1b" not in ran.out


def test_a_reader_that_left_is_no_error() -> None:
    """As after ``| head``, at a moment that does not depend on who is faster."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "hanabi", "rules", "it-2023"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_help_needs_neither_textual_nor_rich_nor_the_game() -> None:
    program = (
        "import sys; from hanabi.cli import main; main(['--help']);"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = {name.split(".")[0] for name in done.stderr.decode().split()}
    assert loaded.isdisjoint({"textual", "rich", "pydantic", "numpy"})
    assert b"hanabi.game" not in done.stderr
