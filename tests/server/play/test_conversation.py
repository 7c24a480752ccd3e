"""The play protocol: greeting, moves, resync, repeats, spectators, limits."""

import json
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hanabi.server.play.conversation import MOST_REFUSED
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import VERSION
from tests.server.fixed_time_and_chance import FixedTimeAndChance
from tests.server.guests import Guest, Play
from tests.server.running_server import FAST, Execute, Running, Serve


def duel(server: Running, **settings: object) -> tuple[str, list[Guest], list[Play]]:
    """Two people at a started table, both connected; seat 0 begins."""
    ana, bo = server.guest("Ana"), server.guest("Bo")
    table = ana.table(first_seat=0, **settings)  # type: ignore[arg-type]
    bo.sit(table, 1)
    ana.start(table)
    plays = [guest.play(table) for guest in (ana, bo)]
    for play in plays:
        play.until("notes")
    return table, [ana, bo], plays


def test_hello_is_answered_with_who_one_is_and_where_things_stand(server: Running) -> None:
    ana = server.guest()
    table = ana.table()
    play = ana.play(table)
    kinds = [play.receive()["type"] for _ in range(4)]
    assert kinds == ["welcome", "table", "notes", "presence"], "no view before the deal"
    assert play.seen[0]["seat"] == 0 and play.seen[0]["is_host"]
    ana.seat_bots(table)
    ana.start(table)
    started = play.until_entry("started")
    assert started["view"]["seat"] == 0
    assert set(started["entry"]) == {"type", "first_seat", "commitment"}


def test_before_hello_nothing_else_is_understood(server: Running) -> None:
    ana = server.guest()
    play = ana.play(ana.table(), greet=False)
    assert play.refused(type="ping") == "hello-first"
    assert play.refused(type="move", seq=1, move="play 0") == "hello-first"
    play.send(type="hello", version=VERSION)
    assert play.until("welcome")
    assert play.refused(type="hello", version=VERSION) == "hello-again"
    play.send(type="ping")
    assert play.until("pong")


def test_another_version_is_refused_with_the_one_spoken(server: Running) -> None:
    ana = server.guest()
    play = ana.play(ana.table(), greet=False)
    play.send(type="hello", version=VERSION + 1)
    assert play.receive() == {
        "type": "error",
        "code": "protocol-version",
        "values": {"version": VERSION},
    }
    assert play.closed() == CloseCode.WRONG_VERSION


def test_without_an_identity_or_a_table_the_connection_ends(server: Running) -> None:
    ana = server.guest()
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ana.table()}/play"
    with connect(address) as socket:
        assert json.loads(socket.recv())["code"] == "sign-in-needed"
    assert ana.play("nope", greet=False).closed() == CloseCode.NOT_FOUND
    headers = {"Authorization": "Bearer nope"}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv())["code"] == "token-unknown"


def test_pages_of_other_origins_cannot_connect(server: Running) -> None:
    ana = server.guest()
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ana.table()}/play"
    headers = {"Cookie": ana.cookie_header(), "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=headers):
        pass


def test_a_move_is_told_to_everybody_and_acknowledged(server: Running) -> None:
    _, _, (ana, bo) = duel(server)
    answer = ana.move(key="k1")
    assert (answer["type"], answer["key"]) == ("ack", "k1")
    for play in (ana, bo):
        update = play.seen[-2] if play is ana else play.until_entry("moved")
        assert update["entry"]["seat"] == 0
        assert update["events"][0]["type"] == "hint-given"
        assert update["seq"] == answer["seq"]
    assert bo.is_on_turn() and not ana.is_on_turn()


def test_a_view_has_all_that_a_client_shows(server: Running) -> None:
    _, _, (ana, bo) = duel(server, edition="pl-deluxe", options={"multicolor": "every-color-10"})
    assert ana.view is not None and bo.view is not None
    own, other = ana.view["hands"]
    assert [card["card"] for card in own] == [None] * 5
    assert all(isinstance(card["card"], str) for card in other)
    cards = next(message["table"] for message in ana.seen if message["type"] == "table")["rules"][
        "cards"
    ]

    def listed(kinds: int) -> list[str]:
        return [card for place, card in enumerate(cards) if kinds >> place & 1]

    assert len(listed(own[0]["hinted"])) == 30 and "m5" in listed(own[0]["hinted"])
    assert not own[0]["possible"] & ~own[0]["hinted"]
    assert "w1" in listed(own[0]["possible"])
    for view in (ana.view, bo.view):
        assert listed(view["playable"]) == [f"{suit}1" for suit in "wrbygm"]
        assert listed(view["indispensable"]) == [f"{suit}5" for suit in "wrbygm"]
        assert view["useless"] == 0
    assert ana.view["highest_score"] == 30
    assert ana.view["dead_suits"] == []
    assert ana.view["legal_moves"] and not bo.view["legal_moves"]
    assert [firework["suit"] for firework in ana.view["fireworks"]][-1] == "multicolor"


def test_a_repeated_key_is_applied_once(server: Running) -> None:
    _, _, (ana, bo) = duel(server)
    first = ana.move(key="same")
    again = ana.ask(type="move", seq=0, move="play 0", key="same")
    assert again == first
    bo.until_entry("moved")
    bo.move()
    assert ana.ask(type="move", seq=0, move="play 0", key="same") == first


def test_a_move_for_an_old_position_is_refused_with_the_current_one(server: Running) -> None:
    _, _, (ana, _) = duel(server)
    seq = ana.seq
    ana.move()
    answer = ana.ask(type="move", seq=seq, move="play 0", key="late")
    assert (answer["code"], answer["key"]) == ("old-position", "late")
    assert ana.receive()["type"] == "view"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play 5", "card-not-in-hand"),
        ("play 40", "no-such-card"),
        ("discard 0", "all-tokens-available"),
        ("hint 0 1", "hint-to-oneself"),
        ("hint 1 9", "no-such-rank"),
        ("hint 1 black", "notation-black"),
        ("dance", "notation-move"),
        ("", "notation-move"),
        ("arrange 1: 5 6 7 8 9", "not-ones-own-hand"),
        ("arrange 0: 0 1 2 3", "arrange-other-cards"),
        ("reward decline", "no-reward-pending"),
    ],
)
def test_moves_that_the_rules_refuse(server: Running, move: str, code: str) -> None:
    _, _, (ana, _) = duel(server)
    assert ana.refused(type="move", seq=ana.seq, move=move) == code


def test_who_was_away_gets_the_rest(server: Running) -> None:
    table, (ana_guest, _), (ana, bo) = duel(server, talk="free")
    last = ana.seq
    ana.close()
    bo.ask(type="say", text="where are you?")
    bo.ask(type="move", seq=bo.seq, move="arrange 1: 9 8 7 6 5")
    back = ana_guest.play(table, {"last_seq": last})
    back.until("notes")
    updates = [message for message in back.seen if message["type"] == "update"]
    assert [update["seq"] for update in updates] == [last + 1, last + 2]
    assert [update["entry"]["type"] for update in updates] == ["said", "moved"]
    assert updates[1]["events"][0]["type"] == "hand-arranged"
    assert [card["id"] for card in back.view["hands"][1]] == [9, 8, 7, 6, 5]  # type: ignore[index]
    back.send(type="resync", last_seq=0)
    assert back.until("update")["seq"] == 1
    back.send(type="resync")
    assert back.until("table")


def test_what_is_sent_again_is_what_was_sent(server: Running) -> None:
    """Past updates, replayed from the log, have the same entries and events as the live ones."""
    table, (ana_guest, _), plays = duel(
        server, edition="pl-deluxe", options={"five-flamboyants": True}, talk="free"
    )
    ana, bo = plays
    for number in range(16):
        play = plays[number % 2]
        while not play.is_on_turn():
            play.receive()
        assert play.view is not None
        safe = [move for move in play.view["legal_moves"] if not move.startswith("play")]
        play.move(safe[number * 7 % len(safe)])
    ana.ask(type="ask-undo")
    bo.until_entry("undo-asked")
    bo.ask(type="answer-undo", agree=True)
    ana.until_entry("undone")
    ana.ask(type="say", text="once more")
    first = min(update["seq"] for update in ana.seen if update["type"] == "update")
    live = [update for update in ana.seen if update["type"] == "update"]
    again = ana_guest.play(table, {"last_seq": first - 1})
    again.until("notes")
    sent = [update for update in again.seen if update["type"] == "update"]
    assert len(sent) == len(live) > 10
    for update, other in zip(live, sent, strict=True):
        assert (update["seq"], update["entry"], update.get("events")) == (
            other["seq"],
            other["entry"],
            other.get("events"),
        )


def test_a_restarted_server_knows_everything(serve: Serve) -> None:
    server = serve()
    table, (ana_guest, _), (ana, bo) = duel(server, talk="free", edition="cs-2013")
    ana.ask(type="note", card=3, text="a 5?")
    ana.move(key="before")
    bo.until_entry("moved")
    bo.ask(type="say", text="hm")
    before = ana_guest.get(f"/api/tables/{table}")
    view = ana.view
    server.stop()
    later = serve()
    ana_guest.url = later.url
    back = ana_guest.play(table)
    back.until("notes")
    assert back.seen[-1]["notes"] == {"3": "a 5?"}
    told = next(message["table"] for message in back.seen if message["type"] == "table")
    assert told == before
    assert back.view == view
    assert back.ask(type="move", seq=0, move="play 0", key="before")["type"] == "ack"


def test_notes_are_nobody_elses(server: Running) -> None:
    table, (_, bo_guest), (ana, bo) = duel(server)
    assert ana.ask(type="note", card=7, text="<i>trash</i>")["type"] == "ack"
    assert ana.refused(type="note", card=77, text="x") == "no-such-card"
    again = bo_guest.play(table)
    assert again.until("notes")["notes"] == {}
    assert "trash" not in json.dumps(bo.seen + again.seen)


def test_spectators_see_no_hand_unless_the_host_opened_them(server: Running) -> None:
    for setting, is_open in (("hidden", False), ("open", True)):
        table, _, (ana, _) = duel(server, spectators=setting)
        cy = server.guest("Cy").play(table)
        cy.until("view")
        assert cy.view is not None and cy.view["seat"] is None
        faces = [card["card"] for hand in cy.view["hands"] for card in hand]
        assert all((face is not None) == is_open for face in faces)
        assert cy.view["legal_moves"] == []
        assert cy.refused(type="move", seq=cy.seq, move="play 0") == "not-seated"
        assert cy.refused(type="say", phrase="sorry") == "not-seated"
        assert cy.refused(type="note", card=0, text="x") == "not-seated"
        assert ana.until("presence", spectators=1)["seats"] == [True, True]


def test_a_seated_identity_never_watches_as_a_spectator(server: Running) -> None:
    table, (ana, _), _ = duel(server, spectators="open")
    token = ana.post("/api/me/tokens", label="spy")["token"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        spy = Play(socket)
        spy.send(type="hello", version=VERSION)
        spy.until("view")
        assert spy.view is not None and spy.view["seat"] == 0
        assert [card["card"] for card in spy.view["hands"][0]] == [None] * 5


def test_a_revoked_token_and_a_signed_out_device_lose_their_connections(server: Running) -> None:
    ana = server.guest()
    table = ana.table()
    made = ana.post("/api/me/tokens", label="program")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/play"
    headers = {"Authorization": f"Bearer {made['token']}"}
    with connect(address, additional_headers=headers) as socket:
        program, device = Play(socket), ana.play(table)
        program.send(type="hello", version=VERSION)
        for play in (program, device):
            play.until("notes")
        ana.delete(f"/api/me/tokens/{made['id']}")
        assert program.closed() == CloseCode.UNAUTHORIZED
        assert program.seen[-1]["code"] == "sign-in-needed"
    device.send(type="ping")
    assert device.until("pong"), "the owner's own stays"
    ana.delete("/api/me/session")
    assert device.closed() == CloseCode.UNAUTHORIZED


def test_without_spectators_strangers_are_shown_out_when_the_game_starts(server: Running) -> None:
    ana, cy = server.guest("Ana"), server.guest("Cy")
    table = ana.table(spectators="none")
    ana.seat_bots(table)
    watching = cy.play(table)
    watching.until("presence")
    ana.start(table)
    assert watching.closed() == CloseCode.FORBIDDEN
    assert watching.seen[-1]["code"] == "no-spectators"
    assert all("view" not in message for message in watching.seen)
    assert cy.play(table).receive()["code"] == "no-spectators"


def test_votes_pause_and_undo_over_the_wire(server: Running) -> None:
    _, _, (ana, bo) = duel(server)
    ana.ask(type="pause", on=True)
    assert bo.until_entry("paused")["table"]["paused"]
    assert ana.refused(type="move", seq=ana.seq, move="play 0") == "paused"
    bo.ask(type="pause", on=False)
    ana.until_entry("resumed")
    ana.move()
    bo.until_entry("moved")
    bo.ask(type="ask-undo")
    ana.ask(type="answer-undo", agree=True)
    undone = bo.until_entry("undone")
    assert undone["view"]["next_seat"] == 0
    ana.ask(type="vote-abandon", agree=True)
    bo.ask(type="vote-abandon", agree=True)
    over = ana.until_entry("abandoned")["table"]
    assert over["status"] == "abandoned"
    assert over["commitment"]["salt"]
    assert ana.refused(type="pause", on=True) == "game-over"


def test_messages_that_come_too_fast_are_refused_and_a_flood_is_cut(serve: Serve) -> None:
    server = serve(replace(FAST, message_rate=10.0), FixedTimeAndChance())
    ana = server.guest()
    play = ana.play(ana.table())
    play.until("presence")
    answered = 50 - 1
    # Not one more: what nobody reads any more may break the connection before it is closed.
    for _ in range(answered + MOST_REFUSED + 1):
        play.send(type="ping")
    assert play.closed() == CloseCode.FLOOD
    codes = [message.get("code") for message in play.seen]
    assert codes.count("too-many-messages") > MOST_REFUSED
    assert [message["type"] for message in play.seen].count("pong") == answered


def test_who_is_let_through_now_and_then_floods_no_longer(serve: Serve) -> None:
    """Accepted messages make no refusal good: that would bear whoever alternates for ever."""
    server = serve(replace(FAST, message_rate=1000.0), FixedTimeAndChance())
    ana = server.guest()
    play = ana.play(ana.table())
    play.until("presence")
    for _ in range(MOST_REFUSED + 1):
        play.send(type="ping")
        play.send(type="nonsense")
    assert play.closed() == CloseCode.FLOOD
    codes = [message.get("code") for message in play.seen]
    assert codes.count("bad-message") == MOST_REFUSED + 1


def test_messages_of_the_wrong_kind_or_size(server: Running) -> None:
    ana = server.guest()
    play = ana.play(ana.table())
    play.until("presence")
    play.socket.send(b"\x00\x01")
    assert play.until("error")["code"] == "not-text"
    play.socket.send("x" * 9000)
    assert play.until("error")["code"] == "message-too-long"
    for text in ("", "[]", "null", '{"type":"move"}', '{"type":"nope"}', "[" * 8000, '{"a":'):
        play.socket.send(text)
        assert play.until("error")["code"] == "bad-message"
    assert play.refused(type="move", seq=2, move="play 0", extra=1) == "bad-message"
    play.socket.send("x" * 100_000)
    assert play.closed() == 1009
    assert ana.play(play.seen[1]["table"]["id"]).receive()["type"] == "welcome"


def test_a_bot_at_the_table_plays_on_and_the_game_ends(server: Running) -> None:
    ana = server.guest()
    table = ana.table(seats=4, edition="pl-deluxe", options={"black-powder": True})
    ana.seat_bots(table, "random")
    ana.start(table)
    play = ana.play(table)
    play.until("view")
    view = play.view
    while view is not None and not view["outcome"]:
        if play.is_on_turn():
            play.move(view["legal_moves"][-1])
        else:
            play.receive()
        view = play.view
    assert view is not None
    end = view["outcome"]
    assert end["ending"] in ("mistakes", "deck")
    assert end["rating"]
    assert all(card["card"] for hand in view["hands"] for card in hand)


def test_time_runs_out_and_a_bot_stands_in_until_the_player_is_back(server: Running) -> None:
    clock = {"initial": 1, "increment": 0, "on_timeout": "bot"}
    _, _, (ana, bo) = duel(server, clock=clock)
    assert bo.until_entry("timed-out")["entry"]["seat"] == 0
    assert bo.until_entry("stood-in")["table"]["seats"][0]["stand_in"] == "cautious"
    assert bo.until_entry("moved")["entry"]["by_bot"]
    bo.move()
    bo.until_entry("moved")
    ana.until_entry("stood-in")
    assert ana.ask(type="come-back")["type"] == "ack"


def test_time_runs_out_and_the_game_is_abandoned(server: Running) -> None:
    _, _, (ana, _) = duel(server, clock={"initial": 1})
    assert ana.until_entry("abandoned")["entry"]["reason"] == "time"


def test_after_a_restart_clocks_run_again_and_bots_go_on(serve: Serve) -> None:
    server = serve(replace(FAST, bot_delay=30.0))
    ana = server.guest()
    with_bot = ana.table(first_seat=1)
    ana.seat_bots(with_bot)
    ana.start(with_bot)
    clocked = ana.table(first_seat=0, clock={"initial": 1.5})
    ana.seat_bots(clocked)
    ana.start(clocked)
    server.stop()
    later = serve()
    ana.url = later.url
    play = ana.play(with_bot, {"last_seq": 0})
    play.until_entry("moved")
    play = ana.play(clocked, {"last_seq": 0})
    assert play.until_entry("interrupted")
    assert play.until_entry("abandoned")["entry"]["reason"] == "time"


def test_a_move_that_could_not_be_saved_is_refused_and_can_be_sent_again(
    server: Running, execute: Execute
) -> None:
    _, _, (ana, bo) = duel(server)
    execute("ALTER TABLE entries RENAME TO hidden")
    view = ana.view
    assert view is not None
    move = next(text for text in view["legal_moves"] if text.startswith("hint"))
    message = {"type": "move", "seq": ana.seq, "move": move, "key": "once"}
    assert ana.refused(**message) == "storage"
    assert httpx.get(f"{server.url}/healthz").text == "ok\n", "it lives"
    execute("ALTER TABLE hidden RENAME TO entries")
    assert ana.ask(**message)["type"] == "ack"
    assert bo.until_entry("moved")["entry"]["move"] == move
