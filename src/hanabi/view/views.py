"""All views of a position: most of what they show is the same, and is made once.

A server tells every move to every seat, so this is where its time goes. From one position to
the next little changes, so ``Views`` goes along with a game and makes anew only what did.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce
from operator import or_
from typing import Any

from hanabi.game import GameState, Move, legal_moves
from hanabi.game.deal import kind_sets
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Ruleset, Seat
from hanabi.rules.arrays import arrays_of
from hanabi.view.counting import deck_copies, seen_by_both
from hanabi.view.deduction import (
    copies_among,
    may_be_tight,
    moments,
    possible_after_returns,
    take_out,
    without_tight_groups,
)
from hanabi.view.hands import HintedHand, Kinds, Sight
from hanabi.view.ids import draw_number, seen_move
from hanabi.view.knowledge import hint_knowledge, take_in
from hanabi.view.status import Status, SuitStatus, status_from, suit_status
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
        self._arrays = arrays_of(state.ruleset)
        self._kinds = kind_sets(state.ruleset, state.deal)
        self._hinted = hint_knowledge(state)
        self._held = list(map(self._hand, state.hands))
        self._deck = deck_copies(state)
        self._sights: dict[tuple[Seat | None, bool], list[Sight]] = {}
        self._open = tuple([self._open_cards(pile) for pile in _piles(state)])
        self._gone = [0] * len(state.ruleset.cards)
        self._discarded(state.discards)
        self._suits = [self._suit(place) for place in range(self._arrays.suits)]
        self._shared: dict[str, Any] | None = None
        self._status: Status | None = None

    def go_on(self, state: GameState) -> None:
        """To another position; to a later one of the same game, with what is known of it."""
        before = self._state
        if state is before:
            return
        if not _follows(state, before):
            self._begin(state)
            return
        self._state = state
        self._shared = None
        new_hints = state.hints[len(before.hints) :]
        drawn = state.draws[len(before.draws) :]
        for card_id in drawn:
            self._hinted[card_id] = self._arrays.every_kind
        take_in(self._hinted, state.ruleset, new_hints)
        changed = {given.hint.to for given in new_hints}
        if state.hands is not before.hands:
            pairs = enumerate(zip(state.hands, before.hands, strict=True))
            changed.update([Seat(seat) for seat, (now, then) in pairs if now != then])
        if state.is_over:
            self._sights.clear()  # now they see everything
        for holder in changed:
            hand, held = state.hands[holder], self._held[holder]
            if hand is before.hands[holder]:  # a hint
                hinted = tuple([self._hinted[card_id] for card_id in hand])
                self._held[holder] = HintedHand(hand, held.faces, held.kinds, hinted)
            else:
                self._held[holder] = self._hand(hand)
        moved = [self._kinds[card_id] for card_id in (*drawn, *self._show(state, before))]
        if drawn:
            take_out(self._deck, moved[: len(drawn)])
        self._look_again(changed, reduce(or_, moved, 0))

    def _show(self, state: GameState, before: GameState) -> list[CardId]:
        """Put on the piles what came to them; gives which cards that were."""
        shown: list[CardId] = []
        if state.discards is before.discards and state.fireworks is before.fireworks:
            return shown
        piles = list(self._open)
        for place, pile in enumerate(_piles(state)):
            seen = piles[place]
            if len(pile) > len(seen):
                new = pile[len(seen) :]
                shown += new
                piles[place] = seen + self._open_cards(new)
        self._discarded(state.discards[len(self._open[-1]) :])
        self._open = tuple(piles)
        for place in {self._kind(card_id) // self._arrays.ranks for card_id in shown}:
            self._suits[place] = self._suit(place)
        self._status = None
        return shown

    def _discarded(self, card_ids: tuple[CardId, ...]) -> None:
        for card_id in card_ids:
            self._gone[self._kind(card_id)] += 1

    def _kind(self, card_id: CardId) -> int:
        return self._kinds[card_id].bit_length() - 1

    def _suit(self, place: int) -> SuitStatus:
        return suit_status(self._arrays, place, self._state.heights[place], self._gone)

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

    def sights(self, seat: Seat | None, hands_open: bool = False) -> list[Sight]:
        """The hands as this seat may see them, or as ``of_spectator`` shows them. What was not
        looked at again since the last position keeps its ``Sight.text``."""
        sights = self._sights.get((seat, hands_open))
        if sights is None:
            sights = self._sights[seat, hands_open] = self._open_eyes(seat, hands_open)
        return sights

    def _open_eyes(self, seat: Seat | None, hands_open: bool) -> list[Sight]:
        is_open = self._state.is_over or (seat is None and hands_open)
        holders = map(Seat, range(len(self._held)))
        sights = [Sight(seat, holder, is_open or seat not in (None, holder)) for holder in holders]
        hidden = self._hidden_from(seat)
        for sight in sights:
            self._look_at(sight, hidden | self._held[sight.holder].kinds)
        return sights

    def _look_again(self, changed: set[Seat], moved: int) -> None:
        """At these hands, and at those of which the kinds that were drawn, played or discarded
        can have changed what is possible."""
        for (seat, _), sights in self._sights.items():
            if not moved:  # hints only narrow what is possible, whatever is seen
                for holder in changed:
                    self._look_at(sights[holder], sights[holder].unseen)
                continue
            hidden = self._hidden_from(seat)
            for sight, held in zip(sights, self._held, strict=True):
                unseen = hidden | held.kinds
                if (
                    (unseen ^ sight.unseen) & held.allowed
                    or moved & sight.scope
                    or sight.holder in changed
                ):
                    self._look_at(sight, unseen)

    def _hidden_from(self, seat: Seat | None) -> int:
        """The kinds of which a copy is in the deck or the own hand; for a spectator, whom no
        holder takes to see more than the piles, in any hand."""
        if seat is not None:
            return self._deck[0] | self._held[seat].kinds
        return reduce(or_, [hand.kinds for hand in self._held], self._deck[0])

    def _look_at(self, sight: Sight, unseen: int) -> None:
        held = self._held[sight.holder]
        sight.shown, sight.text = held.shown[sight.is_open], ""
        if self._state.returned:
            sight.possible = self._possible_after_returns(sight)
            return
        sight.possible = possible = tuple([hinted & unseen for hinted in held.hinted])
        sight.unseen, sight.scope = unseen, 0
        narrow = may_be_tight(possible)
        if narrow:
            sight.scope = reduce(or_, [possible[card] for card in narrow])
            count = partial(self._unseen_copies, sight.seat, sight.holder)
            sight.possible = without_tight_groups(possible, narrow, count)

    def _possible_after_returns(self, sight: Sight) -> Kinds:
        state, holder = self._state, sight.holder
        seen = seen_by_both(state, sight.seat, holder)
        times = moments(state, self._kinds, state.hands[holder], seen)
        return possible_after_returns(self._held[holder].hinted, times)

    def _unseen_copies(self, seat: Seat | None, holder: Seat, kinds: int) -> int:
        """How many copies of these kinds the viewer and the holder do not both see."""
        seats = range(len(self._held)) if seat is None else {seat, holder}
        faces = [face for seat in seats for face in self._held[seat].faces if face & kinds]
        return copies_among(self._deck, kinds) + len(faces)

    def legal_moves(self, seat: Seat | None) -> tuple[Move, ...]:
        """What the seat may do now; nothing unless it is on turn."""
        state = self._state
        if seat is None or state.next_seat != seat:
            return ()
        moves = legal_moves(state)
        return tuple(seen_move(state, move) for move in moves) if state.returned else moves

    def _hand(self, hand: tuple[CardId, ...]) -> HintedHand:
        state, kinds, hinted = self._state, self._kinds, self._hinted
        numbers = tuple([draw_number(state, c) for c in hand]) if state.returned else hand
        faces = tuple([kinds[card_id] for card_id in hand])
        known = tuple([hinted[card_id] for card_id in hand])
        return HintedHand(numbers, faces, reduce(or_, faces, 0), known)

    def _open_cards(self, card_ids: tuple[CardId, ...]) -> tuple[SeenCard, ...]:
        state = self._state
        return tuple([SeenCard(draw_number(state, c), state.card(c)) for c in card_ids])

    def _same_for_all(self) -> dict[str, Any]:
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

    @property
    def status(self) -> Status:
        """What the piles say of all cards (R-20)."""
        if self._status is None:
            self._status = status_from(self._state.ruleset, self._suits)
        return self._status

    def _view(self, seat: Seat | None, *, hands_open: bool) -> View:
        rules = self._state.ruleset
        sights = self.sights(seat, hands_open=hands_open)
        held = tuple([_held_cards(rules, sight) for sight in sights])
        return self._made(seat, held, self.legal_moves(seat))

    def _made(
        self, seat: Seat | None, hands: tuple[tuple[HeldCard, ...], ...], moves: tuple[Move, ...]
    ) -> View:
        """As ``View(…)`` would, but what is shared is put in at once."""
        if self._shared is None:
            self._shared = self._same_for_all()
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


def _held_cards(rules: Ruleset, sight: Sight) -> tuple[HeldCard, ...]:
    shown = sight.shown
    faces: Sequence[Card | None] = (None,) * len(shown.numbers)
    if shown.faces is not None:
        faces = [rules.cards[face.bit_length() - 1] for face in shown.faces]
    return tuple(map(HeldCard, shown.numbers, faces, shown.hinted, sight.possible))


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
