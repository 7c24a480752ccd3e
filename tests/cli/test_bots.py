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
    assert "hat          Code\n             Plays a secret code" in printed


def test_bots_as_json_marks_codes_and_the_strengths_that_people_are_offered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bots", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    codes = {row["bot"]: row["plays_a_code"] for row in rows}
    assert list(codes) == list(BOTS)
    assert codes["hat"] and not codes["smart"]
    offered = {row["strength"]: row["bot"] for row in rows if row["strength"]}
    assert offered == {"beginner": "beginner", "smart": "smart", "code": "hat-plus"}
    assert codes[offered["code"]]
