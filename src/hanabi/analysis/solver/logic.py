"""The same question for a solver of logic: is there a game with so many cards on the fireworks?

Every turn from now on has its variables: what is done, with which card, what is drawn, how high
the fireworks are, how many tokens there are. A model is a game; without a model there is no game.
Reward tiles and the expert variant (R-30, R-44) are not written in this way. Nor is it that after
the last play of a model somebody may have nothing left but a fatal mistake, which takes hands
without cards: whoever asks plays a model to its end before believing it.
"""

from collections.abc import Sequence
from time import process_time
from typing import Literal

from hanabi.analysis.solver.open_cards import OpenCard, OpenPosition
from hanabi.game import Discard, Move, Play

CONFLICTS_AT_ONCE = 2_000
HINT = None
"""In a line: any hint. With open cards all are the same."""

Line = list[Move | None]


def can_express(position: OpenPosition) -> bool:
    return not position.has_tiles and not position.is_expert


def find_game(position: OpenPosition, cards: int, deadline: float) -> Line | Literal[False] | None:
    """A line of moves with at least so many cards on fireworks; ``False`` if there is none;
    ``None`` if the time (``process_time``) was over before."""
    from pysat.solvers import Glucose4

    formula = _Formula(position, cards)
    with Glucose4(bootstrap_with=formula.clauses) as solver:
        while True:
            solver.conf_budget(CONFLICTS_AT_ONCE)
            answer = solver.solve_limited()
            if answer is not None:
                return formula.line(set(solver.get_model())) if answer else False
            if process_time() >= deadline:
                return None


class _Formula:
    """The clauses, and how a model is read."""

    def __init__(self, position: OpenPosition, cards: int) -> None:
        self.clauses: list[list[int]] = []
        self._last = 0
        self._position = position
        held = [card for hand in position.hands for card in hand]
        self._cards: list[OpenCard] = [*held, *position.deck]
        self._first_drawn = len(held)
        self._turns = _longest(position, cards)
        self._play, self._discard, self._throw, self._hint, self._stop = (
            self._variables(self._turns) for _ in range(5)
        )
        self._announce = self._variables(self._turns if position.is_timed else 0)
        self._used: list[dict[int, int]] = []
        """By turn: card to variable."""
        self._write_choices()
        self._write_draws()
        self._write_cards_go_once()
        heights = self._write_fireworks()
        self._write_tokens()
        self._write_mistakes()
        self._write_goal(heights, cards)

    def line(self, model: set[int]) -> Line:
        """The moves of a model, up to its end."""
        moves: Line = []
        for turn in range(self._turns):
            if self._stop[turn] in model:
                break
            if self._hint[turn] in model:
                moves.append(HINT)
                continue
            card = next(card for card, name in self._used[turn].items() if name in model)
            number = self._cards[card].card_id
            if self._discard[turn] in model:
                moves.append(Discard(number))
            elif self._announce and self._announce[turn] in model:
                moves.append(Play(number, self._cards[card].name))
            else:
                moves.append(Play(number))
        return moves

    def _variables(self, count: int) -> list[int]:
        first = self._last + 1
        self._last += count
        return list(range(first, self._last + 1))

    def _add(self, *literals: int) -> None:
        self.clauses.append(list(literals))

    def _at_most_one(self, literals: Sequence[int]) -> None:
        """With a helper for each: "one of those up to here is true"."""
        before = 0
        for literal in literals:
            (met,) = self._variables(1)
            self._add(-literal, met)
            if before:
                self._add(-before, met)
                self._add(-before, -literal)
            before = met

    def _seat(self, turn: int) -> int:
        return (self._position.turn + turn) % self._position.players

    def _write_choices(self) -> None:
        """Each turn is one of: play, discard, throw away by a mistake, hint, or the end."""
        position = self._position
        owners = [seat for seat, hand in enumerate(position.hands) for _ in hand]
        for turn in range(self._turns):
            kinds = (self._play, self._discard, self._throw, self._hint, self._stop)
            choices = [names[turn] for names in kinds]
            self._add(*choices)
            for place, one in enumerate(choices):
                for other in choices[place + 1 :]:
                    self._add(-one, -other)
            if turn:
                self._add(-self._stop[turn - 1], self._stop[turn])
            possible = [
                card
                for card in range(len(self._cards))
                if card >= self._first_drawn or owners[card] == self._seat(turn)
            ]
            used = dict(zip(possible, self._variables(len(possible)), strict=True))
            self._used.append(used)
            self._at_most_one(list(used.values()))
            for name in used.values():
                self._add(-name, -self._hint[turn])
                self._add(-name, -self._stop[turn])
            for names in (self._play, self._discard, self._throw):
                self._add(-names[turn], *used.values())

    def _write_draws(self) -> None:
        """Whoever uses a card draws one; who drew a card may use it later; the end of the deck
        leaves each player one turn (R-14)."""
        position, deck = self._position, len(self._position.deck)
        if not deck:
            # A position without a deck is in its last round.
            for turn in range(position.turns_left or 0, self._turns):
                self._add(self._stop[turn])
            return
        drawn = [self._variables(deck) for _ in range(self._turns + 1)]
        owner = [self._variables(deck) for _ in range(position.players)]
        for name in drawn[0]:
            self._add(-name)
        for card in range(deck):
            self._at_most_one([owner[seat][card] for seat in range(position.players)])
        for turn in range(self._turns):
            idle = (self._hint[turn], self._stop[turn])
            for card in range(deck):
                now, then = drawn[turn][card], drawn[turn + 1][card]
                self._add(-now, then)
                if card:
                    self._add(-then, drawn[turn][card - 1])
                    self._add(*idle, -drawn[turn][card - 1], then)
                else:
                    self._add(*idle, then)
                for name in idle:
                    self._add(-name, now, -then)
                self._add(now, -then, owner[self._seat(turn)][card])
                name = self._used[turn][self._first_drawn + card]
                self._add(-name, now)
                self._add(-name, owner[self._seat(turn)][card])
            if turn >= position.players:
                self._add(-drawn[turn - position.players][-1], self._stop[turn])

    def _write_cards_go_once(self) -> None:
        for card in range(len(self._cards)):
            self._at_most_one([used[card] for used in self._used if card in used])

    def _write_fireworks(self) -> list[list[int]]:
        """By suit: the variables "at least so high" at the end."""
        position, ranks = self._position, self._position.ranks
        heights = [
            [self._variables(ranks) for _ in position.heights] for _ in range(self._turns + 1)
        ]
        for suit, height in enumerate(position.heights):
            for level in range(ranks):
                name = heights[0][suit][level]
                self._add(name if level < height else -name)
        for turn in range(self._turns):
            copies: dict[tuple[int, int], list[int]] = {}
            for card, name in self._used[turn].items():
                suit, level = self._cards[card].suit, self._cards[card].level
                copies.setdefault((suit, level), []).append(name)
                before, after = heights[turn][suit], heights[turn + 1][suit]
                self._add(-name, -self._play[turn], after[level])
                self._add(-name, -self._play[turn], -before[level])
                if level:
                    self._add(-name, -self._play[turn], before[level - 1])
                # Nobody throws away what fits: it would go up.
                unfit = [before[level], -before[level - 1]] if level else [before[level]]
                self._add(-name, -self._throw[turn], *unfit)
            for suit in range(len(position.heights)):
                for level in range(ranks):
                    now, then = heights[turn][suit][level], heights[turn + 1][suit][level]
                    self._add(-now, then)
                    self._add(now, -then, self._play[turn])
                    self._add(now, -then, *copies.get((suit, level), []))
        return heights[-1]

    def _write_tokens(self) -> None:
        """R-06, R-08, R-11, R-31."""
        position, most = self._position, self._position.most_tokens
        tokens = [self._variables(most) for _ in range(self._turns + 1)]
        for number, name in enumerate(tokens[0], start=1):
            self._add(name if number <= position.tokens else -name)
        for turn in range(self._turns):
            (completes,) = self._variables(1)
            last = [
                name
                for card, name in self._used[turn].items()
                if self._cards[card].level == position.ranks - 1
            ]
            for name in last:
                self._add(-name, -self._play[turn], completes)
            self._add(-completes, *last)
            self._add(-completes, self._play[turn])
            self._add(-self._hint[turn], tokens[turn][0])
            self._add(-self._discard[turn], -tokens[turn][-1])
            changes = [
                ([self._hint[turn]], -1),
                ([self._discard[turn]], 1),
                ([self._play[turn], -completes], 0),
                ([completes], 1),
                ([self._throw[turn]], 0),
                ([self._stop[turn]], 0),
            ]
            if position.is_timed:
                # A token too many may forbid a discard: one need not announce.
                says = self._announce[turn]
                self._add(-says, self._play[turn])
                changes[2:4] = [
                    ([self._play[turn], -completes, -says], 0),
                    ([self._play[turn], -completes, says], 1),
                    ([completes, -says], 1),
                    ([completes, says], 2),
                ]
            for when, change in changes:
                self._write_change(tokens[turn], tokens[turn + 1], when, change)

    def _write_change(self, now: list[int], then: list[int], when: list[int], change: int) -> None:
        """Where all of ``when`` holds, there are so many more, but never more than all."""
        unless = [-name for name in when]
        for place, name in enumerate(then):
            before = place - change
            if before < 0:
                self._add(*unless, name)
            elif before >= len(now):
                self._add(*unless, -name)
            else:
                self._add(*unless, -name, now[before])
                self._add(*unless, name, -now[before])

    def _write_mistakes(self) -> None:
        """No more than the game bears."""
        allowed = self._position.mistakes_left
        if allowed == 0:
            for name in self._throw:
                self._add(-name)
            return
        made = [self._variables(allowed) for _ in range(self._turns + 1)]
        for turn, name in enumerate(self._throw):
            for number in range(allowed):
                self._add(-made[turn][number], made[turn + 1][number])
                before = [-made[turn][number - 1]] if number else []
                self._add(-name, *before, made[turn + 1][number])
            self._add(-name, -made[turn][-1])

    def _write_goal(self, heights: list[list[int]], cards: int) -> None:
        names = [name for suit in heights for name in suit]
        if cards >= len(names):
            for name in names:
                self._add(name)
            return
        from pysat.card import CardEnc, EncType

        counted = CardEnc.atleast(
            lits=names, bound=cards, top_id=self._last, encoding=EncType.seqcounter
        )
        self.clauses.extend(counted.clauses)
        self._last = max(self._last, counted.nv)


def _longest(position: OpenPosition, cards: int) -> int:
    """More turns than a game with so many cards on fireworks can still have."""
    if not position.deck:
        return position.turns_left or 0
    uses = len(position.deck) + position.players
    plays = cards - position.cards_placed
    hints = position.tokens + (uses - plays) + len(position.heights)
    if position.is_timed:
        hints += plays
    return uses + hints
