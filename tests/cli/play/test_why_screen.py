"""Bots are asked why on the screen, and say nothing about the person's own cards."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from hanabi.bots import BOTS, Reason
from hanabi.cli.play.session import Session
from hanabi.cli.play.why_screen import WhyScreen
from hanabi.game import Move
from hanabi.notation.text import card_name
from hanabi.rules import Seat
from hanabi.view import View
from tests.cli.play.driving import (
    app_of,
    click_on,
    game_screen,
    keys_to,
    my_turn,
    on_screen,
    seen,
    session_of,
    until,
    wanted_move,
)
from tests.cli.play.tables import table_of
from tests.server.indistinguishable_deals import hidden_from, permuted

YOU = Seat(0)
THREE = table_of(players=3, seed=42, first_seat=0, bot="smart")


class Gossip:
    """A bot that tells the person their oldest card, if it is let."""

    def __init__(self, _seat: Seat, _seed: int = 0) -> None:
        self._card = ""

    def choose(self, view: View) -> Move:
        card = view.hands[YOU][0].card
        assert card is not None
        self._card = card_name(card)
        return view.legal_moves[0]

    def why(self) -> Reason:
        return Reason("bot-why-mistaken-fits", {"card": self._card})


def played_on(session: Session, moves: int) -> None:
    for _ in range(moves):
        if session.is_over:
            return
        if session.is_bot_on_turn:
            session.let_bot_move()
        else:
            session.play(wanted_move(session.view))


def test_the_bot_that_moved_last_is_asked_and_then_another(tmp_path: Path) -> None:
    app = app_of(THREE, tmp_path)

    def is_answered() -> bool:
        return isinstance(app.screen, WhyScreen) and "is thinking" not in seen(app)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("e")
        assert not isinstance(app.screen, WhyScreen), "nobody has moved"
        assert "why?" not in seen(app)
        move = wanted_move(session_of(app).view)
        await pilot.press(*keys_to(game_screen(app).chooser, move))
        await my_turn(pilot, app)
        assert "e why?" in seen(app)
        await pilot.press("e")
        await until(pilot, is_answered)
        assert "Why this move, Bo?" in seen(app) and "▸2 Bo◂" in seen(app)
        assert "My hint" in seen(app) or "this card" in seen(app)
        await pilot.press("1")
        await until(pilot, lambda: "Why this move, Ana?" in seen(app) and is_answered())
        await click_on(pilot, app, choice=1)
        await until(pilot, lambda: "Why this move, Bo?" in seen(app) and is_answered())
        await pilot.press("escape")
        assert "Your turn." in seen(app)

    on_screen(app, script)


def test_a_bot_keeps_the_persons_cards_to_itself_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "gossip", Gossip)
    app = app_of(table_of(seed=42, first_seat=1, bot="gossip"), tmp_path)

    async def script(pilot: Pilot[None]) -> None:
        await my_turn(pilot, app)
        await pilot.press("e")
        await until(pilot, lambda: "There is nothing that I could tell you" in seen(app))

    on_screen(app, script)


def test_once_the_game_is_over_everything_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "gossip", Gossip)
    session = Session(table_of(seed=42, bot="gossip"))
    played_on(session, 1000)
    assert session.is_over
    why, _ = session.question(Seat(1)).answer()
    assert why is not None and why.values["card"]


@pytest.mark.parametrize("bot", ["smart", "cautious"])
def test_r04_what_the_person_cannot_see_changes_no_answer(bot: str) -> None:
    told = 0
    for seed in range(3):
        session = Session(table_of(players=3, seed=seed, first_seat=0, bot=bot))
        played_on(session, 9 + seed)
        for seat in (Seat(1), Seat(2)):
            question = session.question(seat)
            state = question.state
            hidden = hidden_from(state, YOU, False)
            deal = permuted(state, hidden, random.Random(seed))
            assert deal.deck != state.deal.deck
            other = replace(question, state=replace(state, deal=deal))
            assert other.answer() == question.answer()
            told += question.answer()[0] is not None
    assert told >= 3, "mostly there is an answer"
