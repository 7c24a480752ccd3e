"""What the piles say of every card (R-20)."""

from hanabi.rules import (
    Suit,
    ruleset,
)
from hanabi.view import (
    status_of,
)
from tests.spec.kind_sets import kinds
from tests.spec.tables import card
from tests.view.samples import BASE


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
