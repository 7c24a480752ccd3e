"""Which copies two do not both see (R-51): those in the deck and in their own two hands.

What a seat can tell of a teammate's knowledge rests on the cards that both of them see. A
spectator who sees no hand is one who sees the piles alone.
"""

from hanabi.game import GameState
from hanabi.game.deal import kind_sets
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import arrays_of
from hanabi.view.deduction import take_out


def deck_copies(state: GameState) -> list[int]:
    """The copies in the deck, which nobody sees: the kinds with at least one, with two, …"""
    copies = list(arrays_of(state.ruleset).kinds_with)
    kinds, in_deck = kind_sets(state.ruleset, state.deal), set(state.deck)
    take_out(copies, [kind for card_id, kind in enumerate(kinds) if card_id not in in_deck])
    return copies


def seen_by_both(state: GameState, seat: Seat | None, holder: Seat) -> list[CardId]:
    """The cards whose faces this seat and the holder of a hand both see."""
    seen = [card_id for firework in state.fireworks for card_id in firework]
    seen += state.discards
    if seat is not None:
        for other, hand in enumerate(state.hands):
            if other not in (seat, holder):
                seen += hand
    return seen
