"""``hanabi endgame``."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from hanabi.bots import make_bot, play_out
from hanabi.cli import main
from hanabi.game import Game
from hanabi.notation import record_of, write_record
from hanabi.rules import Seat, ruleset


@pytest.fixture(scope="module")
def ending(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, int, int]:
    """A record, a move of it before which one card is in the deck, and who is on turn there."""
    game = Game.deal(ruleset(2), 3)
    play_out(game, [make_bot("simple", Seat(seat)) for seat in range(2)])
    file = tmp_path_factory.mktemp("endgame") / "game.json"
    file.write_text(write_record(record_of(game, ["Ana", "Ben"])), encoding="utf-8")
    move = next(at for at in range(len(game.moves)) if len(game.seek(at).deck) == 1)
    return str(file), move, game.seek(move).turn


@pytest.mark.parametrize("words", [[], ["--open-hands"], ["--others", "simple"]])
def test_each_legal_move_is_told_with_its_value_the_best_first(
    ending: tuple[str, int, int], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, move, turn = ending
    asked = ["endgame", file, "--move", str(move), "--seat", str(turn), *words]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    scores = [Fraction(value["score"]) for value in found["moves"]]
    assert scores == sorted(scores, reverse=True)
    assert (found["seat"], found["deck"]) == (turn, 1)
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Ana is on turn" if turn == 0 else "Ben is on turn")
    assert len(lines) > 5


def test_wins_alone_are_told_without_scores(
    ending: tuple[str, int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    file, move, _ = ending
    asked = ["endgame", file, "--move", str(move), "--only-wins"]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {value["score"] for value in found["moves"]} == {None}
    wins = [Fraction(value["win"]) for value in found["moves"]]
    assert wins == sorted(wins, reverse=True)
    assert main(asked) == 0
    assert " · " in capsys.readouterr().out


def test_what_cannot_be_asked_is_refused_in_one_line(
    ending: tuple[str, int, int], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, move, turn = ending
    at = ["endgame", file, "--move"]
    for words in (
        [*at, str(move), "--seat", str(1 - turn)],
        [*at, "999"],
        [*at, str(move), "--open-hands", "--others", "smart"],
        [*at, str(move), "--only-wins", "--others", "smart"],
        [*at, "0"],
        [*at, str(move), "--others", "nobody"],
        ["endgame", str(tmp_path / "none.json"), "--move", "1"],
    ):
        assert main(words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
