"""The views of a game that goes on: most of what they show is the same, and is made once.

A server sends every move to every seat, so this is where its time goes. From one position to
the next little changes, so ``Views`` goes along with a game and makes anew only what did.
``view_of`` says in plain words what they show.
"""

from collections.abc import Sequence
from functools import partial, reduce
from operator import or_

from hanabi.game import GameState, Move, legal_moves
from hanabi.rules import Card, CardId, Ruleset, Seat
from hanabi.view.deduction import moments, possible_kinds, seen_by_both
from hanabi.view.hands import HandView, HintedHand
from hanabi.view.ids import draw_numbers, move_in_draw_numbers, named_hints
from hanabi.view.knowledge import exclude_by_hints, hint_knowledge
from hanabi.view.piles import Piles, piles_of
from hanabi.view.seats import check_seat
from hanabi.view.status import Status
from hanabi.view.tight_groups import (
    copies_among,
    deck_copies,
    may_be_tight,
    take_out,
    without_tight_groups,
)
from hanabi.view.view import HeldCard, SeenCard, View


class Views:
    """The views of one position, and with ``move_to`` of one after the other."""

    def __init__(self, state: GameState) -> None:
        self._begin(state)

    def _begin(self, state: GameState) -> None:
        self._state = state
        self._kinds = state.kinds
        self._hinted = hint_knowledge(state)
        self._hands = list(map(self._hinted_hand, state.hands))
        self._deck = deck_copies(state)
        self._piles = Piles(state)
        self._watched: dict[tuple[Seat | None, bool], list[_WatchedHand]] = {}

    def move_to(self, state: GameState) -> None:
        """Go to another position; to a later one of the same game with what is known of it."""
        before = self._state
        if state is before:
            return
        if not _follows(state, before):
            self._begin(state)
            return
        self._state = state
        new_hints, drawn = state.hints[len(before.hints) :], state.draws[len(before.draws) :]
        for card_id in drawn:
            self._hinted[card_id] = state.ruleset.arrays.every_kind
        exclude_by_hints(self._hinted, state.ruleset, new_hints)
        changed = {given.hint.to for given in new_hints}
        if state.hands is not before.hands:
            pairs = enumerate(zip(state.hands, before.hands, strict=True))
            changed.update([Seat(seat) for seat, (now, then) in pairs if now != then])
        if state.is_over:
            self._watched.clear()  # now everybody sees everything
        for holder in changed:
            self._hands[holder] = self._hinted_hand(state.hands[holder])
        is_same = state.discards is before.discards and state.fireworks is before.fireworks
        put_down = () if is_same else self._piles.add(state)
        moved = [self._kinds[card_id] for card_id in (*drawn, *put_down)]
        take_out(self._deck, moved[: len(drawn)])
        self._look_again(changed, reduce(or_, moved, 0))

    def of(self, seat: Seat) -> View:
        """What this seat may see; once the game is over, everything. ``NoSuchSeat`` if it is
        not at the table."""
        return self._view(seat, hands_open=False)

    def of_spectator(self, *, hands_open: bool = False) -> View:
        """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
        return self._view(None, hands_open=hands_open)

    def hands(self, seat: Seat | None, hands_open: bool = False) -> list[HandView]:
        """The hands as this seat may see them, or as ``of_spectator`` shows them. What looks
        to the viewer as it did in the last position is the same object."""
        if seat is not None:
            check_seat(self._state, seat)
        watched = self._watched.get((seat, hands_open))
        if watched is None:
            watched = self._watched[seat, hands_open] = self._watch(seat, hands_open)
        return [hand.view for hand in watched]

    @property
    def piles(self) -> tuple[tuple[SeenCard, ...], ...]:
        """The fireworks, and last the discards."""
        return self._piles.cards

    @property
    def status(self) -> Status:
        """What the piles say of all cards (R-20)."""
        return self._piles.status(self._state)

    def legal_moves(self, seat: Seat | None) -> tuple[Move, ...]:
        """What the seat may do now; nothing unless it is on turn."""
        state = self._state
        if seat is None:
            return ()
        check_seat(state, seat)
        if state.next_seat != seat:
            return ()
        moves = legal_moves(state)
        return (
            tuple(move_in_draw_numbers(state, move) for move in moves) if state.returned else moves
        )

    def _view(self, seat: Seat | None, *, hands_open: bool) -> View:
        state, (*fireworks, discards) = self._state, self.piles
        return View(
            ruleset=state.ruleset,
            seat=seat,
            hands=tuple(_held_cards(state.ruleset, hand) for hand in self.hands(seat, hands_open)),
            fireworks=tuple(fireworks),
            discards=discards,
            deck_size=len(state.deck),
            hint_tokens=state.hint_tokens,
            mistakes=state.mistakes,
            first_seat=state.deal.first_seat,
            next_seat=state.next_seat,
            turns_left=state.turns_left,
            tiles=state.deal.tiles[: state.tiles_turned],
            pending=state.pending,
            points=state.points,
            hints=named_hints(state),
            legal_moves=self.legal_moves(seat),
            outcome=state.outcome,
        )

    def _hinted_hand(self, hand: tuple[CardId, ...]) -> HintedHand:
        faces = tuple([self._kinds[card_id] for card_id in hand])
        hinted = tuple([self._hinted[card_id] for card_id in hand])
        return HintedHand(draw_numbers(self._state, hand), faces, hinted)

    def _watch(self, seat: Seat | None, hands_open: bool) -> "list[_WatchedHand]":
        all_open = self._state.is_over or (seat is None and hands_open)
        hidden, watched = self._hidden_from(seat), list[_WatchedHand]()
        for holder, held in enumerate(self._hands):
            hand = _WatchedHand(seat, Seat(holder), all_open or seat not in (None, holder))
            self._look_at(hand, hidden | held.kinds)
            watched.append(hand)
        return watched

    def _look_again(self, changed: set[Seat], moved: int) -> None:
        """At these hands, and at those of which the kinds that were drawn, played or discarded
        can have changed what is possible."""
        for (seat, _), watched in self._watched.items():
            if not moved:  # hints only narrow what is possible, whatever is seen
                for holder in changed:
                    self._look_at(watched[holder], watched[holder].unseen)
                continue
            hidden = self._hidden_from(seat)
            for hand, held in zip(watched, self._hands, strict=True):
                unseen = hidden | held.kinds
                if (
                    (unseen ^ hand.unseen) & held.allowed
                    or moved & hand.scope
                    or hand.holder in changed
                ):
                    self._look_at(hand, unseen)

    def _hidden_from(self, seat: Seat | None) -> int:
        """The kinds of which a copy is in the deck or the own hand; for a spectator, whom no
        holder takes to see more than the piles, in any hand."""
        if seat is not None:
            return self._deck[0] | self._hands[seat].kinds
        return reduce(or_, [hand.kinds for hand in self._hands], self._deck[0])

    def _look_at(self, hand: "_WatchedHand", unseen: int) -> None:
        held = self._hands[hand.holder]
        columns = held.opened if hand.is_open else held.closed
        if self._state.returned:
            hand.view = HandView(columns, self._possible_after_returns(hand))
            return
        possible = tuple([hinted & unseen for hinted in held.hinted])
        hand.unseen, hand.scope = unseen, 0
        narrow = may_be_tight(possible)
        if narrow:
            hand.scope = reduce(or_, [possible[card] for card in narrow])
            count = partial(self._unseen_copies, hand.seat, hand.holder)
            possible = without_tight_groups(possible, narrow, count)
        hand.view = HandView(columns, possible)

    def _possible_after_returns(self, hand: "_WatchedHand") -> tuple[int, ...]:
        state, holder = self._state, hand.holder
        seen = seen_by_both(state, hand.seat, holder)
        return possible_kinds(self._hands[holder].hinted, moments(state, state.hands[holder], seen))

    def _unseen_copies(self, seat: Seat | None, holder: Seat, kinds: int) -> int:
        """How many copies of these kinds the viewer and the holder do not both see."""
        seats = range(len(self._hands)) if seat is None else {seat, holder}
        faces = [face for seat in seats for face in self._hands[seat].faces if face & kinds]
        return copies_among(self._deck, kinds) + len(faces)


class _WatchedHand:
    """A hand that a viewer watches: as it was last seen, and when to look again.

    ``unseen``: the kinds of which viewer and holder do not both see all copies; ``scope``:
    those of which it matters how many copies that are."""

    __slots__ = ("holder", "is_open", "scope", "seat", "unseen", "view")

    def __init__(self, seat: Seat | None, holder: Seat, is_open: bool) -> None:
        self.seat, self.holder, self.is_open = seat, holder, is_open
        self.unseen = self.scope = 0
        self.view: HandView


def _follows(now: GameState, then: GameState) -> bool:
    """Is this a later position of the same game, and has no card got a second draw number
    between them? Then cards only left hands for piles, and hints were added."""
    if now.deal is not then.deal or now.ruleset is not then.ruleset:
        return False
    if now.returned or then.returned or not _begins_with(now.hints, then.hints):
        return False
    if now.fireworks is then.fireworks and now.discards is then.discards:
        return True
    return all(map(_begins_with, piles_of(now), piles_of(then)))


def _begins_with(now: tuple[object, ...], then: tuple[object, ...]) -> bool:
    return now is then or now[: len(then)] == then


def _held_cards(rules: Ruleset, hand: HandView) -> tuple[HeldCard, ...]:
    ids, faces, hinted = hand.columns
    cards: Sequence[Card | None] = (None,) * len(ids)
    if faces is not None:
        cards = [rules.cards[face.bit_length() - 1] for face in faces]
    return tuple(map(HeldCard, ids, cards, hinted, hand.possible))
