"""Deals that one viewer cannot tell apart, and moves that are possible with them.

A *place* is a draw number, or for cards that were not drawn yet the number that they will have:
a card that tile 5 put back (R-44) has two of them, one for each of its lives.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

from hanabi.game import Arrange, Deal, Game, GameState, Move, apply
from hanabi.notation.text import move_text
from hanabi.rules import Card, CardId, Hint, touches
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import move_in_draw_numbers

SentMove = tuple[int, str]
_SWAPS = 300


def lively_moves(
    game: Game, rng: random.Random, most: int, arranging: float = 0.08
) -> list[SentMove]:
    """Moves that get somewhere, as seats would send them: seat and text. They stop before the one
    that would end the game, after which there are no secrets."""
    player = LivelyPlayer(rng, care=1.0, arranging=arranging)
    sent: list[SentMove] = []
    for _ in range(most):
        move: Move = player.choose(ReferencePosition(game.state))
        if apply(game.state, move).state.is_over:
            break
        sent.append(as_sent(game.state, move))
        game.push(move)
    return sent


def as_sent(before: GameState, move: Move) -> SentMove:
    seat = move.seat if isinstance(move, Arrange) else before.turn
    return seat, move_text(move_in_draw_numbers(before, move))


def hidden_from(state: GameState, seat: int | None, hands_open: bool) -> list[int]:
    """The places of the cards that this viewer has not seen there: in its hand, in the deck, or if
    it sees no hand, in every hand."""
    hidden = list(range(len(state.draws), len(state.draws) + len(state.deck)))
    if seat is not None:
        hidden += held_at(state, seat)
    elif not hands_open:
        for other in range(len(state.hands)):
            hidden += held_at(state, other)
    return hidden


def held_at(state: GameState, seat: int) -> list[int]:
    """The places of the cards in a hand."""
    last = {card_id: place for place, card_id in enumerate(state.draws)}
    return [last[card_id] for card_id in state.hands[seat]]


def permuted(
    state: GameState,
    hidden: Sequence[int],
    rng: random.Random,
    is_possible: Callable[[Deal], bool] | None = None,
    swaps: int = _SWAPS,
) -> Deal:
    """The deal with what lies at hidden places exchanged, as far as the hints that were given
    allow: other cards, the card that tile 5 put back at another place, other tiles to come."""
    course = list(in_order_of_drawing(state))

    def agrees(place: int) -> bool:
        card = state.card(course[place])
        if any(back.card_id == course[place] and place < back.draws for back in state.returned):
            return False  # it was seen elsewhere when this place was drawn
        return all(
            touches(state.ruleset, hint, card) == is_touched for hint, is_touched in hints_at[place]
        )

    hints_at = {place: _hints_at(state, place) for place in hidden}
    for _ in range(swaps):
        first, second = rng.sample(list(hidden), 2)
        course[first], course[second] = course[second], course[first]
        is_kept = agrees(first) and agrees(second)
        if is_kept and is_possible is not None:
            is_kept = is_possible(_deal_of(state, course))
        if not is_kept:
            course[first], course[second] = course[second], course[first]
    deal = _deal_of(state, course)
    unturned = list(deal.tiles[state.tiles_turned :])
    rng.shuffle(unturned)
    return replace(deal, tiles=(*deal.tiles[: state.tiles_turned], *unturned))


def place_of_return(state: GameState) -> int | None:
    """Where the card is or was drawn that tile 5 put back."""
    for back in state.returned:
        return in_order_of_drawing(state).index(back.card_id, back.draws)
    return None


def in_order_of_drawing(state: GameState) -> tuple[CardId, ...]:
    return (*state.draws, *state.deck)


def _hints_at(state: GameState, place: int) -> list[tuple[Hint, bool]]:
    """The hints about the card at this place, since it came there, and whether they touched it."""
    if place >= len(state.draws):
        return []
    card_id = state.draws[place]
    before = max(
        (back.hints for back in state.returned if back.card_id == card_id and back.draws <= place),
        default=0,
    )
    return [
        (given.hint, card_id in given.touched)
        for given in state.hints[before:]
        if card_id in given.touched or card_id in given.untouched
    ]


def _deal_of(state: GameState, course: Sequence[CardId]) -> Deal:
    """The deal in which cards are drawn in this order. Where tile 5 puts a card follows from the
    seed, as tables have it."""
    cards: list[Card] = [state.card(card_id) for card_id in course]
    seed = state.deal.seed
    for back in state.returned:  # at most one: there is one tile 5
        place = course.index(back.card_id, back.draws)
        del cards[place]
        deck_size = len(course) - back.draws - 1
        seeds = (replace(state.deal, seed=seed, returns=()) for seed in count())
        above = place - back.draws
        seed = next(deal.seed for deal in seeds if deal.return_place(0, deck_size) == above)
    return replace(state.deal, deck=tuple(cards), seed=seed)
