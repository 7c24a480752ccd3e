import json
from pathlib import Path

import pytest

from hanabi.cli import main
from hanabi.notation import load_record, replay_lines, write_record
from tests.cli.commands import hanabi, write_game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    names = ("A\x1b[31mna", "Bo\nBo", "Cy\u202e")
    return write_game(tmp_path_factory.mktemp("games") / "game.json", names)


@pytest.mark.parametrize("seat", [None, 1])
def test_json_lines_are_those_of_the_notation(
    record: Path, seat: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["replay", str(record), "--json"]
    assert main(arguments if seat is None else [*arguments, "--seat", str(seat)]) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert printed == json.loads(json.dumps(list(replay_lines(load_record(record), seat))))
    assert len(printed) == 103


def test_without_a_terminal_the_moves_are_listed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Polish, Rebel, special edition, 3 players: A�[31mna, Bo�Bo, Cy�"
    assert lines[1] == "A�[31mna holds R1 W2 W2 M2 R1."
    assert lines[4] == "Bo�Bo begins."
    assert lines[5] == "1. Bo�Bo tells A�[31mna: 3 red cards, slots 1, 2, 5."
    assert len(lines) == 5 + 102
    assert all(line.isprintable() for line in lines)


def test_a_person_who_is_called_like_a_bot_is_not_taken_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_game(tmp_path / "game.json", ("smart", "smart", "mine"))
    programs = json.loads(path.read_text(encoding="utf-8")) | {"programs": [None, "smart", "mine"]}
    path.write_text(json.dumps(programs), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith("3 players: smart, Smart, mine")


def test_r04_a_seat_s_listing_never_names_a_card_before_it_leaves_the_hand(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--seat", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "You hold 5 cards."
    assert not any("You draw " in line and "You draw a card." not in line for line in lines)
    assert any("You draw a card." in line for line in lines)


def test_a_seat_that_is_not_there_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert capsys.readouterr().err == "hanabi: there is no seat 3; seats are 0 to 2\n"


def test_a_bad_record_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{", encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err == f"hanabi: {path}: line 1, column 2: this is not JSON\n"


def test_a_record_may_come_from_standard_input(record: Path) -> None:
    ran = hanabi("replay", "-", given=record.read_bytes())
    assert ran.code == 0
    assert ran.out.splitlines()[5].startswith("1. ")


def test_comments_are_listed_under_the_moves_they_are_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_game(tmp_path / "game.json")
    told = load_record(path).with_comment(0, "so it begins").with_comment(2, "a\x1b[31mred")
    path.write_text(write_record(told), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[5] == "    so it begins"
    assert lines[8] == "    a�[31mred"


def test_other_lines_are_listed_where_they_leave_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_game(tmp_path / "game.json")
    record = load_record(path)
    told = record.with_variation(1, record.moves[1:2], name="as it was").with_variation(2, [])
    path.write_text(write_record(told), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[6:8] == ["    Or, “as it was”:", "    " + lines[8]]
    assert lines[8].startswith("2. ")
    assert lines[9] == "    Or:"
    assert lines[10].startswith("3. ")


def test_a_record_that_is_converted_keeps_its_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_game(tmp_path / "game.json")
    record = load_record(path)
    told = record.with_variation(1, record.moves[1:2], name="again").with_comment(1, "why?")
    path.write_text(write_record(told), encoding="utf-8")
    assert main(["convert", str(path), "--to", "record"]) == 0
    assert capsys.readouterr().out == write_record(told)
