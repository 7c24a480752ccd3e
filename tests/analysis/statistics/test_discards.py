"""Bottom-deck risk in both forms, double discards and lost cards, checked by hand."""

from hanabi.analysis.statistics import (
    is_double_discard_situation,
    loses_indispensable,
    risks_bottom_deck_by_draws,
    risks_bottom_deck_by_hands,
)
from hanabi.game import Discard, GameState, Play, RewardReturn, apply
from hanabi.rules import CardId, Color, ColorHint, RankHint, Seat
from tests.spec.tables import table


def oldest(state: GameState) -> CardId:
    return state.hands[state.turn][0]


def risks(state: GameState) -> tuple[bool, bool]:
    """Of discarding the oldest card: form A, form B."""
    card_id = oldest(state)
    return risks_bottom_deck_by_draws(state, card_id), risks_bottom_deck_by_hands(state, card_id)


def test_a_twin_in_the_deck_is_a_risk_in_both_forms() -> None:
    assert risks(table("hint", hands={1: "r3"}, deck="r3").state) == (True, True)
    assert risks(table("hint", hands={0: "r3", 1: "r3"}).state) == (False, False), "it is held"
    assert risks(table("hint", hands={1: "r3 r3"}).state) == (False, False), "by oneself"


def test_a_card_without_twin_or_with_two_is_no_risk() -> None:
    assert risks(table("hint", hands={1: "r5"}).state) == (False, False)
    assert risks(table("hint", hands={1: "r1"}, deck="r1 r1").state) == (False, False)


def test_form_b_counts_the_second_of_three_ones_and_form_a_does_not() -> None:
    state = table("hint -r1 hint", hands={1: "r1"}, deck="r1").state
    assert risks(state) == (False, True)


def test_r20_form_a_counts_cards_of_dead_suits_and_form_b_does_not() -> None:
    state = table("hint -r2 hint -r2 hint", hands={1: "r3"}, deck="r3").state
    assert risks(state) == (True, False)


def test_a_card_that_is_played_already_is_no_risk() -> None:
    assert risks(table("r1 r2 hint", hands={1: "r2"}).state) == (False, False)


def test_r44_a_twin_that_tile_5_returned_is_in_the_deck_again() -> None:
    options = {"five-flamboyants": True}
    beginning = "hint -r3 w1 w2 w3 w4 w5"
    state = table(beginning, options=options, tiles=[5], returns=[9], hands={1: "r3"}).state
    after = apply(state, RewardReturn(state.discards[0])).state
    assert risks(after) == (True, True)


def test_r20_the_last_copy_of_a_needed_card_is_lost() -> None:
    def loses_oldest(beginning: str, own: str) -> bool:
        state = table(beginning, hands={0: own}).state
        return loses_indispensable(state, oldest(state))

    assert loses_oldest("", "r5")
    assert not loses_oldest("", "r4")
    assert loses_oldest("hint -r4", "r4")
    assert not loses_oldest("hint -r4 hint -r3 hint -r3", "r4"), "red is dead"


def after_discard(state: GameState) -> tuple[GameState, CardId]:
    card_id = oldest(state)
    return apply(state, Discard(card_id)).state, card_id


def test_a_discard_of_a_needed_card_makes_a_double_discard_possible() -> None:
    assert is_double_discard_situation(*after_discard(table("hint", hands={1: "r3"}).state))
    assert not is_double_discard_situation(*after_discard(table("hint", hands={1: "r1"}).state)), (
        "two more are left"
    )
    assert not is_double_discard_situation(*after_discard(table("hint", hands={1: "r5"}).state)), (
        "none is left"
    )
    state = table("r1 r2 hint hint hint", hands={1: "r2"}).state
    assert not is_double_discard_situation(*after_discard(state)), "it is not needed"


def test_no_double_discard_of_a_copy_that_its_holder_knows_fully() -> None:
    state = table("hint", players=3, hands={1: "r3", 2: "w4 w4 y4 y4 r3"}).state
    state = apply(state, RankHint(Seat(2), 3)).state
    state = apply(state, RankHint(Seat(0), 4)).state
    state = apply(state, RankHint(Seat(1), 3)).state
    assert is_double_discard_situation(*after_discard(state)), "a 3 of any colour"
    state = table("hint", players=3, hands={1: "r3", 2: "w4 w4 y4 y4 r3"}).state
    state = apply(state, RankHint(Seat(2), 3)).state
    state = apply(state, RankHint(Seat(0), 4)).state
    state = apply(state, ColorHint(Seat(2), Color.RED)).state
    assert not is_double_discard_situation(*after_discard(state))


def test_no_double_discard_by_a_player_who_was_told_of_every_card() -> None:
    state = table(players=3, hands={0: "w4 w4 y4 y4 g4", 2: "r3"}).state
    state = apply(state, RankHint(Seat(2), 3)).state
    state = apply(state, RankHint(Seat(0), 4)).state
    assert not is_double_discard_situation(*after_discard(state))


def test_no_double_discard_after_the_end() -> None:
    state = table("r3 r4", hands={0: "r4"}).state
    after, card_id = apply(state, Play(oldest(state))).state, oldest(state)
    assert after.is_over
    assert not is_double_discard_situation(after, card_id)
