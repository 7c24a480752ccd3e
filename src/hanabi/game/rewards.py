"""R-44: the reward tiles of Five Flamboyants."""

from typing import assert_never

from hanabi.game.effects import add_to_firework, end, give_hint, return_tokens
from hanabi.game.ending import Ending
from hanabi.game.events import (
    CardAdded,
    CardReturned,
    Event,
    FireworkCompleted,
    MistakeUndone,
    RewardDeclined,
    RewardLost,
    TileTurned,
)
from hanabi.game.legality import possible_hints
from hanabi.game.moves import Reward, RewardAdd, RewardDecline, RewardHint, RewardReturn
from hanabi.game.state import Choice, GameState, Pending, Returned
from hanabi.rules import Card, CardId, ColorHint, RankHint, Tile


def reward_completion(state: GameState, card: Card, events: list[Event]) -> GameState:
    """R-11, R-13, R-44: what follows if this card, just added, completed its firework."""
    place = state.ruleset.place_of(card.suit)
    if state.heights[place] < len(state.ruleset.ranks):
        return state
    events.append(FireworkCompleted(state.turn, card.suit))
    if not state.deal.tiles:
        state = return_tokens(state, 1, events)
    if state.is_complete:
        return end(state, Ending.COMPLETE, events)
    # Six tiles serve seven fireworks: the seventh has won by now.
    return _turn_tile(state, events) if state.tiles_turned < len(state.deal.tiles) else state


def resolve_reward(state: GameState, move: Reward, events: list[Event]) -> GameState:
    """Carry out the choice that a turned tile asked for."""
    pending = state.pending
    assert pending is not None
    state = state.but(pending=None)
    match move:
        case RewardHint(hint=hint):
            return give_hint(state, hint, events, free=True)
        case RewardReturn(card=card_id):
            return _return_card(state, card_id, events)
        case RewardAdd(card=card_id):
            return _add_card(state, card_id, events)
        case RewardDecline():
            events.append(RewardDeclined(state.turn, pending.tile))
            return state
        case _:
            assert_never(move)


def _turn_tile(state: GameState, events: list[Event]) -> GameState:
    """Turn the top tile over: its effect, or the choice that it asks for."""
    tile = Tile(state.deal.tiles[state.tiles_turned])
    state = state.but(tiles_turned=state.tiles_turned + 1)
    events.append(TileTurned(state.turn, tile))
    if tile is Tile.TOKEN:
        return return_tokens(state, 1, events)
    if tile is Tile.FORGIVE:
        if state.mistakes > 0:
            state = state.but(mistakes=state.mistakes - 1)
            events.append(MistakeUndone(state.turn, state.mistakes))
        return return_tokens(state, 1, events)
    choice = _choice(state, tile)
    if choice is None:
        events.append(RewardLost(state.turn, tile))
        return state
    return state.but(pending=Pending(tile, choice))


def _choice(state: GameState, tile: Tile) -> Choice | None:
    """What the tile asks for, or None where it cannot be used and is lost."""
    hints = possible_hints(state, state.turn)
    if tile is Tile.COLOR_HINT:
        return Choice.COLOR_HINT if any(isinstance(hint, ColorHint) for hint in hints) else None
    if tile is Tile.RANK_HINT:
        return Choice.RANK_HINT if any(isinstance(hint, RankHint) for hint in hints) else None
    if tile is Tile.RETURN_CARD and state.deck:
        return Choice.RETURN if state.discards else None
    if not any(state.fits(state.card(card_id)) for card_id in state.discards):
        return None
    return Choice.ADD if tile is Tile.ADD_CARD else Choice.ADD_OR_DECLINE


def _return_card(state: GameState, card_id: CardId, events: list[Event]) -> GameState:
    """Tile 5: the deal knows where the shuffle leaves the card."""
    place = state.deal.return_place(len(state.returned), len(state.deck))
    returned = Returned(card_id, place, draws=len(state.draws), hints=len(state.hints))
    state = _without_discard(state, card_id).but(
        deck=(*state.deck[:place], card_id, *state.deck[place:]),
        returned=(*state.returned, returned),
    )
    events.append(CardReturned(state.turn, card_id, state.card(card_id), len(state.deck)))
    return state


def _add_card(state: GameState, card_id: CardId, events: list[Event]) -> GameState:
    """Tile 6: the card may complete its firework, and so turn the next tile."""
    card = state.card(card_id)
    state = add_to_firework(_without_discard(state, card_id), card_id)
    events.append(CardAdded(state.turn, card_id, card))
    return reward_completion(state, card, events)


def _without_discard(state: GameState, card_id: CardId) -> GameState:
    return state.but(discards=tuple(gone for gone in state.discards if gone != card_id))
