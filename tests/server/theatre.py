"""The same game played twice behind one viewer's back, and every byte that the viewer gets."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hanabi.game import Deal
from hanabi.notation.text import deck_text
from hanabi.server.access.spoken_codes import code_of
from tests.databases import DatabaseUrl
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.guests import Guest, Play
from tests.server.indistinguishable_deals import SentMove
from tests.server.push_service import PushService
from tests.server.recording_proxy import RecordingProxy
from tests.server.running_server import FAST, Running

ATTEMPTS = ["play 0", "play 3 as red", "discard 1", "discard 99", "hint 0 1", "hint 1 red",
            "hint 1 5", "hint 9 1", "reward decline", "reward add 0", "reward return 1",
            "arrange 0: 0 1", "arrange 1: 5 6", "nonsense"]  # fmt: skip


class Theatre:
    """A server whose deals are chosen, people to sit at it, and somebody to watch."""

    def __init__(self, folder: Path, push_service: str = "", database: str = "") -> None:
        self.time_and_chance = FixedTimeAndChance()
        settings = replace(FAST, data=str(folder), push_hosts=push_service, push_seconds=0.0)
        settings = replace(settings, database=database)
        self.server = Running(settings, self.time_and_chance)
        self.server.start()
        self.taps = [RecordingProxy(self.server.port) for _ in range(6)]
        names = ("p0", "p1", "p2", "p3", "p4", "Watcher")
        guests = [
            self.server.guest(name, tap.url) for name, tap in zip(names, self.taps, strict=True)
        ]
        self.people, self.watcher = guests[:5], guests[5]

    def close(self) -> None:
        self.server.stop()
        for tap in self.taps:
            tap.close()


@pytest.fixture(scope="module")
def push_service() -> Iterator[PushService]:
    with PushService() as started:
        yield started


@pytest.fixture(scope="module")
def theatre(
    tmp_path_factory: pytest.TempPathFactory,
    push_service: PushService,
    database_url: DatabaseUrl,
) -> Iterator[Theatre]:
    folder = tmp_path_factory.mktemp("leaks")
    made = Theatre(folder, push_service.host, database_url(folder))
    yield made
    made.close()


class LogLines(logging.Handler):
    """All that the server logs, but for how long things took."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        told = {name: value for name, value in vars(record).items() if name in ("route", "status")}
        self.lines.append(f"{record.name} {record.getMessage()} {told}")


@contextmanager
def all_logged() -> Iterator[list[str]]:
    """What is logged meanwhile, at every level."""
    handler, logger = LogLines(), logging.getLogger("hanabi")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)


@dataclass
class Script:
    """One game to be played twice."""

    settings: dict[str, Any]
    moves: Sequence[SentMove]
    viewer: int | None
    has_code: bool = False
    """Is the table looked up by its spoken code? There are few guesses in standing time."""


def transcript(theatre: Theatre, script: Script, deal: Deal) -> list[bytes]:
    """Every byte that the viewer receives while the script is played with this deal, and what
    the server logs meanwhile."""
    theatre.time_and_chance.deal = deal
    with all_logged() as lines:
        received = _perform(theatre, script, deal)
    return [*received, *map(str.encode, lines)]


def _perform(theatre: Theatre, script: Script, deal: Deal) -> list[bytes]:
    host, seats = theatre.people[0], script.settings["seats"]
    tap = theatre.taps[-1 if script.viewer is None else script.viewer]
    tap.mark()
    table = host.table(**script.settings)
    for seat in range(1, seats):
        theatre.people[seat].sit(table, seat)
    host.start(table)
    guests = [*theatre.people[:seats], *([theatre.watcher] if script.viewer is None else [])]
    everybody: list[Play] = []
    for guest in guests:  # one after the other, or who is present first would differ
        everybody.append(guest.play(table))
        everybody[-1].until("notes")
        quiet(everybody)
    plays = everybody[:seats]
    place = -1 if script.viewer is None else script.viewer
    viewer_guest, viewer = guests[place], everybody[place]
    _take_notes(plays, viewer, deal)
    for number, (seat, move) in enumerate(script.moves):
        answer = plays[seat].ask(type="move", seq=plays[seat].seq, move=move)
        assert answer["type"] == "ack", (answer, move)
        catch_up(everybody, answer["seq"])
        if not viewer.is_on_turn():
            attempt = ATTEMPTS[number % len(ATTEMPTS)]
            viewer.refused(type="move", seq=viewer.seq, move=attempt, key=f"{number}")
        else:  # what is illegal on one's own turn, whatever one holds
            for attempt in (f"hint {script.viewer} 1", "discard 99", "play 99", "nonsense"):
                viewer.refused(type="move", seq=viewer.seq, move=attempt, key=f"{number}")
        if number == 5:
            _talk(plays, viewer)
    viewer.send(type="resync", last_seq=0)
    quiet([viewer])
    again = viewer_guest.play(table, {"last_seq": 3, "views": True})
    again.until("notes")
    here = f"/api/tables/{table}"
    asked: dict[str, dict[str, object]] = {
        f"{here}/door": {"visitor": "somebody"},
        f"{here}/bot-seats/1": {},
        f"{here}/door/1": {"agree": True},
    }
    for path, body in asked.items():
        viewer_guest.http.post(path, json=body)
    for path in (here, f"{here}/invitation", "/api/me/games", "/api/me/games/export",
                 "/api/me/summary", f"/api/games/{table}/record", f"{here}/start",
                 "/api/tables", "/api/games",
                 f"/share/table/{table}", f"/share/replay/{table}",
                 f"/api/games/{table}/picture"):  # fmt: skip
        viewer_guest.http.get(path)
    if script.has_code:
        _come_by_code(theatre, table, viewer_guest)
    quiet([*everybody, again])
    received = tap.received(table)
    for play in (*everybody, again):
        play.close()
    _abandon(theatre, table, seats)
    assert len(received) == 3, "HTTP answers and two WebSockets"
    return received


def _take_notes(plays: list[Play], viewer: Play, deal: Deal) -> None:
    """The others note down the whole deal; the viewer, something about a card."""
    for play in plays:
        if play is not viewer:
            play.ask(type="note", card=0, text=deck_text(deal.deck))
    viewer.ask(type="note", card=1, text="perhaps a 2")


def _come_by_code(theatre: Theatre, table: str, viewer: Guest) -> None:
    """The code follows from the table's id alone; what it leads to is recorded."""
    cookie = {"Cookie": theatre.people[0].cookie_header()}
    address = f"{theatre.server.url}/api/tables/{table}/code"
    code = httpx.post(address, headers=cookie).json()["code"]
    assert code == code_of(table)
    viewer.post("/api/codes", code=code)


def _talk(plays: list[Play], viewer: Play) -> None:
    """What the level allows and what it does not; a pause; an undo that is refused."""
    for play in (plays[1], viewer):
        for message in ({"phrase": "thinking"}, {"text": "I hold a red card <b>"}):
            play.ask(type="say", **message)
    plays[1].ask(type="pause", on=True)
    plays[0].ask(type="pause", on=False)
    plays[1].ask(type="ask-undo")
    plays[0].ask(type="answer-undo", agree=False)
    quiet([*plays, viewer])


def quiet(plays: list[Play]) -> None:
    """Nothing is under way to anybody any more."""
    for play in plays:
        play.send(type="ping")
        play.until("pong")


def catch_up(plays: list[Play], seq: int) -> None:
    for play in plays:
        while play.seq < seq:
            play.receive()


def _abandon(theatre: Theatre, table: str, seats: int) -> None:
    for guest in theatre.people[: seats // 2 + 1]:
        play = guest.play(table)
        play.ask(type="vote-abandon", agree=True)
        play.close()
