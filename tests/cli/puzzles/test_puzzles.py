"""``hanabi puzzles``: solved by typing, made, and proven."""

import io
import json
from pathlib import Path

import pytest

from hanabi.analysis.puzzles import Theme, shipped_puzzles, verdicts_of, write_puzzle
from hanabi.cli import main
from hanabi.cli.puzzles.words import answers_of


@pytest.mark.parametrize("theme", Theme)
def test_wrong_says_why_and_right_shows_the_proof(
    theme: Theme, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(puzzle for puzzle in shipped_puzzles() if puzzle.theme is theme)
    answers = answers_of(puzzle)
    assert sorted(answers) == sorted(verdicts_of(puzzle))
    right = answers.index(puzzle.answer) + 1
    wrong = next(number for number in range(1, len(answers) + 1) if number != right)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"0\nx\n{wrong}\n{right}\nq\n"))
    assert main(["puzzles", "--theme", theme.value]) == 0
    printed = capsys.readouterr().out
    assert printed.count("That is none of the answers.") == 2
    first, _, rest = printed.partition("Not so.\n")
    assert "Right." not in first
    wrong_says, _, after = rest.partition("Look again.\n")
    assert wrong_says.strip()
    assert "Right.\n" in after
    assert "Right at the first try: 0 of 1." in printed


def test_own_cards_are_answered_by_their_slot() -> None:
    for puzzle in shipped_puzzles():
        if puzzle.theme is Theme.PLAY:
            newest_first = [f"play {held.id}" for held in reversed(puzzle.view.own_hand)]
            assert answers_of(puzzle) == newest_first


def test_what_is_made_can_be_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "puzzles.jsonl"
    make = ["puzzles", "make", "--count", "2", "--theme", "play", "--seed", "3"]
    assert main([*make, "--out", str(file)]) == 0
    assert capsys.readouterr().out.startswith("2 puzzles made from ")
    assert main(["puzzles", "check", str(file)]) == 0
    assert capsys.readouterr().out == "All 2 puzzles are proven.\n"
    assert main(["puzzles", "check", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"proven": 2}
    assert main([*make, "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["puzzles"] == [json.loads(line) for line in file.read_text().splitlines()]
    assert main(make) == 0
    assert capsys.readouterr().out == file.read_text()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["puzzles", "--file", str(file)]) == 0
    assert "Puzzle 1 of 2: The only play" in capsys.readouterr().out


def test_a_file_that_is_not_proven_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.jsonl"
    puzzle = next(puzzle for puzzle in shipped_puzzles() if puzzle.theme is Theme.PLAY)
    wrong = json.loads(write_puzzle(puzzle)) | {"answer": "play 99"}
    file.write_text(json.dumps(wrong), encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("hanabi: line 1: the answer is play 99")
    assert error.count("\n") == 1
    assert main(["puzzles", "check", str(tmp_path / "none")]) == 2
    assert main(["puzzles", "--theme", "chess"]) == 2
