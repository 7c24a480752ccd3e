"""What a seat is shown: names, knowledge, status and refusals."""

import pickle

import pytest

from hanabi.game import (
    Arrange,
    Deal,
    Discard,
    Game,
    IllegalMove,
    Play,
    RewardReturn,
    Step,
    deal_from_seed,
)
from hanabi.game.events import CardDrawn, CardReturned
from hanabi.rules import (
    Card,
    CardId,
    Color,
    ColorHint,
    RankHint,
    Ruleset,
    Seat,
    Suit,
    Tile,
    ruleset,
)
from hanabi.rules.arrays import kind_of
from hanabi.view import (
    View,
    hint_knowledge,
    meant_move,
    redacted_events,
    spectator_view,
    status_of,
    view_of,
)

BASE = ruleset(2)


def card(name: str) -> Card:
    return Card(next(suit for suit in Suit if suit.letter == name[0]), int(name[1]))


def kinds(rules: Ruleset, names: str) -> int:
    return sum(1 << kind_of(rules, card(name)) for name in names.split())


def deal(rules: Ruleset, top: str, tiles: tuple[Tile, ...] = (), seed: int = 0) -> Deal:
    """A deal that begins with these cards; the others follow sorted."""
    first = [card(name) for name in top.split()]
    rest = list(rules.deck)
    for one in first:
        rest.remove(one)
    return Deal((*first, *rest), tiles=tiles, seed=seed)


def test_r20_status_tells_playable_useless_and_indispensable_cards() -> None:
    discards = [card(name) for name in ["r2", "r2", "b1", "y3"]]
    status = status_of(BASE, (0, 1, 0, 0, 0), discards)
    assert status.playable == kinds(BASE, "w1 b1 y1 g1"), "red 2 is gone"
    assert status.useless == kinds(BASE, "r1 r2 r3 r4 r5")
    assert status.indispensable == kinds(BASE, "w5 b5 y5 g5 y3")
    assert status.dead_suits == (Suit.RED,)
    assert status.highest_score == 21


def test_r20_black_counts_what_is_missing_and_its_five_is_needed_first() -> None:
    rules = ruleset(2, "pl-deluxe", {"black-powder": True})
    assert status_of(rules, (0,) * 6, []).highest_score == 25
    lost = status_of(rules, (0,) * 6, [card("k5")])
    assert lost.highest_score == 20
    assert lost.dead_suits == (Suit.BLACK,)
    assert status_of(rules, (0,) * 6, []).indispensable & kinds(rules, "k5 k1") == kinds(
        rules, "k5"
    )


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


def test_a_seat_knows_what_is_playable_by_what_it_knows_alone() -> None:
    game = Game(BASE, deal(BASE, "w1 w2 w3 w4 w5 r1 r2 r3 b1 b2"))
    before = view_of(game.state, Seat(1))
    assert not before.is_playable(before.own_hand[0])
    game.push(RankHint(Seat(1), 1))
    after = view_of(game.state, Seat(1))
    assert after.is_playable(after.own_hand[0]), "any 1 fits now"
    assert not after.is_playable(after.own_hand[1])
    game.push(Play(CardId(5)))
    later = view_of(game.state, Seat(1))
    assert [held.id for held in later.own_hand] == [6, 7, 8, 9, 10]
    assert not later.is_playable(later.own_hand[2]), "what if it were red?"


def test_a_seat_knows_useless_and_indispensable_cards() -> None:
    game = Game(BASE, deal(BASE, "w5 w2 w3 w4 r5 r1 r2 r3 b1 b2 b3"))
    game.push(RankHint(Seat(1), 1))
    game.push(RankHint(Seat(0), 5))
    view = view_of(game.state, Seat(0))
    assert view.is_indispensable(view.own_hand[0])
    assert view.may_be_indispensable(view.own_hand[4])
    assert not view.is_useless(view.own_hand[0])
    assert not view.may_be_indispensable(view.own_hand[1]), "every 5 was pointed at"


def tile_5_game() -> tuple[Game, CardId]:
    """Seat 0 completes red with tile 5 on top of the tiles and asks for the first discard."""
    rules = ruleset(2, "pl-deluxe", {"five-flamboyants": True})
    tiles = (
        Tile.RETURN_CARD,
        Tile.TOKEN,
        Tile.FORGIVE,
        Tile.COLOR_HINT,
        Tile.RANK_HINT,
        Tile.ADD_CARD,
    )
    start = deal(rules, "r1 r2 r3 r4 r5 w1 w1 w2 w2 w3 b1 b1 b2", tiles)
    placed = Deal(start.deck, tiles=tiles, returns=(0,))
    game = Game(rules, placed)
    game.push(RankHint(Seat(1), 1))
    game.push(Discard(CardId(9)))
    for rank in range(4):
        game.push(Play(CardId(rank)))
        game.push(RankHint(Seat(0), 5))
    game.push(Play(CardId(4)))
    return game, CardId(9)


def test_r44_a_returned_card_comes_back_under_a_new_number() -> None:
    game, gone = tile_5_game()
    before, size = game.state, len(game.state.deck)
    events = game.push(meant_move(before, Seat(0), RewardReturn(gone)))
    told = redacted_events(before, Step(game.state, events), Seat(0))
    number = CardId(len(game.state.draws) - 1)
    assert game.state.hands[0][-1] == gone, "it was put on top and drawn at once"
    assert CardReturned(Seat(0), gone, card("w3"), size + 1) in told
    assert CardDrawn(Seat(0), number, None, size) in told
    view = view_of(game.state, Seat(0))
    assert view.own_hand[-1].id == number
    assert view_of(game.state, Seat(1)).hands[0][-1].card == card("w3")


def test_r44_hints_of_its_first_life_say_nothing_of_a_returned_card() -> None:
    game, gone = tile_5_game()
    touched = [given for given in game.state.hints if gone in given.untouched]
    assert touched, "the first hint passed it over"
    game.push(meant_move(game.state, Seat(0), RewardReturn(gone)))
    every_kind = (1 << len(game.ruleset.cards)) - 1
    assert hint_knowledge(game.state)[gone] == every_kind
    shown = view_of(game.state, Seat(0)).hints[0]
    assert gone in shown.untouched, "the log keeps the number of that time"


def test_r44_an_old_number_names_no_card_any_more() -> None:
    game, gone = tile_5_game()
    game.push(meant_move(game.state, Seat(0), RewardReturn(gone)))
    with pytest.raises(IllegalMove) as refused:
        meant_move(game.state, Seat(1), Discard(gone))
    assert refused.value.code == "no-such-card"


def test_refusals_speak_of_draw_numbers() -> None:
    game, gone = tile_5_game()
    game.push(meant_move(game.state, Seat(0), RewardReturn(gone)))
    number = view_of(game.state, Seat(0)).own_hand[-1].id
    with pytest.raises(IllegalMove) as refused:
        meant_move(game.state, Seat(1), Play(number))
    assert refused.value.values["card"] == number != gone


def test_a_seat_moves_only_on_its_turn_and_arranges_only_its_own_hand() -> None:
    game = Game(BASE, deal_from_seed(BASE, 1))
    with pytest.raises(IllegalMove, match="the turn of seat 0"):
        meant_move(game.state, Seat(1), Play(CardId(5)))
    with pytest.raises(IllegalMove, match="only their own hand"):
        meant_move(game.state, Seat(1), Arrange(Seat(0), game.state.hands[0]))
    order = game.state.hands[1][::-1]
    assert meant_move(game.state, Seat(1), Arrange(Seat(1), order)) == Arrange(Seat(1), order)


def test_r18_knowledge_follows_the_card() -> None:
    game = Game(BASE, deal(BASE, "w1 w2 w3 w4 w5 r1 r2 r3 b1 b2"))
    game.push(RankHint(Seat(1), 2))
    known = {held.id: held.hinted for held in view_of(game.state, Seat(1)).own_hand}
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    view = view_of(game.state, Seat(1))
    assert [held.id for held in view.own_hand] == [9, 8, 7, 6, 5]
    assert {held.id: held.hinted for held in view.own_hand} == known


def test_views_are_values() -> None:
    game = Game(BASE, deal_from_seed(BASE, 1))
    view = view_of(game.state, Seat(0))
    assert view == view_of(game.state, Seat(0))
    assert pickle.loads(pickle.dumps(view)) == view
    assert isinstance(spectator_view(game.state), View)
    assert spectator_view(game.state).own_hand == ()
    assert view.is_on_turn
    assert not view_of(game.state, Seat(1)).is_on_turn
