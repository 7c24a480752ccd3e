import json
from pathlib import Path

import pytest

from hanabi.cli import main
from tests.cli.commands import hanabi, write_game


def test_a_true_record_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = write_game(tmp_path / "game.json")
    assert main(["check", str(record)]) == 0
    assert capsys.readouterr().out == f"{record}: ok, 102 moves, score 22\n"


def test_a_record_that_is_not_over_is_ok_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = _changed(write_game(tmp_path / "game.json"), moves=["hint 0 red"], outcome=None)
    assert main(["check", str(record)]) == 0
    assert capsys.readouterr().out == f"{record}: ok, one move, not over\n"


def test_a_bad_record_is_told_with_its_place_and_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write_game(tmp_path / "good.json")
    bad = _changed(write_game(tmp_path / "bad.json"), moves=["hint 0 red", "play 70"])
    assert main(["check", str(bad), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{bad}: move 2: play 70: card 70 is not in the hand of seat 2",
        f"{good}: ok, 102 moves, score 22",
    ]


def test_what_cannot_be_read_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write_game(tmp_path / "good.json")
    assert main(["check", str(tmp_path / "none.json"), str(good)]) == 2
    printed = capsys.readouterr()
    assert (
        printed.err
        == f"hanabi: {tmp_path / 'none.json'} cannot be read: no such file or folder (ENOENT)\n"
    )
    assert printed.out == f"{good}: ok, 102 moves, score 22\n"


def test_a_line_of_json_for_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write_game(tmp_path / "good.json")
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    assert main(["check", "--json", str(good), str(bad)]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        {"file": str(good), "ok": True, "reason": None},
        {"file": str(bad), "ok": False, "reason": "a record is a JSON object, not []"},
    ]


def test_standard_input_is_a_file_called_minus(tmp_path: Path) -> None:
    record = write_game(tmp_path / "game.json").read_bytes()
    assert hanabi("check", "-", given=record).out == "-: ok, 102 moves, score 22\n"
    ran = hanabi("check", "-", given=b"\xff\x00rubbish")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count("\n") == 1


def test_control_characters_of_a_file_never_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = _changed(write_game(tmp_path / "game.json"), moves=["\x1b]0;owned\x07play\n1"])
    assert main(["check", str(record)]) == 1
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    assert printed.rstrip("\n").isprintable()


def _changed(path: Path, **fields: object) -> Path:
    document = {**json.loads(path.read_text(encoding="utf-8")), **fields}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path
