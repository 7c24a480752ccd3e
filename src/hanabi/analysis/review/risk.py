"""What a move puts at stake, by what its mover could know (R-51).

The stake is the ceiling: the highest score for all that lies open. A move's expected loss is by
how much the ceiling falls, over all arrangements of the cards that the mover does not see.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import assert_never

from hanabi.analysis.odds import Odds, hand_odds, share
from hanabi.analysis.review.standing import capped, ceiling_of, public_status
from hanabi.game import (
    Arrange,
    Discard,
    GameState,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
    apply,
    legal_moves,
)
from hanabi.rules import Card, CardId, ColorHint, RankHint, Seat, Suit
from hanabi.rules.arrays import kind_of
from hanabi.view.status import suit_status


@dataclass(frozen=True)
class CardOdds:
    """What its holder could know of a card that was played or discarded."""

    kinds: tuple[tuple[Card, Fraction], ...]
    """What it could be, and how likely."""
    fits: Fraction
    useless: Fraction
    indispensable: Fraction
    fitting: tuple[Card, ...]
    """Those of the kinds that could be played then."""
    last_copies: tuple[Card, ...]
    """Those that must not be lost."""


class KnownRisk:
    """The risks of a seat's moves in one position: to itself, or as far as a viewer knows what
    that seat knows."""

    def __init__(self, state: GameState, viewer: Seat | None = None) -> None:
        self._state = state
        self._rules = state.ruleset
        self._status = public_status(state)
        self._ceiling = ceiling_of(state, self._status)
        self._odds: Mapping[CardId, Odds] = hand_odds(state, state.turn, viewer)
        self._discarded = [0] * len(self._rules.cards)
        for gone in state.discards:
            self._discarded[kind_of(self._rules, state.card(gone))] += 1

    def card(self, card_id: CardId) -> CardOdds:
        """What is known of one of the seat's cards."""
        odds, status = self._odds[card_id], self._status
        return CardOdds(
            kinds=tuple((self._rules.cards[kind], odds[kind]) for kind in sorted(odds)),
            fits=share(odds, status.playable),
            useless=share(odds, status.useless),
            indispensable=share(odds, status.indispensable),
            fitting=self._cards(odds, status.playable),
            last_copies=self._cards(odds, status.indispensable),
        )

    def risk(self, move: Move) -> Fraction:
        """How likely the move does harm at once: a play that does not fit, a discard of a last
        copy."""
        match move:
            case Play(card=card_id, announced=announced):
                return 1 - self._chance_to_fit(card_id, announced)
            case Discard(card=card_id):
                return share(self._odds[card_id], self._status.indispensable)
            case _:
                return Fraction(0)

    def loss(self, move: Move) -> Fraction:
        """By how much the ceiling falls, in the mean of all arrangements."""
        match move:
            case Play(card=card_id, announced=announced):
                return self._mean(card_id, lambda kind: self._after_play(kind, announced))
            case Discard(card=card_id):
                return self._mean(card_id, lambda kind: self._after_loss(kind, mistake=False))
            case ColorHint() | RankHint():
                return self._loss_of_hint()
            case RewardHint() | Arrange():
                return Fraction(0)
            case RewardReturn() | RewardAdd() | RewardDecline():
                after = apply(self._state, move).state  # all may see what comes of it
                return Fraction(self._ceiling - ceiling_of(after, public_status(after)))
            case _:
                assert_never(move)

    def safest(self, made: Move) -> tuple[Fraction, Move | None]:
        """The least that another move could cost; None stands for any hint. Compared are plays
        that fit for certain, discards, and hints, but hints not with a discard: tokens must come
        from somewhere."""
        state = self._state
        if state.pending is not None:
            # Which hints a tile allows is not for all to see; they cost nothing.
            choices = [m for m in legal_moves(state) if not isinstance(m, RewardHint)]
            losses = [(self.loss(move), move) for move in choices]
            return min(losses, key=lambda each: each[0], default=(Fraction(0), None))
        hand, found = state.hands[state.turn], list[tuple[Fraction, Move | None]]()
        # Of equals the first: a play, then a discard, then a hint.
        plays = [(self.loss(Play(card_id)), Play(card_id)) for card_id in hand]
        found += [each for each in plays if not self.risk(each[1])]
        if state.hint_tokens < self._rules.max_hint_tokens:
            found += [(self.loss(Discard(card_id)), Discard(card_id)) for card_id in hand]
        # Each card shows a value, so a teammate with cards can be told one.
        others = [held for seat, held in enumerate(state.hands) if seat != state.turn]
        can_hint = state.hint_tokens and (any(others) or self._rules.options.empty_hints)
        if can_hint and not isinstance(made, Discard):
            found.append((self._loss_of_hint(), None))
        return min(found or plays, key=lambda each: each[0])

    def _loss_of_hint(self) -> Fraction:
        state = self._state
        turns_left = state.turns_left and state.turns_left - 1
        highest = self._status.highest_score
        after = capped(self._rules, highest, state.points, len(state.deck), turns_left)
        return Fraction(self._ceiling - after)

    def _cards(self, odds: Odds, kinds: int) -> tuple[Card, ...]:
        return tuple(self._rules.cards[kind] for kind in sorted(odds) if kinds >> kind & 1)

    def _chance_to_fit(self, card_id: CardId, announced: Suit | None) -> Fraction:
        odds = self._odds[card_id]
        return sum(
            (chance for kind, chance in odds.items() if self._fits(kind, announced)), Fraction(0)
        )

    def _fits(self, kind: int, announced: Suit | None) -> bool:
        """R-31: an announced suit must be the right one."""
        is_right = announced in (None, self._rules.cards[kind].suit)
        return is_right and bool(self._status.playable >> kind & 1)

    def _mean(self, card_id: CardId, ceiling_after: Callable[[int], int]) -> Fraction:
        odds = self._odds[card_id]
        return self._ceiling - sum(
            (chance * ceiling_after(kind) for kind, chance in odds.items()), Fraction(0)
        )

    def _after_play(self, kind: int, announced: Suit | None) -> int:
        if not self._fits(kind, announced):
            return self._after_loss(kind, mistake=True)
        return self._in_time(self._status.highest_score, self._state.points + 1)

    def _after_loss(self, kind: int, *, mistake: bool) -> int:
        """The ceiling once a card of this kind is among the discards."""
        state, rules = self._state, self._rules
        if mistake and state.mistakes + 1 >= rules.max_mistakes:
            return 0
        if rules.options.expert and self._status.indispensable >> kind & 1:
            return 0
        place = rules.place_of(rules.cards[kind].suit)
        discarded = self._discarded.copy()
        discarded[kind] += 1
        reach = suit_status(rules.arrays, place, state.heights[place], discarded).reachable
        highest = self._status.highest_score - self._status.reachable[place] + reach
        return self._in_time(highest, state.points)

    def _in_time(self, highest: int, points: int) -> int:
        """After a turn that draws, or one of the last."""
        state = self._state
        turns_left = state.turns_left and state.turns_left - 1
        return capped(self._rules, highest, points, max(0, len(state.deck) - 1), turns_left)
