"""A single view as it is sent: the plain twin of ``ViewWriter``, which writes whole games."""

from hanabi.notation.text import card_name, move_text
from hanabi.server.wire.views import (
    WireFirework,
    WireHeld,
    WirePending,
    WireSeen,
    WireView,
    wire_outcome,
)
from hanabi.view import SeenCard, View


def wire_view(view: View) -> WireView:
    """Nothing but what the view itself tells."""
    status, suits, pending = view.status, view.ruleset.suits, view.pending
    fireworks = zip(suits, view.fireworks, status.reachable, strict=True)
    hands = [
        [
            WireHeld(
                held.id,
                None if held.card is None else card_name(held.card),
                held.hinted,
                held.possible,
            )
            for held in hand
        ]
        for hand in view.hands
    ]
    return WireView(
        seat=view.seat,
        next_seat=view.next_seat,
        first_seat=view.first_seat,
        hands=hands,
        fireworks=[
            WireFirework(suit_rules.suit, list(map(_seen, cards)), reachable)
            for suit_rules, cards, reachable in fireworks
        ],
        discards=list(map(_seen, view.discards)),
        deck_size=view.deck_size,
        hint_tokens=view.hint_tokens,
        mistakes=view.mistakes,
        turns_left=view.turns_left,
        tiles=[int(tile) for tile in view.tiles],
        pending=None if pending is None else WirePending(int(pending.tile), pending.choice),
        points=view.points,
        pace=view.pace,
        pace_risk=view.pace_risk,
        highest_score=view.highest_score,
        dead_suits=list(view.dead_suits),
        playable=status.playable,
        useless=status.useless,
        indispensable=status.indispensable,
        legal_moves=list(map(move_text, view.legal_moves)),
        outcome=wire_outcome(view.outcome),
    )


def _seen(seen: SeenCard) -> WireSeen:
    return WireSeen(seen.id, card_name(seen.card))
