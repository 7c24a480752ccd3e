"""True positions behind a puzzle: all cards face up, and its seat could not tell them apart."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from hanabi.analysis.endgame.hidden_cards import HiddenCards, OwnHand
from hanabi.analysis.puzzles import Puzzle
from hanabi.game import GameState
from hanabi.notation import parse_position
from hanabi.notation.text import card_name
from hanabi.rules import CardId
from hanabi.view import View, view_of
from tests.analysis.endgame.worlds import World


def true_positions(puzzle: Puzzle) -> Iterator[GameState]:
    """Those in which an own card is of a kind, for every card and kind, and those in which none is
    of a kind, for every kind; wherever there is such a hand."""
    own, kinds = puzzle.view.own_hand, range(len(puzzle.view.ruleset.cards))
    masks = [_masks(puzzle, held.id, kind) for held in own for kind in kinds]
    masks += [[held.possible & ~(1 << kind) for held in own] for kind in kinds]
    hands = dict.fromkeys(_hand(puzzle, mask) for mask in masks)
    for hand in hands:
        if hand is not None:
            yield _opened(puzzle, hand, _rest(puzzle, hand))


def with_kind(puzzle: Puzzle, card: CardId, kind: int) -> GameState:
    """One in which this own card is of this kind."""
    hand = _hand(puzzle, _masks(puzzle, card, kind))
    assert hand is not None, "the card cannot be of this kind"
    return _opened(puzzle, hand, _rest(puzzle, hand))


def kind_named(puzzle: Puzzle, name: str) -> int:
    return [card_name(card) for card in puzzle.view.ruleset.cards].index(name)


def _ways_to_lie(view: View) -> Iterator[tuple[OwnHand, set[tuple[int, ...]]]]:
    """Each hand that the seat may hold, and the orders of the deck that go with it."""
    for hand in HiddenCards(view).own_hands():
        yield hand, set(permutations(hand.deck))


def number_of_worlds(view: View) -> int:
    return sum(len(orders) for _, orders in _ways_to_lie(view))


def all_worlds(puzzle: Puzzle) -> list[World]:
    """Every hand with every order of the deck, by how likely it is."""
    found = [
        (_opened(puzzle, hand.kinds, order), Fraction(hand.ways, len(orders)))
        for hand, orders in _ways_to_lie(puzzle.view)
        for order in orders
    ]
    total = sum(weight for _, weight in found)
    return [World(state, weight / total) for state, weight in found]


def _masks(puzzle: Puzzle, card: CardId, kind: int) -> list[int]:
    """What each own card can be if this one is of this kind."""
    return [held.possible & (1 << kind if held.id == card else -1) for held in puzzle.view.own_hand]


def _hand(puzzle: Puzzle, masks: Sequence[int]) -> tuple[int, ...] | None:
    """A kind for each own card that its mask allows, as copies are left for."""
    left = HiddenCards(puzzle.view).unseen

    def fill(place: int) -> tuple[int, ...] | None:
        if place == len(masks):
            return ()
        for kind, count in enumerate(left):
            if count and masks[place] >> kind & 1:
                left[kind] -= 1
                rest = fill(place + 1)
                left[kind] += 1
                if rest is not None:
                    return (kind, *rest)
        return None

    return fill(0)


def _rest(puzzle: Puzzle, hand: Sequence[int]) -> list[int]:
    """What the deck then has, in some order."""
    left = list(HiddenCards(puzzle.view).unseen)
    for kind in hand:
        left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _opened(puzzle: Puzzle, hand: Sequence[int], deck: Sequence[int]) -> GameState:
    """The position with these own cards and this deck; to its seat it looks as the puzzle does."""
    view = puzzle.view
    cards = [card_name(card) for card in view.ruleset.cards]
    found = re.search(r"cards=(\S+)", puzzle.position)
    assert found is not None
    faces = re.findall("..", found[1])
    for held, kind in zip(view.own_hand, hand, strict=True):
        faces[held.id] = cards[kind]
    faces += [cards[kind] for kind in deck]
    line = re.sub(r"cards=\S+ deck=\d+", f"deal={''.join(faces)}", puzzle.position)
    state = parse_position(line.replace(f"seat:{view.seat}", "open", 1))
    assert isinstance(state, GameState)
    assert view_of(state, state.turn) == view
    return state
