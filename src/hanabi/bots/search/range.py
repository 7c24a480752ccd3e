"""The hands that a seat may hold, given everything that happened.

While there are few, all are listed, each with the number of ways in which the hidden copies can
make it, and the list is kept from move to move. Where there are too many some are drawn, each with
the weight that makes the drawn ones stand for all. Of each hand it is counted how many moves of
others it does not explain: moves that the blueprint would not have made had the seat held it. As
long as all play by the blueprint, the hand that is really held explains them all; where all think
ahead, all but so many as the others may deviate.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.search.blueprint import Bytes, Words, Workspace
from hanabi.bots.search.history import History

DRAWS = 8
"""So often hands are drawn, at most, until there are enough that explain every move."""
LIKELIHOOD_HANDS = 64
"""In so many the others' moves are asked for to say how likely they are."""


class Position(NamedTuple):
    """What a seat sees, and what it brings along."""

    row: Bytes
    memory: Words
    """What all know."""
    seat: int
    held: tuple[int, ...]
    """The draw numbers of its cards, oldest first."""
    key: int
    """Where its chance comes from."""


class Range:
    """The range of one seat.

    ``most_misses`` is how many moves of the others, at most, the blueprint would not have made: 0
    in the company of those who never deviate from it. Each makes a hand less likely, by
    ``tolerance``.
    """

    def __init__(
        self,
        space: Workspace,
        history: History,
        *,
        most_misses: int,
        tolerance: float,
        most_listed: int,
    ) -> None:
        self._space, self._history, self._tolerance = space, history, tolerance
        self._most_listed = most_listed
        self._most = most_misses
        self._held: tuple[int, ...] = ()
        self._explained = 0
        self.hands: Bytes = np.zeros((0, space.hand_size), np.int8)
        self.misses: Bytes = np.zeros(0, np.int8)
        self.weights: NDArray[np.float64] = np.zeros(0)
        """How likely each hand is; they sum up to 1."""
        self.is_exact = False
        """Are all hands listed?"""

    def reveal(self, number: int, kind: int) -> None:
        """The card of this draw number left the hand, and was this."""
        if self.is_exact and number in self._held:
            place = self._held.index(number)
            is_it = self.hands[:, place] == kind
            self.hands = np.delete(self.hands[is_it], place, axis=1)
            self.misses = self.misses[is_it]
            self._held = tuple(other for other in self._held if other != number)
            self.is_exact = bool(is_it.any())

    def find(self, position: Position) -> None:
        """The hands that are possible now."""
        held = position.held
        self._look(position)
        if not (self.is_exact and self._held == held[: len(self._held)]):
            self._held, self._explained = (), 0
            self.hands = np.zeros((1, 0), np.int8)
            self.misses = np.zeros(1, np.int8)
        if self._list(held):
            self._explain(held)
            self.weights = self._ways()
        else:
            self._draw(held, position.key)
        self._weigh()

    def likelihood(self, position: Position, first: int) -> float:
        """How likely the others make the moves from this one on, where each that the blueprint does
        not make is as likely as the tolerance says."""
        self._look(position)
        hands, weights = self._drawn(position.held, position.key, LIKELIHOOD_HANDS)
        misses = np.zeros(len(hands), np.int8)
        self._count_misses(position.held, hands, misses, first)
        if not len(hands):
            return self._tolerance
        return float((weights * self._tolerance**misses).sum() / weights.sum())

    def _look(self, position: Position) -> None:
        """What is hidden from the seat, and what each of its cards may be."""
        space, row, seat = self._space, position.row, position.seat
        space.program.count_hidden(row, space.rules, seat, space.hidden)
        space.memories[: len(position.memory)] = position.memory
        words = row.view(np.int64)
        space.program.find_own_masks(
            row, words, space.rules, space.scratch, space.memories, seat, space.masks
        )

    def _list(self, held: tuple[int, ...]) -> bool:
        """Add what new cards may be, and leave what the masks allow; False if that is too many."""
        masks = self._space.masks.tolist()
        count = float(len(self.hands))
        for place in range(len(self._held), len(held)):
            count *= int(masks[place]).bit_count()
        self.is_exact = count <= 4 * self._most_listed
        if not self.is_exact:
            return False
        hands = self.hands
        for place in range(len(held)):
            if place < len(self._held):
                is_possible = (masks[place] >> hands[:, place].astype(np.int64)) & 1 != 0
                hands, self.misses = hands[is_possible], self.misses[is_possible]
            else:
                kinds = [kind for kind in range(self._space.kinds) if masks[place] >> kind & 1]
                column = np.tile(np.array(kinds, np.int8), len(hands))[:, None]
                hands = np.concatenate([np.repeat(hands, len(kinds), axis=0), column], axis=1)
                self.misses = np.repeat(self.misses, len(kinds))
        self.hands, self._held = hands, held
        is_possible = self._ways() > 0
        self.hands, self.misses = self.hands[is_possible], self.misses[is_possible]
        self.is_exact = 0 < len(self.hands) <= self._most_listed
        return self.is_exact

    def _ways(self) -> NDArray[np.float64]:
        """In how many ways the hidden copies make each listed hand."""
        ways = np.ones(len(self.hands))
        for place in range(self.hands.shape[1]):
            left = self._space.hidden[self.hands[:, place].astype(np.int64)]
            for other in range(place):
                left = left - (self.hands[:, other] == self.hands[:, place])
            ways *= np.maximum(left, 0)
        return ways

    def _explain(self, held: tuple[int, ...]) -> None:
        """Ask all listed hands about what happened since the last time."""
        whole = np.zeros((len(self.hands), self._space.hand_size), np.int8)
        whole[:, : len(held)] = self.hands
        self._count_misses(held, whole, self.misses, self._explained)
        self._explained = self._history.count
        is_left = self.misses <= self._most
        if is_left.any():
            self.hands, self.misses = self.hands[is_left], self.misses[is_left]

    def _draw(self, held: tuple[int, ...], key: int) -> None:
        """Draw some hands, from the start of the game."""
        found: list[tuple[Bytes, Bytes, NDArray[np.float64]]] = []
        at_once = max(self._most_listed // 20, 20)
        enough = at_once // 8
        for number in range(DRAWS):
            hands, weights = self._drawn(held, key + number, at_once)
            misses = np.zeros(len(hands), np.int8)
            self._count_misses(held, hands, misses, 0)
            is_left = misses <= self._most
            if number == DRAWS - 1 and not any(len(part[0]) for part in found):
                is_left[:] = True  # nothing explains what happened: then anything may be
            found.append((hands[is_left][:, : len(held)], misses[is_left], weights[is_left]))
            enough -= int((misses == 0).sum())
            if enough <= 0:
                break
        self.hands, self.misses, self.weights = (
            np.concatenate([part[place] for part in found]) for place in range(3)
        )
        self._held, self._explained = held, self._history.count

    def _drawn(
        self, held: tuple[int, ...], key: int, count: int
    ) -> tuple[Bytes, NDArray[np.float64]]:
        """Hands as the masks allow, with their weights; fewer than so many if some led nowhere."""
        space = self._space
        hands = np.zeros((count, space.hand_size), np.int8)
        weights = np.zeros(count, np.float32)
        space.program.draw_hands(space.masks, len(held), space.hidden, key, hands, weights, count)
        return hands[weights > 0], weights[weights > 0].astype(float)

    def _count_misses(self, held: tuple[int, ...], hands: Bytes, misses: Bytes, first: int) -> None:
        space, history = self._space, self._history
        numbers = np.full(space.hand_size, -1, np.int64)
        numbers[: len(held)] = held
        space.program.explain_moves(
            history.rows,
            history.rows.view(np.int64),
            space.rules,
            space.scratch,
            history.memories,
            history.actions,
            first,
            history.count,
            numbers,
            hands,
            len(misses),
            misses,
            self._most,
            space.bot,
        )

    def _weigh(self) -> None:
        least = int(self.misses.min()) if len(self.misses) else 0
        self.weights = self.weights * max(self._tolerance, 1e-9) ** (self.misses - least)
        self.weights /= self.weights.sum()
