"""Events as one seat may see them."""

from dataclasses import replace

from hanabi.game import GameState, Step
from hanabi.game.events import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReturned,
    Event,
    HandArranged,
    HintGiven,
    MistakeMade,
)
from hanabi.rules import CardId, Seat
from hanabi.view.ids import draw_number, draw_numbers
from hanabi.view.seats import check_seat


def redacted_events(
    before: GameState, step: Step, seat: Seat | None, *, hands_open: bool = False
) -> tuple[Event, ...]:
    """What a seat learns of a step: draw numbers for ids, and no card that it draws.

    Without a seat: a spectator, who sees drawn cards only where the hands are open. Whoever
    learns everything gets the step's own events. ``NoSuchSeat`` for one not at the table.
    """
    if seat is not None:
        check_seat(before, seat)
    drawn_by = [event.seat for event in step.events if type(event) is CardDrawn]
    sees_draws = seat is not None or hands_open
    if sees_draws and seat not in drawn_by and not step.state.returned:
        return step.events  # draw numbers and card ids are the same
    return tuple([_redacted(before, step, event, seat, hands_open) for event in step.events])


def _redacted(
    before: GameState, step: Step, event: Event, seat: Seat | None, hands_open: bool
) -> Event:
    if isinstance(event, CardDrawn):
        return _drawn(step, event, seat, hands_open)
    return _renamed(before, event) if before.returned else event


def _drawn(step: Step, event: CardDrawn, seat: Seat | None, hands_open: bool) -> CardDrawn:
    # The one card of a step that had no number before: a returned one gets a new one.
    number = CardId(len(step.state.draws) - 1)
    may_see = hands_open if seat is None else event.seat != seat
    if may_see and number == event.card_id:
        return event
    return CardDrawn(event.seat, number, event.card if may_see else None, event.deck_size)


def _renamed(before: GameState, event: Event) -> Event:
    """With the draw numbers that the cards had before the step."""
    match event:
        case HintGiven():
            return replace(
                event,
                touched=draw_numbers(before, event.touched),
                untouched=draw_numbers(before, event.untouched),
            )
        case HandArranged():
            return replace(event, order=draw_numbers(before, event.order))
        case CardPlayed() | MistakeMade() | CardDiscarded() | CardReturned() | CardAdded():
            return replace(event, card_id=draw_number(before, event.card_id))
        case _:
            return event
