"""What a move puts at stake by its mover's knowledge, checked by hand."""

from fractions import Fraction

import pytest

from hanabi.analysis.review import KnownRisk
from hanabi.analysis.review.standing import standing_of
from hanabi.game import Discard, GameState, Play, RewardDecline, apply
from hanabi.rules import CardId, Color, ColorHint, RankHint, Seat, Suit
from tests.spec.beginnings import deck_runs_out, rises
from tests.spec.tables import table

ANA, BO = Seat(0), Seat(1)


def oldest(state: GameState) -> CardId:
    return state.hands[state.turn][0]


def told_of_fives() -> GameState:
    """Ana is told of two 5s of five, sees none, and is on turn."""
    state = table("hint", hands={0: "r5 b5 w4"}).state
    return apply(state, RankHint(ANA, 5)).state


def test_r51_a_known_five_is_surely_lost_by_a_discard() -> None:
    state = told_of_fives()
    risk = KnownRisk(state)
    assert risk.risk(Discard(oldest(state))) == 1
    assert risk.loss(Discard(oldest(state))) == 1
    assert risk.loss(Play(oldest(state))) == 1
    odds = risk.card(oldest(state))
    assert [odds.fits, odds.useless, odds.indispensable] == list(map(Fraction, (0, 0, 1)))
    assert [chance for _, chance in odds.kinds] == [Fraction(1, 5)] * 5


def test_a_discard_is_compared_with_the_hand_and_a_play_with_hints_too() -> None:
    state = told_of_fives()
    risk = KnownRisk(state)
    spare = state.hands[0][2]
    loss, safest = risk.safest(Discard(oldest(state)))
    assert loss == 0
    assert safest == Discard(spare), "it is no 5, and no other card is a last copy"
    full = table(hands={0: "r5"}).state
    loss, safest = KnownRisk(full).safest(Play(oldest(full)))
    assert loss == 0
    assert safest is None, "any hint"


def test_r12_a_third_mistake_stakes_everything() -> None:
    state = table("r4 w4", hands={0: "g5"}).state
    assert state.mistakes == 2
    risk = KnownRisk(state)
    card = oldest(state)
    chance = risk.card(card).fits
    ceiling = standing_of(state).ceiling
    assert risk.loss(Play(card)) == (1 - chance) * ceiling


def test_r14_a_discard_without_pace_costs_a_point_and_a_hint_none() -> None:
    spare = " ".join(f"hint -{suit}1 hint -{suit}1" for suit in "wrbyg")
    state = table(f"{spare} hint", players=5).state
    standing, risk = standing_of(state), KnownRisk(state)
    assert (standing.pace, standing.ceiling) == (0, 25)
    assert all(risk.loss(Discard(card)) >= 1 for card in state.hands[state.turn])
    assert risk.loss(RankHint(Seat((state.turn + 1) % 5), 1)) == 0


def test_r14_a_hint_in_the_last_round_costs_a_turn() -> None:
    state = table(f"{rises('wrb')} {deck_runs_out(2, 24)} hint -").state
    assert state.turns_left == 2
    assert KnownRisk(state).loss(RankHint(Seat(1 - state.turn), 1)) in (0, 1)
    standing = standing_of(state)
    assert standing.ceiling <= standing.points + 2


def test_r30_losing_a_last_copy_loses_the_expert_game() -> None:
    state = table("hint", options={"expert": True}, hands={0: "r5 b5"}).state
    state = apply(state, RankHint(ANA, 5)).state
    assert KnownRisk(state).loss(Discard(oldest(state))) == 25
    assert standing_of(state).pace is None


def test_r31_a_wrong_announcement_is_a_mistake() -> None:
    state = table("hint", options={"timed-display": True}, hands={0: "r1 w4 w4 y4 y4"}).state
    state = apply(state, ColorHint(ANA, Color.RED)).state
    state = apply(state, RankHint(BO, 4)).state if state.turn != ANA else state
    card = oldest(state)
    risk = KnownRisk(state)
    fits = risk.card(card).fits
    assert risk.risk(Play(card)) == risk.risk(Play(card, Suit.RED)) == 1 - fits
    assert risk.risk(Play(card, Suit.BLUE)) == 1


def test_r44_a_reward_is_worth_what_it_brings_back() -> None:
    options = {"five-flamboyants": True}
    state = table(f"hint -r5 {rises('w')}", options=options, tiles=[5], returns=[0]).state
    from hanabi.game import RewardReturn

    assert state.pending is not None
    loss = KnownRisk(state).loss(RewardReturn(state.discards[0]))
    assert loss == -1, "red can be completed again"
    assert KnownRisk(state).safest(RewardDecline())[0] == -1


@pytest.mark.parametrize("viewer", [None, BO])
def test_r04_to_a_teammate_a_hand_is_known_no_better_than_to_its_holder(
    viewer: Seat | None,
) -> None:
    """Bo does not see his own 5, which Ana counts."""
    state = table("hint", hands={0: "r5 b5 w4", 1: "g5"}).state
    state = apply(state, RankHint(ANA, 5)).state
    chances = [chance for _, chance in KnownRisk(state, viewer).card(oldest(state)).kinds]
    assert chances == [Fraction(1, 4)] * 4 if viewer is None else [Fraction(1, 5)] * 5
