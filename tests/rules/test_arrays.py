"""The ruleset as integers says what the ruleset says."""

from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules import ColorHint, RankHint, Ruleset, Seat, touches
from hanabi.rules.arrays import kind_of
from hanabi.testing.strategies import foreign_rulesets, rulesets

ANY_RULES = st.one_of(rulesets(), foreign_rulesets())


@given(ANY_RULES)
def test_kinds_number_the_cards(rules: Ruleset) -> None:
    arrays = rules.arrays
    assert [kind_of(rules, card) for card in rules.cards] == list(range(len(rules.cards)))
    assert arrays.copies == tuple(map(rules.copies_of, rules.cards))
    assert arrays.deck == tuple(kind_of(rules, card) for card in rules.deck)
    assert arrays.every_kind == 2 ** len(rules.cards) - 1


@given(ANY_RULES)
def test_next_kinds_follow_the_order_of_building(rules: Ruleset) -> None:
    arrays = rules.arrays
    for place, suit in enumerate(rules.suits):
        *fitting, complete = arrays.next_kind[place]
        assert complete == -1
        assert [rules.cards[kind].rank for kind in fitting] == list(suit.build_order)
        assert {rules.cards[kind].suit for kind in fitting} == {suit.suit}
        assert arrays.points_when_empty[place] == suit.points(0)


@given(ANY_RULES)
def test_touch_sets_are_what_hints_touch(rules: Ruleset) -> None:
    arrays, seat = rules.arrays, Seat(0)
    for kind, card in enumerate(rules.cards):
        for place, color in enumerate(rules.colors):
            is_touched = bool(arrays.color_touch[place] >> kind & 1)
            assert is_touched is touches(rules, ColorHint(seat, color), card)
        for rank in rules.ranks:
            is_touched = bool(arrays.rank_touch[rank - 1] >> kind & 1)
            assert is_touched is touches(rules, RankHint(seat, rank), card)
