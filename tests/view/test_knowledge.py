"""What hints leave possible (R-50)."""

from hanabi.game import (
    Arrange,
    Game,
    RewardReturn,
)
from hanabi.rules import (
    CardId,
    Color,
    ColorHint,
    RankHint,
    Seat,
)
from hanabi.view import (
    checked_move,
    hint_knowledge,
    view_of,
)
from tests.spec.kind_sets import kinds
from tests.view.samples import BASE, deal, tile_5_game


def test_r50_hints_leave_what_matches_and_exclude_it_elsewhere() -> None:
    game = Game(BASE, deal(BASE, "w1 w2 w3 w4 w5 r1 r2 r3 b1 b2"))
    game.push(ColorHint(Seat(1), Color.RED))
    game.push(RankHint(Seat(0), 1))
    view = view_of(game.state, Seat(1))
    reds = kinds(BASE, "r1 r2 r3 r4 r5")
    assert [held.hinted == reds for held in view.own_hand] == [True] * 3 + [False] * 2
    assert view.own_hand[3].hinted & reds == 0
    assert view.own_hand[0].card is None
    assert hint_knowledge(game.state)[CardId(0)] == kinds(BASE, "w1 r1 b1 y1 g1")


def test_r44_hints_of_its_first_life_say_nothing_of_a_returned_card() -> None:
    game, gone = tile_5_game()
    touched = [given for given in game.state.hints if gone in given.untouched]
    assert touched, "the first hint passed it over"
    game.push(checked_move(game.state, Seat(0), RewardReturn(gone)))
    every_kind = (1 << len(game.ruleset.cards)) - 1
    assert hint_knowledge(game.state)[gone] == every_kind
    shown = view_of(game.state, Seat(0)).hints[0]
    assert gone in shown.untouched, "the log keeps the number of that time"


def test_r18_knowledge_follows_the_card() -> None:
    game = Game(BASE, deal(BASE, "w1 w2 w3 w4 w5 r1 r2 r3 b1 b2"))
    game.push(RankHint(Seat(1), 2))
    known = {held.id: held.hinted for held in view_of(game.state, Seat(1)).own_hand}
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    view = view_of(game.state, Seat(1))
    assert [held.id for held in view.own_hand] == [9, 8, 7, 6, 5]
    assert {held.id: held.hinted for held in view.own_hand} == known
