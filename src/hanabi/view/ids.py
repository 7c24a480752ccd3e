"""The names that players have for cards: "the n-th drawn", never the place in the deal.

A card that tile 5 shuffles back (R-44) was seen by everybody. If it kept its ``CardId``,
whoever drew it again would know it by its name. So all that leaves the authority speaks of
*draw numbers*: each draw gives the next one, and a returned card gets a new one when it is
drawn again. Until a card is returned, draw numbers and card ids are the same.
"""

from collections.abc import Callable
from dataclasses import replace

from hanabi.game import (
    Arrange,
    Discard,
    GameState,
    IllegalMove,
    Move,
    Play,
    RewardAdd,
    RewardReturn,
    refusal,
)
from hanabi.game.events import HintGiven
from hanabi.rules import CardId, Seat
from hanabi.view.seats import check_seat


def draw_number(state: GameState, card_id: CardId, *, hints: int | None = None) -> CardId:
    """The card's draw number now, or as it was when so many hints had been given."""
    if not state.returned:
        return card_id
    lives = [number for number, drawn in enumerate(state.draws) if drawn == card_id]
    if hints is None:
        return CardId(lives[-1])
    returns = sum(
        returned.card_id == card_id and returned.hints <= hints for returned in state.returned
    )
    return CardId(lives[returns])


def draw_numbers(state: GameState, card_ids: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The draw numbers of several cards, now."""
    if not state.returned:
        return card_ids
    return tuple(draw_number(state, card_id) for card_id in card_ids)


def named_hints(state: GameState) -> tuple[HintGiven, ...]:
    """The hints so far, with the draw numbers that the cards had when they were given."""
    if not state.returned:
        return state.hints

    def then(place: int, card_ids: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(draw_number(state, card_id, hints=place) for card_id in card_ids)

    return tuple(
        replace(given, touched=then(place, given.touched), untouched=then(place, given.untouched))
        for place, given in enumerate(state.hints)
    )


def move_in_draw_numbers(state: GameState, move: Move) -> Move:
    """A move of the engine in the players' names for cards."""
    if not state.returned:
        return move
    return _renamed(move, lambda card_id: draw_number(state, card_id))


def checked_move(state: GameState, seat: Seat, move: Move) -> Move:
    """The engine's move for one that a seat chose in draw numbers; ``IllegalMove`` if the seat
    may not make it now.

    The refusal speaks in draw numbers as well: an error must not tell a card apart.
    """
    check_seat(state, seat)
    if isinstance(move, Arrange):
        if move.seat != seat:
            raise IllegalMove("not-ones-own-hand")
    elif not state.is_over and seat != state.turn:
        raise IllegalMove("not-on-turn", seat=seat, turn=state.turn)
    chosen = _renamed(move, lambda number: _card_id(state, number))
    refused = refusal(state, chosen)
    if refused is not None:
        if "card" in refused.values and not isinstance(move, Arrange):
            refused.values["card"] = getattr(move, "card")  # noqa: B009
        raise refused
    return chosen


def _card_id(state: GameState, number: CardId) -> CardId:
    """The card that now bears this draw number."""
    if 0 <= number < len(state.draws):
        if not state.returned:
            return number
        card_id = state.draws[number]
        if card_id not in state.draws[number + 1 :] and card_id not in state.deck:
            return card_id
    raise IllegalMove("no-such-card", card=number)


def _renamed(move: Move, name: Callable[[CardId], CardId]) -> Move:
    match move:
        case Play(card=card) | Discard(card=card) | RewardReturn(card=card) | RewardAdd(card=card):
            named = name(card)
            return move if named == card else replace(move, card=named)
        case Arrange(order=order):
            return replace(move, order=tuple(name(card) for card in order))
        case _:
            return move
