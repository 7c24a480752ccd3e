"""``hanabi convert``: many games, in and out, the bad ones named."""

import json
from pathlib import Path

import pytest

from hanabi.cli import main
from hanabi.notation import MAX_BYTES, load_record, read_record, write_record
from hanabi.notation.hanablive import read_hanab_live, read_link, write_hanab_live
from tests.notation.hanablive.test_hanablive import LINK


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write_record(read_link(LINK)), encoding="utf-8")
    return path


def converted(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["convert", *arguments]) == 0
    return capsys.readouterr().out


def test_a_game_goes_through_every_form_and_comes_back(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = load_record(game)
    assert read_record(converted(capsys, LINK, "--to", "record")) == record
    theirs = converted(capsys, str(game), "--to", "hanab-live")
    assert read_hanab_live(theirs) == record
    link = converted(capsys, str(game), "--to", "hanab-live-link")
    assert read_link(link) == record
    for text in (theirs, link):
        (tmp_path / "in.txt").write_text(text, encoding="utf-8")
        assert converted(capsys, str(tmp_path / "in.txt"), "--to", "record") == write_record(record)
    lines = converted(capsys, str(game), "--to", "text").splitlines()
    assert lines[-1].startswith("52. ")


def test_many_games_become_files_and_the_bad_ones_are_named(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = write_hanab_live(load_record(game))
    pink = json.dumps(json.loads(theirs) | {"options": {"variant": "Pink (6 Suits)"}})
    many = tmp_path / "many.jsonl"
    many.write_text("\n".join([theirs, pink, "", "{}", theirs]), encoding="utf-8")
    out, missing = tmp_path / "out", str(tmp_path / "no.json")
    arguments = ["convert", str(many), missing, str(game), "--to", "record", "--out", str(out)]
    assert main(arguments) == 1
    assert sorted(path.name for path in out.iterdir()) == [
        "game.json", "many-1.json", "many-4.json",
    ]  # fmt: skip
    assert load_record(out / "many-4.json") == load_record(game)
    complaints = capsys.readouterr().err.splitlines()
    assert complaints[0] == (
        f"hanabi: {many}:2: options: our rules do not have hanab.live’s variant Pink (6 Suits)"
    )
    assert complaints[1].startswith(f"hanabi: {many}:3: ")
    assert complaints[2].startswith(f"hanabi: {missing}: ")
    assert len(complaints) == 3


def test_a_file_that_is_there_is_not_written_over(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = game.read_bytes()
    assert main(["convert", str(game), "--to", "hanab-live", "--out", str(tmp_path)]) == 1
    assert "exists already" in capsys.readouterr().err
    assert game.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_line_that_is_too_long_is_named_and_the_next_is_read(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps(json.loads(game.read_text(encoding="utf-8")))
    long_line = line[:-1] + ', "more": "' + "x" * MAX_BYTES + '"}'
    many = tmp_path / "many" / "games.jsonl"
    many.parent.mkdir()
    many.write_text("\n".join([line, long_line, line]), encoding="utf-8")
    out = tmp_path / "out"
    assert main(["convert", str(many.parent), "--to", "record", "--out", str(out)]) == 1
    assert sorted(path.name for path in out.iterdir()) == ["games-1.json", "games-3.json"]
    (complaint,) = capsys.readouterr().err.splitlines()
    assert f"{many}:2: " in complaint
