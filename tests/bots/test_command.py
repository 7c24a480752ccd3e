"""``hanabi bots``."""

import json

import pytest

from hanabi.bots import BOTS
from hanabi.cli import main


def test_bots_names_each_bot_and_what_it_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    printed = capsys.readouterr().out
    for name in BOTS:
        assert f"\n{name} " in f"\n{printed}"
    assert "hat        Code\n           Plays a secret code" in printed


def test_bots_as_json_marks_those_that_play_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--json"]) == 0
    rows = {row["bot"]: row["plays_a_code"] for row in json.loads(capsys.readouterr().out)}
    assert list(rows) == list(BOTS)
    assert rows["hat"] and not rows["smart"]
