"""R-08 to R-11: discarding, playing, and completing a firework."""

import pytest

from hanabi.testing import Engine
from tests.spec.sentences import allows, do, height, names
from tests.spec.tables import table

WHITE_TO_FOUR = "w1 w2 w3 w4"


def test_r08_a_discard_goes_to_the_discards_and_brings_a_token_and_a_new_card(
    engine: Engine,
) -> None:
    before = table("hint hint", hands={0: "w3 r3"}, deck="g1").on(engine)
    after = do(before, "discard w3")
    assert names(after, after.discards) == "w3"
    assert after.hint_tokens == before.hint_tokens + 1 == 7
    assert after.deck_size == before.deck_size - 1
    assert after.hands[0] == (*before.hands[0][1:], 10)
    assert names(after, after.hands[0][-1:]) == "g1"
    assert (after.mistakes, after.heights) == (0, (0, 0, 0, 0, 0))


def test_r08_discards_lie_in_the_order_in_which_they_fell(engine: Engine) -> None:
    position = table("hint -r3 hint -w2 hint b4 -g3").on(engine)
    assert names(position, position.discards) == "r3 w2 b4 g3"


def test_r08_nobody_discards_while_all_eight_tokens_are_available(engine: Engine) -> None:
    position = table("hint", hands={1: "w3"}).on(engine)
    assert allows(position, "discard w3")
    position = do(position, "discard w3")
    assert position.hint_tokens == 8
    assert not allows(position, f"discard {position.hands[0][0]}")


def test_r08_only_a_card_of_ones_own_hand_can_be_discarded(engine: Engine) -> None:
    position = table("hint", players=3).on(engine)
    for other in (*position.hands[0], *position.hands[2], 20, 50):
        assert not allows(position, f"discard {other}")


def test_r09_a_card_that_starts_or_continues_its_firework_is_added(engine: Engine) -> None:
    position = do(table(hands={0: "r1 r2"}).on(engine), "play r1")
    assert height(position, "r") == 1
    position = do(position, "hint 0 2", "play r2")
    assert height(position, "r") == 2
    assert (position.mistakes, position.discards) == (0, ())


@pytest.mark.parametrize("wrong", ["r1", "r2", "r4", "b2"])
def test_r09_any_other_card_is_discarded_and_counts_as_a_mistake(
    engine: Engine, wrong: str
) -> None:
    """Red stands at 2: too low, there already, too high, and of a firework not begun."""
    before = table("r1 r2", hands={0: wrong}, deck="g1").on(engine)
    after = do(before, f"play {wrong}")
    assert after.heights == before.heights
    assert names(after, after.discards) == wrong
    assert (after.mistakes, after.hint_tokens) == (1, 8)


@pytest.mark.parametrize("card", ["r1", "r2"])
def test_r09_a_new_card_is_drawn_after_a_play_in_both_cases(engine: Engine, card: str) -> None:
    before = table(hands={0: f"w4 {card} w4"}, deck="g1").on(engine)
    after = do(before, f"play {card}")
    held = before.hands[0]
    assert after.hands[0] == (held[0], *held[2:], 10)
    assert after.deck_size == before.deck_size - 1


def test_r09_only_a_card_of_ones_own_hand_can_be_played(engine: Engine) -> None:
    position = table("hint", players=3).on(engine)
    for other in (*position.hands[0], *position.hands[2], 20, 50):
        assert not allows(position, f"play {other}")


def test_r10_fireworks_rise_from_one_to_five_one_card_a_value(engine: Engine) -> None:
    position = table(WHITE_TO_FOUR, hands={0: "w5"}).on(engine)
    assert height(position, "w") == 4
    position = do(position, "play w5")
    assert position.heights == (5, 0, 0, 0, 0)
    assert position.mistakes == 0


def test_r10_every_suit_has_its_own_firework(engine: Engine) -> None:
    position = table("w1 r1 b1 y1 g1 w2 g2").on(engine)
    assert position.heights == (2, 1, 1, 1, 2)
    assert position.mistakes == 0


def test_r10_nothing_is_added_to_a_complete_firework(engine: Engine) -> None:
    position = do(table(WHITE_TO_FOUR + " w5", hands={1: "w1"}).on(engine), "play w1")
    assert (height(position, "w"), position.mistakes) == (5, 1)


def test_r11_completing_a_firework_returns_a_token(engine: Engine) -> None:
    before = table("hint hint " + WHITE_TO_FOUR, hands={0: "w5"}).on(engine)
    assert before.hint_tokens == 6
    assert do(before, "play w5").hint_tokens == 7


def test_r11_only_the_last_card_of_a_firework_returns_a_token(engine: Engine) -> None:
    for beginning in ("hint hint w1", "hint hint w1 w2 w3", "hint hint w1 w2 w3 w4"):
        assert table(beginning).on(engine).hint_tokens == 6


def test_r11_with_all_eight_tokens_available_the_bonus_is_lost(engine: Engine) -> None:
    before = table(WHITE_TO_FOUR, hands={0: "w5"}, deck="r1 r2").on(engine)
    assert before.hint_tokens == 8
    after = do(before, "play w5")
    assert after.hint_tokens == 8
    assert do(after, f"hint {1 - (after.next_seat or 0)} 4").hint_tokens == 7
