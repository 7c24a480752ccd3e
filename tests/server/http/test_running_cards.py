"""While a game runs, no way leads to a table with its cards or to what is told of games that are
over: whoever takes part in it, and whatever kind of game it is."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hanabi.server.http.app import ENDPOINTS
from tests.server.guests import Guest
from tests.server.http.test_playing_on import play_on
from tests.server.http.test_reviews import finished, lose
from tests.server.running_server import Running
from tests.server.test_outages import House

pytestmark = pytest.mark.processes

Ways = list[tuple[str, str, dict[str, Any]]]


def ways_to_games(house: House) -> Ways:
    """Whatever is about a game, as the outages' test asks for it: a route that is added is tried,
    too. Playing on is tried in every way."""
    found: Ways = []
    for each in ENDPOINTS:
        if "{game_id}" in each.path:
            body = house.example(each.method, each.path)[2]
            found.append((each.method, each.path, body))
    (on,) = (path for _, path, _ in found if path.endswith("/play-on"))
    return found + [
        ("POST", on, {"after": after, "seat": after, "bot": bot, "anew": anew})
        for after in (0, 1)
        for bot in (None, "cautious")
        for anew in (False, True)
    ]


class Company:
    """Two who play with a bot, one who left before it began, one who was kept out, one who
    watches where that is allowed, and a stranger."""

    def __init__(self, server: Running) -> None:
        self.everybody = [
            server.guest(name, address=f"127.0.0.{number}")
            for number, name in enumerate(("Ana", "Bo", "Lee", "Kim", "Wim", "Eve"), 2)
        ]
        self.ana, self.bo, self.leaver, self.unwelcome, self.watcher, _ = self.everybody

    def start(self, table: str) -> None:
        """Ana has the first seat of three already."""
        self.bo.sit(table, 1)
        last = f"/api/tables/{table}/seats/2"
        self.leaver.put(last)
        self.leaver.delete(last)
        self.unwelcome.put(last)
        self.ana.delete(f"{last}?keep_out=true")
        self.ana.seat_bots(table)
        self.ana.start(table)

    def ordinary(self) -> str:
        table = self.ana.table(seats=3, first_seat=0, spectators="hidden")
        self.start(table)
        return table

    def played_on(self) -> str:
        table = play_on(self.ana, finished(self.ana, seats=3), seat=0)
        self.start(table)
        return table

    def played_on_anew(self) -> str:
        table = play_on(self.ana, finished(self.ana, seats=3), seat=0, anew=True)
        self.start(table)
        return table

    def rematch_of_played_on(self) -> str:
        """It is a game of its own, with cards of its own."""
        over = self.played_on()
        for guest in (self.ana, self.bo):
            with closing(guest.play(over)) as play:
                assert play.ask(type="vote-abandon", agree=True)["type"] == "ack"
        made = self.ana.post(f"/api/tables/{over}/rematch")
        assert made["played_on"] is None
        self.ana.start(made["id"])
        return str(made["id"])

    def of_the_day(self) -> str:
        deal = self.ana.get("/api/deals/today")["id"]
        table = str(self.ana.post(f"/api/deals/{deal}/tables", seats=3, bot_delay=0)["id"])
        self.start(table)
        return table


GAMES: list[Callable[[Company], str]] = [
    Company.ordinary,
    Company.played_on,
    Company.played_on_anew,
    Company.rematch_of_played_on,
    Company.of_the_day,
]


def tables_of(guest: Guest) -> list[str]:
    return [
        game["id"]
        for status in ("open", "running")
        for game in guest.get("/api/me/games", status=status)
    ]


def refusals(guest: Guest, game: str, ways: Ways) -> set[str]:
    """What each way says."""
    codes: set[str] = set()
    for method, path, body in ways:
        sent = None if method == "GET" else body
        answer = guest.http.request(method, path.format(game_id=game), json=sent)
        if path.endswith("/deal") and answer.is_success:  # it is one of those of a deal
            assert answer.json() == guest.get("/api/deals/today")
            continue
        assert answer.status_code in (403, 409), (method, path, body, answer.text)
        codes.add(answer.json()["code"])
    return codes


@pytest.mark.parametrize("game", GAMES, ids=[game.__name__ for game in GAMES])
def test_r04_there_is_no_way_to_the_cards_of_a_game_that_runs(
    server: Running, game: Callable[[Company], str], tmp_path: Path
) -> None:
    with closing(House(server.url, tmp_path)) as house:
        ways = ways_to_games(house)
    company = Company(server)
    table = game(company)
    for guest in (company.ana, company.watcher):
        guest.play(table).receive()
    owned = {guest.me["id"]: tables_of(guest) for guest in company.everybody}
    for guest in company.everybody:
        codes = refusals(guest, table, ways)
        assert "game-not-over" in codes and codes <= {"game-not-over", "not-seated"}, codes
        again = guest.http.post(f"/api/tables/{table}/rematch", json={}).json()["code"]
        assert again in ("game-not-over", "not-seated")
        assert tables_of(guest) == owned[guest.me["id"]], "no table was made"


def begin(guest: Guest, deal: str) -> str:
    table = str(guest.post(f"/api/deals/{deal}/tables", seats=2, bot_delay=0)["id"])
    guest.seat_bots(table)
    guest.start(table)
    return table


@pytest.mark.parametrize("is_days", [True, False], ids=["of the day", "among friends"])
def test_r04_nor_by_a_table_at_which_others_play_the_same_deal_on(
    server: Running, is_days: bool
) -> None:
    """Ana has finished the deal and plays on from it; Bo is in the middle of it."""
    ana, bo = server.guest("Ana"), server.guest("Bo", address="127.0.0.2")
    if is_days:
        deal = ana.get("/api/deals/today")["id"]
        over = begin(ana, deal)
        lose(ana, over)
    else:
        over = finished(ana, bot_seats="ask")
        deal = ana.post(f"/api/games/{over}/deal")["id"]
    begin(bo, deal)
    for bot in (None, "cautious"):
        on = play_on(ana, over, bot=bot, after=0)
        with_bots = play_on(ana, over, after=0)  # and from that, as soon as it is over
        ana.seat_bots(with_bots)
        ana.start(with_bots)
        lose(ana, with_bots)
        for table in (on, play_on(ana, with_bots, bot=bot, after=0)):
            ana.play(table).until("presence")
            here = f"/api/tables/{table}"
            for method, path, body in (
                ("GET", here, {}),
                ("PUT", f"{here}/seats/0", {}),
                ("POST", f"{here}/seats", {"visitor": "somebody"}),
                ("POST", f"{here}/bot-seats/0", {}),
                ("POST", f"/api/games/{table}/play-on", {"after": 0, "seat": 0}),
            ):
                answer = bo.http.request(method, path, json=None if method == "GET" else body)
                assert answer.json()["code"] == "deal-unfinished", (method, path, answer.text)
            watching = bo.play(table)
            assert watching.until("error")["code"] == "deal-unfinished"
            assert len(watching.seen) == 1
