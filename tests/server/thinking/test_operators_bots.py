"""Bots of the operator's own list at tables: code runs where bots think, and nowhere else."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.bots import BOTS, UnknownBot
from hanabi.bots.own import InvalidBot
from hanabi.server.thinking.operators_bots import read_operators_bots
from tests.server.running_server import FAST, Serve

SOURCE = """
import os
class {name}:
    def choose(self, view):
        open({mark!r}, "a").write(f"{{os.getpid()}} ")
        {act}
"""


@pytest.fixture(autouse=True)
def registry() -> Iterator[None]:
    known = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(known)


def _bot(folder: Path, name: str, act: str) -> str:
    path = folder / f"{name}.py"
    mark = str(folder / f"{name}.asked")
    path.write_text(SOURCE.format(name=name.title(), mark=mark, act=act), encoding="utf-8")
    return str(path)


@pytest.mark.processes
def test_people_seat_the_operators_bots_and_tables_go_on_whatever_they_do(
    serve: Serve, tmp_path: Path
) -> None:
    good = _bot(tmp_path, "good", "return view.legal_moves[0]")
    bad = _bot(tmp_path, "bad", "raise OSError")
    server = serve(replace(FAST, bots=f"{good}, {bad}:Bad,smart"))
    ana = server.guest()
    catalogue = ana.get("/api/catalogue")
    assert catalogue["bots"][-2:] == ["good", "Bad"]
    assert "smart" in catalogue["bots"] and "good" not in catalogue["strengths"].values()
    table = ana.table(seats=3, first_seat=0)
    for seat, bot in ((1, "good"), (2, "Bad")):
        ana.put(f"/api/tables/{table}/seats/{seat}/bot", bot=bot)
    assert (
        ana.refused("PUT", f"/api/tables/{table}/seats/2/bot", 400, bot="no.py:No") == "unknown-bot"
    )
    ana.start(table)
    play = ana.play(table)
    while play.view is None or not play.is_on_turn():
        play.receive()
    play.move()
    while play.view is None or not play.is_on_turn():
        play.receive()
    moves = [told["entry"] for told in play.seen if told.get("entry", {}).get("type") == "moved"]
    assert [(move["seat"], move["by_bot"]) for move in moves[:3]] == [
        (0, False),
        (1, True),
        (2, True),
    ]
    asked = {name: (tmp_path / f"{name}.asked").read_text().split() for name in ("good", "bad")}
    assert asked["good"] and asked["bad"]
    assert str(os.getpid()) not in {*asked["good"], *asked["bad"]}


def test_a_list_with_a_bot_that_there_is_not_is_refused(tmp_path: Path) -> None:
    assert read_operators_bots("") == () == read_operators_bots("smart, hat")
    with pytest.raises(UnknownBot):
        read_operators_bots("smart,nobody")
    with pytest.raises(InvalidBot):
        read_operators_bots(str(tmp_path / "nothing.py"))
