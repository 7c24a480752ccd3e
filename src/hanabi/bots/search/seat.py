"""A bot that thinks ahead, at a table."""

from collections.abc import Callable
from math import log
from typing import Any

import numpy as np

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.reasons import Choice, chosen_place, held_cards
from hanabi.bots.kernels.scratch import MEMORY_STYLE, OWN_MASK, STYLE
from hanabi.bots.kernels.seat import KernelBot
from hanabi.bots.search.blueprint import Blueprint, Workspace
from hanabi.bots.search.budget import Budget
from hanabi.bots.search.deciding import Decision, MixedTrial, Trial, decide
from hanabi.bots.search.history import History
from hanabi.bots.search.range import Position, Range
from hanabi.bots.search.rollouts import plain_action
from hanabi.fast.engine.deduction import PLAYABLE, find_status
from hanabi.fast.engine.layout import HANDS, KINDS, KNOWLEDGE, PENDING, SIZES, TILES, TURN
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    EVERY_KIND,
    HAND_SIZE,
    RulesetNumbers,
)
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.game import Move
from hanabi.rules import MIN_PLAYERS, CardId, Seat, Tile
from hanabi.view import View

SEARCH_STREAM = 10
_WORLDS_APART = 1_000_003
"""More than are tried out for one move."""


class SearchBot(KernelBot):
    """Plays one seat by a blueprint, and deviates from it where trying out says so.

    Never by a move that others would read wrongly, or not all in the same way: so what all know
    stays true, and each move of the others is one that the blueprint makes by what all know. The
    others are taken to play by the blueprint; or, if ``all_think``, to deviate as this one does,
    and nobody more often than is agreed. So the hand that is held stays in the range. Of those who
    mean to play by the blueprint, ``slips`` moves may be others. ``blueprint`` may depend on how
    many play.
    """

    def __init__(
        self,
        seat: Seat,
        seed: int,
        blueprint: Blueprint | Callable[[int], Blueprint],
        budget: Budget,
        *,
        all_think: bool = False,
        slips: int = 0,
    ) -> None:
        blueprint_for = (lambda _: blueprint) if isinstance(blueprint, Blueprint) else blueprint
        super().__init__(seat, blueprint_for(MIN_PLAYERS).kernels, seed)
        self._blueprint_for, self._budget, self._seed = blueprint_for, budget, seed
        self._all_think, self._slips = all_think, slips
        self._deviations = self._judged = 0
        self._shown = 0.0
        self._space: Workspace | None = None
        self._decision: Decision | None = None
        self.decisions: list[Decision] = []
        """What was found out, turn by turn."""

    def choose(self, view: View) -> Move:
        """The best move that was found."""
        actions = self.candidates(view)
        return self.best_of(view, actions, self.trial(view) if len(actions) > 1 else None)

    def best_of(self, view: View, actions: list[int], trial: Trial | MixedTrial | None) -> Move:
        """The best of these, the first of which is the blueprint's; that itself without a trial."""
        game = self._seen(view)
        self._decision, action = None, actions[0]
        if trial is not None:
            self._decision = decide(trial, self.hands, actions, self._budget)
            self.decisions.append(self._decision)
            action = self._decision.action
        self._chosen = Choice(game, list(self._memory), action)
        return move_of(game, action)

    def recall(self, view: View) -> None:
        """The range goes on from what it was at each choice."""
        if len(self.candidates(view)) > 1:
            self.trial(view)

    def trial(self, view: View) -> Trial:
        """What is needed to try moves out in this position."""
        game = self._seen(view)
        space, position = self._workspace(game.rules), self._position(game, view)
        self.hands.find(position)
        return Trial(space, position, self.hands)

    def row(self, view: View) -> RowGame:
        """What it sees, as a row."""
        return self._seen(view)

    def blueprint_action(self, view: View) -> int:
        """What the blueprint does here."""
        game = self._seen(view)
        rules, scratch = game.rules.numbers, self._scratch
        return self._kernels.choose(game.row, game.words, rules, scratch, self._memory, 0)

    def candidates(self, view: View) -> list[int]:
        """The actions that are worth trying, the blueprint's first."""
        game, blueprint = self._seen(view), self.blueprint_action(view)
        row, rules, scratch = game.row, game.rules.numbers, self._scratch
        legal = game.legal_actions()
        if row[PENDING]:
            return [blueprint, *(action for action in legal if action != blueprint)]
        scratch[STYLE] = self._memory[MEMORY_STYLE]
        find_status(row, rules, scratch)
        find_public(row, game.words, rules, scratch, self._memory, 0)
        find_own(row, rules, scratch, self._seat)
        found = [blueprint]
        if self._all_think and self._deviations >= self._budget.deviations:
            return found
        masks = scratch[OWN_MASK : OWN_MASK + rules[HAND_SIZE]]
        for action in legal:
            if action == blueprint or rules[AT_ANNOUNCE] <= action < rules[AT_REWARD_HINTS]:
                continue
            is_play = rules[HAND_SIZE] <= action < rules[AT_HINTS]
            if not is_play or masks[action - rules[HAND_SIZE]] & scratch[PLAYABLE]:
                found.append(action)
        return self._true_as_read(game, found, masks)

    def evidence(self, view: View, stranger: float) -> float:
        """The logarithm of how much likelier what happened since this was last asked is if the
        others play by the blueprint than if they are strangers, who make any move with this
        probability and say nothing between the lines."""
        game = self._seen(view)
        self._workspace(game.rules)
        first, self._judged = self._judged, self._history.count
        found, self._shown = self._shown, 0.0
        if first < self._judged:
            found += log(self.hands.likelihood(self._position(game, view), first))
        return found - (self._judged - first) * log(stranger)

    def why(self) -> Reason | None:
        """How often the move led to a perfect game, and the next best; without a choice, what
        the blueprint says."""
        decision = self._decision
        other = None if decision is None else decision.next_best
        if self._chosen is None or decision is None or other is None:
            return super().why()
        values: dict[str, object] = {
            "perfect": decision.perfect[decision.action],
            "worlds": decision.worlds,
            "next": decision.perfect[other],
        }
        game = self._chosen.game
        cards: tuple[CardId, ...] = ()
        place = chosen_place(game, decision.action)
        if place >= 0 and not game.row[PENDING]:
            cards = held_cards(game, self._seat, 1 << place)
        return Reason("bot-why-search", values, cards)

    def _open(self, view: View) -> RulesetNumbers:
        if not self._memory:
            self._kernels = self._blueprint_for(view.ruleset.players).kernels
        return super()._open(view)

    def _position(self, game: RowGame, view: View) -> Position:
        row = game.row
        first = HANDS + self._seat * game.rules.ruleset.hand_size
        held = tuple(row[first + place] for place in range(row[SIZES + self._seat]))
        moves = len(view.hints) + len(view.discards) + sum(view.heights)
        key = (stream(self._seed, SEARCH_STREAM) + _WORLDS_APART * moves) % (1 << 62)
        seen = np.frombuffer(game.buffer, np.int8).copy()
        for place, tile in enumerate(_tile_order(view)):
            seen[TILES + place] = tile
        return Position(seen, np.array(self._memory), self._seat, held, key)

    def _read(self, before: RowGame, action: int, touched: int, viewer: int) -> None:
        """Moves of others are remembered, to be explained; with 2 players what a move tells is
        what the other makes of it, one's own included."""
        row, rules = before.row, before.rules
        mover = row[TURN]
        self._workspace(rules)
        if mover == self._seat:
            self._count_deviation(before, action)
            place = action - rules.numbers[HAND_SIZE] * (action >= rules.numbers[HAND_SIZE])
            if action < rules.numbers[AT_HINTS]:
                slot = mover * rules.ruleset.hand_size + place
                number = row[HANDS + slot]
                self._judge_shown(before, slot)
                self._history.reveal(number, row[KINDS + number])
                self.hands.reveal(number, row[KINDS + number])
        elif not row[PENDING]:
            self._history.add(np.frombuffer(before.buffer, np.int8), self._memory, action)
        if rules.ruleset.players == 2:
            viewer = 1 - mover
        super()._read(before, action, touched, viewer)

    def _judge_shown(self, before: RowGame, slot: int) -> None:
        """An own card was shown: was it what conventions said, and how much did they say?"""
        number = before.row[HANDS + slot]
        literal = before.words[KNOWLEDGE + slot] & before.rules.numbers[EVERY_KIND]
        believed = literal & self._memory[number]
        if believed >> before.row[KINDS + number] & 1:
            self._shown += log(literal.bit_count() / believed.bit_count())
        else:
            self._shown += log(max(self._budget.tolerance, 1e-9))

    def _count_deviation(self, before: RowGame, action: int) -> None:
        """Was this own move one that the others cannot explain by the blueprint?"""
        row, rules = before.row, before.rules.numbers
        if self._all_think and not row[PENDING]:
            scratch, memory = [0] * len(self._scratch), self._memory
            meant = self._kernels.choose(row, before.words, rules, scratch, memory, 0)
            self._deviations += plain_action(rules, meant) != action

    def _workspace(self, rules: RulesetNumbers) -> Workspace:
        if self._space is None:
            self._space = Workspace(rules, self._blueprint_for(rules.ruleset.players))
            self._history = History(rules.row_bytes)
            others = rules.ruleset.players - 1
            self.hands = Range(
                self._space,
                self._history,
                most_misses=self._budget.deviations * others if self._all_think else self._slips,
                tolerance=self._budget.tolerance,
                most_listed=self._budget.most_listed,
            )
        return self._space

    def _true_as_read(self, game: RowGame, actions: list[int], masks: list[int]) -> list[int]:
        """The blueprint's move, and those by which nobody would be misled."""
        blueprint, *others = actions
        is_true = self._workspace(game.rules).program.is_true_as_read
        true = (each for each in others if is_true(*self.reading_arguments(game, each, masks)))
        return [blueprint, *true]

    def reading_arguments(self, game: RowGame, action: int, masks: list[int]) -> tuple[Any, ...]:
        """Those of ``rollouts.is_true_as_read``; ``masks`` has what each own card may be."""
        space, rules = self._workspace(game.rules), game.rules.numbers
        row = np.frombuffer(game.buffer, np.int8).copy()
        space.memories[: len(self._memory)] = self._memory
        mask = masks[action % rules[HAND_SIZE]] if action < rules[AT_HINTS] else 0
        words = row.view(np.int64)
        return row, words, space.rules, space.scratch, space.memories, action, mask, space.bot


def _tile_order(view: View) -> list[int]:
    """The tiles that were turned, then the others (R-44), which are hidden."""
    if not view.ruleset.options.five_flamboyants:
        return []
    turned = [list(Tile).index(tile) + 1 for tile in view.tiles]
    return turned + [number for number in range(1, len(Tile) + 1) if number not in turned]
