"""Whether a position that somebody wrote can be played on by the engine without surprises.

Not everything that passes can come up in a game; whatever passes keeps the engine's own
assumptions, so that a stranger's line can do no more harm than be a strange position.
"""

from collections.abc import Collection

from hanabi.game import Choice, Ending, GameState, legal_moves
from hanabi.game.legality import can_act
from hanabi.rules import Card, CardId, Tile, touches

_CHOICES = {
    Tile.COLOR_HINT: {Choice.COLOR_HINT},
    Tile.RANK_HINT: {Choice.RANK_HINT},
    Tile.RETURN_CARD: {Choice.RETURN, Choice.ADD_OR_DECLINE},
    Tile.ADD_CARD: {Choice.ADD},
}


def check_position(state: GameState, known: Collection[int]) -> str | None:
    """The name of a field that does not go with the others, or None. ``known`` are the cards
    whose faces are told, and not filled in."""
    checks = (
        ("hands", _each_card_lies_once),
        ("fireworks", _fireworks_are_built_in_order),
        ("tokens", _tokens_are_in_bounds),
        ("mistakes", _mistakes_are_in_bounds),
        ("left", _the_end_is_near_when_the_deck_is_empty),
        ("hands", _hands_have_their_size),
        ("discards", _experts_have_lost_nothing),
        ("pending", _the_tile_may_ask),
        ("over", _the_ending_fits),
    )
    for field, is_right in checks:
        if not is_right(state):
            return field
    if not _hints_told_the_truth(state, known):
        return "hints"
    if not state.is_over and not (legal_moves(state) and _somebody_acts(state)):
        return "turn"
    return None


def _each_card_lies_once(state: GameState) -> bool:
    piles = (*state.hands, *state.fireworks, state.discards, state.deck)
    lying = [card_id for pile in piles for card_id in pile]
    return len(lying) == len(set(lying)) == len(state.ruleset.deck) and all(
        0 <= card_id < len(state.deal.deck) for card_id in lying
    )


def _fireworks_are_built_in_order(state: GameState) -> bool:
    return all(
        [state.card(card_id) for card_id in pile]
        == [Card(suit.suit, rank) for rank in suit.build_order[: len(pile)]]
        for suit, pile in zip(state.ruleset.suits, state.fireworks, strict=True)
    )


def _tokens_are_in_bounds(state: GameState) -> bool:
    return state.hint_tokens <= state.ruleset.max_hint_tokens


def _mistakes_are_in_bounds(state: GameState) -> bool:
    most = state.ruleset.max_mistakes
    return state.mistakes < most or (state.is_over and state.mistakes == most)


def _the_end_is_near_when_the_deck_is_empty(state: GameState) -> bool:
    """R-14: the last round begins with the last draw, and at no other time."""
    if state.ruleset.options.expert:
        return state.turns_left is None
    if state.turns_left is None:
        return bool(state.deck) or state.is_over
    return not state.deck and (state.is_over or 1 <= state.turns_left <= state.ruleset.players)


def _hands_have_their_size(state: GameState) -> bool:
    """Hands are filled up while there is a deck; in the last round whoever has still a turn
    has a full hand, and the others have put down one card at most."""
    full, players = state.ruleset.hand_size, state.ruleset.players
    sizes = [len(hand) for hand in state.hands]
    if max(sizes) > full:
        return False
    if state.is_over or (state.ruleset.options.expert and not state.deck):
        return True
    if state.pending is not None:
        sizes[state.turn] += 1
    turns = players if state.turns_left is None else state.turns_left
    to_come = {(state.turn + step) % players for step in range(turns)}
    return all(
        size == full if seat in to_come else full - 1 <= size <= full
        for seat, size in enumerate(sizes)
    )


def _experts_have_lost_nothing(state: GameState) -> bool:
    """R-30: with the last copy of a needed card lost, the game would be over."""
    if not state.ruleset.options.expert or state.is_over:
        return True
    discards = [state.card(card_id) for card_id in state.discards]
    return all(discards.count(card) < state.ruleset.copies_of(card) for card in state.ruleset.cards)


def _the_tile_may_ask(state: GameState) -> bool:
    """R-44: only the last tile turned asks, and of each kind its own question."""
    if state.pending is None:
        return True
    turned = state.deal.tiles[: state.tiles_turned]
    tile, choice = state.pending.tile, state.pending.choice
    if state.is_over or not turned or turned[-1] is not tile:
        return False
    if tile is Tile.RETURN_CARD and (choice is Choice.RETURN) != bool(state.deck):
        return False
    return choice in _CHOICES.get(tile, ())


def _the_ending_fits(state: GameState) -> bool:
    ending = state.outcome and state.outcome.ending
    return (
        state.is_complete == (ending is Ending.COMPLETE)
        and (state.mistakes == state.ruleset.max_mistakes) == (ending is Ending.MISTAKES)
        and (ending is not Ending.INDISPENSABLE or state.ruleset.options.expert)
        and (ending is not Ending.DECK or not state.deck)
    )


def _hints_told_the_truth(state: GameState, known: Collection[int]) -> bool:
    """R-06: all matching cards were pointed at, and only those; of cards that were drawn."""
    if any(returned.hints > len(state.hints) for returned in state.returned):
        return False
    for place, given in enumerate(state.hints):
        for cards, is_touched in ((given.touched, True), (given.untouched, False)):
            for card_id in cards:
                if not _was_drawn(state, card_id, place):
                    return False
                is_told = touches(state.ruleset, given.hint, state.card(card_id))
                if card_id in known and is_told is not is_touched:
                    return False
    return True


def _was_drawn(state: GameState, card_id: CardId, place: int) -> bool:
    """Had the card been drawn again, if tile 5 had returned it, before this hint?"""
    returns = [back for back in state.returned if back.card_id == card_id and back.hints <= place]
    return state.draws.count(card_id) > len(returns)


def _somebody_acts(state: GameState) -> bool:
    return state.pending is not None or can_act(state, state.turn)
