"""A game as it could have been dealt as well, for all that one seat knows: its own hand, the deck
and the tiles to come are others, and all that the seat saw happens again.

Chance comes from outside: ``below`` gives a number from 0 to below the one that it is given.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count, pairwise

from hanabi.game import Deal, Game, GameState, IllegalMove, Step
from hanabi.game.events import Event
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import kind_of
from hanabi.rules.chance import SEED_LIMIT
from hanabi.view.gate import view_of
from hanabi.view.ids import checked_move, move_in_draw_numbers
from hanabi.view.redact import redacted_events

Below = Callable[[int], int]
_SWAPS_OF_A_CARD = 30
"""Far more than make any order as likely as any other."""
_TRIES = 20


def dealt_anew(game: Game, seat: Seat, below: Below) -> Game | None:
    """The game up to where it stands, with another deal that the seat could not tell from it.

    None if the rules told every deal apart that was tried: a reward tile that finds no legal hint
    says something about hidden cards.
    """
    for _ in range(_TRIES):
        other = _made_again(game, Game(game.ruleset, _dealt_anew(game.state, seat, below)))
        if other is not None and _seen(other, seat) == _seen(game, seat):
            return other
    return None


def _dealt_anew(state: GameState, seat: Seat, below: Below) -> Deal:
    """Cards are exchanged two by two, as far as hints allow: every deal that agrees with them
    is as likely as any other."""
    course = [*state.draws, *state.deck]
    allowed = _allowed_kinds(state, seat)
    hidden = list(allowed)

    def agrees(place: int) -> bool:
        card_id = course[place]
        if any(back.card_id == card_id and place < back.draws for back in state.returned):
            return False  # everybody saw it elsewhere when the card at this place was drawn
        return bool(allowed[place] >> kind_of(state.ruleset, state.card(card_id)) & 1)

    for _ in range(_SWAPS_OF_A_CARD * len(hidden)):
        first, second = hidden[below(len(hidden))], hidden[below(len(hidden))]
        course[first], course[second] = course[second], course[first]
        if not (agrees(first) and agrees(second)):
            course[first], course[second] = course[second], course[first]
    tiles = list(state.deal.tiles)
    for place in range(len(tiles) - 1, state.tiles_turned, -1):
        other = state.tiles_turned + below(place + 1 - state.tiles_turned)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return replace(_deal_of(state, course, below), tiles=tuple(tiles))


def _allowed_kinds(state: GameState, seat: Seat) -> dict[int, int]:
    """By the number of its draw, for each card that the seat cannot see: what it may be as far as
    hints tell."""
    every = (1 << len(state.ruleset.cards)) - 1
    drawn = len(state.draws)
    allowed = dict.fromkeys(range(drawn, drawn + len(state.deck)), every)
    own = view_of(state, seat).hands[seat]
    return allowed | {int(held.id): held.hinted for held in own}


def _deal_of(state: GameState, course: Sequence[CardId], below: Below) -> Deal:
    """The deal in which cards are drawn in this order. A card that tile 5 put back is drawn twice;
    where it goes follows from the seed (R-44)."""
    cards = [state.card(card_id) for card_id in course]
    if not state.returned:
        return replace(state.deal, deck=tuple(cards), returns=(), seed=below(SEED_LIMIT))
    (back,) = state.returned  # there is one tile 5
    place = course.index(back.card_id, back.draws)
    del cards[place]
    deck_size, above = len(course) - back.draws - 1, place - back.draws
    seeds = (replace(state.deal, returns=(), seed=seed) for seed in count(below(SEED_LIMIT // 2)))
    found = next(deal for deal in seeds if deal.return_place(0, deck_size) == above)
    return replace(found, deck=tuple(cards))


def _made_again(game: Game, other: Game) -> Game | None:
    """With the same moves, as players name them; None if one of them cannot be made."""
    old = game.branch()
    for number, move in enumerate(game.moves[: game.at]):
        before = old.seek(number)
        seat = getattr(move, "seat", before.turn)
        try:
            other.push(checked_move(other.state, seat, move_in_draw_numbers(before, move)))
        except IllegalMove:
            return None
    return other


def _seen(game: Game, seat: Seat) -> list[tuple[Event, ...]]:
    """What the seat saw of each move."""
    look = game.branch()
    states = [look.seek(number) for number in range(game.at + 1)]
    return [
        redacted_events(before, Step(after, game.events(number)), seat)
        for number, (before, after) in enumerate(pairwise(states), 1)
    ]
