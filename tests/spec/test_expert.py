"""R-30: no last round; the display is perfect or it is lost."""

import pytest

from hanabi.game import Ending
from hanabi.testing import Engine, Position
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out
from tests.spec.sentences import do
from tests.spec.small_games import small_game
from tests.spec.tables import table

EXPERT = {"expert": True}


def ending(position: Position) -> tuple[Ending, int, int]:
    assert position.outcome is not None
    return position.outcome.ending, position.outcome.score, position.outcome.points


def test_r30_the_game_goes_on_with_shrinking_hands_when_the_deck_is_empty(engine: Engine) -> None:
    waste = deck_runs_out(2, draws=16)
    position = table(f"{waste} {ALL_BUT_G5} hint hint", options=EXPERT).on(engine)
    assert (position.deck_size, position.turns_left) == (0, None)
    for rounds in range(1, 4):
        position = do(position, f"discard {position.hands[0][0]}")
        position = do(position, "hint")
        assert len(position.hands[0]) == 5 - rounds
        assert position.outcome is None


def test_r30_all_fireworks_complete_is_won_long_after_the_deck_ran_out(engine: Engine) -> None:
    waste = deck_runs_out(2, draws=16)
    position = table(
        f"{waste} {ALL_BUT_G5} hint hint hint hint", options=EXPERT, hands={0: "g5"}
    ).on(engine)
    assert ending(do(position, "play g5")) == (Ending.COMPLETE, 25, 25)


def test_r30_discarding_an_indispensable_card_loses_at_once(engine: Engine) -> None:
    before = table("w1 hint", options=EXPERT, hands={0: "g5"}).on(engine)
    after = do(before, "discard g5")
    assert ending(after) == (Ending.INDISPENSABLE, 0, 1)
    assert (after.next_seat, after.legal_moves()) == (None, ())


def test_r30_a_loss_keeps_the_token_of_its_discard_and_draws_nothing(engine: Engine) -> None:
    """R-13: whenever a game ends at once."""
    before = table("hint hint", options=EXPERT, hands={0: "g5"}).on(engine)
    after = do(before, "discard g5")
    assert after.hint_tokens == before.hint_tokens + 1
    assert (after.deck_size, len(after.hands[0])) == (before.deck_size, 4)
    assert after.discards == before.hands[0][:1]


def test_r30_losing_an_indispensable_card_by_a_mistake_loses_too(engine: Engine) -> None:
    after = do(table("w1 hint", options=EXPERT, hands={0: "w5"}).on(engine), "play w5")
    assert ending(after) == (Ending.INDISPENSABLE, 0, 1)
    assert after.mistakes == 1


@pytest.mark.parametrize(("card", "copies"), [("w1", 3), ("w2", 2), ("w3", 2), ("w4", 2)])
def test_r30_only_the_last_copy_is_indispensable(engine: Engine, card: str, copies: int) -> None:
    beginning = f"hint -{card} " * (copies - 1) + "hint"
    position = table(beginning, options=EXPERT, hands={1: card}).on(engine)
    assert position.outcome is None
    assert ending(do(position, f"discard {card}")) == (Ending.INDISPENSABLE, 0, 0)


def test_r30_copies_in_hands_and_deck_do_not_count_as_lost(engine: Engine) -> None:
    position = table("hint -w4 hint", options=EXPERT, hands={0: "w4", 1: "r4"}).on(engine)
    assert do(position, "discard r4").outcome is None


def test_r30_a_card_is_indispensable_only_while_its_firework_needs_it(engine: Engine) -> None:
    beginning = "w1 w2 hint"
    position = table(beginning, options=EXPERT, hands={0: "r3", 1: "w2"}).on(engine)
    assert do(position, "discard w2").outcome is None


def test_r30_a_third_mistake_that_loses_an_indispensable_card_is_lost_by_mistakes(
    engine: Engine,
) -> None:
    position = table("w4 r4", options=EXPERT, hands={0: "g5"}).on(engine)
    assert position.mistakes == 2
    assert ending(do(position, "play g5")) == (Ending.MISTAKES, 0, 0)


def test_r30_there_is_no_rating_however_it_ends(engine: Engine) -> None:
    won = do(table(ALL_BUT_G5, options=EXPERT, hands={0: "g5"}).on(engine), "play g5")
    lost = do(table("hint", options=EXPERT, hands={1: "g5"}).on(engine), "discard g5")
    mistaken = do(table("w4 r4", options=EXPERT, hands={0: "b4"}).on(engine), "play b4")
    for position in (won, lost, mistaken):
        assert position.outcome is not None
        assert position.outcome.rating is None


def test_r30_without_the_variant_a_lost_five_ends_nothing(engine: Engine) -> None:
    assert do(table("hint", hands={1: "g5"}).on(engine), "discard g5").outcome is None


def test_r30_a_player_with_no_card_and_no_token_is_passed_over(engine: Engine) -> None:
    rules = small_game("wrb", (1, 1, 1), EXPERT, max_hint_tokens=1)
    position = table("w1 w2 w3 r1 r2 r3 hint b1", rules=rules).on(engine)
    assert (position.hands[1], position.hint_tokens, position.next_seat) == ((), 0, 0)
    position = do(position, "play b2")
    assert position.next_seat == 0
    assert ending(do(position, "play b3")) == (Ending.COMPLETE, 9, 9)


def test_r30_a_player_with_no_card_but_a_token_gives_a_hint(engine: Engine) -> None:
    rules = small_game("wrb", (1, 1, 1), EXPERT, max_hint_tokens=2)
    position = do(table("w1 w2 w3 r1 r2 r3 hint b1", rules=rules).on(engine), "play b2")
    assert (position.hands[1], position.hint_tokens, position.next_seat) == ((), 1, 1)
    assert do(position, "hint 0 3").next_seat == 0


def test_r30_several_players_may_be_passed_over_in_a_row(engine: Engine) -> None:
    """Seats 1 and 2 have nothing left; seat 0 makes a mistake, so no token comes back."""
    rules = small_game("wrb", (2, 1, 1), EXPERT, players=3, max_hint_tokens=2, max_mistakes=4)
    beginning = "w1 w2 w3 r1 r2 r3 hint b1 w1 hint r1 b2"
    position = table(beginning, rules=rules, hands={0: "b1 b3"}).on(engine)
    assert (position.hands[1:], position.hint_tokens) == (((), ()), 0)
    position = do(position, "play b1")
    assert (position.next_seat, position.mistakes, position.outcome) == (0, 3, None)


def test_r30_a_token_that_comes_back_wakes_the_next_player(engine: Engine) -> None:
    rules = small_game("wrb", (2, 1, 1), EXPERT, players=3, max_hint_tokens=2, max_mistakes=4)
    beginning = "w1 w2 w3 r1 r2 r3 hint b1 w1 hint r1 b2"
    position = table(beginning, rules=rules, hands={0: "b1 b3"}).on(engine)
    position = do(position, "discard b1")
    assert (position.next_seat, position.hint_tokens) == (1, 1)
    assert do(position, "hint 0 3").next_seat == 0
