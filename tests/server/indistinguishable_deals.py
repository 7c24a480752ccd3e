"""Deals that one viewer cannot tell apart, and moves that are possible with them."""

import random
from collections.abc import Sequence
from dataclasses import replace

from hanabi.game import Arrange, Deal, Game, GameState, Move, apply
from hanabi.game.events import HintGiven
from hanabi.notation.text import move_text
from hanabi.rules import CardId, touches
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import move_in_draw_numbers


def lively_moves(game: Game, rng: random.Random, most: int) -> list[tuple[int, str]]:
    """Moves that get somewhere, as seats would send them: seat and text."""
    player = LivelyPlayer(rng, care=1.0, arranging=0.08)
    sent: list[tuple[int, str]] = []
    for _ in range(most):
        move: Move = player.choose(ReferencePosition(game.state))
        before = game.state
        step = apply(before, move)
        if step.state.is_over:
            break
        game.push(move)
        seat = move.seat if isinstance(move, Arrange) else before.turn
        sent.append((seat, move_text(move_in_draw_numbers(before, move))))
    return sent


def hidden_from(state: GameState, seat: int | None, hands_open: bool) -> list[CardId]:
    """The cards that this viewer has never seen: in its hand, in the deck, or if it sees no
    hand, in every hand."""
    seen_once = {returned.card_id for returned in state.returned}
    hidden = list(state.deck)
    if seat is not None:
        hidden += state.hands[seat]
    elif not hands_open:
        hidden += [card_id for hand in state.hands for card_id in hand]
    return [card_id for card_id in hidden if card_id not in seen_once]


def permuted(
    state: GameState, hidden: Sequence[CardId], hints: Sequence[HintGiven], rng: random.Random
) -> Deal:
    """The deal with hidden cards exchanged, as far as the hints that were given allow."""
    deck = list(state.deal.deck)

    def agrees(card_id: CardId) -> bool:
        return all(
            touches(state.ruleset, given.hint, deck[card_id]) == (card_id in given.touched)
            for given in hints
            if card_id in given.touched or card_id in given.untouched
        )

    for _ in range(300):
        first, second = rng.sample(list(hidden), 2)
        deck[first], deck[second] = deck[second], deck[first]
        if not (agrees(first) and agrees(second)):
            deck[first], deck[second] = deck[second], deck[first]
    tiles = list(state.deal.tiles)
    unturned = tiles[state.tiles_turned :]
    rng.shuffle(unturned)
    tiles[state.tiles_turned :] = unturned
    return replace(state.deal, deck=tuple(deck), tiles=tuple(tiles))
