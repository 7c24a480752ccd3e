"""R-40 to R-42: the three ways of multicolour cards."""

from collections import Counter

import pytest

from hanabi.rules import Color, Suit, ruleset
from hanabi.testing import Engine
from tests.spec.kind_sets import kinds
from tests.spec.sentences import allows, do, height
from tests.spec.tables import table

OWN, EVERY_5, EVERY_10 = (
    {"multicolor": way} for way in ("own-color-5", "every-color-5", "every-color-10")
)
HAND = {1: "m1 r2 b3 y4 g5"}


def multicolor_ranks(options: dict[str, str]) -> Counter[int]:
    deck = ruleset(2, options=options).deck
    return Counter(card.rank for card in deck if card.suit is Suit.MULTICOLOR)


@pytest.mark.parametrize(("options", "rule"), [(OWN, "R-40"), (EVERY_5, "R-41")])
def test_r40_r41_five_multicolor_cards_one_of_each_value(
    options: dict[str, str], rule: str
) -> None:
    assert multicolor_ranks(options) == Counter((1, 2, 3, 4, 5)), rule
    assert len(ruleset(2, options=options).deck) == 55
    assert ruleset(2, options=options).max_score == 30


def test_r42_ten_multicolor_cards_with_the_usual_copies() -> None:
    assert multicolor_ranks(EVERY_10) == Counter((1, 1, 1, 2, 2, 3, 3, 4, 4, 5))
    assert len(ruleset(2, options=EVERY_10).deck) == 60
    assert ruleset(2, options=EVERY_10).max_score == 30


def test_r40_multicolor_is_hinted_like_any_other_color(engine: Engine) -> None:
    position = table(options=OWN, hands=HAND).on(engine)
    assert allows(position, "hint 1 multicolor")
    after = do(position, "hint 1 multicolor")
    own = kinds(after.ruleset, "m1 m2 m3 m4 m5")
    told = [after.knowledge[card_id] for card_id in after.hands[1]]
    assert told[0] == own
    assert all(known & own == 0 for known in told[1:])


def test_r40_no_other_color_touches_multicolor_cards(engine: Engine) -> None:
    after = do(table(options=OWN, hands=HAND).on(engine), "hint 1 red")
    red = kinds(after.ruleset, "r1 r2 r3 r4 r5")
    told = [after.knowledge[card_id] for card_id in after.hands[1]]
    assert [known & red for known in told] == [0, red, 0, 0, 0]


@pytest.mark.parametrize(("options", "rule"), [(EVERY_5, "R-41"), (EVERY_10, "R-42")])
def test_r41_r42_every_color_hint_touches_multicolor_cards(
    engine: Engine, options: dict[str, str], rule: str
) -> None:
    position = table(options=options, hands=HAND).on(engine)
    for color in ("white", "red", "blue", "yellow", "green"):
        after = do(position, f"hint 1 {color}")
        letter = color[0]
        match = kinds(after.ruleset, " ".join(f"{letter}{n} m{n}" for n in range(1, 6)))
        for card_id in after.hands[1]:
            fits = after.card(card_id).suit.letter in (letter, "m")
            expected = match if fits else 0
            assert after.knowledge[card_id] & match == expected, rule


@pytest.mark.parametrize(("options", "rule"), [(EVERY_5, "R-41"), (EVERY_10, "R-42")])
def test_r41_r42_multicolor_is_never_named_in_a_hint_even_where_empty_hints_are_allowed(
    engine: Engine, options: dict[str, object], rule: str
) -> None:
    position = table(options={**options, "empty-hints": True}, hands=HAND).on(engine)
    assert not allows(position, "hint 1 multicolor"), rule
    assert Color.MULTICOLOR not in position.ruleset.colors


@pytest.mark.parametrize("options", [OWN, EVERY_5, EVERY_10])
def test_r40_r41_r42_the_sixth_firework_is_built_and_scored_like_the_others(
    engine: Engine, options: dict[str, object]
) -> None:
    position = table("hint m1 m2 m3 m4 m5", options=options).on(engine)
    assert (height(position, "m"), position.points) == (5, 5)
    assert position.hint_tokens == 8


def test_r42_multicolor_cards_stand_in_for_no_other_suit(engine: Engine) -> None:
    position = table("r1", options=EVERY_10, hands={1: "m2"}).on(engine)
    after = do(position, "play m2")
    assert (height(after, "r"), height(after, "m"), after.mistakes) == (1, 0, 1)


def test_r42_no_other_card_continues_the_multicolor_firework(engine: Engine) -> None:
    after = do(table("m1", options=EVERY_10, hands={1: "r2"}).on(engine), "play r2")
    assert (height(after, "r"), height(after, "m"), after.mistakes) == (0, 1, 1)
