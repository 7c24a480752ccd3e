"""``hanabi solve``."""

import json
from pathlib import Path

import pytest

from hanabi.cli import main
from hanabi.game import Game
from hanabi.notation import parse_move, record_of, write_record
from hanabi.notation.hanablive import read_link, write_hanab_live
from hanabi.rules import ruleset
from tests.notation.hanablive.test_hanablive import LINK


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_one_deal_as_json_has_a_line_that_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--seed", "1", "--players", "3", "--json"]) == 0
    (text,) = lines(capsys)
    found = json.loads(text)
    assert (found["winnable"], found["best"], found["bound"]) == (True, 25, 25)
    game = Game.deal(ruleset(3), 1)
    for move in found["line"]:
        game.push(parse_move(move))
    assert game.outcome is not None
    assert game.outcome.score == 25


def test_a_deal_that_cannot_be_won_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--seed", "203"]) == 0
    first, *_ = lines(capsys)
    assert first.startswith(
        "cannot be won: at best 24: all copies of a needed card lie at the bottom of the deck"
    )


def test_many_deals_go_on_where_they_were_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["solve", "--seeds", "1..30", "--players", "4", "--resume", str(tmp_path / "done")]
    assert main(words) == 0
    *deals, last = lines(capsys)
    assert len(deals) == 30
    assert last == "30 deals: 30 can be won, 0 cannot, 0 unknown"
    assert main([*words, "--json"]) == 0
    again = [json.loads(line) for line in lines(capsys)]
    assert [deal["seed"] for deal in again] == list(range(1, 31))


def test_a_record_is_solved_from_one_of_its_positions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = Game.deal(ruleset(2), 5)
    while game.outcome is None:
        game.push(game.legal_moves()[0])
    file = tmp_path / "game.json"
    file.write_text(write_record(record_of(game, ["Ana", "Ben"])), encoding="utf-8")
    assert main(["solve", str(file), "--move", str(len(game.moves)), "--json"]) == 0
    (text,) = lines(capsys)
    assert json.loads(text)["best"] == game.outcome.score
    assert main(["solve", str(file), "--move", "999"]) == 2
    assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--seed", "1", "--seeds", "1..2"],
        ["--seed", "1", "--move", "3"],
        ["--seeds", "2..1"],
        ["--seeds", "many"],
    ],
)
def test_what_cannot_be_solved_is_refused_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_games_of_hanab_live_are_solved_like_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "export.json"
    file.write_text(write_hanab_live(read_link(LINK)), encoding="utf-8")
    found = []
    for name in (LINK, str(file)):
        assert main(["solve", name, "--move", "50", "--json"]) == 0
        (text,) = lines(capsys)
        found.append(json.loads(text))
    assert found[0]["best"] == found[1]["best"] == 25


def test_a_bad_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{", encoding="utf-8")
    assert main(["solve", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "bad.json" in line
