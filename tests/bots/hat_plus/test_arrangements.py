"""``hat-plus`` near the end: all arrangements are gone through, each once."""

from collections import Counter
from itertools import permutations

from hanabi.bots.hat_plus.arrangements import count_arrangements, list_hidden, next_arrangement
from hanabi.bots.kernels.scratch import (
    HIDDEN,
    HIDDEN_KIND,
    SAVED_MASK,
    SAVED_WEIGHT,
    SCRATCH_SIZE,
)
from hanabi.fast.engine.layout import CARDS, DRAWN, SIZES, TURN
from hanabi.fast.single import RowGame
from hanabi.rules import ruleset


def near_the_end(deck: int) -> tuple[RowGame, list[int]]:
    """A row with so many cards in the deck, of which only the numbers matter here."""
    game = RowGame.deal(ruleset(2), 1)
    game.row[DRAWN] = game.row[CARDS] - deck
    game.row[SIZES + game.row[TURN]] = 2
    return game, [0] * SCRATCH_SIZE


def arrangements(game: RowGame, scratch: list[int]) -> list[tuple[int, ...]]:
    list_hidden(game.row, game.rules.numbers, scratch)
    found = []
    is_there = next_arrangement(scratch, True)
    while is_there:
        found.append(tuple(scratch[HIDDEN_KIND : HIDDEN_KIND + scratch[HIDDEN]]))
        is_there = next_arrangement(scratch, False)
    return found


def test_every_arrangement_that_knowledge_allows_is_there_once() -> None:
    game, scratch = near_the_end(deck=3)
    unseen = [3, 3, 7, 12, 20]
    for kind, copies in Counter(unseen).items():
        scratch[SAVED_WEIGHT + kind] = copies
    masks = (1 << 3 | 1 << 7, 1 << 3 | 1 << 12 | 1 << 24)
    scratch[SAVED_MASK : SAVED_MASK + 2] = masks
    wanted = {
        arrangement
        for arrangement in permutations(unseen)
        if all(mask >> kind & 1 for mask, kind in zip(masks, arrangement, strict=False))
    }
    found = arrangements(game, scratch)
    assert sorted(found) == sorted(wanted)
    rules = game.rules.numbers
    assert count_arrangements(game.row, rules, scratch, 255) == len(wanted)
    assert count_arrangements(game.row, rules, scratch, 5) == 6, "it stops when there are too many"


def test_a_card_that_is_known_is_in_every_world_and_costs_no_copy() -> None:
    """Its copy was taken out of the account when it became known."""
    game, scratch = near_the_end(deck=1)
    scratch[SAVED_WEIGHT + 4] = scratch[SAVED_WEIGHT + 9] = 1
    scratch[SAVED_MASK : SAVED_MASK + 2] = [1 << 4, 1 << 4 | 1 << 9]
    assert arrangements(game, scratch) == [(4, 4, 9), (4, 9, 4)]


def test_an_empty_deck_leaves_the_hand() -> None:
    game, scratch = near_the_end(deck=0)
    scratch[SAVED_WEIGHT + 4] = scratch[SAVED_WEIGHT + 9] = 1
    scratch[SAVED_MASK : SAVED_MASK + 2] = [1 << 9, 1 << 4 | 1 << 9]
    assert len(arrangements(game, scratch)) == 2
