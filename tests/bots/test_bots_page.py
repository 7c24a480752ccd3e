"""docs/bots.md lists all that a bot sees, may do and can ask."""

import inspect
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from hanabi.game import Move
from hanabi.view import HeldCard, Status, View

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return re.split(r"^## ", PAGE.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("field", [*(each.name for each in fields(View)), *HeldCard._fields])
def test_every_field_that_a_bot_sees_is_listed(field: str) -> None:
    assert f"\n| `{field}` |" in section("What a bot sees")


@pytest.mark.parametrize("move", get_args(Move))
def test_every_move_is_listed(move: type) -> None:
    assert f"\n| `{move.__name__}(" in section("Moves")


def test_every_question_is_listed() -> None:
    listed = section("Questions about cards")
    asked = [
        name
        for name, method in vars(View).items()
        if inspect.isfunction(method)
        and method.__annotations__.get("return") is bool
        and not name.startswith("_")
    ]
    assert "fits" in asked
    for name in [*asked, *(each.name for each in fields(Status))]:
        assert re.search(rf"`(view\.)?{name}\b", listed), name
