"""Whole games in numbers, checked by hand and against sums of their parts."""

from fractions import Fraction

import pytest

from hanabi.analysis.statistics import GameStatistics, SeatStatistics, game_statistics, tokens_lost
from hanabi.bots import make_bot, play_out
from hanabi.game import Ending, Game, Play, apply
from hanabi.notation import Record
from hanabi.rules import Seat, Suit, ruleset
from tests.sizes import scaled
from tests.spec.beginnings import rises
from tests.spec.tables import some_hint, table


def counted(beginning: str, **how: object) -> GameStatistics:
    """The game that goes so, and no further."""
    dealt = table(beginning, **how)  # type: ignore[arg-type]
    game = Game(dealt.rules, dealt.deal)
    for move in dealt.moves:
        game.push(move or some_hint(game.legal_moves()))
    names = tuple(f"seat {seat}" for seat in range(dealt.rules.players))
    return game_statistics(Record(dealt.rules, names, dealt.deal, game.moves))


def test_a_short_game_by_hand() -> None:
    found = counted("r1 hint -r4 r2 w3", hands={0: "w1 w1 b3 b3", 1: "y1"}, deck="r4")
    assert found.seats == (
        SeatStatistics(plays=1, discards=1, mistakes=1),
        SeatStatistics(plays=1, hints=1),
    )
    assert (found.turns, found.plays, found.points, found.score) == (5, 2, 2, 2)
    assert (found.hint_tokens, found.tokens_lost, found.ending) == (8, 1, None)
    assert found.lowest_pace == 15
    assert found.bottom_deck_risks_by_draws == 2, "the red 4 and the white 3"
    assert found.efficiency == Fraction(found.cards_gotten, 2)
    assert (found.double_discard_situations, found.double_discards) == (2, 0)


def test_r20_a_lost_card_costs_the_points_above_it() -> None:
    found = counted("hint -r3 hint -r3")
    assert (found.points_lost, found.indispensable_lost) == (3, 1)
    assert found.seats[1].indispensable_lost == 1
    assert found.double_discards == 0, "a hint lay between the discards"
    found = counted("hint hint hint -r3 -r3")
    assert (found.double_discard_situations, found.double_discards) == (1, 1)


def test_r11_a_token_beyond_the_limit_is_lost() -> None:
    assert counted(rises("w")).tokens_lost == 1
    assert counted(f"hint {rises('w')}").tokens_lost == 0
    assert counted(rises("w"), options={"five-flamboyants": True}, tiles=[1]).tokens_lost == 1
    assert counted(rises("w"), options={"five-flamboyants": True}, tiles=[6]).tokens_lost == 0


def test_r31_announced_tokens_beyond_the_limit_are_lost() -> None:
    rules = ruleset(2, None, {"timed-display": True})
    full = table("w1 w2 w3 w4", rules=rules, hands={0: "w5"}).state
    step = apply(full, Play(full.hands[0][0], Suit.WHITE))
    assert tokens_lost(rules, step.events) == 2
    one_gone = table("hint w1 w2 w3 w4", rules=rules, hands={1: "w5"}).state
    step = apply(one_gone, Play(one_gone.hands[1][0], Suit.WHITE))
    assert tokens_lost(rules, step.events) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.sample(fast=1)
def test_the_numbers_of_random_games_agree_with_each_other(players: int) -> None:
    for seed in range(scaled(fast=2, normal=10, long=200)):
        rules = ruleset(players, None, {"black-powder": seed % 2 == 0})
        bots = [make_bot("random", Seat(seat), seed) for seat in range(players)]
        game = play_out(Game.deal(rules, seed), bots)
        names = tuple("ABCDE"[:players])
        found = game_statistics(Record(rules, names, game.start.deal, game.moves))
        end = game.state
        assert end.outcome is not None
        assert (found.score, found.points) == (end.outcome.score, end.outcome.points)
        assert found.turns == len(game.moves)
        assert found.plays == sum(end.heights)
        assert found.mistakes + found.discards == len(end.discards)
        assert found.hints == len(end.hints)
        assert found.is_lost is (end.outcome.ending is Ending.MISTAKES)
        assert found.double_discards <= found.double_discard_situations
        assert (found.points_lost > 0) is (found.indispensable_lost > 0)
