"""R-12 to R-14: how games end."""

import pytest

from hanabi.game import Arrange, Ending, IllegalMove
from hanabi.rules import Seat, ruleset
from hanabi.testing import Engine, Position
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out
from tests.spec.sentences import do
from tests.spec.tables import table


def test_r12_the_third_mistake_ends_the_game_at_once(engine: Engine) -> None:
    before = table("r1 w1 w4 w4", hands={0: "r4"}).on(engine)
    after = do(before, "play r4")
    assert after.outcome is not None
    assert after.outcome.ending is Ending.MISTAKES
    assert (after.next_seat, after.legal_moves()) == (None, ())


def test_r12_a_lost_game_scores_nothing_but_points_tell_what_stood_on_the_table(
    engine: Engine,
) -> None:
    after = do(table("r1 w1 r2 w4 w4 hint", hands={0: "r4"}).on(engine), "play r4")
    assert after.outcome is not None
    assert (after.outcome.score, after.outcome.points, after.points) == (0, 3, 3)


def test_r12_no_move_at_all_is_legal_once_the_game_is_over(engine: Engine) -> None:
    over = do(table("w4 w4", hands={0: "r4"}).on(engine), "play r4")
    held = over.hands[1]
    for sentence in (f"play {held[0]}", f"discard {held[0]}", "hint 0 4", "reward decline"):
        with pytest.raises(IllegalMove):
            do(over, sentence)
    with pytest.raises(IllegalMove):
        over.apply(Arrange(Seat(1), held[::-1]))


def test_r13_all_fireworks_complete_ends_the_game_at_once_with_the_maximum(
    engine: Engine,
) -> None:
    before = table(ALL_BUT_G5, hands={0: "g5"}).on(engine)
    assert before.outcome is None
    after = do(before, "play g5")
    assert after.outcome is not None
    assert after.outcome.ending is Ending.COMPLETE
    assert (after.outcome.score, after.outcome.points) == (25, 25)
    assert (after.next_seat, after.legal_moves()) == (None, ())
    assert after.deck_size > 0


@pytest.mark.parametrize("turns_left", [2, 1])
def test_r13_all_fireworks_complete_ends_the_game_in_the_last_round_too(
    engine: Engine, turns_left: int
) -> None:
    """Also on its very last turn it is a complete display, not an empty deck."""
    waste = deck_runs_out(2, draws=16)
    on_turn = 2 - turns_left
    position = table(waste + ALL_BUT_G5 + " hint" * on_turn, hands={on_turn: "g5"}).on(engine)
    assert (position.deck_size, position.turns_left) == (0, turns_left)
    after = do(position, "play g5")
    assert after.outcome is not None
    assert after.outcome.ending is Ending.COMPLETE
    assert after.outcome.score == 25
    assert after.next_seat is None


def test_r13_tokens_of_the_winning_action_still_count_and_nothing_is_drawn(
    engine: Engine,
) -> None:
    before = table(ALL_BUT_G5 + " hint hint", hands={0: "g5"}).on(engine)
    assert before.hint_tokens == 6
    after = do(before, "play g5")
    assert after.hint_tokens == 7
    assert after.deck_size == before.deck_size
    assert len(after.hands[0]) == 4


def test_r13_nothing_is_drawn_after_the_third_mistake(engine: Engine) -> None:
    before = table("w4 w4", hands={0: "r4"}).on(engine)
    after = do(before, "play r4")
    assert after.deck_size == before.deck_size
    assert after.hands[0] == before.hands[0][1:]
    assert after.discards[-1] == before.hands[0][0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r14_after_the_last_card_everyone_has_exactly_one_more_turn_the_drawer_last(
    engine: Engine, players: int
) -> None:
    before = table(deck_runs_out(players) + " hint", players=players).on(engine)
    assert (before.deck_size, before.turns_left) == (1, None)
    drawer = before.next_seat
    assert drawer is not None
    position = do(before, f"discard {before.hands[drawer][0]}")
    assert (position.deck_size, position.turns_left) == (0, players)
    seats: list[Seat] = []
    while position.next_seat is not None:
        assert position.turns_left == players - len(seats)
        seats.append(position.next_seat)
        position = do(position, "hint")
    assert seats == [(drawer + step) % players for step in range(1, players + 1)]
    assert position.outcome is not None
    assert position.outcome.ending is Ending.DECK


def test_r14_nobody_draws_in_the_last_round(engine: Engine) -> None:
    position = last_round(engine)
    held = [len(hand) for hand in position.hands]
    position = do(position, f"discard {position.hands[0][0]}")
    position = do(position, f"play {position.hands[1][0]}")
    position = do(position, "hint")
    assert [len(hand) for hand in position.hands] == [held[0] - 1, held[1] - 1, held[2]]
    assert position.outcome is not None


def test_r14_a_hint_in_the_last_round_is_a_turn_too(engine: Engine) -> None:
    position = last_round(engine)
    after = do(position, "hint")
    assert (position.turns_left, after.turns_left) == (3, 2)


def test_r14_rearranging_uses_none_of_the_last_turns(engine: Engine) -> None:
    position = last_round(engine)
    after = position.apply(Arrange(Seat(2), position.hands[2][::-1]))
    assert (after.turns_left, after.next_seat) == (3, 0)


def test_r14_the_last_round_counts_from_a_play_that_draws_the_last_card_too(
    engine: Engine,
) -> None:
    rules = ruleset(2)
    waste = deck_runs_out(2, draws=len(rules.deck) - 11)
    position = table(waste + " w1").on(engine)
    assert (position.deck_size, position.turns_left, position.next_seat) == (0, 2, 1)


def last_round(engine: Engine) -> Position:
    """Three players; seat 2 drew the last card, one token is missing."""
    position = table(deck_runs_out(3) + " hint hint -", players=3, first_seat=1).on(engine)
    assert (position.deck_size, position.next_seat, position.hint_tokens) == (0, 0, 7)
    return position
