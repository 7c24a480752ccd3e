"""R-31: announcing the colour of the card one plays."""

import pytest

from hanabi.game import Ending
from hanabi.testing import Engine
from tests.spec.sentences import allows, do, height, names
from tests.spec.tables import table

TIMED = {"timed-display": True}


def test_r31_a_color_may_be_announced_or_not(engine: Engine) -> None:
    position = table(options=TIMED, hands={0: "r1"}).on(engine)
    assert allows(position, "play r1")
    for suit in ("white", "red", "blue", "yellow", "green"):
        assert allows(position, f"play r1 as {suit}")


def test_r31_without_the_variant_nothing_is_announced(engine: Engine) -> None:
    position = table(hands={0: "r1"}).on(engine)
    assert not allows(position, "play r1 as red")


def test_r31_right_and_it_fits_brings_a_token(engine: Engine) -> None:
    position = table("hint hint", options=TIMED, hands={0: "r1"}).on(engine)
    after = do(position, "play r1 as red")
    assert (height(after, "r"), after.mistakes, after.hint_tokens) == (1, 0, 7)


def test_r31_right_and_completing_brings_two_tokens(engine: Engine) -> None:
    beginning = "hint hint hint hint r1 r2 r3 r4"
    position = table(beginning, options=TIMED, hands={0: "r5"}).on(engine)
    assert position.hint_tokens == 4
    assert do(position, "play r5 as red").hint_tokens == 6
    assert do(position, "play r5").hint_tokens == 5


@pytest.mark.parametrize(("hints", "after"), [(0, 8), (1, 8), (2, 8), (3, 7)])
def test_r31_each_token_beyond_eight_is_lost(engine: Engine, hints: int, after: int) -> None:
    beginning = "hint " * hints + "r1 r2 r3 r4"
    position = table(beginning, options=TIMED, hands={hints % 2: "r5"}).on(engine)
    assert position.hint_tokens == 8 - hints
    assert do(position, "play r5 as red").hint_tokens == after


def test_r31_a_wrong_color_is_a_mistake_even_if_the_card_would_have_fitted(
    engine: Engine,
) -> None:
    before = table("hint hint", options=TIMED, hands={0: "r1"}).on(engine)
    after = do(before, "play r1 as blue")
    assert names(after, after.discards) == "r1"
    assert (height(after, "r"), height(after, "b")) == (0, 0)
    assert (after.mistakes, after.hint_tokens) == (1, 6)
    assert len(after.hands[0]) == 5


def test_r31_the_right_color_that_does_not_fit_is_an_ordinary_mistake(engine: Engine) -> None:
    after = do(table("hint hint", options=TIMED, hands={0: "r3"}).on(engine), "play r3 as red")
    assert names(after, after.discards) == "r3"
    assert (height(after, "r"), after.mistakes, after.hint_tokens) == (0, 1, 6)


def test_r31_wrong_and_not_fitting_is_one_mistake(engine: Engine) -> None:
    after = do(table(options=TIMED, hands={0: "r3"}).on(engine), "play r3 as blue")
    assert after.mistakes == 1


def test_r31_without_an_announcement_a_play_is_an_ordinary_play(engine: Engine) -> None:
    position = table("hint hint", options=TIMED, hands={0: "r1 r3"}).on(engine)
    assert do(position, "play r1").hint_tokens == 6
    assert do(position, "play r3").mistakes == 1


def test_r31_a_wrong_color_may_be_the_third_mistake(engine: Engine) -> None:
    lost = do(table("w4 w4", options=TIMED, hands={0: "r1"}).on(engine), "play r1 as blue")
    assert lost.outcome is not None
    assert lost.outcome.ending is Ending.MISTAKES


def test_r31_one_announces_a_suit_of_the_game_and_not_a_hintable_color(engine: Engine) -> None:
    options = {**TIMED, "multicolor": "every-color-10", "black-powder": True}
    position = table("hint hint", options=options, hands={0: "m1 k5"}).on(engine)
    assert do(position, "play m1 as multicolor").hint_tokens == 7
    assert do(position, "play k5 as black").hint_tokens == 7
    assert do(position, "play m1 as red").mistakes == 1
    assert do(position, "play k5 as red").mistakes == 1


def test_r31_a_suit_that_is_not_in_the_game_cannot_be_announced(engine: Engine) -> None:
    position = table(options=TIMED, hands={0: "r1"}).on(engine)
    assert not allows(position, "play r1 as multicolor")
    assert not allows(position, "play r1 as black")


def test_r31_with_reward_tiles_a_right_completion_gives_one_token_and_turns_the_tile(
    engine: Engine,
) -> None:
    options = {**TIMED, "five-flamboyants": True}
    beginning = "hint hint hint hint r1 r2 r3 r4"
    position = table(beginning, options=options, hands={0: "r5"}, tiles=[4]).on(engine)
    after = do(position, "play r5 as red")
    assert (after.hint_tokens, after.tiles_turned) == (5, 1)
    assert after.pending is not None
    unannounced = do(position, "play r5")
    assert (unannounced.hint_tokens, unannounced.tiles_turned) == (4, 1)
