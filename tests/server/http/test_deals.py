"""The same cards for several teams: once each, and nothing of it before one has finished."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.game import Deal, Game
from hanabi.notation import read_record
from hanabi.rules import EDITIONS, Ruleset, Seat, ruleset
from hanabi.server.thinking import deal_scores
from hanabi.server.time_and_chance import SystemTimeAndChance
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.guests import Guest
from tests.server.http.test_own_data import play_to_the_end
from tests.server.running_server import FAST, Running, Serve
from tests.waiting import wait_until

DAY = 86_400.0
BOT = "cautious"


@pytest.fixture(autouse=True)
def _no_scores(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and solver are asked where it is about them: they take seconds."""
    if "bots_and_the_solver" not in request.node.name:
        monkeypatch.setattr(deal_scores, "MOST_WAITING", 0)


class LaterAndLater(SystemTimeAndChance):
    """A clock that the test sets."""

    later = 0.0

    def now(self) -> float:
        return super().now() - super().now() % DAY + 3600 + self.later


def begin(guest: Guest, deal: str, seats: int = 2) -> str:
    """A table for the deal with bots, and the cards are dealt."""
    table = str(guest.post(f"/api/deals/{deal}/tables", seats=seats, bot_delay=0)["id"])
    guest.seat_bots(table, BOT)
    guest.start(table)
    return table


def finish(guest: Guest, deal: str, seats: int = 2) -> str:
    table = begin(guest, deal, seats)
    play_to_the_end(guest, table)
    return table


def today(guest: Guest) -> Any:
    return guest.get("/api/deals/today")


LOOKS = ("record", "reasons", "review")


def may_look(guest: Guest, game: str) -> bool:
    """At a game that is over; none of the ways to it leads past the others."""
    http, here = guest.http, f"/api/games/{game}"
    cheap = [http.get(path).status_code for path in (f"{here}/record", f"/api/tables/{game}")]
    if cheap == [200, 200]:
        return True
    answers = [http.get(f"{here}/{what}") for what in (*LOOKS, "picture")]
    answers += [
        http.post(f"{here}/{what}", json={}) for what in (*LOOKS, "lines", "shared-replays")
    ]
    answers.append(http.get(f"/share/replay/{game}"))
    assert {answer.json()["code"] for answer in answers} == {"deal-unfinished"}
    assert cheap == [403, 403]
    return False


def deck_of(guest: Guest, game: str) -> Deal:
    return read_record(guest.http.get(f"/api/games/{game}/record").text).deal


def test_everybody_gets_the_same_cards_and_sees_the_others_when_finished(server: Running) -> None:
    ana, bo, eve = server.guest(), server.guest("Bo"), server.guest("Eve")
    deal = today(ana)["id"]
    assert (today(ana)["status"], today(ana)["results"]) == ("unplayed", None)
    anas = finish(ana, deal)
    bos = begin(bo, deal, seats=3)
    assert today(bo)["status"] == "running" and today(bo)["your_game"] == bos
    assert today(bo)["results"] is None and today(bo)["teams"] == 1
    for guest in (bo, eve):
        assert not may_look(guest, anas)
    watching = eve.play(anas)
    assert watching.until("error")["code"] == "deal-unfinished" and len(watching.seen) == 1
    assert may_look(ana, anas)
    play_to_the_end(bo, bos)
    assert may_look(bo, anas)
    assert may_look(ana, bos)
    assert not may_look(eve, bos)
    told = today(bo)
    assert {result["game"]: result["is_yours"] for result in told["results"]} == {
        anas: False,
        bos: True,
    }
    assert deck_of(ana, anas).deck == deck_of(bo, bos).deck
    assert eve.get("/api/games") == [] and anas not in eve.http.get("/api/games/export").text
    assert "deck" not in str(told)


def test_a_deal_is_played_once_whichever_table_begins_first(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    deal = today(ana)["id"]
    tables = [str(ana.post(f"/api/deals/{deal}/tables", seats=2)["id"]) for _ in range(4)]
    for table in tables:
        ana.seat_bots(table, BOT)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda table: start(ana, table), tables))
    assert sorted(answers) == [200, 409, 409, 409], "one game, whatever was begun at once"
    assert ana.refused("POST", f"/api/deals/{deal}/tables", 409, seats=2) == "deal-played"
    bos = str(bo.post(f"/api/deals/{deal}/tables", seats=2)["id"])
    ana.sit(bos, 1)
    assert bo.refused("POST", f"/api/tables/{bos}/start", 409) == "deal-played"
    assert today(bo)["status"] == "unplayed"


def start(guest: Guest, table: str) -> int:
    with httpx.Client(base_url=guest.url, cookies=guest.http.cookies, timeout=60) as http:
        return http.post(f"/api/tables/{table}/start", json={}).status_code


def test_nothing_is_taken_back_and_nobody_joins_or_watches(server: Running) -> None:
    ana, bo, eve = server.guest(), server.guest("Bo"), server.guest("Eve")
    deal = today(ana)["id"]
    table = str(ana.post(f"/api/deals/{deal}/tables", seats=3, bot_delay=0)["id"])
    bo.sit(table, 1)
    ana.seat_bots(table, BOT)
    ana.start(table)
    play = ana.play(table)
    play.until("view")
    while not play.is_on_turn():
        play.receive()
    play.move()
    assert play.refused(type="ask-undo") == "deal-no-undo"
    assert play.refused(type="ask-coach", about="my-move") == "deal-no-coach"
    assert eve.refused("POST", f"/api/tables/{table}/bot-seats/2", 403) == "bot-seats-kept"
    bo.delete(f"/api/tables/{table}/seats/1")
    assert eve.refused("PUT", f"/api/tables/{table}/seats/1", 409) == "deal-begun"
    assert today(bo)["status"] == "running", "who has left has seen cards"
    bo.sit(table, 1)
    assert eve.play(table).until("error")["code"] == "no-spectators"


def test_friends_play_the_cards_of_a_finished_game(server: Running) -> None:
    ana, bo, eve = server.guest(), server.guest("Bo"), server.guest("Eve")
    first = str(ana.table(seats=2, first_seat=1, spectators="open"))
    ana.seat_bots(first, BOT)
    ana.start(first)
    assert ana.refused("POST", f"/api/games/{first}/deal", 409) == "game-not-over"
    play_to_the_end(ana, first)
    assert may_look(bo, first) and len(bo.get("/api/games")) == 1
    assert bo.refused("POST", f"/api/games/{first}/deal", 403) == "not-seated"
    deal = ana.post(f"/api/games/{first}/deal")
    assert ana.post(f"/api/games/{first}/deal")["id"] == deal["id"]
    assert (deal["kind"], deal["players"], deal["status"]) == ("friends", 2, "over")
    assert [result["game"] for result in deal["results"]] == [first]
    where = f"/api/deals/{deal['id']}"
    assert not may_look(bo, first) and bo.get("/api/games") == []
    assert bo.get(where)["results"] is None
    assert bo.refused("POST", f"{where}/tables", 400, seats=3) == "deal-players"
    bos = finish(bo, deal["id"])
    assert {result["game"] for result in bo.get(where)["results"]} == {first, bos}
    assert deck_of(bo, bos) == deck_of(ana, first)
    assert not may_look(eve, bos)
    assert ana.refused("POST", f"{where}/tables", 409, seats=2) == "deal-played"


def test_nobody_comes_to_its_cards_by_a_game_that_is_played_on(server: Running) -> None:
    ana, eve = server.guest(), server.guest("Eve")
    over = finish(ana, today(ana)["id"])
    on = f"/api/games/{over}/play-on"
    assert eve.refused("POST", on, 403, after=0, seat=0) == "deal-unfinished"
    table = ana.post(on, after=0, seat=0)["id"]
    assert eve.refused("PUT", f"/api/tables/{table}/seats/1", 403) == "deal-unfinished"
    ana.seat_bots(table, BOT)
    ana.start(table)
    assert eve.play(table).until("error")["code"] == "deal-unfinished"
    play_to_the_end(ana, table)
    assert not may_look(eve, table) and may_look(ana, table)
    assert ana.refused("POST", f"/api/games/{table}/deal", 409) == "deal-played-on"


def test_when_the_day_is_over_all_see_it_but_those_who_still_play(tmp_path: Path) -> None:
    time = LaterAndLater()
    server = Running(replace(FAST, data=str(tmp_path)), time)
    server.start()
    ana, bo, eve = server.guest(), server.guest("Bo"), server.guest("Eve")
    deal = today(ana)["id"]
    anas, bos = finish(ana, deal), begin(bo, deal)
    waiting = str(eve.post(f"/api/deals/{deal}/tables", seats=2)["id"])
    eve.seat_bots(waiting, BOT)
    time.later = DAY
    assert eve.refused("POST", f"/api/tables/{waiting}/start", 409) == "deal-closed"
    assert eve.refused("POST", f"/api/deals/{deal}/tables", 409, seats=2) == "deal-closed"
    assert today(eve)["id"] != deal and today(eve)["before"] == deal
    assert may_look(eve, anas) and not may_look(bo, anas)
    assert bo.get(f"/api/deals/{deal}")["results"] is None
    play_to_the_end(bo, bos)
    assert len(bo.get(f"/api/deals/{deal}")["results"]) == 2
    server.stop()


def test_bots_and_the_solver_play_it_too(server: Running) -> None:
    ana = server.guest()
    deal = today(ana)["id"]
    finish(ana, deal)

    def compared() -> Any:
        (comparison,) = today(ana)["comparisons"]
        return comparison if comparison["status"] == "ready" else None

    wait_until(compared, "the bots' scores")
    told = compared()
    assert told["players"] == 2 and len(told["bots"]) >= 3
    assert all(0 <= each["score"] <= told["best"] for each in told["bots"])
    assert told["best"] <= told["bound"] <= 25
    assert server.guest("Eve").get("/api/deals/today")["comparisons"] == []


class TwoShuffles(FixedTimeAndChance):
    """The day's deal is the test's; the test's other deals do not matter."""

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:  # noqa: ARG002
        assert self.deal is not None
        return self.deal


def test_r04_who_has_not_finished_is_told_the_same_whatever_the_cards_are(serve: Serve) -> None:
    """Another team plays the deal and finishes it; somebody asks for everything there is."""
    told: list[list[str]] = []
    for number in range(2):
        chance = TwoShuffles()
        server = serve(time_and_chance=chance, folder=f"shuffle {number}")
        ana, eve = server.guest(), server.guest("Eve")
        edition = list(EDITIONS)[719163 % len(EDITIONS)]  # 1970-01-01
        chance.deal = Game.deal(ruleset(2, edition, {}), seed=number).state.deal
        answers = _asked(eve, "nobody")
        deal = today(ana)["id"]
        table = begin(ana, deal)
        answers += _asked(eve, table)
        play_to_the_end(ana, table)
        answers += _asked(eve, table)
        own = str(eve.post(f"/api/deals/{deal}/tables", seats=2, bot_delay=0)["id"])
        eve.seat_bots(own, BOT)
        answers += _asked(eve, table)
        told.append(answers)
        score = ana.get(f"/api/deals/{deal}")["results"][0]
        assert score["game"] == table and score["score"] is not None
    assert told[0] == told[1]


def _asked(guest: Guest, game: str) -> list[str]:
    """Every answer that somebody gets who has not finished the deal."""
    gets = ("/api/deals/today", "/api/deals/1970-01-01", f"/api/tables/{game}", "/api/games",
            f"/api/tables/{game}/invitation", f"/api/games/{game}/record", "/api/me/games",
            f"/api/games/{game}/reasons", f"/api/games/{game}/review", f"/share/table/{game}",
            f"/api/games/{game}/picture", f"/share/replay/{game}", "/api/games/export",
            "/api/tables", "/api/me/summary", "/api/me/export")  # fmt: skip
    asked = [(path, guest.http.get(path)) for path in gets]
    for path in (f"/api/games/{game}/record", f"/api/games/{game}/review",
                 f"/api/games/{game}/deal", f"/api/tables/{game}/start",
                 f"/api/tables/{game}/rematch"):  # fmt: skip
        asked.append((path, guest.http.post(path, json={})))
    told = [f"{path} {answer.status_code} {answer.text}" for path, answer in asked]
    # Of a running game everybody is told a hash; without the salt it says nothing.
    return [re.sub(r'"hash":"[0-9a-f]{64}"', '"hash":"…"', text) for text in told]
