"""Chance is a pure function of the seed, the same on every machine and for ever.

The numbers below are written into every record that holds a seed: they must never change.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import InvalidDeal, deal_from_seed, random_first_seat
from hanabi.rules import Ruleset, ruleset
from hanabi.rules.chance import SEED_LIMIT, Purpose, below, draw, mix, permutation
from hanabi.testing.strategies import foreign_rulesets, rulesets, seeds

GOLDEN_RATIO = 0x9E3779B97F4A7C15
SPLITMIX_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The published first numbers of splitmix64 with the seed 1234567."""


def test_the_generator_is_splitmix64() -> None:
    for index, number in enumerate(SPLITMIX_1234567):
        assert mix((1234567 + GOLDEN_RATIO * (index + 1)) % SEED_LIMIT) == number


def test_a_stream_is_splitmix64_keyed_by_seed_and_purpose() -> None:
    key = mix((42 + GOLDEN_RATIO * Purpose.TILES) % SEED_LIMIT)
    for index in range(5):
        number = mix((key + GOLDEN_RATIO * (index + 1)) % SEED_LIMIT)
        assert draw(42, Purpose.TILES, index) == number


def test_purposes_keep_their_numbers() -> None:
    assert {purpose.name: int(purpose) for purpose in Purpose} == {
        "DECK": 1,
        "TILES": 2,
        "FIRST_SEAT": 3,
        "RETURNS": 4,
        "POLICY": 5,
    }


@pytest.mark.parametrize(
    ("seed", "firsts"),
    [
        (
            0,
            (
                12035550249420947055,
                5095610196844313600,
                17160774760686499100,
                5629846650018757432,
                5085904676777434204,
            ),
        ),
        (
            42,
            (
                6332618229526065668,
                18201609923829866926,
                6938366530895179,
                3676294358273406211,
                10476127714420245461,
            ),
        ),
        (
            SEED_LIMIT - 1,
            (
                6755974106381971767,
                9171199645645008479,
                6494607528652321920,
                15830943703720198706,
                2963740569779378446,
            ),
        ),
    ],
)
def test_the_first_number_of_each_stream(seed: int, firsts: tuple[int, ...]) -> None:
    assert tuple(draw(seed, purpose, 0) for purpose in Purpose) == firsts


def test_golden_permutations() -> None:
    assert permutation(0, Purpose.DECK, 10) == [6, 4, 1, 7, 8, 0, 9, 2, 3, 5]
    assert permutation(42, Purpose.DECK, 10) == [4, 2, 6, 9, 3, 0, 8, 5, 1, 7]
    assert permutation(SEED_LIMIT - 1, Purpose.DECK, 10) == [7, 4, 1, 3, 2, 9, 6, 5, 0, 8]


def test_golden_deal_of_the_base_game() -> None:
    deal = deal_from_seed(ruleset(2, "it-2023"), 42)
    assert " ".join(f"{card.suit.letter}{card.rank}" for card in deal.deck) == (
        "w2 r1 w3 g1 b5 w1 b3 w3 g3 r1 w4 r3 r5 w2 r2 g5 w5 w4 g2 w1 y4 b1 y3 w1 r4 "
        "g1 y1 y5 r4 b3 y1 g3 y1 r2 y4 r1 y2 g1 y2 b4 r3 g4 g4 y3 b1 b1 b2 g2 b4 b2"
    )


def test_golden_deal_with_everything_in_the_box() -> None:
    options = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
    deal = deal_from_seed(ruleset(5, "pl-deluxe", options), 42)
    assert " ".join(f"{card.suit.letter}{card.rank}" for card in deal.deck) == (
        "w2 r1 w3 g1 b5 w1 k2 k1 k4 r1 w4 r3 r5 w2 k1 g5 w5 m5 g2 w1 y4 b1 k2 w1 r4 "
        "g1 y1 y5 r4 m1 k3 m3 y1 m2 k5 r1 y2 k4 y2 b4 m4 g4 m3 y3 b1 b1 b2 g2 b4 b2 "
        "r2 k3 b3 w3 m1 g3 g4 m4 r3 w4 m2 y4 r2 m1 b3 y3 y1 g3 g1 k1"
    )
    assert deal.tiles == (4, 1, 2, 5, 6, 3)
    assert [deal.return_place(use, 30) for use in range(4)] == [6, 14, 2, 19]


def test_golden_first_seats() -> None:
    seats = [random_first_seat(ruleset(5), seed) for seed in range(12)]
    assert seats == [4, 3, 2, 2, 1, 1, 3, 3, 4, 1, 1, 4]


@given(st.one_of(rulesets(), foreign_rulesets()), seeds)
def test_the_same_seed_gives_the_same_deal(rules: Ruleset, seed: int) -> None:
    deal = deal_from_seed(rules, seed)
    assert deal == deal_from_seed(rules, seed)
    deal.check(rules)


@given(rulesets(), seeds, st.integers(0, 5))
def test_another_seed_gives_another_deal(rules: Ruleset, seed: int, bit: int) -> None:
    assert deal_from_seed(rules, seed).deck != deal_from_seed(rules, seed ^ 1 << bit).deck


@given(seeds, st.sampled_from(Purpose), st.integers(0, 1000), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(
    seed: int, purpose: Purpose, index: int, bound: int
) -> None:
    assert 0 <= below(seed, purpose, index, bound) < bound


@given(seeds, st.integers(0, 80))
def test_a_permutation_has_each_number_once(seed: int, size: int) -> None:
    assert sorted(permutation(seed, Purpose.DECK, size)) == list(range(size))


def test_every_card_is_as_likely_on_top_as_any_other() -> None:
    tops = [permutation(seed, Purpose.DECK, 10)[0] for seed in range(5000)]
    assert all(400 < tops.count(number) < 600 for number in range(10))


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1.0, True, "42", None])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(InvalidDeal):
        deal_from_seed(ruleset(2), seed)
