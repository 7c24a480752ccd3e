"""The session behind the screen: whole games, records, undo, and no secrets."""

from pathlib import Path
from typing import Any

import pytest

from hanabi.bots import BOTS
from hanabi.bots.making import OwnBotFactory
from hanabi.bots.own import read_own_bot
from hanabi.cli.play.session import Session
from hanabi.cli.play.table import Table
from hanabi.game import Arrange, IllegalMove
from hanabi.game.events import CardDrawn
from hanabi.notation import read_record, write_record
from hanabi.rules import Seat
from tests.cli.play.tables import table_of

DELUXE = ("multicolor", "black-powder", "five-flamboyants")


def table(**changes: Any) -> Table:
    chosen: dict[str, Any] = {"edition": "it-2023", "players": 2, "seed": 42, "first_seat": 0}
    return table_of(**{**chosen, **changes})


def play_first_legal_moves(session: Session) -> None:
    while not session.is_over:
        if session.is_bot_on_turn:
            session.let_bot_move()
        else:
            session.play(session.view.legal_moves[0])


@pytest.mark.parametrize(
    "chosen",
    [
        table(),
        table(seat=1, bot="random"),
        table(edition="pl-deluxe", players=5, switches=DELUXE, seat=3),
        table(edition=None, players=3, switches=("timed-display", "expert")),
    ],
)
def test_a_game_goes_to_its_end_and_its_record_is_true(chosen: Table) -> None:
    session = Session(chosen)
    play_first_legal_moves(session)
    record = read_record(write_record(session.record()))
    assert record.outcome == session.view.outcome
    assert record.players == chosen.names
    assert record.programs is not None
    assert [seat for seat, bot in enumerate(record.programs) if bot is None] == [chosen.seat]
    assert set(record.programs) == {None, chosen.bot}
    assert len(session.log) == len(record.moves)


def test_the_same_seed_deals_the_same_cards() -> None:
    first, second = Session(table(seed=5)), Session(table(seed=5))
    assert first.view == second.view
    assert Session(table(seed=6)).view != first.view


def test_without_a_seed_each_game_has_its_own() -> None:
    seeds = {Session(table(seed=None)).seed for _ in range(5)}
    assert len(seeds) == 5


def test_r04_neither_the_view_nor_the_log_shows_the_person_s_own_cards() -> None:
    session = Session(table())
    for _ in range(12):
        assert all(held.card is None for held in session.view.own_hand)
        if session.is_bot_on_turn:
            session.let_bot_move()
        else:
            session.play(session.view.legal_moves[-1])
    drawn = [event for entry in session.log for event in entry.events]
    own = [event for event in drawn if isinstance(event, CardDrawn) and event.seat == 0]
    assert all(event.card is None for event in own)


def test_once_over_all_cards_are_seen() -> None:
    session = Session(table())
    play_first_legal_moves(session)
    assert all(held.card is not None for held in session.view.own_hand)


def test_r18_the_person_may_arrange_while_a_bot_is_on_turn() -> None:
    session = Session(table(first_seat=1))
    assert session.is_bot_on_turn
    order = tuple(held.id for held in reversed(session.view.own_hand))
    session.play(Arrange(Seat(0), order))
    assert tuple(held.id for held in session.view.own_hand) == order
    assert session.is_bot_on_turn


def test_the_person_cannot_move_for_a_bot() -> None:
    session = Session(table(first_seat=1))
    with pytest.raises(IllegalMove):
        session.play(Session(table(first_seat=0)).view.legal_moves[0])


def test_undo_is_off_unless_the_table_allows_it() -> None:
    session = Session(table())
    session.play(session.view.legal_moves[0])
    assert not session.can_undo


def test_undo_goes_back_to_the_person_s_last_decision() -> None:
    session = Session(table(undo=True, players=4))
    assert not session.can_undo
    before, log = session.view, len(session.log)
    session.play(session.view.legal_moves[0])
    while session.is_bot_on_turn:
        session.let_bot_move()
    assert session.view != before
    session.undo()
    assert session.view == before
    assert len(session.log) == log
    assert not session.can_undo
    session.play(before.legal_moves[1])
    assert len(session.record().moves) == 1


def test_every_seat_has_a_name_of_its_own() -> None:
    names = table(players=5, seat=2, name="Zoë\x1b").names
    assert names[2] == "Zoë�"
    assert len(set(names)) == 5


def test_a_bot_of_ones_own_that_fails_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Mine:\n    def choose(self, view): return view.legal_moves[20]\n", encoding="utf-8"
    )
    own = read_own_bot(str(path))
    monkeypatch.setitem(BOTS, own.name, OwnBotFactory(own))
    session = Session(table(bot="mine", players=3))
    play_first_legal_moves(session)
    assert session.is_over and session.record().programs == (None, "mine", "mine")
    assert {type(error) for error in session.failures} == {IndexError}
