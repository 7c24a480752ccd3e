"""All views of one position: most of what they show is the same, and is made once.

A server tells every move to every seat, so this is where its time goes. From one position
to the next little changes, too: ``Views`` may take up what the views before it have made.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from hanabi.game import GameState, Move, legal_moves
from hanabi.game.events import HintGiven
from hanabi.rules import Card, CardId, Seat
from hanabi.view.counting import Counting
from hanabi.view.deduction import moments, possible_after_returns, possible_kinds
from hanabi.view.ids import draw_number, seen_move
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.view import HeldCard, SeenCard, View

Kinds = tuple[int, ...]
"""A set of kinds for each card of a hand."""


class SeenHand(NamedTuple):
    """A hand as one viewer may see it, in columns, oldest card first: the draw numbers, the
    faces where the viewer sees them, and the sets of ``HeldCard``."""

    numbers: tuple[CardId, ...]
    faces: tuple[Card, ...] | None
    hinted: Kinds
    possible: Kinds


def view_of(state: GameState, seat: Seat) -> View:
    """What this seat may see; once the game is over, everything."""
    return Views(state).of(seat)


def spectator_view(state: GameState, *, hands_open: bool = False) -> View:
    """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
    return Views(state).of_spectator(hands_open=hands_open)


class Views:
    """The views of one position. ``before``: those of any other position."""

    def __init__(self, state: GameState, before: "Views | None" = None) -> None:
        self._state = state
        self._piles = (*state.fireworks, state.discards)
        self._hands: dict[tuple[Seat | None, Seat, bool], SeenHand] = {}
        self._variants: dict[tuple[Seat, bool, Kinds], SeenHand] = {}
        self._old_variants: dict[tuple[Seat, bool, Kinds], SeenHand] = {}
        self._unchanged: set[Seat] = set()
        self._hinted: dict[CardId, int]
        self._counting: Counting
        if before is not None and self._follows(before):
            self._hinted = hint_knowledge(state, (len(before._state.hints), before._hinted))
            self._masks = self._masks_now()
            self._counting = Counting(state, before._counting)
            self._take_up(before)
        else:
            self._hinted = hint_knowledge(state)
            self._masks = self._masks_now()
            self._counting = Counting(state)
            self._open = tuple([self._open_cards(pile) for pile in self._piles])
        self._shared = self._shared_parts()

    @property
    def public(self) -> View:
        """What everybody sees alike: the position without any hand."""
        return self._made(None, (), ())

    def of(self, seat: Seat) -> View:
        """What this seat may see; once the game is over, everything."""
        return self._view(seat, hands_open=False)

    def of_spectator(self, *, hands_open: bool = False) -> View:
        """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
        return self._view(None, hands_open=hands_open)

    def _follows(self, before: "Views") -> bool:
        """Is this a later position of the same game, and has no card got a second draw
        number between them? Then cards only left hands for piles, and hints were added."""
        now, then = self._state, before._state
        if now.deal is not then.deal or now.ruleset is not then.ruleset:
            return False
        if now.returned or then.returned or now.hints[: len(then.hints)] != then.hints:
            return False
        return all(map(_begins_with, self._piles, before._piles))

    def _take_up(self, before: "Views") -> None:
        now, then = self._state, before._state
        self._unchanged = {
            Seat(seat)
            for seat, masks in enumerate(self._masks)
            if masks == before._masks[seat] and now.hands[seat] == then.hands[seat]
        }
        self._old_variants = before._variants
        self._open = before._open
        if self._piles != before._piles:
            self._open = tuple(
                [
                    seen if len(pile) == len(seen) else seen + self._open_cards(pile[len(seen) :])
                    for pile, seen in zip(self._piles, before._open, strict=True)
                ]
            )
        elif now.hands == then.hands:
            unchanged = self._unchanged
            self._hands = {key: hand for key, hand in before._hands.items() if key[1] in unchanged}
            self._variants = {
                key: hand for key, hand in before._variants.items() if key[0] in unchanged
            }

    def _masks_now(self) -> list[Kinds]:
        hinted = self._hinted
        return [tuple([hinted[card_id] for card_id in hand]) for hand in self._state.hands]

    def _open_cards(self, card_ids: tuple[CardId, ...]) -> tuple[SeenCard, ...]:
        state = self._state
        return tuple([SeenCard(draw_number(state, c), state.card(c)) for c in card_ids])

    def _shared_parts(self) -> dict[str, Any]:
        """What every viewer is shown alike, by the names of ``View``'s fields."""
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
        }

    def hands(self, seat: Seat | None, *, hands_open: bool = False) -> list[SeenHand]:
        """The hands as this seat may see them, or as ``of_spectator`` shows them."""
        is_open = self._state.is_over or (seat is None and hands_open)
        return [
            self._hand(seat, Seat(holder), is_open or seat not in (None, holder))
            for holder in range(len(self._state.hands))
        ]

    def legal_moves(self, seat: Seat | None) -> tuple[Move, ...]:
        """What the seat may do now; nothing unless it is on turn."""
        state = self._state
        if seat is None or state.next_seat != seat:
            return ()
        moves = legal_moves(state)
        return tuple(seen_move(state, move) for move in moves) if state.returned else moves

    def _view(self, seat: Seat | None, *, hands_open: bool) -> View:
        hands = self.hands(seat, hands_open=hands_open)
        return self._made(seat, tuple(map(_held_cards, hands)), self.legal_moves(seat))

    def _made(
        self, seat: Seat | None, hands: tuple[tuple[HeldCard, ...], ...], moves: tuple[Move, ...]
    ) -> View:
        """As ``View(…)`` would, but what is shared is put in at once."""
        view = object.__new__(View)
        vars(view).update(self._shared, seat=seat, hands=hands, legal_moves=moves)
        return view

    def _hand(self, seat: Seat | None, holder: Seat, is_open: bool) -> SeenHand:
        key = (seat, holder, is_open)
        hand = self._hands.get(key)
        if hand is None:
            hand = self._hands[key] = self._variant(holder, is_open, self._possible(seat, holder))
        return hand

    def _variant(self, holder: Seat, is_open: bool, possible: Kinds) -> SeenHand:
        """A hand as it looks to all who know this much of what its holder sees."""
        key = (holder, is_open, possible)
        hand = self._variants.get(key)
        if hand is None:
            if holder in self._unchanged:
                hand = self._old_variants.get(key)
            if hand is None:
                hand = self._seen_hand(holder, is_open, possible)
            self._variants[key] = hand
        return hand

    def _seen_hand(self, holder: Seat, is_open: bool, possible: Kinds) -> SeenHand:
        state = self._state
        hand = state.hands[holder]
        faces = tuple([state.card(card_id) for card_id in hand]) if is_open else None
        numbers = tuple([draw_number(state, c) for c in hand]) if state.returned else hand
        return SeenHand(numbers, faces, self._masks[holder], possible)

    def _possible(self, seat: Seat | None, holder: Seat) -> Kinds:
        state, masks, counting = self._state, self._masks[holder], self._counting
        if not state.returned:
            return possible_kinds(masks, counting.unseen(seat, holder))
        seen = counting.seen_by_both(seat, holder)
        times = moments(state, counting.kinds, state.hands[holder], seen)
        return possible_after_returns(masks, times)


def _begins_with(pile: tuple[CardId, ...], old: tuple[CardId, ...]) -> bool:
    return pile[: len(old)] == old


def _held_cards(hand: SeenHand) -> tuple[HeldCard, ...]:
    faces = hand.faces or (None,) * len(hand.numbers)
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
