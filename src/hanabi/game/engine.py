"""The reference engine: read it beside the specification.

``apply`` takes a position and a move and gives the new position and what happened. A turn
is one action, then whatever tiles ask for, then drawing, then the next seat.
"""

from dataclasses import dataclass
from typing import assert_never

from hanabi.game.effects import add_to_firework, end, give_hint, return_tokens
from hanabi.game.ending import Ending
from hanabi.game.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    Event,
    HandArranged,
    LastRoundBegan,
    MistakeMade,
    SeatPassed,
)
from hanabi.game.legality import can_act, refusal
from hanabi.game.moves import (
    Arrange,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.game.rewards import resolve_reward, reward_completion
from hanabi.game.state import GameState
from hanabi.rules import Card, CardId, ColorHint, RankHint, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """What ``apply`` gives: the new position, and the events that led to it."""

    state: GameState
    events: tuple[Event, ...]


def apply(state: GameState, move: Move) -> Step:
    """Make a move. Raises ``IllegalMove``, and then nothing has changed."""
    refused = refusal(state, move)
    if refused is not None:
        raise refused
    events: list[Event] = []
    match move:
        case Arrange():
            state = _arrange(state, move, events)
        case Play():
            state = _after_card(_play(state, move, events), events)
        case Discard():
            state = _after_card(_discard(state, move, events), events)
        case ColorHint() | RankHint():
            state = _end_turn(give_hint(state, move, events), events)
        case RewardHint() | RewardReturn() | RewardAdd() | RewardDecline():
            state = _after_card(resolve_reward(state, move, events), events)
        case _:
            assert_never(move)
    return Step(state, tuple(events))


def _play(state: GameState, move: Play, events: list[Event]) -> GameState:
    """R-09, R-31."""
    seat, card_id, announced = state.turn, move.card, move.announced
    card = state.card(card_id)
    state = state.but(hands=_without(state, card_id))
    if state.fits(card) and announced in (None, card.suit):
        events.append(CardPlayed(seat, card_id, card, announced))
        state = add_to_firework(state, card_id)
        if announced is not None:
            state = return_tokens(state, 1, events)
        return reward_completion(state, card, events)
    state = state.but(discards=(*state.discards, card_id), mistakes=state.mistakes + 1)
    events.append(MistakeMade(seat, card_id, card, announced, state.mistakes))
    if state.mistakes >= state.ruleset.max_mistakes:
        return end(state, Ending.MISTAKES, events)
    return _check_loss(state, card, events)


def _discard(state: GameState, move: Discard, events: list[Event]) -> GameState:
    """R-08."""
    seat, card = state.turn, state.card(move.card)
    state = state.but(hands=_without(state, move.card), discards=(*state.discards, move.card))
    events.append(CardDiscarded(seat, move.card, card))
    state = return_tokens(state, 1, events)
    return _check_loss(state, card, events)


def _check_loss(state: GameState, card: Card, events: list[Event]) -> GameState:
    """R-30: in the expert variant the last copy of a needed card may not be lost.

    With every copy among the discards none is on the firework, so it is still needed.
    """
    if not state.ruleset.options.expert:
        return state
    copies_gone = sum(state.card(gone) == card for gone in state.discards)
    if copies_gone == state.ruleset.copies_of(card):
        return end(state, Ending.INDISPENSABLE, events)
    return state


def _after_card(state: GameState, events: list[Event]) -> GameState:
    """A card has left the hand: draw, once no decision is owed, and end the turn."""
    if state.is_over or state.pending is not None:
        return state
    return _end_turn(_draw(state, events), events)


def _draw(state: GameState, events: list[Event]) -> GameState:
    """R-08, R-09: take the deck's top card, if there is one."""
    if not state.deck:
        return state
    seat, card_id, deck = state.turn, state.deck[0], state.deck[1:]
    hands = list(state.hands)
    hands[seat] = (*hands[seat], card_id)
    events.append(CardDrawn(seat, card_id, state.card(card_id), len(deck)))
    return state.but(hands=tuple(hands), deck=deck, draws=(*state.draws, card_id))


def _end_turn(state: GameState, events: list[Event]) -> GameState:
    """R-14: the last round; R-05, R-30: the next seat that can act."""
    if state.turns_left is not None:
        state = state.but(turns_left=state.turns_left - 1)
        if state.turns_left == 0:
            return end(state, Ending.DECK, events)
    elif not state.deck and not state.ruleset.options.expert:
        state = state.but(turns_left=state.ruleset.players)
        events.append(LastRoundBegan(state.ruleset.players))
    players = state.ruleset.players
    for step in range(1, players + 1):
        seat = Seat((state.turn + step) % players)
        if can_act(state, seat):
            return state.but(turn=seat)
        events.append(SeatPassed(seat))
    raise AssertionError("whoever holds a card can play it (R-30)")


def _arrange(state: GameState, move: Arrange, events: list[Event]) -> GameState:
    """R-18."""
    hands = list(state.hands)
    hands[move.seat] = move.order
    events.append(HandArranged(move.seat, move.order))
    return state.but(hands=tuple(hands))


def _without(state: GameState, card_id: CardId) -> tuple[tuple[CardId, ...], ...]:
    """The hands, once the seat on turn has put down this card."""
    hands = list(state.hands)
    hands[state.turn] = tuple([held for held in hands[state.turn] if held != card_id])
    return tuple(hands)
