"""The gate: what may be seen of a position, written to be read beside the specification.

Nothing but a ``View`` and ``redacted_events`` ever leaves the authority. ``Views`` gives the
same views faster to whoever follows a game; tests hold it against these in every ruleset.
"""

from collections.abc import Mapping

from hanabi.game import GameState, legal_moves
from hanabi.rules import CardId, Seat
from hanabi.view.deduction import moments, possible_kinds, seen_by_both
from hanabi.view.ids import draw_number, move_in_draw_numbers, named_hints
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.seats import check_seat
from hanabi.view.view import HeldCard, SeenCard, View


def view_of(state: GameState, seat: Seat) -> View:
    """What this seat may see; once the game is over, everything (R-04). ``NoSuchSeat`` if it
    is not at the table."""
    check_seat(state, seat)
    return _view(state, seat, hands_open=False)


def spectator_view(state: GameState, *, hands_open: bool = False) -> View:
    """What somebody sees who holds no cards: no hand, or all of them. Never the deck."""
    return _view(state, None, hands_open=hands_open)


def _view(state: GameState, viewer: Seat | None, *, hands_open: bool) -> View:
    hinted = hint_knowledge(state)
    is_asked = viewer is not None and viewer == state.next_seat
    return View(
        ruleset=state.ruleset,
        seat=viewer,
        hands=tuple(
            _hand(state, viewer, Seat(holder), hands_open, hinted)
            for holder in range(len(state.hands))
        ),
        fireworks=tuple(_open_cards(state, firework) for firework in state.fireworks),
        discards=_open_cards(state, state.discards),
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
        legal_moves=tuple(move_in_draw_numbers(state, m) for m in legal_moves(state))
        if is_asked
        else (),
        outcome=state.outcome,
    )


def _hand(
    state: GameState,
    viewer: Seat | None,
    holder: Seat,
    hands_open: bool,
    hinted: Mapping[CardId, int],
) -> tuple[HeldCard, ...]:
    """R-04: others' cards are seen, one's own are not. R-50: what hints leave is known to
    all. R-51: so is what counting leaves, as far as viewer and holder see the same cards."""
    sees_faces = state.is_over or (hands_open if viewer is None else viewer != holder)
    hand, seen = state.hands[holder], seen_by_both(state, viewer, holder)
    possible = possible_kinds([hinted[card] for card in hand], moments(state, hand, seen))
    return tuple(
        HeldCard(
            id=draw_number(state, card),
            card=state.card(card) if sees_faces else None,
            hinted=hinted[card],
            possible=kinds,
        )
        for card, kinds in zip(hand, possible, strict=True)
    )


def _open_cards(state: GameState, pile: tuple[CardId, ...]) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(draw_number(state, card_id), state.card(card_id)) for card_id in pile)
