"""Nothing leaves the server that a viewer may not know: what it cannot see is exchanged
behind its back, and not a byte of what it receives may change."""

import logging
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from hanabi.game import Deal, Game, GameState
from hanabi.rules import ruleset
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.guests import Play
from tests.server.indistinguishable_deals import hidden_from, lively_moves, permuted
from tests.server.recording_proxy import RecordingProxy
from tests.server.running_server import FAST, Running

BOXES: list[tuple[str, int, dict[str, Any]]] = [
    ("ro-2013", 2, {"timed-display": True, "multicolor": "own-color-5"}),
    ("pl-deluxe", 3, {"multicolor": "every-color-10", "black-powder": True,
                      "five-flamboyants": True}),
    ("en-2016", 2, {"expert": True}),
    ("cs-2013", 4, {"multicolor": "every-color-5"}),
    ("it-2023", 5, {}),
]  # fmt: skip
TALK = ("silent", "phrases", "free")
SPECTATORS = ("none", "hidden", "open")
ATTEMPTS = ["play 0", "play 3 as red", "discard 1", "discard 99", "hint 0 1", "hint 1 red",
            "hint 1 5", "hint 9 1", "reward decline", "reward add 0", "reward return 1",
            "arrange 0: 0 1", "arrange 1: 5 6", "nonsense"]  # fmt: skip


class Theatre:
    """A server whose deals are chosen, people to sit at it, and somebody to watch."""

    def __init__(self, folder: Path) -> None:
        self.time_and_chance = FixedTimeAndChance()
        self.server = Running(replace(FAST, data=str(folder)), self.time_and_chance)
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
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    made = Theatre(tmp_path_factory.mktemp("leaks"))
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


@dataclass
class Script:
    """One game to be played twice."""

    settings: dict[str, Any]
    moves: list[tuple[int, str]]
    viewer: int | None


def transcript(theatre: Theatre, script: Script, deal: Deal) -> list[bytes]:
    """Every byte that the viewer receives while the script is played with this deal, and what
    the server logs meanwhile."""
    theatre.time_and_chance.deal = deal
    handler = LogLines()
    logger = logging.getLogger("hanabi")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        received = _perform(theatre, script)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(logging.NOTSET)
    return [*received, *map(str.encode, handler.lines)]


def _perform(theatre: Theatre, script: Script) -> list[bytes]:
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
        _quiet(everybody)
    plays = everybody[:seats]
    place = -1 if script.viewer is None else script.viewer
    viewer_guest, viewer = guests[place], everybody[place]
    for number, (seat, move) in enumerate(script.moves):
        answer = plays[seat].ask(type="move", seq=plays[seat].seq, move=move)
        assert answer["type"] == "ack", (answer, move)
        _catch_up(everybody, answer["seq"])
        if not viewer.is_on_turn():
            attempt = ATTEMPTS[number % len(ATTEMPTS)]
            viewer.refused(type="move", seq=viewer.seq, move=attempt, key=f"{number}")
        else:  # what is illegal on one's own turn, whatever one holds
            for attempt in (f"hint {script.viewer} 1", "discard 99", "play 99", "nonsense"):
                viewer.refused(type="move", seq=viewer.seq, move=attempt, key=f"{number}")
        if number == 5:
            _talk(plays, viewer)
    viewer.send(type="resync", last_seq=0)
    _quiet([viewer])
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
    for path in (here, f"{here}/invitation", "/api/me/games", f"/api/games/{table}/record",
                 f"{here}/start", "/api/tables", "/api/games"):  # fmt: skip
        viewer_guest.http.get(path)
    _quiet([*everybody, again])
    received = tap.received(table)
    for play in (*everybody, again):
        play.close()
    _abandon(theatre, table, seats)
    assert len(received) == 3, "HTTP answers and two WebSockets"
    return received


def _talk(plays: list[Play], viewer: Play) -> None:
    """What the level allows and what it does not; a pause; an undo that is refused."""
    for play in (plays[1], viewer):
        for message in ({"phrase": "thinking"}, {"text": "I hold a red card <b>"}):
            play.ask(type="say", **message)
    plays[1].ask(type="pause", on=True)
    plays[0].ask(type="pause", on=False)
    plays[1].ask(type="ask-undo")
    plays[0].ask(type="answer-undo", agree=False)
    _quiet([*plays, viewer])


def _quiet(plays: list[Play]) -> None:
    """Nothing is under way to anybody any more."""
    for play in plays:
        play.send(type="ping")
        play.until("pong")


def _catch_up(plays: list[Play], seq: int) -> None:
    for play in plays:
        while play.seq < seq:
            play.receive()


def _abandon(theatre: Theatre, table: str, seats: int) -> None:
    for guest in theatre.people[: seats // 2 + 1]:
        play = guest.play(table)
        play.ask(type="vote-abandon", agree=True)
        play.close()


def game_for(
    edition: str, seats: int, options: dict[str, Any], seed: int
) -> tuple[Game, list[tuple[int, str]]]:
    rules = ruleset(seats, edition, options)
    game = Game.deal(rules, seed)
    most = 36 if edition == "pl-deluxe" else 14
    return game, lively_moves(game, random.Random(seed), most)


@pytest.mark.sample(fast=3, normal=15)
@pytest.mark.parametrize("spectators", SPECTATORS)
@pytest.mark.parametrize("talk", TALK)
@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_hidden_cards_change_no_byte_that_a_viewer_receives(
    theatre: Theatre, box: tuple[str, int, dict[str, Any]], talk: str, spectators: str
) -> None:
    edition, seats, options = box
    rng = random.Random(f"{edition} {talk} {spectators}")
    game, moves = game_for(edition, seats, options, rng.getrandbits(32))
    settings = {
        "seats": seats,
        "edition": edition,
        "options": options,
        "talk": talk,
        "spectators": spectators,
        "visibility": "link",
        "clock": {"initial": 600} if talk == "phrases" else None,
    }
    viewers: list[int | None] = [rng.randrange(seats)]
    if spectators != "none":
        viewers.append(None)
    for viewer in viewers:
        script = Script(settings, moves, viewer)
        hidden = hidden_from(game.state, viewer, spectators == "open")
        other = permuted(game.state, hidden, game.state.hints, rng)
        assert other.deck != game.state.deal.deck
        first = transcript(theatre, script, game.state.deal)
        second = transcript(theatre, script, other)
        assert first == second


def test_the_recorder_notices_a_card_that_the_viewer_does_see(theatre: Theatre) -> None:
    game, moves = game_for("it-2023", 5, {}, 1)
    settings = {"seats": 5, "edition": "it-2023", "visibility": "link", "talk": "free"}
    state: GameState = game.state
    seen = [card_id for card_id in state.hands[1] if card_id not in state.deck]
    other = permuted(state, [*seen, *state.deck], state.hints, random.Random(3))
    assert [other.deck[card_id] for card_id in seen] != [state.card(card_id) for card_id in seen]
    script = Script(settings, moves, 0)
    assert transcript(theatre, script, state.deal) != transcript(theatre, script, other)


def _pass_around(theatre: Theatre, script: Script, deal: Deal) -> list[bytes]:
    """One identity has all seats; what a connection hears that looks as one of them only."""
    theatre.time_and_chance.deal = deal
    host, tap, seat = theatre.people[0], theatre.taps[0], script.viewer
    tap.mark()
    table = host.table(**script.settings)
    for place in range(script.settings["seats"]):
        host.sit(table, place, name=f"n{place}")
    host.start(table)
    tapped, host.url = host.url, theatre.server.url
    mover = host.play(table)
    mover.until("presence")
    host.url = tapped
    viewer = host.play(table, {"seat": seat})
    viewer.until("notes")
    for mover_seat, move in script.moves:
        mover.send(type="look", seat=mover_seat)
        mover.until("notes")
        answer = mover.ask(type="move", seq=mover.seq, move=move)
        assert answer["type"] == "ack", (answer, move)
        _catch_up([viewer], answer["seq"])
    viewer.refused(type="look", seat=4)
    viewer.send(type="look", seat=seat, last_seq=0)
    viewer.until("notes")
    host.get("/api/me/games")
    _quiet([viewer])
    heard = tap.received(table)
    mover.ask(type="vote-abandon", agree=True)
    for play in (mover, viewer):
        play.close()
    return heard


@pytest.mark.parametrize("seat", range(3))
def test_r04_a_connection_of_a_shared_device_learns_what_its_seat_may_know(
    theatre: Theatre, seat: int
) -> None:
    """Another connection of the same identity looks as the others all the while."""
    game, moves = game_for("it-2023", 3, {}, seat)
    settings = {"seats": 3, "edition": "it-2023", "visibility": "link", "shared_device": True}
    script = Script(settings, moves, seat)
    other = permuted(
        game.state, hidden_from(game.state, seat, False), game.state.hints, random.Random(seat)
    )
    assert other.deck != game.state.deal.deck
    deals = (game.state.deal, other)
    first, second = (_pass_around(theatre, script, deal) for deal in deals)
    assert first == second
