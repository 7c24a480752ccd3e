"""What hints leave possible of each card (R-50): public, since everybody hears them."""

from collections.abc import Iterable

from hanabi.game import GameState
from hanabi.game.events import HintGiven
from hanabi.rules import CardId, Ruleset
from hanabi.rules.arrays import touch_set


def hint_knowledge(state: GameState) -> dict[CardId, int]:
    """For each card in a hand, by its id: the set of kinds that hints leave possible."""
    every_kind = state.ruleset.arrays.every_kind
    possible = {card_id: every_kind for hand in state.hands for card_id in hand}
    exclude_by_hints(possible, state.ruleset, _hints_that_count(state))
    return possible


def exclude_by_hints(
    possible: dict[CardId, int], ruleset: Ruleset, hints: Iterable[HintGiven]
) -> None:
    """What these hints exclude is possible no more (R-50)."""
    for given in hints:
        touched = touch_set(ruleset, given.hint)
        for card_id in given.touched:
            if card_id in possible:
                possible[card_id] &= touched
        for card_id in given.untouched:
            if card_id in possible:
                possible[card_id] &= ~touched


def _hints_that_count(state: GameState) -> tuple[HintGiven, ...]:
    """The hints given, without what they said of a card before tile 5 returned it: whoever
    draws it again cannot know that it is the same card."""
    if not state.returned:
        return state.hints
    since = {returned.card_id: returned.hints for returned in state.returned}

    def still_known(place: int, card_ids: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(card_id for card_id in card_ids if since.get(card_id, 0) <= place)

    return tuple(
        HintGiven(
            given.seat,
            given.hint,
            still_known(place, given.touched),
            still_known(place, given.untouched),
            given.free,
        )
        for place, given in enumerate(state.hints)
    )
