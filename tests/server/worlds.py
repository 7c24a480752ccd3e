"""A world without surprises, and deals that one viewer cannot tell apart."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from hanabi.game import Arrange, Deal, Game, GameState, Move, apply
from hanabi.game.events import HintGiven
from hanabi.notation.text import move_text
from hanabi.rules import CardId, Ruleset, Seat, touches
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import seen_move


class StillWorld:
    """Time stands still, ids count up, and the test deals."""

    def __init__(self) -> None:
        self._ids = count()
        self.deal: Deal | None = None

    def now(self) -> float:
        return 1000.0

    def new_id(self) -> str:
        return f"id-number-{next(self._ids):06}"

    def new_secret(self) -> str:
        # A salt must be the same in two runs; a credential must be one of a kind.
        return "salt" if self.deal is not None else f"secret-{next(self._ids)}"

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        assert self.deal is not None and first_seat is None
        self.deal.check(ruleset)
        return self.deal


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
        sent.append((seat, move_text(seen_move(before, move))))
    return sent


def hidden_from(state: GameState, seat: int | None, hands_open: bool) -> list[CardId]:
    """The cards that this viewer has never seen: in its hand, in the deck, or if it sees no
    hand, in every hand."""
    seen_once = {one.card_id for one in state.returned}
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
        one, other = rng.sample(list(hidden), 2)
        deck[one], deck[other] = deck[other], deck[one]
        if not (agrees(one) and agrees(other)):
            deck[one], deck[other] = deck[other], deck[one]
    tiles = list(state.deal.tiles)
    unturned = tiles[state.tiles_turned :]
    rng.shuffle(unturned)
    tiles[state.tiles_turned :] = unturned
    return replace(state.deal, deck=tuple(deck), tiles=tuple(tiles))
