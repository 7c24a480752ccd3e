"""Bots are asked why: after the game all of it, during it what the asker could find out."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hanabi.bots import BOTS
from hanabi.bots.bot import Reason
from hanabi.game import Move
from hanabi.i18n import Messages, locales
from hanabi.notation.text import card_name, deck_text
from hanabi.rules import Seat
from hanabi.server.table.entries import BotSeated, Line, Logged, SeatTaken, Started, TableSettings
from hanabi.server.table.table import Table
from hanabi.server.thinking.bot_seats import BotSeat, game_so_far
from hanabi.server.thinking.explanations import question
from hanabi.server.thinking.pool import ThinkingPool
from hanabi.view import View
from tests.server.guests import Guest, Play
from tests.server.http.test_routes import bot_game
from tests.server.indistinguishable_deals import hidden_from, permuted
from tests.server.running_server import Running
from tests.server.table_driver import Driver


async def think_here(_pool: ThinkingPool, work: Callable[[], Any], *_for_whom: str) -> Any:
    """Other processes do not know this file's bot."""
    return work()


class Gossip:
    """A bot that tells everybody their cards, if it is let."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seed
        self._seat, self._reason = seat, Reason("bot-why-idle", {})

    def choose(self, view: View) -> Move:
        hand = view.hands[(self._seat + 1) % len(view.hands)]
        cards = tuple(held.id for held in hand if held.card is not None and held.card.rank == 1)
        names = " ".join(card_name(held.card) for held in hand if held.card is not None)
        self._reason = Reason("bot-why-idle", {"hand": names}, cards)
        return next(move for move in view.legal_moves)

    def why(self) -> Reason:
        return self._reason

    def reading(self) -> Reason:
        return self._reason


def with_bot(server: Running, bot: str, **settings: Any) -> tuple[Guest, str, Play]:
    """A person and bots, one of which has moved; the person is on turn."""
    ana = server.guest()
    table = ana.table(first_seat=1, **settings)
    ana.seat_bots(table, bot)
    ana.start(table)
    play = ana.play(table, {"last_seq": 0})
    while not play.is_on_turn():
        play.receive()
    return ana, table, play


def ask_why(play: Play, seat: int = 1) -> dict[str, Any]:
    play.send(type="ask-why", seat=seat, key="w")
    while True:
        answer = play.receive()
        if answer["type"] in ("why", "error"):
            return answer


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("bot", ["cautious", "beginner", "smart", "hat"])
def test_a_bot_says_why_it_moved_in_keys_that_every_language_has(server: Running, bot: str) -> None:
    _, _, play = with_bot(server, bot, edition="it-2023")
    told = []
    for _ in range(8):
        if play.view is None or play.view["outcome"]:
            break
        answer = ask_why(play)
        assert answer["type"] == "why" and answer["key"] == "w"
        last = next(seen for seen in reversed(play.seen) if seen.get("entry", {}).get("by_bot"))
        assert answer["seq"] == last["seq"]
        told.append(answer["why"])
        play.move()
        while not play.is_on_turn() and not (play.view or {}).get("outcome"):
            play.receive()
    keys = {reason["key"] for reason in told if reason is not None}
    assert keys, "never a word"
    cards = {"kinds": "r1", "card": "r3"}
    assert all(Messages(locale).format(key, **cards) for locale in locales() for key in keys)


def test_what_the_asker_cannot_know_is_not_told_before_the_end(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "gossip", Gossip)
    monkeypatch.setattr(ThinkingPool, "think", think_here)
    monkeypatch.setattr(ThinkingPool, "explain", think_here)
    ana, table, play = with_bot(server, "gossip")
    answer = ask_why(play)
    assert (answer["why"], answer["reading"]) == (None, None)
    play.ask(type="vote-abandon", agree=True)
    answer = ask_why(play)
    assert len(answer["why"]["values"]["hand"].split()) == 5
    (first, *_) = ana.get(f"/api/games/{table}/reasons")
    assert first["why"] == answer["why"]


def test_who_may_not_ask_and_who_cannot_answer(server: Running) -> None:
    ana, table, play = with_bot(server, "smart", seats=3, spectators="open")
    watcher = server.guest("Cy").play(table)
    watcher.until("notes")
    assert watcher.refused(type="ask-why", seat=1) == "not-seated"
    assert play.refused(type="ask-why", seat=0) == "no-bot-there"
    assert play.refused(type="ask-why", seat=4) == "no-bot-there"
    assert play.refused(type="ask-why", seat=9) == "bad-message"
    assert ana.refused("GET", f"/api/games/{table}/reasons", 409) == "game-not-over"
    early = ana.table(first_seat=0)
    ana.seat_bots(early)
    ana.start(early)
    waiting = ana.play(early)
    waiting.until("notes")
    assert waiting.refused(type="ask-why", seat=1) == "bot-not-moved"


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("bot", ["smart", "beginner", "hat"])
def test_after_the_game_every_move_has_its_reason_and_every_hint_its_reading(
    server: Running, bot: str
) -> None:
    ana = server.guest()
    table = bot_game(ana, bot=bot)
    record = ana.get(f"/api/games/{table}/record")
    reasons = ana.get(f"/api/games/{table}/reasons")
    assert [reason["move"] for reason in reasons] == list(range(len(record["moves"])))
    assert all(reason["why"] is not None for reason in reasons)
    hints = [place for place, move in enumerate(record["moves"]) if move.startswith("hint")]
    # A mistake comes with the reading that led to it.
    read = [
        reason["move"]
        for reason in reasons
        if reason["reading"] is not None and not reason["why"]["key"].startswith("bot-why-mistaken")
    ]
    assert read == hints
    assert ana.get(f"/api/games/{table}/reasons") == reasons
    played = [reason for reason in reasons if reason["why"]["key"] == "bot-why-play"]
    assert all(len(reason["why"]["cards"]) == 1 for reason in played)


def test_readings_of_a_persons_hints_are_told_after_the_game(server: Running) -> None:
    ana, table, play = with_bot(server, "smart")
    play.move()
    while not play.is_on_turn():
        play.receive()
    play.ask(type="vote-abandon", agree=True)
    reasons = ana.get(f"/api/games/{table}/reasons")
    (read,) = [said for said in reasons if said["reading"] is not None and said["seat"] == 0]
    assert read["why"] is None
    assert read["reading"]["key"].startswith("bot-read-")


def bots_at(deal_seed: int, bot: str, asker: int) -> Driver:
    """A game of bots, in the middle of which somebody could ask; seat ``asker`` is a person's."""
    driver = Driver(TableSettings(seats=3), people=0)
    for seat in range(3):
        taken = SeatTaken(seat, "p0", "p0") if seat == asker else BotSeated(seat, bot)
        driver.commit(lambda _, taken=taken: [taken])  # type: ignore[misc]
    driver.start(seed=deal_seed)
    players = [BotSeat(bot, seat) for seat in range(3)]
    for _ in range(8 + deal_seed):
        turn = driver.table.on_turn
        if turn is not None:
            driver.move(players[turn].choose(game_so_far(driver.table)))
    return driver


def in_another_deal(driver: Driver, asker: int, rng: random.Random) -> Table:
    """The same log over a deal that the asker cannot tell from the true one."""
    state = driver.table.state
    assert state is not None
    deal = permuted(state, hidden_from(state, asker, False), rng)
    assert deal.deck != state.deal.deck
    deck = deck_text(deal.deck)
    return Table(
        "t",
        [
            replace_entry(line, deck) if isinstance(line.entry, Started) else line
            for line in driver.table.log
        ],
    )


def replace_entry(logged: Logged, deck: str) -> Logged:
    entry = msgspec.structs.replace(logged.entry, deck=deck)
    return Logged(logged.seq, logged.at, Line(entry))


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("bot", ["cautious", "beginner", "smart", "hat"])
def test_r04_what_the_asker_cannot_see_changes_no_answer(bot: str) -> None:
    told = 0
    for seed in range(6):
        asker, rng = seed % 3, random.Random(seed)
        driver = bots_at(seed, bot, asker)
        other = in_another_deal(driver, asker, rng)
        for seat in {0, 1, 2} - {asker}:
            answers = [question(table, seat, asker).answer() for table in (driver.table, other)]
            assert answers[0] == answers[1]
            told += answers[0][0] is not None
    assert told >= 6, "mostly there is an answer"
