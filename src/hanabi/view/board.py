"""A view as a board to be printed or drawn: nothing that the viewer may not know."""

from hanabi.drawing import Board, BoardCard
from hanabi.rules import CardId, Hint
from hanabi.view.view import View


def board_of(view: View) -> Board:
    """What this seat, or this spectator, sees."""
    told: dict[CardId, list[Hint]] = {}
    for given in view.hints:
        for card_id in given.touched:
            told.setdefault(card_id, []).append(given.hint)
    return Board(
        ruleset=view.ruleset,
        seat=view.seat,
        hands=tuple(
            tuple(
                BoardCard(held.id, held.card, held.possible, tuple(told.get(held.id, ())))
                for held in hand
            )
            for hand in view.hands
        ),
        heights=view.heights,
        discards=tuple(seen.card for seen in view.discards),
        deck_size=view.deck_size,
        hint_tokens=view.hint_tokens,
        mistakes=view.mistakes,
        next_seat=view.next_seat,
        turns_left=view.turns_left,
        tiles=view.tiles,
        is_tile_asking=view.pending is not None,
        points=view.points,
        touched=frozenset(view.hints[-1].touched if view.hints else ()),
        score=None if view.outcome is None else view.outcome.score,
    )
