"""Bots over rows make the moves of their readable forms."""

from collections.abc import Iterator

import pytest

from hanabi.bots import make_bot, play_out
from hanabi.bots.cautious.choice import cautious_action
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.kernels.games import MAX_SEATS, POLICY_STREAM
from hanabi.bots.kernels.scratch import CHOICE_NUMBER, CHOICE_STREAM, SCRATCH_SIZE
from hanabi.bots.kernels.seat import KernelBot
from hanabi.bots.random.choice import random_action
from hanabi.fast.bridge import start_row
from hanabi.fast.engine.deduction import DEDUCTION_SIZE
from hanabi.fast.engine.layout import TURN
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.rewards import take_back
from hanabi.fast.moves import move_of
from hanabi.game import Game
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.engines import ReferencePosition, observe
from hanabi.testing.fast_engine import FastPosition
from hanabi.view import checked_move, view_of
from tests.sizes import some

PIECES = 8


def _dealt(piece: int, each: int) -> Iterator[tuple[Ruleset, int]]:
    rulesets = some(every_ruleset(), fast=16, normal=100)
    for number, rules in enumerate(rulesets[piece::PIECES]):
        yield from ((rules, each * number + game) for game in range(each))


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_cautious_bot_makes_the_same_moves_over_rows(piece: int) -> None:
    scratch = [0] * DEDUCTION_SIZE
    for rules, seed in _dealt(piece, 1):
        game = Game.deal(rules, seed)
        row = start_row(rules, game.start.deal)
        bots = [make_bot("cautious", Seat(seat), seed) for seat in range(rules.players)]
        while game.outcome is None:
            seat = game.state.turn
            move = bots[seat].choose(view_of(game.state, seat))
            action = cautious_action(row.row, row.words, row.rules.numbers, scratch, [], 0)
            assert move_of(row, action) == checked_move(game.state, seat, move)
            game.push(move_of(row, action))
            row.step(action)


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_random_bot_makes_the_same_moves_over_rows(piece: int) -> None:
    scratch = [0] * SCRATCH_SIZE
    for rules, seed in _dealt(piece, 2):
        game = Game.deal(rules, seed)
        row = start_row(rules, game.start.deal)
        bots = [make_bot("random", Seat(seat), seed) for seat in range(rules.players)]
        chosen = [0] * rules.players
        while game.outcome is None:
            seat = game.state.turn
            assert seat == row.row[TURN]
            move = bots[seat].choose(view_of(game.state, seat))
            game.push(checked_move(game.state, seat, move))
            index = chosen[seat] * MAX_SEATS + seat
            scratch[CHOICE_STREAM], scratch[CHOICE_NUMBER] = stream(seed, POLICY_STREAM), index
            action = random_action(row.row, row.words, row.rules.numbers, scratch, [], 0)
            if action < 0:
                take_back(row.row, row.words, row.rules.numbers, -1 - action)
            else:
                row.step(action)
            chosen[seat] += 1
            ours = observe(FastPosition(row, game.start.deal))
            assert not ours.differences(observe(ReferencePosition(game.state)))


def test_a_bot_of_kernels_rolls_its_dice_at_a_table_as_in_compiled_games() -> None:
    """The readable ``random`` stands for those: it is compared with the compiled one above."""
    kernels, plain = kernels_of("random"), Game.deal(ruleset(3), 9)
    seats = [Seat(seat) for seat in range(3)]
    game = Game(plain.ruleset, plain.start.deal)
    play_out(plain, [make_bot("random", seat, 9) for seat in seats])
    play_out(game, [KernelBot(seat, kernels, 9) for seat in seats])
    assert game.moves == plain.moves
