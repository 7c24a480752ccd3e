"""What docs/notation.md shows is true."""

import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import get_args

import pytest

from hanabi.game import Game
from hanabi.game.events import Event, HintGiven
from hanabi.notation import (
    MAX_BYTES,
    MAX_MOVES,
    load_record,
    move_text,
    parse_move,
    parse_position,
    position_writing,
    read_record,
    replay_lines,
    write_record,
)
from hanabi.notation.rules_fields import read_rules, rules_fields
from hanabi.notation.rules_text import ruleset_text
from hanabi.notation.strict_json import MAX_DEPTH, MAX_DIGITS, MAX_TOKENS
from hanabi.notation.text import MAX_TEXT
from hanabi.rules import Seat, ruleset
from hanabi.view import view_of

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RECORDS = [block for block in BLOCKS if '"format"' in block]


def table(heading: str) -> list[str]:
    """The first cells of the table under a heading, without their code marks."""
    section = PAGE.split(f"\n{heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


def test_every_json_block_is_json() -> None:
    assert len(BLOCKS) == 5
    for block in BLOCKS:
        json.loads(block)


def test_every_record_is_read_and_written_as_it_stands() -> None:
    assert len(RECORDS) == 3
    first, second, third = map(read_record, RECORDS)
    assert write_record(first) == RECORDS[0]
    assert json.loads(write_record(second)) == json.loads(RECORDS[1])
    assert write_record(third) == RECORDS[2]


def test_the_rules_of_no_box_are_read_as_they_stand() -> None:
    (written,) = (json.loads(block) for block in BLOCKS if '"suits"' in block)
    rules = read_rules(written, may_be_custom=True)
    assert rules_fields(rules) == written
    word = ruleset_text(replace(rules, suits=rules.suits[:2]))
    assert f"word: `{word}`" in PAGE


def test_the_line_shown_is_the_line_given() -> None:
    line = list(replay_lines(read_record(RECORDS[0])))[1]
    (shown,) = (block for block in BLOCKS if '"move": "play 1"' in block)
    assert line == json.loads(shown)
    assert json.dumps(line) + "\n" == shown


def test_every_move_shown_is_a_move() -> None:
    texts = table("## Moves")
    assert len(texts) == 10
    for text in texts:
        assert move_text(parse_move(text)) == text


def test_the_positions_shown_are_those_of_the_game_described() -> None:
    section = PAGE.split("\n## Positions\n")[1]
    lines = re.findall(r"^hanabi-position .*$", section, re.MULTILINE)
    game = Game.deal(ruleset(2, "en-2016"), seed=2, first_seat=Seat(0))
    game.push("hint 1 red")
    game.push("discard 5")
    assert list(map(parse_position, lines)) == [game.state, view_of(game.state, Seat(0))]


def test_every_field_of_a_position_is_described() -> None:
    section = PAGE.split("\n## Positions\n")[1].split("\n## ")[0]
    described = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    names = {name for cell in described for name in re.findall(r"`(\w+)`", cell)}
    source = (Path(position_writing.__file__)).read_text(encoding="utf-8")
    assert names == set(re.findall(r'^        "(\w+)": ', source, re.MULTILINE))


def test_every_event_is_described_with_its_fields() -> None:
    for event in get_args(Event):
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event.__name__).lower()
        row = re.search(rf"^\| `{kind}` \| (.+) \|$", PAGE, re.MULTILINE)
        assert row is not None, kind
        names = [{"card_id": "card", "card": "face"}.get(f.name, f.name) for f in fields(event)]
        if event is HintGiven:
            names = ["seat", "to", "color", "rank", "touched", "free"]
        assert re.findall(r"`(\w+)`", row[1]) == names


def test_the_python_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    section = PAGE.split("\n### Reading and writing\n")[1]
    code = re.findall(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)[0]
    (tmp_path / "game.json").write_text(RECORDS[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["text"] == RECORDS[0]
    assert names["record"] == load_record("game.json")
    assert capsys.readouterr().out.startswith("pl-deluxe ('Ana', 'Bo', 'Cy') Outcome(")


def test_the_limits_are_those_of_the_code() -> None:
    limits = PAGE.split("### Limits")[1].split("\n## ")[0]
    for limit in (MAX_BYTES, MAX_DEPTH, MAX_TOKENS, MAX_DIGITS, MAX_MOVES, MAX_TEXT):
        assert re.search(rf"\b{limit}\b", limits), limit
