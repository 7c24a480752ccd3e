"""A second opinion on deals that cannot be won: the game without tokens, as a formula.

Hints cost nothing, so anybody can wait and only uses of cards count: each is a play or not, and
draws the next card; after the last draw everybody has one more, in the order of seats (R-14). Every
game is also a game of this kind. With ``own_hands`` false all hands are one, as in ``one_hand``,
which searches where this asks a solver of logic; neither shares code or argument with ``proofs``.
"""

from collections.abc import Sequence

from hanabi.analysis.solver.open_cards import OpenCard, OpenPosition


def can_be_complete(position: OpenPosition, *, own_hands: bool) -> bool:
    """May every firework be completed if hints cost nothing? Not for reward tiles or experts, nor
    for the last round."""
    from pysat.solvers import Cadical153

    with Cadical153(bootstrap_with=_FreeHints(position, own_hands=own_hands).clauses) as solver:
        return bool(solver.solve())


class _FreeHints:
    def __init__(self, position: OpenPosition, *, own_hands: bool) -> None:
        self.clauses: list[list[int]] = []
        self._last = 0
        self._ranks = position.ranks
        self._deck = [self._kind(card) for card in position.deck]
        hands = position.hands if own_hands else (sum(position.hands, ()),)
        self._hands = [list(map(self._kind, hand)) for hand in hands]
        self._uses = len(self._deck) + position.players
        kinds = position.most_cards
        self._placed = [self._variables(kinds) for _ in range(self._uses + 1)]
        """After so many uses, by kind: it is on its firework."""
        self._held = [
            [self._variables(kinds) for _ in range(len(self._deck) + 1)] for _ in self._hands
        ]
        """By hand, after so many uses, by kind: a copy is held that will be played."""
        self._acts = [self._variables(len(hands)) for _ in range(self._uses)]
        """By use, by hand."""
        self._write_start(position.heights)
        for use in range(self._uses):
            self._write_play(use)
            self._at_most(1, self._acts[use])
            self.clauses.append(self._acts[use])
        for use, drawn in enumerate(self._deck):
            for hand, cards in enumerate(self._hands):
                self._write_draw(use, drawn, hand, len(cards))
        for use in range(len(self._deck), self._uses):
            for hand, acts in enumerate(self._acts[use]):
                self.clauses.append([-acts, self._acts[use - 1][hand - 1]])
        for placed in self._placed[-1]:
            self.clauses.append([placed])

    def _kind(self, card: OpenCard) -> int:
        return card.suit * self._ranks + card.level

    def _variables(self, count: int) -> list[int]:
        self._last += count
        return list(range(self._last - count + 1, self._last + 1))

    def _at_most(self, bound: int, literals: Sequence[int]) -> None:
        from pysat.card import CardEnc, EncType

        counted = CardEnc.atmost(
            list(literals), bound, top_id=self._last, encoding=EncType.seqcounter
        )
        self.clauses.extend(counted.clauses)
        self._last = max(self._last, counted.nv)

    def _write_start(self, heights: Sequence[int]) -> None:
        for kind, placed in enumerate(self._placed[0]):
            suit, level = divmod(kind, self._ranks)
            self.clauses.append([placed if level < heights[suit] else -placed])
        for cards, held in zip(self._hands, self._held, strict=True):
            self.clauses.extend(
                [-held[0][kind]] for kind in range(len(held[0])) if kind not in cards
            )

    def _write_play(self, use: int) -> None:
        """At most one card goes on a firework: one that fits and that the acting hand holds."""
        before, after = self._placed[use], self._placed[use + 1]
        plays = self._variables(len(before))
        held_at = min(use, len(self._deck))
        for kind, play in enumerate(plays):
            self.clauses += [[-before[kind], after[kind]], [before[kind], -after[kind], play]]
            self.clauses.append([-play, -before[kind]])
            if kind % self._ranks:
                self.clauses.append([-play, before[kind - 1]])
            for hand, acts in enumerate(self._acts[use]):
                self.clauses.append([-play, -acts, self._held[hand][held_at][kind]])
        self._at_most(1, plays)
        # What is still to be placed fits into the uses that are left. (It follows, but only by
        # counting, which formulas are bad at.)
        self._at_most(self._uses - use - 1, [-placed for placed in after])

    def _write_draw(self, use: int, drawn: int, hand: int, size: int) -> None:
        """The hand that acts gives one card and gets the next; no other gets any."""
        before, after = self._held[hand][use], self._held[hand][use + 1]
        acts = self._acts[use][hand]
        for kind, held in enumerate(after):
            self.clauses.append([-held, before[kind], *([acts] if kind == drawn else [])])
            self.clauses.append([-held, -self._placed[use + 1][kind]])
        others = [held for kind, held in enumerate(after) if kind != drawn]
        self._at_most(size, [*others, acts])
