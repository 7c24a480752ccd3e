"""R-01 to R-03 and R-05: what lies on the table, and who begins."""

from collections import Counter

import pytest

from hanabi.game import Game, InvalidDeal, deal_from_seed
from hanabi.rules import Card, InvalidRuleset, Seat, Suit, ruleset
from hanabi.testing import Engine
from tests.spec.sentences import allows, do
from tests.spec.tables import table


def test_r01_five_suits_of_ten_cards_make_fifty() -> None:
    rules = ruleset(2)
    assert [suit.suit.value for suit in rules.suits] == ["white", "red", "blue", "yellow", "green"]
    for suit in (Suit.WHITE, Suit.RED, Suit.BLUE, Suit.YELLOW, Suit.GREEN):
        assert [card.rank for card in rules.deck if card.suit is suit] == [
            *(1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
        ]
    assert len(rules.deck) == 50


def test_r01_a_deal_of_other_cards_is_refused(engine: Engine) -> None:
    deal = table().deal
    swapped = tuple(Card(Suit.WHITE, 5) if n == 0 else card for n, card in enumerate(deal.deck))
    assert Counter(swapped) != Counter(deal.deck)
    with pytest.raises(InvalidDeal):
        engine.start(ruleset(2), type(deal)(swapped))


def test_r02_eight_tokens_are_available_and_no_mistake_is_made_at_the_start(
    engine: Engine,
) -> None:
    position = table().on(engine)
    assert (position.hint_tokens, position.mistakes) == (8, 0)
    assert position.outcome is None


def test_r02_the_third_mistake_loses_and_not_the_second(engine: Engine) -> None:
    position = table("w4 w4", hands={0: "r4"}).on(engine)
    assert (position.mistakes, position.outcome) == (2, None)
    lost = do(position, "play r4")
    assert lost.mistakes == 3
    assert lost.outcome is not None


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_r03_hands_have_five_cards_for_two_or_three_players_and_else_four(
    engine: Engine, players: int, size: int
) -> None:
    position = table(players=players).on(engine)
    assert [len(hand) for hand in position.hands] == [size] * players
    assert position.deck_size == 50 - players * size


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 2.0, True, "2", None])
def test_r03_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidRuleset, match="2 to 5 players"):
        ruleset(players)


def test_r03_seat_0_gets_its_whole_hand_first_and_then_seat_1(engine: Engine) -> None:
    position = table(players=3).on(engine)
    assert position.hands == ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (10, 11, 12, 13, 14))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r05_the_table_says_who_starts_and_play_goes_clockwise(engine: Engine, first: int) -> None:
    position = table(players=3, first_seat=first).on(engine)
    seats = [position.next_seat]
    for _ in range(3):
        position = do(position, "hint")
        seats.append(position.next_seat)
    assert seats == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.parametrize("first", [-1, 2, True, None])
def test_r05_a_first_seat_that_is_not_at_the_table_is_refused(first: int) -> None:
    with pytest.raises(InvalidDeal):
        deal_from_seed(ruleset(2), 1, Seat(first))


def test_r05_without_a_word_about_it_chance_says_who_starts() -> None:
    begun = Counter(Game.deal(ruleset(5), seed).state.turn for seed in range(500))
    assert set(begun) == {0, 1, 2, 3, 4}
    assert min(begun.values()) > 60


def test_r05_a_turn_is_exactly_one_action(engine: Engine) -> None:
    for action in ("play w4", "hint 1 4"):
        position = do(table(players=3, hands={0: "w4", 1: "r4"}).on(engine), action)
        assert position.next_seat == 1
    assert do(table("hint", players=3, hands={1: "w4"}).on(engine), "discard w4").next_seat == 2


def test_r05_nobody_may_pass_or_act_out_of_turn(engine: Engine) -> None:
    position = table(hands={0: "w4", 1: "w3 r2"}).on(engine)
    assert not allows(position, f"play {position.hands[1][0]}")
    position = do(position, "hint 1 3")
    assert not allows(position, f"play {position.hands[0][0]}")
    assert not allows(position, f"discard {position.hands[0][0]}")
    assert not allows(position, "reward decline")
