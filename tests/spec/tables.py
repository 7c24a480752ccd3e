"""Tables for the specification's tests: a test says which cards matter, the rest is filled in.

    table("r1 hint -w3", hands={1: "r2 g5"}, deck="b1")

is a game of two in which seat 0 played its oldest card, a red 1; seat 1 gave some hint; seat 0
discarded its then oldest card, a white 3; now seat 1 is on turn, its two oldest cards are
a red 2 and a green 5, and the deck's next card is a blue 1. The words for how a game begins:

    r1      the seat on turn plays its oldest card, and it is this one
    -r1     … discards it
    -       … discards its oldest card, whatever it is
    hint    … gives some legal hint
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hanabi.game import Deal, Discard, GameState, Move, Play, apply, legal_moves, start
from hanabi.rules import Card, CardId, ColorHint, RankHint, Ruleset, Seat, Suit, Tile, ruleset
from hanabi.testing import Engine, Position

_SUITS = {suit.letter: suit for suit in Suit}
_FILL_ORDER = (4, 3, 2, 1, 5)
"""Filled in first: cards that fit nowhere at the start, and whose loss is no disaster."""


def card(name: str) -> Card:
    """``r1`` is the red 1."""
    return Card(_SUITS[name[0]], int(name[1:]))


def cards(names: str) -> list[Card]:
    return [card(name) for name in names.split()]


@dataclass(frozen=True)
class Table:
    """A deal and the moves made so far; None stands for some hint."""

    rules: Ruleset
    deal: Deal
    moves: tuple[Move | None, ...]

    def on(self, engine: Engine) -> Position:
        """The position that an engine makes of it."""
        position = engine.start(self.rules, self.deal)
        for move in self.moves:
            position = position.apply(move or some_hint(position.legal_moves()))
        return position

    @property
    def state(self) -> GameState:
        """The reference engine's position, for what only views can tell."""
        state = start(self.rules, self.deal)
        for move in self.moves:
            state = apply(state, move or some_hint(legal_moves(state))).state
        return state


def table(
    beginning: str = "",
    *,
    players: int = 2,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    rules: Ruleset | None = None,
    hands: Mapping[int, str] | None = None,
    deck: str = "",
    tiles: Sequence[int] = (),
    returns: Sequence[int] = (),
    first_seat: int = 0,
) -> Table:
    """Deal so that the game can begin so; ``hands`` and ``deck`` are as they are after that.

    Tiles that are not named follow in the order of their numbers.
    """
    rules = rules or ruleset(players, edition, options)
    moves, queues, drawn = _play_through(rules, beginning.split(), first_seat)
    known: dict[int, Card] = {}
    for move, word in zip(moves, beginning.split(), strict=True):
        if isinstance(move, Play | Discard) and word != "-":
            known[move.card] = card(word.removeprefix("-"))
    for seat, names in (hands or {}).items():
        known.update(zip(queues[seat], cards(names), strict=False))
    known.update(enumerate(cards(deck), drawn))
    order = (*tiles, *(tile for tile in Tile if tile not in tiles))
    deal = Deal(
        deck=tuple(_filled(rules, known)),
        first_seat=Seat(first_seat),
        tiles=tuple(map(Tile, order)) if rules.options.five_flamboyants else (),
        returns=tuple(returns),
    )
    return Table(rules, deal, tuple(moves))


def _play_through(
    rules: Ruleset, beginning: Sequence[str], seat: int
) -> tuple[list[Move | None], list[list[int]], int]:
    """The moves so far; then each hand's places in the deck, and how many are drawn."""
    size = rules.hand_size
    queues = [list(range(own * size, (own + 1) * size)) for own in range(rules.players)]
    drawn = rules.players * size
    moves: list[Move | None] = []
    for word in beginning:
        if word == "hint":
            moves.append(None)
        else:
            place = CardId(queues[seat].pop(0))
            moves.append(Discard(place) if word.startswith("-") else Play(place))
            if drawn < len(rules.deck):
                queues[seat].append(drawn)
                drawn += 1
        seat = (seat + 1) % rules.players
    return moves, queues, drawn


def _filled(rules: Ruleset, known: Mapping[int, Card]) -> Iterator[Card]:
    left = Counter(rules.deck) - Counter(known.values())
    if left.total() + len(known) != len(rules.deck):
        raise ValueError(f"more copies than there are: {Counter(known.values())}")
    spare = sorted(left.elements(), key=lambda card: _FILL_ORDER.index(card.rank))
    for place in range(len(rules.deck)):
        yield known[place] if place in known else spare.pop(0)


def some_hint(moves: Sequence[Move]) -> Move:
    """Always the same hint, in whatever order an engine lists them."""
    hints = [move for move in moves if isinstance(move, ColorHint | RankHint)]
    return min(hints, key=repr)
