"""Bots over rows make the moves of their readable forms."""

from collections.abc import Iterator

import pytest

from hanabi.bots import make_bot
from hanabi.fast.bridge import start_row
from hanabi.fast.cautious import cautious_action
from hanabi.fast.deduction import WORK_SIZE
from hanabi.fast.drivers import MAX_SEATS, POLICY_STREAM
from hanabi.fast.layout import TURN
from hanabi.fast.moves import move_of
from hanabi.fast.portable import stream
from hanabi.fast.random_policy import random_action
from hanabi.fast.rewards import take_back
from hanabi.game import Game
from hanabi.rules import Ruleset, Seat
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.engines import ReferencePosition, observe
from hanabi.testing.fast_engine import FastPosition
from hanabi.view import meant_move, view_of

PIECES = 8


def _dealt(piece: int, each: int) -> Iterator[tuple[Ruleset, int]]:
    for number, rules in enumerate(every_ruleset()[piece::PIECES]):
        yield from ((rules, each * number + game) for game in range(each))


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_cautious_bot_makes_the_same_moves_over_rows(piece: int) -> None:
    work = [0] * WORK_SIZE
    for rules, seed in _dealt(piece, 1):
        game = Game.deal(rules, seed)
        row = start_row(rules, game.start.deal)
        bots = [make_bot("cautious", Seat(seat), seed) for seat in range(rules.players)]
        while game.outcome is None:
            seat = game.state.turn
            move = bots[seat].choose(view_of(game.state, seat))
            action = cautious_action(row.row, row.words, row.table.numbers, work)
            assert move_of(row, action) == meant_move(game.state, seat, move)
            game.push(move_of(row, action))
            row.step(action)


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_random_bot_makes_the_same_moves_over_rows(piece: int) -> None:
    for rules, seed in _dealt(piece, 2):
        game = Game.deal(rules, seed)
        row = start_row(rules, game.start.deal)
        bots = [make_bot("random", Seat(seat), seed) for seat in range(rules.players)]
        chosen = [0] * rules.players
        while game.outcome is None:
            seat = game.state.turn
            assert seat == row.row[TURN]
            move = bots[seat].choose(view_of(game.state, seat))
            game.push(meant_move(game.state, seat, move))
            index = chosen[seat] * MAX_SEATS + seat
            key = stream(seed, POLICY_STREAM)
            action = random_action(row.row, row.table.numbers, key, index)
            if action < 0:
                take_back(row.row, row.words, row.table.numbers, -1 - action)
            else:
                row.step(action)
            chosen[seat] += 1
            ours = observe(FastPosition(row, game.start.deal))
            assert not ours.differences(observe(ReferencePosition(game.state)))
