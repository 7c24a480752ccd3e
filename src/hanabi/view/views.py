"""All views of one position: most of what they show is the same, and is made once.

A server tells every move to every seat, so this is where its time goes. From one position
to the next little changes, too: ``Views`` may take up what the views before it have made.
"""

from dataclasses import replace

from hanabi.game import GameState, Move, legal_moves
from hanabi.game.events import HintGiven
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import arrays_of, kind_of
from hanabi.view.deduction import moments, possible_after_returns, possible_kinds, take_out
from hanabi.view.ids import draw_number, seen_move
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.view import HeldCard, SeenCard, View

Pile = tuple[CardId, ...]
Hand = tuple[HeldCard, ...]
Possible = tuple[int, ...]


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
        self._hinted: dict[CardId, int]
        self._masks: list[tuple[int, ...]]
        self._unseen: dict[tuple[Seat | None, Seat], list[int]] = {}
        self._hands: dict[tuple[Seat | None, Seat, bool], Hand] = {}
        self._variants: dict[tuple[Seat, bool, Possible], Hand] = {}
        self._old_variants: dict[tuple[Seat, bool, Possible], Hand] = {}
        self._unchanged: set[Seat] = set()
        if before is not None and self._follows(before):
            self._take_up(before)
        else:
            self._begin()

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

    def _begin(self) -> None:
        state = self._state
        self._know(hint_knowledge(state))
        self._kinds = tuple([1 << kind_of(state.ruleset, card) for card in state.deal.deck])
        self._left = list(arrays_of(state.ruleset).kinds_with)
        self._open = tuple([self._open_cards(pile) for pile in self._piles])
        self._count([card_id for pile in self._piles for card_id in pile])

    def _take_up(self, before: "Views") -> None:
        now, then = self._state, before._state
        self._know(hint_knowledge(now, (len(then.hints), before._hinted)))
        self._kinds, self._left, self._open = before._kinds, before._left, before._open
        self._unchanged = {
            Seat(seat)
            for seat, masks in enumerate(self._masks)
            if masks == before._masks[seat] and now.hands[seat] == then.hands[seat]
        }
        self._old_variants = before._variants
        if self._piles != before._piles:
            self._add_to_piles(before)
        elif now.hands == then.hands:
            self._unseen = before._unseen
            self._hands = {
                key: hand for key, hand in before._hands.items() if key[1] in self._unchanged
            }

    def _add_to_piles(self, before: "Views") -> None:
        new = [pile[len(old) :] for pile, old in zip(self._piles, before._piles, strict=True)]
        self._open = tuple(
            [
                seen + self._open_cards(pile) if pile else seen
                for pile, seen in zip(new, before._open, strict=True)
            ]
        )
        self._left = before._left.copy()
        self._count([card_id for pile in new for card_id in pile])

    def _know(self, hinted: dict[CardId, int]) -> None:
        self._hinted = hinted
        self._masks = [tuple([hinted[c] for c in hand]) for hand in self._state.hands]

    def _count(self, card_ids: list[CardId]) -> None:
        take_out(self._left, [self._kinds[card_id] for card_id in card_ids])

    def _open_cards(self, card_ids: Pile) -> tuple[SeenCard, ...]:
        state = self._state
        return tuple([SeenCard(draw_number(state, c), state.card(c)) for c in card_ids])

    def _view(self, seat: Seat | None, *, hands_open: bool) -> View:
        state = self._state
        is_open = state.is_over or (seat is None and hands_open)
        hands = [
            self._hand(seat, Seat(holder), is_open or seat not in (None, holder))
            for holder in range(len(state.hands))
        ]
        on_turn = seat is not None and state.next_seat == seat
        return View(
            ruleset=state.ruleset,
            seat=seat,
            hands=tuple(hands),
            fireworks=self._open[:-1],
            discards=self._open[-1],
            deck_size=len(state.deck),
            hint_tokens=state.hint_tokens,
            mistakes=state.mistakes,
            first_seat=state.deal.first_seat,
            next_seat=state.next_seat,
            turns_left=state.turns_left,
            tiles=state.deal.tiles[: state.tiles_turned],
            pending=state.pending,
            points=state.points,
            hints=_named_hints(state),
            legal_moves=_seen_legal_moves(state) if on_turn else (),
            outcome=state.outcome,
        )

    def _hand(self, seat: Seat | None, holder: Seat, is_open: bool) -> Hand:
        key = (seat, holder, is_open)
        hand = self._hands.get(key)
        if hand is None:
            hand = self._hands[key] = self._variant(holder, is_open, self._possible(seat, holder))
        return hand

    def _variant(self, holder: Seat, is_open: bool, possible: Possible) -> Hand:
        """A hand as it looks to all who know this much of what its holder sees."""
        key = (holder, is_open, possible)
        hand = self._variants.get(key)
        if hand is None:
            if holder in self._unchanged:
                hand = self._old_variants.get(key)
            if hand is None:
                hand = self._held(holder, is_open, possible)
            self._variants[key] = hand
        return hand

    def _held(self, holder: Seat, is_open: bool, possible: Possible) -> Hand:
        state = self._state
        return tuple(
            [
                HeldCard(draw_number(state, c), state.card(c) if is_open else None, mask, kinds)
                for c, mask, kinds in zip(
                    state.hands[holder], self._masks[holder], possible, strict=True
                )
            ]
        )

    def _possible(self, seat: Seat | None, holder: Seat) -> Possible:
        state, masks = self._state, self._masks[holder]
        if state.returned:
            seen = self._seen_by_both(seat, holder)
            return possible_after_returns(
                masks, moments(state, self._kinds, state.hands[holder], seen)
            )
        # What two seats both see is the same, whichever of them is asked about.
        key = (seat, holder) if seat is None or seat < holder else (holder, seat)
        unseen = self._unseen.get(key)
        if unseen is None:
            unseen = self._unseen[key] = self._left.copy()
            if seat is not None:
                for other, hand in enumerate(state.hands):
                    if other not in key:
                        take_out(unseen, [self._kinds[card_id] for card_id in hand])
        return possible_kinds(masks, unseen)

    def _seen_by_both(self, seat: Seat | None, holder: Seat) -> list[CardId]:
        """The cards whose faces both this seat and the holder of a hand see: what the seat
        can tell of the holder's knowledge. None: a spectator who sees no hand."""
        seen = [card_id for pile in self._piles for card_id in pile]
        if seat is not None:
            for other, hand in enumerate(self._state.hands):
                if other not in (seat, holder):
                    seen += hand
        return seen


def _begins_with(pile: Pile, old: Pile) -> bool:
    return pile[: len(old)] == old


def _seen_legal_moves(state: GameState) -> tuple[Move, ...]:
    moves = legal_moves(state)
    return tuple(seen_move(state, move) for move in moves) if state.returned else moves


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
