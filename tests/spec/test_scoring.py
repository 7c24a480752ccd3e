"""R-15 and R-16: what a display is worth, and how the crowd liked it."""

from pathlib import Path

import pytest

from hanabi import i18n
from hanabi.game import Ending
from hanabi.i18n.messages import Messages, locales
from hanabi.rules import Rating, rating_of
from hanabi.testing import Engine
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out, rises
from tests.spec.sentences import do
from tests.spec.tables import table

CATALOGUES = Path(i18n.__file__).parent


@pytest.mark.parametrize(
    ("beginning", "points"),
    [("", 0), ("w1", 1), ("w1 w2 w3", 3), ("w1 r1 b1 r2 g1", 5), (rises("wr"), 10)],
)
def test_r15_the_score_is_the_sum_of_the_top_values(
    engine: Engine, beginning: str, points: int
) -> None:
    turns = beginning.count(" ") + bool(beginning)
    waste = deck_runs_out(2, draws=39 - turns)
    position = table(f"{beginning} {waste} hint - hint hint").on(engine)
    assert position.points == points
    assert position.outcome is not None
    assert position.outcome.ending is Ending.DECK
    assert (position.outcome.score, position.outcome.points) == (points, points)


def test_r15_mistakes_that_did_not_lose_the_game_cost_nothing(engine: Engine) -> None:
    position = table(f"w1 w2 r4 r4 {deck_runs_out(2, draws=36)} hint hint").on(engine)
    assert position.outcome is not None
    assert (position.mistakes, position.outcome.score) == (2, 2)


def test_r16_the_steps_of_the_scale() -> None:
    steps = {
        Rating.HORRIBLE: range(6),
        Rating.MEDIOCRE: range(6, 11),
        Rating.HONORABLE: range(11, 16),
        Rating.EXCELLENT: range(16, 21),
        Rating.AMAZING: range(21, 25),
        Rating.LEGENDARY: range(25, 30),
        Rating.DIVINE: range(30, 31),
    }
    for rating, scores in steps.items():
        assert {rating_of(score) for score in scores} == {rating}
    assert set(steps) == set(Rating)


def test_r16_an_outcome_carries_its_rating(engine: Engine) -> None:
    perfect = do(table(ALL_BUT_G5, hands={0: "g5"}).on(engine), "play g5")
    assert perfect.outcome is not None
    assert perfect.outcome.rating is Rating.LEGENDARY
    lost = do(table(f"{rises('wrb', 4)} w4 r4", hands={0: "r1"}).on(engine), "play r1")
    assert lost.outcome is not None
    assert (lost.outcome.points, lost.outcome.rating) == (12, Rating.HORRIBLE)


@pytest.mark.parametrize(("last", "rating"), [("g5", Rating.DIVINE), ("hint", Rating.LEGENDARY)])
def test_r16_a_sixth_firework_reaches_the_highest_step(
    engine: Engine, last: str, rating: Rating
) -> None:
    """30 and 29 points, on the last turn of a game of 60 cards."""
    waste = deck_runs_out(2, draws=21)
    beginning = f"{waste} {rises('wrbym')} {rises('g', 4)} hint {last}"
    position = table(beginning, options={"multicolor": "every-color-10"}).on(engine)
    assert position.outcome is not None
    assert position.outcome.rating is rating
    assert position.outcome.score == (30 if last == "g5" else 29)


@pytest.mark.parametrize("locale", locales())
def test_r16_each_step_has_a_name_and_a_sentence_of_its_own_in_every_language(
    locale: str,
) -> None:
    say = Messages(locale)
    names = {say.format(f"rating-{rating.value}") for rating in Rating}
    sentences = {say.format(f"rating-{rating.value}.sentence") for rating in Rating}
    assert len(names) == len(sentences) == 7
    written = CATALOGUES.joinpath(locale, "game.ftl").read_text(encoding="utf-8")
    for rating in Rating:
        assert f"\nrating-{rating.value} = " in written, "not only by falling back to English"
