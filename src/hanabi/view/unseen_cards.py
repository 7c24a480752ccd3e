"""A game as it could have been dealt as well, for all that one seat knows: its own hand, the deck
and the tiles to come are others, and all that the seat saw happens again.

Chance comes from outside: ``below`` gives a number from 0 to below the one that it is given.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count, groupby, pairwise
from math import perm
from typing import TypeVar

from hanabi.game import Deal, Game, GameState, IllegalMove, Step
from hanabi.game.events import Event
from hanabi.rules import CardId, Seat
from hanabi.rules.arrays import kind_of
from hanabi.rules.chance import SEED_LIMIT
from hanabi.view.gate import view_of
from hanabi.view.ids import checked_move, move_in_draw_numbers
from hanabi.view.redact import redacted_events

Below = Callable[[int], int]
Thing = TypeVar("Thing")
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
    """Every deal that agrees with the hints is as likely as any other. Where the hidden cards lie
    has no part in it: they are sorted first."""
    course = [*state.draws, *state.deck]
    own = view_of(state, seat).hands[seat]
    places = [*(int(held.id) for held in own), *range(len(state.draws), len(course))]
    came_back = {back.card_id: back.draws for back in state.returned}

    def looks(card_id: CardId) -> tuple[int, int]:
        """Cards of one kind are alike, but for the one that tile 5 put back: everybody saw it
        elsewhere when what was drawn before that was drawn."""
        return kind_of(state.ruleset, state.card(card_id)), came_back.get(card_id, 0)

    pile = sorted((course[place] for place in places), key=looks)
    alike = [(look, list(cards)) for look, cards in groupby(pile, key=looks)]
    fitting = [
        [held.hinted >> kind & 1 and held.id >= since for held in own] for (kind, since), _ in alike
    ]
    hand = _one_of_all_hands([cards for _, cards in alike], fitting, below)
    rest = [card_id for card_id in pile if card_id not in hand]
    tiles = sorted(state.deal.tiles[state.tiles_turned :])
    _shuffle(rest, below)
    _shuffle(tiles, below)
    for place, card_id in zip(places, [*hand, *rest], strict=True):
        course[place] = card_id
    turned = state.deal.tiles[: state.tiles_turned]
    return replace(_deal_of(state, course, below), tiles=(*turned, *tiles))


def _one_of_all_hands(
    alike: Sequence[Sequence[CardId]], fitting: Sequence[Sequence[object]], below: Below
) -> list[CardId]:
    """Cards for the places of a hand, of each group of cards that are alike at most those there
    are, and only where they fit; chosen by chance among all ways to do so, which are counted."""
    size = len(fitting[0])

    def choices(group: int, free: int) -> Iterator[tuple[int, int]]:
        """Sets of free places that get cards of this group, and in how many ways in all."""
        for chosen in range(1 << size):
            is_allowed = chosen & free == chosen and chosen.bit_count() <= len(alike[group])
            if is_allowed and all(fitting[group][place] for place in _places_in(chosen)):
                own = perm(len(alike[group]), chosen.bit_count())
                yield chosen, own * ways(group + 1, free & ~chosen)

    @cache
    def ways(group: int, free: int) -> int:
        """To fill these places from this group and those behind it."""
        if group == len(alike):
            return int(free == 0)
        return sum(number for _, number in choices(group, free))

    hand: dict[int, CardId] = {}
    free = (1 << size) - 1
    for group, cards in enumerate(alike):
        chosen = _picked(choices(group, free), below(ways(group, free)))
        hand |= zip(_places_in(chosen), cards, strict=False)
        free &= ~chosen
    return [hand[place] for place in range(size)]


def _picked(choices: Iterator[tuple[int, int]], number: int) -> int:
    """The choice that this number of a way falls to."""
    for chosen, ways in choices:
        if number < ways:
            return chosen
        number -= ways
    raise ValueError(number)


def _places_in(chosen: int) -> list[int]:
    return [place for place in range(chosen.bit_length()) if chosen >> place & 1]


def _shuffle(things: list[Thing], below: Below) -> None:
    for place in range(len(things) - 1, 0, -1):
        other = below(place + 1)
        things[place], things[other] = things[other], things[place]


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
