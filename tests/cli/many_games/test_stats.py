"""``hanabi stats``: many records in numbers."""

import json
from pathlib import Path

import pytest

from hanabi.bots import make_bot, play_out
from hanabi.cli import main
from hanabi.game import Game
from hanabi.notation import Record, record_of, write_record
from hanabi.rules import Seat, ruleset
from tests.notation.hanablive.test_hanablive import LINK
from tests.server.http.test_routes import bot_game
from tests.server.running_server import Running


def played(players: int, seed: int, edition: str | None = None) -> Record:
    game = Game.deal(ruleset(players, edition), seed)
    play_out(game, [make_bot("simple", Seat(seat)) for seat in range(players)])
    return record_of(game, ["simple"] * players, programs=["simple"] * players)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten games of a bot as lines of one file, one of people, and one that is none."""
    made = tmp_path_factory.mktemp("games")
    records = [played(2, seed) for seed in range(6)]
    records += [played(3, seed, "it-2023") for seed in range(4)]
    lines = [json.dumps(json.loads(write_record(record))) for record in records]
    (made / "bots.jsonl").write_text("\n".join(lines), encoding="utf-8")
    (made / "inner").mkdir()
    (made / "inner" / "link.txt").write_text(LINK, encoding="utf-8")
    (made / "bad.json").write_text("{}", encoding="utf-8")
    return made


def test_games_are_counted_by_players_edition_and_who_played(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["stats", str(folder), "--json"]) == 1
    written = capsys.readouterr()
    assert [line for line in written.err.splitlines() if "bad.json" in line] != []
    found = json.loads(written.out)
    assert (found["all"]["games"], found["unreadable"]) == (11, 1)
    assert {name: each["games"] for name, each in found["by_players"].items()} == {
        "2": 6, "3": 4, "4": 1,
    }  # fmt: skip
    assert {name: each["games"] for name, each in found["by_edition"].items()} == {
        "base": 7, "it-2023": 4,
    }  # fmt: skip
    assert {name: each["games"] for name, each in found["by_company"].items()} == {
        "people": 1, "simple": 10,
    }  # fmt: skip
    people = found["by_company"]["people"]
    assert (people["mean"], people["perfect"], people["lost"]) == (25, 1, 0)
    scores = [
        record.outcome.score for record in (played(2, seed) for seed in range(6)) if record.outcome
    ]
    assert found["by_players"]["2"]["mean"] == pytest.approx(sum(scores) / 6)
    assert len(found["trend"]) == 2


def test_tables_and_pictures(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in ("png", "svg"):
        picture = tmp_path / f"games.{ending}"
        assert main(["stats", str(folder / "*.jsonl"), "--plot", str(picture)]) == 0
        assert picture.stat().st_size > 10_000
    text = capsys.readouterr().out
    assert "10 finished games." in text
    assert "By who played" in text


@pytest.mark.parametrize(
    "words", [[], ["none.json"], ["--server", "http://127.0.0.1:1"], [LINK, "--plot", "x.nothing"]]
)
def test_what_cannot_be_counted_is_refused(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["stats", *words]) == 2
    assert list(tmp_path.iterdir()) == []
    assert capsys.readouterr().out == ""


def test_a_servers_public_games_are_counted(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    bot_game(server.guest())
    assert main(["stats", "--server", server.url, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["by_company"]) == ["cautious"]
