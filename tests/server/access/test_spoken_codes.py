"""Spoken codes: however they are typed, for a while, and for no two tables at once."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi.server.access import spoken_codes
from hanabi.server.access.spoken_codes import LIFE_SECONDS, WORDS, SpokenCodes
from hanabi.storage import open_database
from hanabi.storage.spoken_codes import SpokenCodeRows
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.running_server import FAST, Running, Serve

Run = Callable[[Coroutine[Any, Any, Any]], Any]


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_words_are_enough_and_none_begins_like_another() -> None:
    assert len(set(WORDS)) == len(WORDS) == 256
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in WORDS)
    together = [(a, b) for a in WORDS for b in WORDS if a != b and b.startswith(a)]
    assert together == []


@pytest.fixture
def rows(tmp_path: Path) -> Iterator[tuple[Run, SpokenCodeRows]]:
    with asyncio.Runner() as runner:
        database = runner.run(open_database(f"sqlite+aiosqlite:///{tmp_path}/hanabi.db"))
        yield runner.run, SpokenCodeRows(database.engine)
        runner.run(database.close())


def test_a_code_leads_to_its_table_however_it_is_typed_and_for_a_while_only(
    rows: tuple[Run, SpokenCodeRows],
) -> None:
    run, clock = rows[0], Clock()
    codes = SpokenCodes(rows[1], clock)
    code = run(codes.of("table-one")).code
    first, second, number = code.split("-")
    for typed in (code, code.upper(), f" {first}  {second} {number} ", f"{first}{second}{number}"):
        assert run(codes.table_of(typed)) == "table-one"
    assert run(codes.table_of(f"{first.replace('o', 'ó')} {second} {number}")) == "table-one"
    assert run(codes.table_of(f"{first} {second}")) is None
    clock.now += LIFE_SECONDS - 1
    assert run(codes.of("table-one")).code == code, "asked for again, it lives on"
    clock.now += LIFE_SECONDS - 1
    assert run(codes.table_of(code)) == "table-one"
    clock.now += 1
    assert run(codes.table_of(code)) is None


def test_two_tables_never_share_a_code(
    rows: tuple[Run, SpokenCodeRows], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spoken_codes, "WORDS", ("koi",) * 256)
    run, codes = rows[0], SpokenCodes(rows[1], Clock())
    made = [run(codes.of(f"table {number}")) for number in range(20)]
    assert len({code.code for code in made}) == 20
    assert [run(codes.table_of(code.code)) for code in made] == [code.table_id for code in made]


def test_codes_that_are_over_are_forgotten(
    rows: tuple[Run, SpokenCodeRows], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spoken_codes, "_MOST", 3)
    run, clock = rows[0], Clock()
    codes = SpokenCodes(rows[1], clock)
    made = []
    for number in range(5):
        clock.now += 1
        made.append(run(codes.of(f"table {number}")))
    assert [run(codes.table_of(code.code)) for code in made[-2:]] == ["table 3", "table 4"]
    assert run(codes.table_of(made[0].code)) is None


def test_those_at_a_table_are_told_its_code_and_whoever_says_it_is_shown_the_invitation(
    server: Running,
) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(visibility="link", edition="pl-deluxe", seats=3)
    assert bo.refused("POST", f"/api/tables/{table}/code", 403) == "not-seated"
    code = ana.post(f"/api/tables/{table}/code")["code"]
    shown = bo.post("/api/codes", code=code.upper().replace("-", " "))
    assert shown["table"] == table and shown["host"] == "Ana"
    assert bo.refused("POST", "/api/codes", 404, code="koi koi 00") == "no-such-code"


def test_guessing_codes_is_slow(serve: Serve) -> None:
    server = serve(replace(FAST), FixedTimeAndChance())
    guest = server.guest()
    codes = [
        guest.http.post("/api/codes", json={"code": f"koi koi {number}"}).status_code
        for number in range(15)
    ]
    assert codes == [404] * 10 + [429] * 5
