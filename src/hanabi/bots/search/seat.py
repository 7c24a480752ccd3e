"""A bot that thinks ahead, at a table."""

import numpy as np

from hanabi.bots.bot import Reason
from hanabi.bots.hat_plus.search import list_candidates
from hanabi.bots.kernels.knowledge import find_own, find_public
from hanabi.bots.kernels.reasons import Choice, chosen_place, held_cards
from hanabi.bots.kernels.scratch import CANDIDATE, CANDIDATES, MEMORY_STYLE, OWN_MASK, STYLE
from hanabi.bots.kernels.seat import KernelBot
from hanabi.bots.search.blueprint import Blueprint, Workspace
from hanabi.bots.search.budget import Budget
from hanabi.bots.search.deciding import Decision, Trial, decide
from hanabi.bots.search.history import History
from hanabi.bots.search.range import Range
from hanabi.fast.engine.deduction import PLAYABLE, find_status
from hanabi.fast.engine.layout import HANDS, KINDS, PENDING, SIZES, TILES, TURN
from hanabi.fast.engine.portable import stream
from hanabi.fast.engine.ruleset_numbers import (
    AT_ANNOUNCE,
    AT_HINTS,
    AT_REWARD_HINTS,
    HAND_SIZE,
    RulesetNumbers,
)
from hanabi.fast.moves import move_of
from hanabi.fast.single import RowGame
from hanabi.game import Move
from hanabi.rules import CardId, Seat, Tile
from hanabi.view import View

SEARCH_STREAM = 10
_WORLDS_APART = 1_000_003
"""More than are tried out for one move."""


class SearchBot(KernelBot):
    """Plays one seat by a blueprint, and deviates from it where trying out says so.

    The others are taken to play by the blueprint; ``tolerance`` above 0 takes it that each of
    their moves may be another, see ``Range``.
    """

    def __init__(
        self,
        seat: Seat,
        seed: int,
        blueprint: Blueprint,
        budget: Budget,
        *,
        tolerance: float = 0.0,
        is_code: bool = False,
    ) -> None:
        super().__init__(seat, blueprint.kernels, seed)
        self._blueprint, self._budget, self._seed = blueprint, budget, seed
        self._tolerance, self._is_code = tolerance, is_code
        self._space: Workspace | None = None
        self._decision: Decision | None = None
        self.decisions: list[Decision] = []
        """What was found out, turn by turn."""

    def choose(self, view: View) -> Move:
        """The best move that was found."""
        game = self._seen(view)
        rules, row = game.rules.numbers, game.row
        blueprint = self._kernels.choose(row, game.words, rules, self._scratch, self._memory, 0)
        actions = self._candidates(game, blueprint)
        self._decision, action = None, blueprint
        if len(actions) > 1:
            trial = self._trial(game, view)
            self._decision = decide(trial, self.hands, actions, self._budget)
            self.decisions.append(self._decision)
            action = self._decision.action
        self._chosen = Choice(game, list(self._memory), action)
        return move_of(game, action)

    def recall(self, view: View) -> None:
        """The range goes on from what it was at each choice."""
        self.trial(view)

    def trial(self, view: View) -> Trial:
        """What is needed to try moves out in this position."""
        return self._trial(self._seen(view), view)

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

    def _trial(self, game: RowGame, view: View) -> Trial:
        space, row = self._workspace(game.rules), game.row
        first = HANDS + self._seat * game.rules.ruleset.hand_size
        held = tuple(row[first + place] for place in range(row[SIZES + self._seat]))
        moves = len(view.hints) + len(view.discards) + sum(view.heights)
        key = (stream(self._seed, SEARCH_STREAM) + _WORLDS_APART * moves) % (1 << 62)
        position, memory = np.frombuffer(game.buffer, np.int8).copy(), np.array(self._memory)
        for place, tile in enumerate(_tile_order(view)):
            position[TILES + place] = tile
        self.hands.find(position, memory, self._seat, held, key)
        return Trial(space, position, memory, held=held, hands=self.hands, key=key)

    def _read(self, before: RowGame, action: int, touched: int, viewer: int) -> None:
        """Moves of others are remembered, to be explained; with 2 players what a move tells is
        what the other makes of it, one's own included."""
        row, rules = before.row, before.rules
        mover = row[TURN]
        self._workspace(rules)
        if mover == self._seat:
            place = action - rules.numbers[HAND_SIZE] * (action >= rules.numbers[HAND_SIZE])
            if action < rules.numbers[AT_HINTS]:
                first = HANDS + mover * rules.ruleset.hand_size
                number = row[first + place]
                self._history.reveal(number, row[KINDS + number])
                self.hands.reveal(number, row[KINDS + number])
        elif not row[PENDING]:
            self._history.add(np.frombuffer(before.buffer, np.int8), self._memory, action)
        if rules.ruleset.players == 2:
            viewer = 1 - mover
        super()._read(before, action, touched, viewer)

    def _workspace(self, rules: RulesetNumbers) -> Workspace:
        if self._space is None:
            self._space = Workspace(rules, self._blueprint)
            self._history = History(rules.row_bytes)
            self.hands = Range(
                self._space, self._history, self._tolerance, self._budget.most_listed
            )
        return self._space

    def _candidates(self, game: RowGame, blueprint: int) -> list[int]:
        """The blueprint's move first, then those that are worth trying."""
        row, rules, scratch = game.row, game.rules.numbers, self._scratch
        legal = game.legal_actions()
        if row[PENDING]:
            return [blueprint, *(action for action in legal if action != blueprint)]
        scratch[STYLE] = self._memory[MEMORY_STYLE]
        find_status(row, rules, scratch)
        find_public(row, game.words, rules, scratch, self._memory, 0)
        find_own(row, rules, scratch, self._seat)
        if self._is_code and game.rules.ruleset.players > 2:
            list_candidates(row, rules, scratch, blueprint, True)
            return [scratch[CANDIDATE + number] for number in range(scratch[CANDIDATES])]
        found = [blueprint]
        for action in legal:
            if action == blueprint or rules[AT_ANNOUNCE] <= action < rules[AT_REWARD_HINTS]:
                continue
            if rules[HAND_SIZE] <= action < rules[AT_HINTS]:
                mask = scratch[OWN_MASK + action - rules[HAND_SIZE]]
                if not mask & scratch[PLAYABLE]:
                    continue
            found.append(action)
        return found


def _tile_order(view: View) -> list[int]:
    """The tiles that were turned, then the others (R-44), which are hidden."""
    if not view.ruleset.options.five_flamboyants:
        return []
    turned = [list(Tile).index(tile) + 1 for tile in view.tiles]
    return turned + [number for number in range(1, len(Tile) + 1) if number not in turned]
