"""Bots that have kernels play on as machine code."""

from fractions import Fraction
from itertools import groupby
from math import lcm

import numpy as np

from hanabi.analysis.endgame.bot_games import ALLOWED, GAMES, SCORE_SUM, SUMS_SIZE, WINS
from hanabi.analysis.endgame.company import copies_in
from hanabi.analysis.endgame.hidden_cards import OwnHand
from hanabi.analysis.endgame.past import Past
from hanabi.analysis.endgame.program import load_bot_games
from hanabi.bots.kernels.dispatch import bot_number
from hanabi.bots.kernels.games import MAX_SEATS, POLICY_STREAM
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.scratch import CHOICE_STREAM, MEMORY_SIZE, REFUSED_ACTION, SCRATCH_SIZE
from hanabi.fast.bridge import start_row
from hanabi.fast.engine.portable import stream
from hanabi.fast.moves import action_of, make_move
from hanabi.fast.single import signed
from hanabi.game import Arrange, IllegalMove, Move
from hanabi.rules import Tile


class CompiledCompany:
    """A team of one bot; the twin of ``SeatedCompany``."""

    def __init__(self, past: Past, bot: str) -> None:
        self.games = 0
        self.past, self._bot = past, bot
        self._sums: dict[Move, tuple[int, int]] = {}
        self._number = bot_number(bot, past.ruleset.players)
        self._scratch = np.zeros(SCRATCH_SIZE, np.int64)
        self._scratch[CHOICE_STREAM] = signed(stream(0, POLICY_STREAM))
        self._spare = 1

    def play(self, hand: OwnHand, tiles: tuple[Tile, ...], moves: tuple[Move, ...]) -> None:
        past = self.past
        game = start_row(past.ruleset, past.deal_with(hand, tiles))
        row, rules = np.frombuffer(game.buffer, np.int8), np.array(game.rules.numbers, np.int64)
        memories = np.zeros(MAX_SEATS * MEMORY_SIZE, np.int64)
        for seat in range(past.ruleset.players):
            open_memory(rules, memories, MEMORY_SIZE * seat, self._number >> 8)
        bots = np.full(past.ruleset.players, self._number, np.int64)
        position = row, row.view(np.int64), rules, self._scratch, memories, bots
        program = load_bot_games(self._bot)
        for is_arranging, actions in groupby(past.actions, lambda each: isinstance(each, Arrange)):
            if is_arranging:
                for arranging in actions:
                    assert isinstance(arranging, Arrange)
                    make_move(game, arranging)
            else:
                done = np.array(list(actions), np.int64)
                program.follow_past(*position, done, 0, len(done))
        if past.face_down:
            self._spare = lcm(*range(1, len(hand.deck) + 2))
        saved = np.zeros(len(row) // 8 + len(memories), np.int64)
        chosen = sum(count << 12 * seat for seat, count in enumerate(past.choices))
        deck = np.array(sorted(hand.deck), np.int64)
        weight = hand.ways * copies_in(hand.deck)
        for move in moves:
            sums = np.zeros(SUMS_SIZE, np.int64)
            action = action_of(game, move)
            arguments = (*position, saved, chosen, deck, sums, action, self._spare)
            if program.play_decks(*arguments) != ALLOWED:
                raise IllegalMove("illegal-action", action=int(self._scratch[REFUSED_ACTION]))
            score, wins = self._sums.get(move, (0, 0))
            score += weight * int(sums[SCORE_SUM])
            self._sums[move] = score, wins + weight * int(sums[WINS])
            self.games += int(sums[GAMES])

    def sums(self, move: Move) -> tuple[Fraction, Fraction]:
        score, wins = self._sums[move]
        return Fraction(score, self._spare), Fraction(wins, self._spare)
