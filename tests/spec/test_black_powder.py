"""R-43: the black firework falls, has no colour, and costs what it lacks."""

from collections import Counter

import pytest

from hanabi.game import Ending
from hanabi.rules import Color, Rating, Suit, rating_of, ruleset
from hanabi.testing import Engine
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out
from tests.spec.kind_sets import kinds
from tests.spec.sentences import allows, do, height
from tests.spec.tables import table

BLACK: dict[str, object] = {"black-powder": True}
FALLEN = "k5 k4 k3 k2 k1"


def test_r43_ten_black_cards_one_5_and_three_1s() -> None:
    deck = ruleset(2, options=BLACK).deck
    black = Counter(card.rank for card in deck if card.suit is Suit.BLACK)
    assert black == {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
    assert len(deck) == 60


def test_r43_the_firework_falls_from_five_to_one(engine: Engine) -> None:
    position = table(FALLEN, options=BLACK).on(engine)
    assert (height(position, "k"), position.mistakes) == (5, 0)


@pytest.mark.parametrize(("beginning", "wrong"), [("", "k1"), ("k5", "k3"), ("k5 k4", "k4")])
def test_r43_any_other_black_card_is_a_mistake(engine: Engine, beginning: str, wrong: str) -> None:
    on_turn = len(beginning.split()) % 2
    position = table(beginning, options=BLACK, hands={on_turn: wrong}).on(engine)
    after = do(position, f"play {wrong}")
    assert (after.mistakes, after.heights) == (1, position.heights)


def test_r43_completing_it_with_the_one_returns_a_token(engine: Engine) -> None:
    before = table("hint hint k5 k4 k3 k2", options=BLACK, hands={0: "k1"}).on(engine)
    assert before.hint_tokens == 6
    assert do(before, "play k1").hint_tokens == 7


def test_r43_no_color_hint_names_black() -> None:
    assert "black" not in {color.value for color in Color}
    assert len(ruleset(2, options=BLACK).colors) == 5


def test_r43_no_color_hint_touches_black(engine: Engine) -> None:
    options = {**BLACK, "empty-hints": True}
    position = table(options=options, hands={1: "k1 k2 k3 r4 k5"}).on(engine)
    for color in ("white", "red", "blue", "yellow", "green"):
        after = do(position, f"hint 1 {color}")
        own = kinds(after.ruleset, " ".join(f"{color[0]}{rank}" for rank in range(1, 6)))
        told = [after.knowledge[card_id] & own for card_id in after.hands[1]]
        assert told == [0, 0, 0, own if color == "red" else 0, 0]


def test_r43_a_color_hint_to_black_cards_alone_touches_nothing(engine: Engine) -> None:
    position = table(options=BLACK, hands={1: "k1 k2 k3 k4 k5"}).on(engine)
    assert not any(
        allows(position, f"hint 1 {color}") for color in ("white", "red", "blue", "yellow", "green")
    )
    assert allows(position, "hint 1 1")


def test_r43_value_hints_touch_black(engine: Engine) -> None:
    position = table(options=BLACK, hands={1: "k1 k2 w3 w4 k5"}).on(engine)
    after = do(position, "hint 1 1")
    ones = kinds(after.ruleset, "w1 r1 b1 y1 g1 k1")
    assert after.knowledge[after.hands[1][0]] == ones


@pytest.mark.parametrize(
    ("beginning", "points"),
    [("", -5), ("k5", -4), (FALLEN, 0), ("w1 w2 k5", -2), ("w1 w2 r1 b1 y1 g1 k5", 2)],
)
def test_r43_each_missing_black_card_costs_a_point(
    engine: Engine, beginning: str, points: int
) -> None:
    assert table(beginning, options=BLACK).on(engine).points == points


def test_r43_the_maximum_stays_that_of_the_colored_fireworks() -> None:
    assert ruleset(2, options=BLACK).max_score == 25
    assert ruleset(2, options={**BLACK, "multicolor": "every-color-10"}).max_score == 30


def test_r43_the_score_may_fall_below_zero_and_the_lowest_rating_covers_it(
    engine: Engine,
) -> None:
    waste = deck_runs_out(2, draws=49)
    position = table(f"{waste} w1 hint hint", options=BLACK).on(engine)
    assert position.outcome is not None
    assert position.outcome.ending is Ending.DECK
    assert (position.outcome.score, position.outcome.points) == (-4, -4)
    assert position.outcome.rating is Rating.HORRIBLE
    assert rating_of(-5) is Rating.HORRIBLE


def test_r43_a_lost_game_scores_zero_though_the_points_were_negative(engine: Engine) -> None:
    lost = do(table("w4 w4", options=BLACK, hands={0: "r4"}).on(engine), "play r4")
    assert lost.outcome is not None
    assert (lost.outcome.score, lost.outcome.points) == (0, -5)


def test_r43_all_six_complete_wins_and_five_do_not(engine: Engine) -> None:
    beginning = f"{ALL_BUT_G5} g5 k5 k4 k3 k2"
    position = table(beginning, options=BLACK, hands={1: "k1"}).on(engine)
    assert (position.outcome, position.points) == (None, 24)
    won = do(position, "play k1")
    assert won.outcome is not None
    assert won.outcome.ending is Ending.COMPLETE
    assert (won.outcome.score, won.outcome.rating) == (25, Rating.LEGENDARY)


@pytest.mark.parametrize(("card", "lost"), [("k5", True), ("k1", False), ("k4", False)])
def test_r43_in_the_expert_variant_the_one_black_five_is_indispensable(
    engine: Engine, card: str, lost: bool
) -> None:
    position = table("hint", options={**BLACK, "expert": True}, hands={1: card}).on(engine)
    after = do(position, f"discard {card}")
    assert (after.outcome is not None) is lost


def test_r43_in_the_expert_variant_the_third_black_one_is_indispensable_to_the_end(
    engine: Engine,
) -> None:
    beginning = "k5 k4 k3 k2 hint -k1 hint -k1 hint"
    position = table(beginning, options={**BLACK, "expert": True}, hands={1: "k1"}).on(engine)
    lost = do(position, "discard k1")
    assert lost.outcome is not None
    assert lost.outcome.ending is Ending.INDISPENSABLE
