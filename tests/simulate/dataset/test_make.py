"""Data sets: rows that tell the games, the same in every format, and after a stop."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from hanabi.fast.bridge import start_row
from hanabi.fast.encode import Encoder
from hanabi.fast.moves import make_move, move_of
from hanabi.game import Arrange, Game, Play
from hanabi.notation import record_of, write_record
from hanabi.rules import HanabiError, Ruleset, Seat, ruleset
from hanabi.simulate import Job
from hanabi.simulate.dataset import DatasetPlan, Written, make_dataset, read_dataset
from hanabi.simulate.dataset.formats import FORMATS
from hanabi.simulate.job import bots_for

EVERYTHING = ruleset(3, options={"multicolor": "every-color-10", "five-flamboyants": True})


def plan_of(games: int = 6, bots: str = "simple", rules: Ruleset | None = None) -> DatasetPlan:
    rules = rules or ruleset(2)
    job = Job(rules, bots_for(rules, tuple(bots.split(","))), games, seed=11)
    return DatasetPlan(job, shard=2)


def make(plan: DatasetPlan, folder: Path, workers: int = 1) -> Written:
    return list(make_dataset(plan, folder, workers=workers))[-1][1]


@pytest.mark.parametrize("rules", [ruleset(2), EVERYTHING], ids=["base", "everything"])
def test_the_rows_tell_the_games(rules: Ruleset, tmp_path: Path) -> None:
    written = make(plan_of(4, "cautious", rules), tmp_path)
    shards = list(read_dataset(tmp_path))
    assert (written.games, len(shards)) == (4, 2)
    assert written.samples == sum(len(shard["action"]) for shard in shards)
    encoder = Encoder(rules)
    for shard in shards:
        for number in np.unique(shard["game"]).tolist():
            rows = {name: array[shard["game"] == number] for name, array in shard.items()}
            game = Game.deal(rules, int(rows["deal_seed"][0]))
            assert rows["deal_seed"][0] == 11 + number
            row = start_row(rules, game.start.deal)
            for place, action in enumerate(rows["action"].tolist()):
                seat = game.state.turn
                assert (rows["seat"][place], rows["move"][place]) == (seat, place)
                seen = rows["observation"][place]
                assert seen.tobytes() == bytes(encoder.encode_game(row, seat))
                assert np.flatnonzero(rows["mask"][place]).tolist() == row.legal_actions()
                assert rows["return"][place] == rows["score"][place] - game.state.points
                move = move_of(row, action)
                game.push(move)
                make_move(row, move)
            assert game.outcome is not None
            assert game.outcome.score == rows["score"][0]


def test_every_format_has_the_same_numbers(tmp_path: Path) -> None:
    job = plan_of().job
    found = []
    for form in FORMATS:
        make(DatasetPlan(job, format=form, shard=4), tmp_path / form)
        found.append(list(read_dataset(tmp_path / form)))
    for shards in found[1:]:
        for shard, wanted in zip(shards, found[0], strict=True):
            for name, array in wanted.items():
                assert shard[name].dtype == array.dtype
                np.testing.assert_array_equal(shard[name], array)


@pytest.mark.processes
def test_what_was_stopped_goes_on_and_workers_change_nothing(tmp_path: Path) -> None:
    plan = plan_of()
    list(islice(make_dataset(plan, tmp_path / "stopped"), 2))
    assert sorted(path.name for path in (tmp_path / "stopped").glob("shard*")) == [
        "shard-00000.npz"
    ]
    stamp = (tmp_path / "stopped" / "shard-00000.npz").stat().st_mtime_ns
    resumed = make(plan, tmp_path / "stopped")
    assert (tmp_path / "stopped" / "shard-00000.npz").stat().st_mtime_ns == stamp
    assert resumed == make(plan, tmp_path / "at-once", workers=2)
    assert len(resumed.files) == 3
    for name in ("dataset.json", "README.md"):
        texts = {(tmp_path / run / name).read_text() for run in ("stopped", "at-once")}
        assert len(texts) == 1
    with pytest.raises(HanabiError, match="another"):
        make(plan_of(games=7), tmp_path / "stopped")


def written_record(path: Path, game: Game) -> Path:
    path.write_text(write_record(record_of(game, ["Ada", "Bob"])), encoding="utf-8")
    return path


def played(seed: int) -> Game:
    """Everybody plays the newest card until the game is lost, after rearranging a hand."""
    game = Game.deal(ruleset(2), seed)
    hand = game.state.hands[1]
    game.push(Arrange(Seat(1), tuple(reversed(hand))))
    while not game.state.is_over:
        game.push(Play(game.state.hands[game.state.turn][-1]))
    return game


def test_records_are_taken_and_rearranging_is_no_action(tmp_path: Path) -> None:
    games = [played(seed) for seed in (1, 2)]
    paths = tuple(
        written_record(tmp_path / f"{place}.json", game) for place, game in enumerate(games)
    )
    written = make(DatasetPlan(records=paths), tmp_path / "out")
    (shard,) = read_dataset(tmp_path / "out")
    assert written.samples == sum(len(game.moves) - 1 for game in games)
    assert set(shard["action"].tolist()) == {9}
    assert not shard["deal_seed"].any()


def test_what_cannot_be_made_is_refused(tmp_path: Path) -> None:
    good = written_record(tmp_path / "good.json", played(1))
    unfinished = written_record(tmp_path / "unfinished.json", Game.deal(ruleset(2), 3))
    other = tmp_path / "other.json"
    other.write_text(write_record(record_of(Game.deal(ruleset(3), 3), ["Ada", "Bob", "Cy"])))
    with pytest.raises(HanabiError, match="did not end"):
        make(DatasetPlan(records=(good, unfinished)), tmp_path / "a")
    with pytest.raises(HanabiError, match="other rules"):
        make(DatasetPlan(records=(good, other)), tmp_path / "b")
    with pytest.raises(HanabiError, match="either bots or records"):
        DatasetPlan()
    wrong: dict[str, object] = {"encoder": "v0"}
    with pytest.raises(HanabiError, match="encoder is one of"):
        DatasetPlan(records=(good,), **wrong)  # type: ignore[arg-type]
