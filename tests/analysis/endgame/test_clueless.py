"""Published endgames: "Clueless" by Evan Chen (MIT Mystery Hunt 2021), whose author counted by hand
in how many of the n! orders of the deck the team wins. All hands are open, no tokens are left."""

# SOURCE: github.com/YewLabs/2021-hunt, puzzle/clueless (MIT licence): stacks, hands, wins, and what
# the solutions say of the deck.

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import factorial

import pytest

from hanabi.analysis.endgame import all_hands_open
from hanabi.game import Deal, Discard, GameState, Play
from hanabi.rules import Card, CardId, Seat, Suit, ruleset

SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE)
RULES = ruleset(4)


@dataclass(frozen=True)
class Clueless:
    name: str
    stacks: str
    hands: str
    needed: str
    """Cards of the deck that matter; the others are of no use any more."""
    deck: int
    winning: int
    first: str
    """What the solution does first: a card that is played, or ``-`` for a discard."""


PUZZLES = (
    Clueless("puff-ups", "r1 w4 y5 g5 b5", "y1g1b1w1 y1g1b1r5 r2y2g2w5 b2r3b3b4", "r4", 2, 1, "-"),
    Clueless("fives win this", "b1 w2 r3 g4 y5", "b2w3r4g5 y1y1w1b5 g1g1b2r4 r1w3w4w5",
             "r5w4b3b4", 6, 4, "g5"),
    Clueless("a big fuel vessel", "y1 b3 g5 w5", "r1g1b1w1 y1r5y5b5 g2y3g3g4 g1b1w1y3",
             "b4y2y4r2r3r4", 9, 6, "r1"),
    Clueless("fire epic blossom", "r2 b3 g4 y5", "b1b1g5b5 r1r4w4w4 y1y1w3w3 g1g1w2w2",
             "r3w1r5w5b4", 8, 12, "g5"),
    Clueless("pyrophoric rooftops", "r1 y5 b5", "b1b2b3b4 r1r1y1r2 y2y3g4g4 r3w3w3g5",
             "r4r5g1g2g3w4w1w2w5", 11, 2, "-"),
)  # fmt: skip


def cards_of(text: str) -> tuple[Card, ...]:
    by_letter = {suit.letter: suit for suit in SUITS}
    pairs = zip(text[::2], text[1::2], strict=True)
    return tuple(Card(by_letter[letter], int(rank)) for letter, rank in pairs)


def position(puzzle: Clueless) -> GameState:
    """Cards that are in no hand, on no firework and not in the deck were discarded."""
    tops = dict.fromkeys(SUITS, 0) | {
        top.suit: top.rank for top in cards_of(puzzle.stacks.replace(" ", ""))
    }
    fireworks = [[Card(suit.suit, n + 1) for n in range(tops[suit.suit])] for suit in RULES.suits]
    hands = [list(cards_of(hand)) for hand in puzzle.hands.split()]
    deck = list(cards_of(puzzle.needed))
    left = Counter(RULES.deck)
    for pile in (*fireworks, *hands, deck):
        left.subtract(pile)
    assert min(left.values()) >= 0
    useless = [card for card in left.elements() if card.rank <= tops[card.suit]]
    useless = useless[: puzzle.deck - len(deck)]
    deck += useless
    assert len(deck) == puzzle.deck
    discards = list((left - Counter(useless)).elements())
    piles = [*hands, *fireworks, discards, deck]
    ids = iter(map(CardId, range(len(RULES.deck))))
    named = [tuple(next(ids) for _ in pile) for pile in piles]
    return GameState(
        ruleset=RULES,
        deal=Deal(tuple(card for pile in piles for card in pile)),
        hands=tuple(named[:4]),
        deck=named[-1],
        draws=tuple(map(CardId, range(len(RULES.deck) - puzzle.deck))),
        fireworks=tuple(named[4:-2]),
        discards=named[-2],
        hint_tokens=0,
        mistakes=0,
        turn=Seat(0),
    )


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_as_many_orders_of_the_deck_win_as_their_author_counted(puzzle: Clueless) -> None:
    state = position(puzzle)
    best = all_hands_open(state, only_wins=True).best
    assert best.score is None
    assert best.win == Fraction(puzzle.winning, factorial(puzzle.deck))
    if puzzle.first == "-":
        assert isinstance(best.move, Discard)
    else:
        assert isinstance(best.move, Play)
        assert (state.card(best.move.card),) == cards_of(puzzle.first)


def test_wins_are_the_same_when_scores_are_asked_for() -> None:
    state = position(PUZZLES[0])
    both, wins = all_hands_open(state), all_hands_open(state, only_wins=True)
    assert {value.move: value.win for value in both.moves} == {
        value.move: value.win for value in wins.moves
    }
