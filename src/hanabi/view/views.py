"""All views of a position: most of what they show is the same, and is made once.

A server tells every move to every seat, so this is where its time goes. From one position to
the next little changes, so ``Views`` goes along with a game and makes anew only what did.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, reduce
from operator import or_
from typing import Any

from hanabi.game import GameState, Move, legal_moves
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Ruleset, Seat
from hanabi.rules.arrays import arrays_of
from hanabi.view.counting import Counting
from hanabi.view.deduction import (
    may_be_tight,
    moments,
    possible_after_returns,
    without_tight_groups,
)
from hanabi.view.hands import HintedHand, Kinds, SeenHand, Sight
from hanabi.view.ids import draw_number, seen_move
from hanabi.view.knowledge import hint_knowledge, take_in
from hanabi.view.status import Status, status_from
from hanabi.view.view import HeldCard, SeenCard, View


def view_of(state: GameState, seat: Seat) -> View:
    """What this seat may see; once the game is over, everything."""
    return Views(state).of(seat)


def spectator_view(state: GameState, *, hands_open: bool = False) -> View:
    """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
    return Views(state).of_spectator(hands_open=hands_open)


class Views:
    """The views of one position, and with ``go_on`` of one after the other."""

    def __init__(self, state: GameState) -> None:
        self._begin(state)

    def _begin(self, state: GameState) -> None:
        self._state = state
        self._every_kind = arrays_of(state.ruleset).every_kind
        self._hinted = hint_knowledge(state)
        self._counting = Counting(state)
        self._held = list(map(self._hand, state.hands))
        self._sights: dict[tuple[Seat | None, bool], list[Sight]] = {}
        self._variants: list[dict[tuple[bool, Kinds], SeenHand]] = [{} for _ in state.hands]
        self._open = tuple([self._open_cards(pile) for pile in _piles(state)])
        self._gone = [0] * len(state.ruleset.cards)
        self._discarded(state.discards)
        for derived in ("_shared", "status"):
            vars(self).pop(derived, None)

    def go_on(self, state: GameState) -> None:
        """To another position; to a later one of the same game, with what is known of it."""
        before = self._state
        if state is before:
            return
        if not _follows(state, before):
            self._begin(state)
            return
        self._state = state
        vars(self).pop("_shared", None)
        new_hints = state.hints[len(before.hints) :]
        for card_id in state.draws[len(before.draws) :]:
            self._hinted[card_id] = self._every_kind
        take_in(self._hinted, state.ruleset, new_hints)
        changed = {given.hint.to for given in new_hints}
        if state.hands is not before.hands:
            pairs = enumerate(zip(state.hands, before.hands, strict=True))
            changed.update([Seat(seat) for seat, (now, then) in pairs if now != then])
        if state.is_over:
            self._sights.clear()  # now they see everything
        for holder in changed:
            self._held[holder] = self._hand(state.hands[holder])
            self._variants[holder].clear()
        is_counted_anew = self._count_on(state, before)
        for sights in self._sights.values():
            for sight in sights:
                if sight.holder in changed or (is_counted_anew and self._may_be_less(sight)):
                    self._look_at(sight)

    def _count_on(self, state: GameState, before: GameState) -> bool:
        if state.discards is before.discards and state.fireworks is before.fireworks:
            return False
        shown: list[CardId] = []
        piles = []
        for pile, seen in zip(_piles(state), self._open, strict=True):
            new = pile[len(seen) :]
            shown += new
            piles.append(seen + self._open_cards(new) if new else seen)
        self._discarded(state.discards[len(self._open[-1]) :])
        self._open = tuple(piles)
        vars(self).pop("status", None)
        self._counting.go_on(state, shown)
        return True

    def _discarded(self, card_ids: tuple[CardId, ...]) -> None:
        for card_id in card_ids:
            self._gone[self._counting.kinds[card_id].bit_length() - 1] += 1

    @property
    def piles(self) -> tuple[tuple[SeenCard, ...], ...]:
        """The fireworks, and last the discards."""
        return self._open

    def of(self, seat: Seat) -> View:
        """What this seat may see; once the game is over, everything."""
        return self._view(seat, hands_open=False)

    def of_spectator(self, *, hands_open: bool = False) -> View:
        """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
        return self._view(None, hands_open=hands_open)

    def hands(self, seat: Seat | None, *, hands_open: bool = False) -> list[SeenHand]:
        """The hands as this seat may see them, or as ``of_spectator`` shows them. What looks
        the same as before, or to several, is the same object."""
        sights = self._sights.get((seat, hands_open))
        if sights is None:
            sights = self._sights[seat, hands_open] = self._open_eyes(seat, hands_open)
        return [sight.hand for sight in sights]

    def _open_eyes(self, seat: Seat | None, hands_open: bool) -> list[Sight]:
        is_open = self._state.is_over or (seat is None and hands_open)
        sights = [
            Sight(seat, holder, is_open or seat not in (None, holder), unseen)
            for holder in map(Seat, range(len(self._held)))
            for unseen in [self._counting.unseen(seat, holder)]
        ]
        for sight in sights:
            self._look_at(sight)
        return sights

    def _may_be_less(self, sight: Sight) -> bool:
        """Can the copies that were seen since have changed what is possible?"""
        news = sight.unseen.news & self._held[sight.holder].union
        return bool(news & sight.scope or news & ~sight.unseen.copies[0])

    def _look_at(self, sight: Sight) -> None:
        holder = sight.holder
        possible = self._possible(sight, holder)
        variants = self._variants[holder]
        hand = variants.get((sight.is_open, possible))
        if hand is None:
            held = self._held[holder]
            faces = held.faces if sight.is_open else None
            hand = SeenHand(held.numbers, faces, held.hinted, possible)
            variants[sight.is_open, possible] = hand
        sight.hand = hand

    def _possible(self, sight: Sight, holder: Seat) -> Kinds:
        held, state = self._held[holder], self._state
        if state.returned:
            seen = self._counting.seen_by_both(sight.seat, holder)
            times = moments(state, self._counting.kinds, state.hands[holder], seen)
            return possible_after_returns(held.hinted, times)
        unseen = sight.unseen.copies
        possible, narrow, left = held.hinted, held.narrow, unseen[0]
        if held.union & ~left:
            possible = tuple([mask & left for mask in possible])
            narrow = may_be_tight(possible)
        if not narrow:
            sight.scope = 0
            return possible
        sight.scope = reduce(or_, [possible[card] for card in narrow])
        return without_tight_groups(possible, narrow, unseen)

    def legal_moves(self, seat: Seat | None) -> tuple[Move, ...]:
        """What the seat may do now; nothing unless it is on turn."""
        state = self._state
        if seat is None or state.next_seat != seat:
            return ()
        moves = legal_moves(state)
        return tuple(seen_move(state, move) for move in moves) if state.returned else moves

    def _hand(self, hand: tuple[CardId, ...]) -> HintedHand:
        state, kinds, hinted = self._state, self._counting.kinds, self._hinted
        numbers = tuple([draw_number(state, c) for c in hand]) if state.returned else hand
        faces = tuple([kinds[card_id] for card_id in hand])
        return HintedHand(numbers, faces, tuple([hinted[card_id] for card_id in hand]))

    def _open_cards(self, card_ids: tuple[CardId, ...]) -> tuple[SeenCard, ...]:
        state = self._state
        return tuple([SeenCard(draw_number(state, c), state.card(c)) for c in card_ids])

    @cached_property
    def _shared(self) -> dict[str, Any]:
        """What every viewer is shown alike, by the names of ``View``'s fields and of what it
        would find out by itself."""
        state = self._state
        return {
            "ruleset": state.ruleset,
            "fireworks": self._open[:-1],
            "discards": self._open[-1],
            "deck_size": len(state.deck),
            "hint_tokens": state.hint_tokens,
            "mistakes": state.mistakes,
            "first_seat": state.deal.first_seat,
            "next_seat": state.next_seat,
            "turns_left": state.turns_left,
            "tiles": state.deal.tiles[: state.tiles_turned],
            "pending": state.pending,
            "points": state.points,
            "hints": _named_hints(state),
            "outcome": state.outcome,
            "heights": state.heights,
            "status": self.status,
        }

    @cached_property
    def status(self) -> Status:
        """What the piles say of all cards (R-20)."""
        return status_from(self._state.ruleset, self._state.heights, self._gone)

    def _view(self, seat: Seat | None, *, hands_open: bool) -> View:
        rules = self._state.ruleset
        hands = self.hands(seat, hands_open=hands_open)
        held = tuple([_held_cards(rules, hand) for hand in hands])
        return self._made(seat, held, self.legal_moves(seat))

    def _made(
        self, seat: Seat | None, hands: tuple[tuple[HeldCard, ...], ...], moves: tuple[Move, ...]
    ) -> View:
        """As ``View(…)`` would, but what is shared is put in at once."""
        view = object.__new__(View)
        vars(view).update(self._shared, seat=seat, hands=hands, legal_moves=moves)
        return view


def _piles(state: GameState) -> tuple[tuple[CardId, ...], ...]:
    return (*state.fireworks, state.discards)


def _follows(now: GameState, then: GameState) -> bool:
    """Is this a later position of the same game, and has no card got a second draw number
    between them? Then cards only left hands for piles, and hints were added."""
    if now.deal is not then.deal or now.ruleset is not then.ruleset:
        return False
    if now.returned or then.returned or not _begins_with(now.hints, then.hints):
        return False
    if now.fireworks is then.fireworks and now.discards is then.discards:
        return True
    return all(map(_begins_with, _piles(now), _piles(then)))


def _begins_with(now: tuple[object, ...], then: tuple[object, ...]) -> bool:
    return now is then or now[: len(then)] == then


def _held_cards(rules: Ruleset, hand: SeenHand) -> tuple[HeldCard, ...]:
    faces: Sequence[Card | None] = (None,) * len(hand.numbers)
    if hand.faces is not None:
        faces = [rules.cards[face.bit_length() - 1] for face in hand.faces]
    return tuple(map(HeldCard, hand.numbers, faces, hand.hinted, hand.possible))


def _named_hints(state: GameState) -> tuple[HintGiven, ...]:
    """The hints with the draw numbers that the cards had when they were given."""
    if not state.returned:
        return state.hints
    return tuple(
        replace(
            given,
            touched=tuple(draw_number(state, c, hints=place) for c in given.touched),
            untouched=tuple(draw_number(state, c, hints=place) for c in given.untouched),
        )
        for place, given in enumerate(state.hints)
    )
