"""What a discard or a mistake puts at risk, or loses. All look at the position before the move,
in which the card is still in its hand, except where said; all cards face up.

Bottom-deck risk: the card is gone, and its twin may lie so deep that it comes too late. Two
definitions are in use, and both are here.
"""

from hanabi.game import GameState
from hanabi.rules import CardId
from hanabi.view import hint_knowledge
from hanabi.view.status import SuitStatus, suit_status


def risks_bottom_deck_by_draws(state: GameState, card_id: CardId) -> bool:
    """Form A (Aigul9's hanabi-stats): a card of which the box has two copies (2, 3 and 4 of a
    suit of ten) is given up while the other has not been drawn, needed or not. A card that tile
    5 returned (R-44) is not drawn until it is drawn again."""
    copies = state.ruleset.copies_of(state.card(card_id))
    return copies == 2 and _copies_among(state.deck, state, card_id) == 1


def risks_bottom_deck_by_hands(state: GameState, card_id: CardId) -> bool:
    """Form B (hanabi-challenges): a card that is still of use is given up, exactly one more
    copy remains of all that the box has, and nobody holds it."""
    gone = _copies_among(state.discards, state, card_id)
    return (
        state.ruleset.copies_of(state.card(card_id)) - gone == 2
        and _copies_among(state.deck, state, card_id) == 1
        and bool(_suit_status(state, card_id).useful & state.kinds[card_id])
    )


def loses_indispensable(state: GameState, card_id: CardId) -> bool:
    """Is it the last copy of a card that is still needed (R-20)? Giving it up lowers the
    highest score."""
    return bool(_suit_status(state, card_id).indispensable & state.kinds[card_id])


def is_double_discard_situation(after: GameState, card_id: CardId) -> bool:
    """Right after this card was discarded or lost by a mistake: may the next player's discard
    lose its twin, too? So it is where one copy of a card still needed is left, the next player
    was not pointed at with every card of the hand, and no hand holds the copy fully known from
    hints (hanab.live). Public knowledge decides it."""
    if after.is_over or not loses_indispensable(after, card_id):
        return False  # none is left, or more than one, or it is of no use
    since = {returned.card_id: returned.hints for returned in after.returned}
    touched = {
        told
        for place, given in enumerate(after.hints)
        for told in given.touched
        if place >= since.get(told, 0)  # tile 5 made it a new card
    }
    next_hand = after.hands[after.turn]
    if next_hand and touched.issuperset(next_hand):
        return False
    return after.kinds[card_id] not in hint_knowledge(after).values()


def _suit_status(state: GameState, card_id: CardId) -> SuitStatus:
    """What the piles say of the cards of this card's suit (R-20)."""
    arrays, place = state.ruleset.arrays, state.ruleset.place_of(state.card(card_id).suit)
    discarded = [0] * len(arrays.copies)
    for gone in state.discards:
        discarded[state.kinds[gone].bit_length() - 1] += 1
    return suit_status(arrays, place, state.heights[place], discarded)


def _copies_among(pile: tuple[CardId, ...], state: GameState, card_id: CardId) -> int:
    kinds = state.kinds
    return [kinds[other] for other in pile].count(kinds[card_id])
