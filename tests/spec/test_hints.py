"""R-06 and R-07: giving hints."""

import pytest

from hanabi.rules import EDITIONS, ruleset
from hanabi.testing import Engine
from tests.spec.kind_sets import kinds
from tests.spec.sentences import allows, do
from tests.spec.small_games import small_game
from tests.spec.tables import table

HANDS = {0: "w1 w2 w3 w4 w5", 1: "r1 r2 b2 r4 g5", 2: "y1 y2 y3 y4 y5"}


def test_r06_a_hint_spends_one_token_and_nothing_else(engine: Engine) -> None:
    before = table(players=3, hands=HANDS).on(engine)
    for sentence in ("hint 1 red", "hint 2 3"):
        after = do(before, sentence)
        assert after.hint_tokens == 7
        assert (after.hands, after.deck_size) == (before.hands, before.deck_size)
        assert (after.discards, after.mistakes, after.heights) == ((), 0, before.heights)


def test_r06_a_color_hint_points_at_all_cards_of_the_color_and_only_those(engine: Engine) -> None:
    position = do(table(players=3, hands=HANDS).on(engine), "hint 1 red")
    red = kinds(position.ruleset, "r1 r2 r3 r4 r5")
    told = [position.knowledge[card_id] for card_id in position.hands[1]]
    assert [known == red for known in told] == [True, True, False, True, False]
    assert [known & red == 0 for known in told] == [False, False, True, False, True]


def test_r06_a_value_hint_points_at_all_cards_of_the_value_and_only_those(engine: Engine) -> None:
    position = do(table(players=3, hands=HANDS).on(engine), "hint 1 2")
    twos = kinds(position.ruleset, "w2 r2 b2 y2 g2")
    told = [position.knowledge[card_id] for card_id in position.hands[1]]
    assert [known == twos for known in told] == [False, True, True, False, False]
    assert [known & twos == 0 for known in told] == [True, False, False, True, True]


def test_r06_a_hint_tells_nothing_about_any_other_hand(engine: Engine) -> None:
    before = table(players=3, hands=HANDS).on(engine)
    after = do(before, "hint 1 red")
    for card_id in (*before.hands[0], *before.hands[2]):
        assert after.knowledge[card_id] == before.knowledge[card_id]


def test_r06_any_teammate_may_be_told_but_never_oneself(engine: Engine) -> None:
    position = table(players=3, hands=HANDS).on(engine)
    assert allows(position, "hint 1 red")
    assert allows(position, "hint 2 yellow")
    assert not allows(position, "hint 0 white")
    assert not allows(position, "hint 0 1")


def test_r06_hints_name_a_color_or_a_value_of_the_game_and_a_seat_at_the_table(
    engine: Engine,
) -> None:
    position = table(players=3, hands=HANDS, options={"empty-hints": True}).on(engine)
    for nonsense in ("hint 3 red", "hint 1 0", "hint 1 6", "hint 1 multicolor"):
        assert not allows(position, nonsense)


def test_r06_without_a_token_nobody_can_hint(engine: Engine) -> None:
    position = table("hint " * 7, hands={0: "w3", 1: "r2"}).on(engine)
    assert position.hint_tokens == 1
    assert allows(position, "hint 0 3")
    position = do(position, "hint 0 3")
    assert position.hint_tokens == 0
    assert not allows(position, "hint 1 2")
    assert allows(do(position, "discard w3"), "hint 0 4")


@pytest.mark.parametrize("empty", [False, True])
def test_r07_an_empty_hint_is_legal_only_where_allowed(engine: Engine, empty: bool) -> None:
    position = table(hands={1: "r1 r2 b2 r4 g5"}, options={"empty-hints": empty}).on(engine)
    assert allows(position, "hint 1 white") is empty
    assert allows(position, "hint 1 3") is empty
    assert allows(position, "hint 1 red")


def test_r07_an_empty_hint_costs_a_token_and_excludes_the_color(engine: Engine) -> None:
    position = table(hands={1: "r1 r2 b2 r4 g5"}, options={"empty-hints": True}).on(engine)
    position = do(position, "hint 1 white")
    assert position.hint_tokens == 7
    white = kinds(position.ruleset, "w1 w2 w3 w4 w5")
    assert all(position.knowledge[card_id] & white == 0 for card_id in position.hands[1])


@pytest.mark.parametrize("name", EDITIONS)
def test_r07_pl_deluxe_and_it_2023_allow_empty_hints_and_any_table_may_decide(name: str) -> None:
    assert ruleset(2, name).options.empty_hints is (name in ("pl-deluxe", "it-2023"))
    for decision in (False, True):
        rules = ruleset(2, name, {"empty-hints": decision})
        assert rules.options.empty_hints is decision


@pytest.mark.parametrize("empty", [False, True])
def test_r07_a_teammate_with_no_card_left_may_be_told_only_where_empty_hints_are(
    engine: Engine, empty: bool
) -> None:
    rules = small_game("wrb", (1, 1, 1), {"expert": True, "empty-hints": empty})
    position = table("w1 w2 w3 r1 r2 r3 hint b1", rules=rules).on(engine)
    assert position.hands[1] == ()
    assert (position.next_seat, position.hint_tokens) == (0, 7)
    assert allows(position, "hint 1 red") is empty
    assert allows(position, "hint 1 3") is empty
