"""``hanabi dataset`` as a person meets it."""

from pathlib import Path

import pytest

from hanabi.cli import main


def test_a_data_set_is_made_and_described(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dataset", "make", "--bot", "simple", "--games", "4", "--shard", "2"]
    assert main([*words, "--out", str(tmp_path), "--format", "jsonl"]) == 0
    assert capsys.readouterr().out.startswith("4 games, ")
    names = sorted(path.name for path in tmp_path.iterdir())
    shards = ["shard-00000.jsonl", "shard-00001.jsonl"]
    assert names == ["README.md", "dataset.json", "progress.jsonl", *shards]
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "Bots by seat: simple, simple. Deals: seeds 0 to 3." in card


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sell", "--bot", "simple"], "is one of make, not sell"),
        (["make"], "name either bots or records"),
        (["make", "nowhere.json"], "nowhere.json cannot be read"),
        (["make", "--bot", "nobody"], "no bot nobody"),
        (["make", "--bot", "simple", "--format", "csv"], "format is one of npz, parquet, jsonl"),
        (["make", "--bot", "simple", "--encoder", "v0"], "encoder is one of hle"),
    ],
)
def test_what_cannot_be_made_is_refused(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", *words, "--out", str(tmp_path / "out")]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
