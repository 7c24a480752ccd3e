"""Which moves the rules allow, and which rule forbids another."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Never

from hanabi.game.errors import IllegalMove
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
from hanabi.game.state import Choice, GameState
from hanabi.rules import CardId, ColorHint, Hint, RankHint, Seat, Suit
from hanabi.rules.limits import MAX_CARDS

PLAYS = tuple(Play(CardId(number)) for number in range(MAX_CARDS))
DISCARDS = tuple(Discard(CardId(number)) for number in range(MAX_CARDS))
"""The same few moves are listed again and again."""


def legal_moves(state: GameState) -> tuple[Move, ...]:
    """Everything the seat on turn may choose, in the order of the action numbers: discards,
    plays, colour hints and value hints clockwise, announced plays, rewards. Rearranging a
    hand (R-18) is not listed."""
    if state.is_over:
        return ()
    if state.pending is not None:
        rewards = _conceivable_rewards(state)
        return tuple(move for move in rewards if refusal(state, move) is None)
    hand, suits = state.hands[state.turn], state.ruleset.suits
    moves: list[Move] = []
    if state.hint_tokens < state.ruleset.max_hint_tokens:
        moves += [DISCARDS[card_id] for card_id in hand]
    moves += [PLAYS[card_id] for card_id in hand]
    if state.hint_tokens:
        moves += possible_hints(state, state.turn)
    if state.ruleset.options.timed_display:
        moves += [Play(card_id, suit.suit) for card_id in hand for suit in suits]
    return tuple(moves)


def refusal(state: GameState, move: Move) -> IllegalMove | None:
    """Why the rules refuse this move now, or None where it is legal."""
    if state.is_over:
        return IllegalMove("game-over")
    if state.pending is not None and isinstance(move, (Play, Discard, ColorHint, RankHint)):
        return IllegalMove("reward-pending", tile=int(state.pending.tile))
    match move:
        case Play(card=card_id, announced=announced):
            return _held_refusal(state, card_id) or _announcement_refusal(state, announced)
        case Discard(card=card_id):
            if state.hint_tokens >= state.ruleset.max_hint_tokens:
                return IllegalMove("all-tokens-available")
            return _held_refusal(state, card_id)
        case ColorHint() | RankHint():
            if state.hint_tokens < 1:
                return IllegalMove("no-token-left")
            return hint_refusal(state, state.turn, move)
        case RewardHint() | RewardReturn() | RewardAdd() | RewardDecline():
            return _reward_refusal(state, move)
        case Arrange():
            return _arrange_refusal(state, move)
        case _:
            raise _not_a_move(move)


def _not_a_move(given: Never) -> IllegalMove:
    """For whoever gives something else than the types say."""
    return IllegalMove("not-a-move", given=repr(given))


def hint_refusal(state: GameState, giver: Seat, hint: Hint) -> IllegalMove | None:
    """Why this may not be told at all, the price aside (R-06, R-07)."""
    ruleset = state.ruleset
    if not 0 <= hint.to < ruleset.players:
        return IllegalMove("no-such-seat", seat=hint.to, last=ruleset.players - 1)
    if hint.to == giver:
        return IllegalMove("hint-to-oneself")
    if isinstance(hint, ColorHint) and hint.color not in ruleset.colors:
        return IllegalMove("color-not-hintable", color=hint.color.value)
    if isinstance(hint, RankHint) and hint.rank not in ruleset.ranks:
        return IllegalMove("no-such-rank", rank=hint.rank)
    if not ruleset.options.empty_hints and not state.touched(hint):
        return IllegalMove("hint-touches-nothing")
    return None


def possible_hints(state: GameState, giver: Seat) -> Sequence[Hint]:
    """Every hint that this seat could give, the price aside: colours first, clockwise.

    The same as asking ``hint_refusal`` about each, but this is asked for every position.
    """
    ruleset, arrays = state.ruleset, state.ruleset.arrays
    if ruleset.options.empty_hints:
        return arrays.every_hint[giver]
    kinds = state.kinds
    held = [reduce(or_, [kinds[card_id] for card_id in hand], 0) for hand in state.hands]
    return [hint for hint, touched in arrays.hints[giver] if touched & held[hint.to]]


def can_act(state: GameState, seat: Seat) -> bool:
    """Has this seat anything to do: a card, or a token and a hint to give (R-30)?"""
    if state.hands[seat]:
        return True
    return state.hint_tokens > 0 and bool(possible_hints(state, seat))


def _conceivable_rewards(state: GameState) -> Iterator[Move]:
    """A superset of the legal choices that a tile leaves (R-44), in their order."""
    yield from (RewardHint(hint) for hint in possible_hints(state, state.turn))
    yield from (RewardReturn(card_id) for card_id in state.discards)
    yield from (RewardAdd(card_id) for card_id in state.discards)
    yield RewardDecline()


def _held_refusal(state: GameState, card_id: CardId) -> IllegalMove | None:
    if card_id not in state.hands[state.turn]:
        return IllegalMove("card-not-in-hand", card=card_id, seat=state.turn)
    return None


def _announcement_refusal(state: GameState, announced: Suit | None) -> IllegalMove | None:
    if announced is None:
        return None
    if not state.ruleset.options.timed_display:
        return IllegalMove("no-announcements")
    if not state.ruleset.has(announced):
        return IllegalMove("suit-not-in-game", suit=announced.value)
    return None


def _arrange_refusal(state: GameState, move: Arrange) -> IllegalMove | None:
    if not 0 <= move.seat < state.ruleset.players:
        return IllegalMove("no-such-seat", seat=move.seat, last=state.ruleset.players - 1)
    if sorted(move.order) != sorted(state.hands[move.seat]):
        return IllegalMove("arrange-other-cards", seat=move.seat)
    return None


def _reward_refusal(
    state: GameState, move: RewardHint | RewardReturn | RewardAdd | RewardDecline
) -> IllegalMove | None:
    """R-44: each tile asks for one kind of choice."""
    if state.pending is None:
        return IllegalMove("no-reward-pending")
    choice = state.pending.choice
    wrong = IllegalMove("other-reward", tile=int(state.pending.tile))
    match move:
        case RewardHint(hint=ColorHint() as hint) if choice is Choice.COLOR_HINT:
            return hint_refusal(state, state.turn, hint)
        case RewardHint(hint=RankHint() as hint) if choice is Choice.RANK_HINT:
            return hint_refusal(state, state.turn, hint)
        case RewardReturn(card=card_id) if choice is Choice.RETURN:
            return _discarded_refusal(state, card_id)
        case RewardAdd(card=card_id) if choice in (Choice.ADD, Choice.ADD_OR_DECLINE):
            missing = _discarded_refusal(state, card_id)
            if missing is None and not state.fits(state.card(card_id)):
                return IllegalMove("card-does-not-fit", card=card_id)
            return missing
        case RewardDecline() if choice is Choice.ADD_OR_DECLINE:
            return None
        case _:
            return wrong


def _discarded_refusal(state: GameState, card_id: CardId) -> IllegalMove | None:
    if card_id not in state.discards:
        return IllegalMove("card-not-discarded", card=card_id)
    return None
