"""What actions and rewards have in common: each takes a position and gives the next."""

from hanabi.game.ending import Ending, outcome_of
from hanabi.game.events import Event, GameEnded, HintGiven, TokensReturned
from hanabi.game.state import GameState
from hanabi.rules import CardId, Hint


def give_hint(
    state: GameState, hint: Hint, events: list[Event], *, free: bool = False
) -> GameState:
    """R-06: for a token, all matching cards are pointed at, and only those."""
    touched = state.touched(hint)
    untouched = tuple([c for c in state.hands[hint.to] if c not in touched])
    given = HintGiven(state.turn, hint, touched, untouched, free)
    events.append(given)
    tokens = state.hint_tokens if free else state.hint_tokens - 1
    return state.but(hints=(*state.hints, given), hint_tokens=tokens)


def add_to_firework(state: GameState, card_id: CardId) -> GameState:
    """Put a card that fits on its firework."""
    place = state.ruleset.place_of(state.card(card_id).suit)
    fireworks = list(state.fireworks)
    fireworks[place] = (*fireworks[place], card_id)
    return state.but(fireworks=tuple(fireworks))


def return_tokens(state: GameState, count: int, events: list[Event]) -> GameState:
    """Tokens come back; each beyond the limit is lost (R-11, R-31)."""
    back = min(count, state.ruleset.max_hint_tokens - state.hint_tokens)
    if back <= 0:
        return state
    state = state.but(hint_tokens=state.hint_tokens + back)
    events.append(TokensReturned(back, state.hint_tokens))
    return state


def end(state: GameState, ending: Ending, events: list[Event]) -> GameState:
    """The game is over."""
    outcome = outcome_of(state.ruleset, ending, state.points)
    events.append(GameEnded(outcome))
    return state.but(outcome=outcome, pending=None)
