"""A position with all cards face up as a board to be printed or drawn."""

from hanabi.drawing import Board, BoardCard
from hanabi.game.state import GameState
from hanabi.rules import CardId, Hint


def board_of(state: GameState) -> Board:
    """Everything, the deck included."""
    every_kind = state.ruleset.arrays.every_kind
    told = _told(state)
    return Board(
        ruleset=state.ruleset,
        seat=None,
        hands=tuple(
            tuple(
                BoardCard(card_id, state.card(card_id), every_kind, tuple(told.get(card_id, ())))
                for card_id in hand
            )
            for hand in state.hands
        ),
        heights=state.heights,
        discards=tuple(map(state.card, state.discards)),
        deck_size=len(state.deck),
        hint_tokens=state.hint_tokens,
        mistakes=state.mistakes,
        next_seat=state.next_seat,
        turns_left=state.turns_left,
        tiles=state.deal.tiles[: state.tiles_turned],
        is_tile_asking=state.pending is not None,
        points=state.points,
        touched=frozenset(state.hints[-1].touched if state.hints else ()),
        score=None if state.outcome is None else state.outcome.score,
        deck=tuple(map(state.card, state.deck)),
    )


def _told(state: GameState) -> dict[CardId, list[Hint]]:
    """The hints that pointed at each card since it was last drawn (R-44: tile 5 makes it a
    new card)."""
    since = {returned.card_id: returned.hints for returned in state.returned}
    told: dict[CardId, list[Hint]] = {}
    for place, given in enumerate(state.hints):
        for card_id in given.touched:
            if place >= since.get(card_id, 0):
                told.setdefault(card_id, []).append(given.hint)
    return told
