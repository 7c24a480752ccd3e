"""``hanabi show``: a position as text, picture or line."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hanabi.cli import main
from hanabi.drawing import board_svg
from hanabi.notation import load_record, parse_position, write_record
from hanabi.rules import Seat
from hanabi.view import spectator_view, view_of
from tests.cli.commands import hanabi, refused, write_game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = write_game(tmp_path_factory.mktemp("games") / "game.json")
    told = load_record(path).with_comment(3, "a quiet\nmove")
    path.write_text(write_record(told), encoding="utf-8")
    return path


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["show", *arguments]) == 0
    return capsys.readouterr().out


def test_a_position_is_shown_as_text_with_its_move_and_comments(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = shown(capsys, str(record), "--move", "3", "--seat", "1").splitlines()
    assert lines[0].startswith("3. ")
    assert lines[1] == "a quiet�move"
    assert lines[3].startswith("points ")
    assert any(line[2:].startswith("Bo ") and "??" in line for line in lines)
    start = shown(capsys, str(record), "--move", "0")
    assert start.startswith("points -5/30")
    assert "??" not in start


def test_without_a_number_it_is_the_last_position(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(load_record(record).moves)
    assert shown(capsys, str(record)) == shown(capsys, str(record), "--move", str(last), "--text")


def test_a_position_s_line_is_printed_and_shown_again(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    states = [step.state for step in load_record(record).walk()]
    line = shown(capsys, str(record), "--move", "9", "--seat", "0", "--position").rstrip("\n")
    assert parse_position(line) == view_of(states[9], Seat(0))
    assert "points " in shown(capsys, line)
    assert shown(capsys, line, "--position").rstrip("\n") == line


def test_pictures_are_written_to_a_file_or_to_standard_output(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = [step.state for step in load_record(record).walk()][9]
    svg = shown(capsys, str(record), "--move", "9", "--svg").rstrip("\n")
    view = spectator_view(state, hands_open=True)
    assert svg == board_svg(view.board, ["Ana", "Bo", "Cy"])
    by_day = tmp_path / "day.svg"
    assert main(["show", str(record), "--svg", "--light", "--out", str(by_day)]) == 0
    assert ElementTree.parse(by_day).getroot().tag.endswith("svg")
    png = tmp_path / "move.png"
    assert main(["show", str(record), "--move", "9", "--png", "--out", str(png)]) == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert main(["show", str(record), "--png", "--width", "200", "--out", str(png)]) == 0
    assert int.from_bytes(png.read_bytes()[16:20]) == 200


def test_what_cannot_be_shown_is_refused_in_one_line(record: Path, tmp_path: Path) -> None:
    last = len(load_record(record).moves)
    assert refused(hanabi("show", str(record), "--move", "999")) == (
        f"there is no position after 999 moves here, only from 0 to {last}"
    )
    assert "seat" in refused(hanabi("show", str(record), "--seat", "3"))
    assert refused(hanabi("show", str(record), "--svg", "--text")) == (
        "one of --text, --svg, --png and --position"
    )
    assert refused(hanabi("show", "hanabi-position 1 open")) == (
        "column 23: the field rules is missing"
    )
    nowhere = str(tmp_path / "no" / "such.svg")
    assert "cannot be written" in refused(hanabi("show", str(record), "--svg", "--out", nowhere))


def test_a_missing_package_is_named(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    assert main(["show", str(record), "--png"]) == 2
    assert capsys.readouterr().err == (
        'hanabi: a PNG needs resvg: pip install "hanabi[pictures]"\n'
    )
