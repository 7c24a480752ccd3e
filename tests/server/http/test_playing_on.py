"""Playing on from a game that is over, from one in a record, and from a lesson, over HTTP."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hanabi.game import (
    Discard,
    Game,
    GameState,
    Move,
    RewardReturn,
    apply,
    deal_from_seed,
    legal_moves,
)
from hanabi.lessons import COURSE, tree_of
from hanabi.notation import record_of, write_record
from hanabi.rules import ruleset
from tests.server.guests import Guest
from tests.server.http.test_reviews import finished
from tests.server.running_server import Running

pytestmark = pytest.mark.processes


def play_on(guest: Guest, table: str, **how: object) -> str:
    wanted = {"after": 1, "seat": 1, **how}
    return str(guest.post(f"/api/games/{table}/play-on", **wanted)["id"])


def test_a_game_goes_on_with_bots_at_once(server: Running) -> None:
    ana = server.guest("Ana")
    source = finished(ana)
    record = ana.get(f"/api/games/{source}/record")
    for anew in (False, True):
        table = play_on(ana, source, bot="cautious", anew=anew)
        info = ana.get(f"/api/tables/{table}")
        assert info["played_on"] == {"after": 1, "unseen_by": 1 if anew else None}
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person"]
        play = ana.play(table, {"last_seq": 0})
        while play.view is None or not play.is_on_turn():
            play.receive()
        moves = [
            told["entry"]["move"] for told in play.seen
            if (told.get("entry") or {}).get("type") == "moved"
        ]  # fmt: skip
        assert moves[:1] == record["moves"][:1]
        play.close()
        # Its cards are as secret as those of any game.
        assert ana.refused("GET", f"/api/games/{table}/record", 409) == "game-not-over"
        wanted = {"after": 0, "seat": 0}
        path = f"/api/games/{table}/play-on"
        assert ana.refused("POST", path, 409, **wanted) == "game-not-over"
    assert sum(line["games"] for line in ana.get("/api/me/statistics")) == 1


def test_friends_come_by_the_link(server: Running) -> None:
    ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
    source = finished(ana, passphrase="sesame")
    wanted = {"after": 0, "seat": 0}
    path = f"/api/games/{source}/play-on"
    assert eve.refused("POST", path, 403, **wanted) == "passphrase-wrong"
    table = play_on(bo, source, passphrase="sesame")
    assert eve.refused("PUT", f"/api/tables/{table}/seats/0", 403) == "passphrase-wrong"
    assert bo.refused("POST", f"/api/tables/{table}/start", 409) == "seats-free"
    ana.sit(table, 0, passphrase="sesame")
    assert bo.start(table)["status"] == "running"
    assert bo.get(f"/api/tables/{table}")["settings"]["visibility"] == "link"


def test_there_is_no_way_into_a_game_that_runs(server: Running) -> None:
    ana, eve = server.guest("Ana"), server.guest("Eve")
    table = ana.table()
    wanted = {"after": 0, "seat": 0, "bot": "cautious"}
    path = f"/api/games/{table}/play-on"
    assert ana.refused("POST", path, 409, **wanted) == "game-not-over"
    ana.seat_bots(table)
    ana.start(table)
    for guest in (ana, eve):
        for anew in (False, True):
            assert guest.refused("POST", path, 409, anew=anew, **wanted) == "game-not-over"
    assert ana.refused("POST", "/api/games/none/play-on", 404, **wanted) == "no-such-table"
    assert len(ana.get("/api/me/games", status="running")) == 1


def with_a_card_put_back() -> Game:
    """Tile 5 has put a card back into the deck; a file says where, and not by which seed."""
    rules, seed = ruleset(2, None, {"five-flamboyants": True}), 0
    while True:
        game = Game(rules, replace(deal_from_seed(rules, seed), seed=seed + 1))
        while game.outcome is None and not game.state.returned:
            game.push(_towards_a_reward(game.state))
        if game.outcome is None:
            return game
        seed += 1


def _towards_a_reward(state: GameState) -> Move:
    moves = legal_moves(state)
    gains = [move for move in moves if apply(state, move).state.points > state.points]
    returns = [move for move in moves if isinstance(move, RewardReturn)]
    discards = [move for move in moves if isinstance(move, Discard)]
    return [*returns, *gains, *discards, *moves][0]


def moves_at(guest: Guest, table: str) -> list[str]:
    play = guest.play(table, {"last_seq": 0})
    play.until("presence")
    play.close()
    told = [message.get("entry") or {} for message in play.seen]
    return [entry["move"] for entry in told if entry.get("type") == "moved"]


def test_a_record_is_played_on_with_its_own_cards(server: Running) -> None:
    """Also where tile 5 has put a card back, and where the file says who played."""
    ana = server.guest("Ana")
    game = with_a_card_put_back()
    names = ("Zoe Somebody", "Max Nobody")
    record: dict[str, Any] = json.loads(write_record(record_of(game, names)))
    after = len(game.moves)
    wanted = {"record": record, "after": after, "seat": 0}
    for anew in (False, True):
        info = ana.post("/api/replays/play-on", **wanted, anew=anew)
        assert info["played_on"] == {"after": after, "unseen_by": 0 if anew else None}
        ana.seat_bots(info["id"])
        ana.start(info["id"])
        assert len(moves_at(ana, info["id"])) >= after
        play = ana.play(info["id"])
        play.until("presence")
        play.ask(type="vote-abandon", agree=True)
        over = ana.get(f"/api/games/{info['id']}/record")
        if not anew:
            assert over["deal"]["deck"] == record["deal"]["deck"]
            assert over["deal"]["returns"][:1] == record["deal"]["returns"]
            assert over["moves"][:after] == record["moves"]
        assert set(over["players"]).isdisjoint(names)
    assert ana.get("/api/me/statistics") == []
    path = "/api/replays/play-on"
    assert ana.refused("POST", path, 400, **wanted | {"after": after + 1}) == "record-after"
    assert ana.refused("POST", path, 400, **wanted | {"seat": 2}) == "no-such-seat"


@pytest.mark.sample(fast=1, normal=2)
@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_a_lesson_is_played_on_from_any_of_its_places(server: Running, lesson: Any) -> None:
    ana = server.guest("Ana")
    path = f"/api/lessons/{lesson.name}/play-on"
    first, *_, last = tree_of(lesson).nodes
    for node in (first, last):
        wanted = {"place": node.number, "seat": int(lesson.reader)}
        if node.state.outcome is not None:
            assert ana.refused("POST", path, 409, **wanted) == "game-over"
            continue
        table = ana.post(path, **wanted)
        assert table["played_on"]["after"] == len(node.moves)
        ana.seat_bots(table["id"])
        ana.start(table["id"])
        assert len(moves_at(ana, table["id"])) >= len(node.moves)
    beyond = {"place": len(tree_of(lesson).nodes), "seat": 0}
    assert ana.refused("POST", path, 404, **beyond) == "no-such-lesson"
