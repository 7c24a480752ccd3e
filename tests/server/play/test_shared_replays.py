"""Several people at one replay: one leads, everybody follows, and nobody sees what they may not."""

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi.server.play import shared_replay, shared_replays
from hanabi.server.thinking import deal_scores
from hanabi.server.wire.close_codes import CloseCode
from tests.ports import lasting_port
from tests.server.guests import Guest, Play
from tests.server.http.test_deals import begin
from tests.server.http.test_own_data import play_to_the_end
from tests.server.running_server import FAST, Running, Serve
from tests.server.server_process import Process


def abandoned(ana: Guest, bo: Guest, **settings: Any) -> str:
    """A game of two moves that is over: Ana's seat is 0, Bo's 1."""
    table = ana.table(first_seat=0, **settings)
    words = {"passphrase": settings["passphrase"]} if "passphrase" in settings else {}
    bo.sit(table, 1, **words)
    ana.start(table)
    plays = [guest.play(table) for guest in (ana, bo)]
    for play in plays:
        while not play.is_on_turn():
            play.receive()
        assert play.move()["type"] == "ack"
    for play in plays:
        play.ask(type="vote-abandon", agree=True)
        play.close()
    return table


def shared(guest: Guest, game: str, **how: Any) -> str:
    return str(guest.post(f"/api/games/{game}/shared-replays", **how)["id"])


def entered(guest: Guest, replay: str, **hello: Any) -> Play:
    play = guest.look_together(replay, hello)
    play.until("shared-replay")
    play.until("people")
    return play


def names(people: dict[str, Any]) -> list[str]:
    return [each["name"] for each in people["people"]]


def you(play: Play) -> str:
    return next(str(each["you"]) for each in play.seen if each["type"] == "shared-replay")


@pytest.fixture
def three(server: Running) -> tuple[Guest, Guest, Guest]:
    return server.guest("Ana"), server.guest("Bo"), server.guest("Cy")


Three = tuple[Guest, Guest, Guest]


def test_one_leads_and_everybody_sees_the_same(three: Three) -> None:
    ana, bo, cy = three
    game = abandoned(ana, bo)
    replay = shared(ana, game, at=1, seat=1)
    assert shared(ana, game) == replay, "asked for again, it is the same"
    leading = entered(ana, replay)
    welcome = leading.seen[0]
    assert (welcome["game"], welcome["at"], welcome["seat"]) == (game, 1, 1)
    following = [entered(guest, replay) for guest in (bo, cy)]
    told = following[1].seen[-1]
    assert names(told) == ["Ana", "Bo", "Cy"] and told["leader"] == you(leading)
    assert told["may_lead"] is None
    leading.send(type="show", at=2)
    leading.send(type="point", card=3)
    leading.send(type="show", at=0, seat=0)
    for play in (leading, *following):
        assert play.until("shown") == {"type": "shown", "at": 2, "seat": None, "card": None}
        assert play.until("shown")["card"] == 3
        assert play.until("shown") == {"type": "shown", "at": 0, "seat": 0, "card": None}
    for message in ({"type": "show", "at": 1}, {"type": "point", "card": 1}):
        assert following[0].refused(**message) == "not-leading"
    assert leading.refused(type="show", at=3) == "record-after"
    assert leading.refused(type="show", at=1, seat=2) == "no-such-seat"
    following[0].close()
    assert names(leading.until("people")) == ["Ana", "Cy"]


@pytest.mark.processes
def test_what_is_said_belongs_to_a_move_and_stays(tmp_path: Path) -> None:
    port = lasting_port()
    process = Process(tmp_path / "data", port)
    with contextlib.ExitStack() as stack:
        stack.callback(process.close)
        stack.callback(process.kill)
        process.start(cold=False)
        guests = [Guest(f"http://127.0.0.1:{port}", name) for name in ("Ana", "Bo", "Eve")]
        for guest in guests:
            stack.callback(guest.close)
        _talk_across_a_kill(process, *guests)


def _talk_across_a_kill(process: Process, ana: Guest, bo: Guest, eve: Guest) -> None:
    replay = shared(ana, abandoned(ana, bo))
    leading, following = entered(ana, replay), entered(bo, replay)
    answer = following.ask(type="comment", move=1, text=" Why  not\u202e play? ", key="k1")
    assert (answer["type"], answer["seq"], answer["key"]) == ("ack", 1, "k1")
    said = leading.until("commented")["comment"]
    expected = {"number": 1, "move": 1, "name": "Bo", "text": "Why not play?"}
    assert said == {**expected, "person": you(following)}
    assert following.ask(type="comment", move=1, text="again", key="k1")["seq"] == 1
    assert following.refused(type="comment", move=1, text=" \u200b ") == "text-empty"
    assert following.refused(type="comment", move=1, text="x" * 501) == "bad-message"
    assert following.refused(type="comment", move=3, text="x") == "record-after"
    leading.send(type="show", at=2, seat=1)
    following.until("shown")
    process.kill()
    process.start(cold=False)
    back = bo.look_together(replay)
    welcome = back.until("shared-replay")
    assert welcome["comments"] == [said] and (welcome["at"], welcome["seat"]) == (2, 1)
    assert back.ask(type="comment", move=1, text="Why not play?", key="k1")["seq"] == 1
    assert back.ask(type="comment", move=2, text="Well.")["seq"] == 2
    assert back.refused(type="show", at=0) == "not-leading"
    leads_still = entered(ana, replay)
    leads_still.send(type="show", at=0)
    assert back.until("shown")["at"] == 0
    # Whoever goes takes along what is theirs.
    exported = bo.get("/api/me/export")["person"]
    assert [row["text"] for row in exported["replay_comments"]] == ["Why not play?", "Well."]
    bo.delete("/api/me")
    assert leads_still.closed() == CloseCode.RESTARTING
    assert entered(eve, replay).seen[0]["comments"] == []


def test_the_lead_is_handed_over(three: Three) -> None:
    ana, bo, cy = three
    replay = shared(ana, abandoned(ana, bo))
    leading, following = entered(ana, replay), entered(bo, replay)
    assert leading.refused(type="hand-over", person="nobody") == "nobody-here"
    assert following.refused(type="hand-over", person=you(following)) == "not-leading"
    assert following.refused(type="take-lead") == "leader-here"
    leading.send(type="hand-over", person=you(following))
    assert following.until("people", leader=you(following))
    following.send(type="show", at=1)
    assert leading.until("shown")["at"] == 1
    assert leading.refused(type="show", at=0) == "not-leading"
    late = entered(cy, replay)
    assert late.seen[-1]["leader"] == you(following)


def test_who_was_here_longest_may_lead_when_the_leader_is_gone(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_replay, "GONE_SECONDS", 0.05)
    ana, bo, _ = three
    replay = shared(ana, abandoned(ana, bo))
    leading, first, second = (entered(guest, replay) for guest in three)
    leading.close()
    assert second.until("people", may_lead=you(first))["leader"] == you(leading)
    assert second.refused(type="take-lead") == "leader-here"
    first.send(type="take-lead")
    told = second.until("people", leader=you(first))
    assert told["may_lead"] is None
    first.send(type="show", at=2)
    assert second.until("shown")["at"] == 2
    back = entered(ana, replay)
    assert back.refused(type="show", at=1) == "not-leading"


def refusal(guest: Guest, replay: str, **hello: Any) -> str:
    play = guest.look_together(replay, hello)
    error = play.receive()
    assert len(play.seen) == 1 and error["type"] == "error", "nothing but that"
    for message in ({"type": "show", "at": 0}, {"type": "comment", "move": 0, "text": "x"}):
        assert play.refused(**message) == "hello-first"
    play.close()
    return str(error["code"])


def test_no_way_leads_to_a_game_that_one_may_not_read(three: Three) -> None:
    ana, bo, cy = three
    running = ana.table(first_seat=0)
    bo.sit(running, 1)
    path = f"/api/games/{running}/shared-replays"
    for guest in three:
        assert guest.refused("POST", path, 409) == "game-not-over"
    ana.start(running)
    for guest in three:
        assert guest.refused("POST", path, 409) == "game-not-over"
    closed = abandoned(ana, bo, passphrase="sesame")
    path = f"/api/games/{closed}/shared-replays"
    assert cy.refused("POST", path, 403) == "passphrase-wrong"
    assert cy.refused("POST", path, 403, passphrase="wrong") == "passphrase-wrong"
    replay = shared(ana, closed)
    assert refusal(cy, replay) == refusal(cy, replay, passphrase="wrong") == "passphrase-wrong"
    assert entered(cy, replay, passphrase="sesame")
    assert entered(bo, replay), "who sat there needs none"
    # A game that is played on from it is as secret as any, and a finished one opens as its source.
    on = str(ana.post(f"/api/games/{closed}/play-on", after=1, seat=0, bot="cautious")["id"])
    assert ana.refused("POST", f"/api/games/{on}/shared-replays", 409) == "game-not-over"
    assert ana.refused("POST", "/api/games/none/shared-replays", 404) == "no-such-table"
    stranger = cy.look_together("none", greet=False)
    assert stranger.receive()["code"] == "no-such-shared-replay"
    assert stranger.closed() == CloseCode.NOT_FOUND


@pytest.mark.processes
def test_a_deal_s_cards_are_not_seen_by_who_has_not_played_it(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_scores, "MOST_WAITING", 0)
    ana, bo, cy = three
    deal = str(ana.get("/api/deals/today")["id"])
    anas = begin(ana, deal)
    path = f"/api/games/{anas}/shared-replays"
    assert ana.refused("POST", path, 409) == "game-not-over"
    play_to_the_end(ana, anas)
    replay = shared(ana, anas)
    leading = entered(ana, replay)
    leading.ask(type="comment", move=0, text="the first card is red")
    bos = begin(bo, deal)
    for guest in (bo, cy):
        assert guest.refused("POST", path, 403) == "deal-unfinished"
        assert refusal(guest, replay) == "deal-unfinished"
    play_to_the_end(bo, bos)
    assert entered(bo, replay).seen[0]["comments"][0]["text"] == "the first card is red"
    assert refusal(cy, replay) == "deal-unfinished"
    # Nor through a game that was played on from it.
    on = str(ana.post(f"/api/games/{anas}/play-on", after=0, seat=0, bot="cautious")["id"])
    play_to_the_end(ana, on)
    assert cy.refused("POST", f"/api/games/{on}/shared-replays", 403) == "deal-unfinished"
    assert refusal(cy, shared(ana, on)) == "deal-unfinished"


def test_there_is_an_end_to_people_words_and_replays(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_replay, "MOST_PEOPLE", 2)
    monkeypatch.setattr(shared_replay, "MOST_COMMENTS", 3)
    monkeypatch.setattr(shared_replay, "MOST_COMMENTS_OF_ONE", 2)
    monkeypatch.setattr(shared_replays, "MOST_OF_ONE", 1)
    ana, bo, cy = three
    replay = shared(ana, abandoned(ana, bo))
    other = abandoned(ana, bo)
    path = f"/api/games/{other}/shared-replays"
    assert ana.refused("POST", path, 429) == "too-many-shared-replays"
    plays = [entered(guest, replay) for guest in (ana, bo, bo)]
    assert refusal(cy, replay) == "shared-replay-full"
    for play, text in ((plays[0], "a"), (plays[0], "b"), (plays[1], "c")):
        assert play.ask(type="comment", move=0, text=text)["type"] == "ack"
    assert plays[0].refused(type="comment", move=0, text="d") == "too-many-comments"
    assert plays[1].refused(type="comment", move=0, text="d") == "too-many-comments"
    for play in plays[1:]:
        play.close()
    while names(plays[0].until("people")) != ["Ana"]:
        pass
    assert entered(cy, replay)


def test_it_is_gone_with_its_maker_and_its_time(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ana, bo, cy = server.guest("Ana"), server.guest("Bo"), server.guest("Cy")
    game = abandoned(ana, bo)
    by_bo, by_cy = shared(bo, game), shared(cy, game)
    assert by_bo != by_cy
    play = entered(cy, by_bo)
    bo.delete("/api/me")
    assert play.closed() == CloseCode.RESTARTING
    assert cy.look_together(by_bo, greet=False).closed() == CloseCode.NOT_FOUND
    assert entered(cy, by_cy), "the others stay"
    monkeypatch.setattr(shared_replays, "KEPT_SECONDS", -1.0)
    assert shared(cy, game) != by_cy, "what is too old is not given again"


def test_messages_are_metered_as_at_a_table(serve: Serve) -> None:
    server = serve(replace(FAST, message_rate=2.0))
    ana, bo = server.guest("Ana"), server.guest("Bo")
    replay = shared(ana, abandoned(ana, bo))
    play = entered(ana, replay)
    for at in range(12):  # ten at once, hello among them
        play.send(type="show", at=at % 3)
    assert play.until("error")["code"] == "too-many-messages"
