"""From a scene as it is written to a deal, and to the legal moves that lead to its position.

``Scene.before`` has a word for each turn: ``r1`` plays that card, ``-r1`` discards it,
``ben:red`` or ``you:5`` is a hint, ``*`` is some hint that touches only cards which are about to
leave (so that it tells nothing of the hands that are shown), ``+add:r3``, ``+return:r3`` or
``+hint:ben:red`` uses a turned tile. Who plays or discards does so with the card drawn last; so
each hand is the one that is shown with its newest card drawn last, and all is one true deal.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from hanabi.game import Deal, Discard, GameState, Move, Play, Step, apply, legal_moves, start
from hanabi.lessons.lesson import Lesson, Scene
from hanabi.lessons.words import read_move, seat_of
from hanabi.notation.text import parse_card
from hanabi.rules import Card, CardId, ColorHint, RankHint, Ruleset, Seat, Tile
from hanabi.rules.chance import Purpose, permutation


@dataclass(frozen=True, slots=True)
class Stage:
    """The first position of a game, and each move that led from it to the scene's."""

    start: GameState
    moves: tuple[tuple[Move, Step], ...]

    @property
    def state(self) -> GameState:
        """Where the scene begins."""
        return self.moves[-1][1].state if self.moves else self.start


def staged(lesson: Lesson, scene: Scene) -> Stage:
    """The deal and the moves before the scene."""
    rules = lesson.rules
    first = seat_of(scene.first, rules.players)
    deck, shown = _laid_out(rules, scene, first)
    deal = Deal(deck, first, _tiles(rules, scene.tiles), scene.returns)
    state = begins = start(rules, deal)
    moves: list[tuple[Move, Step]] = []
    for word in scene.before.split():
        move = _move(state, word, lesson.reader, shown)
        step = apply(state, move)
        moves.append((move, step))
        state = step.state
    return Stage(begins, tuple(moves))


def _leaving(word: str) -> Card | None:
    """The card that a word plays or discards."""
    if word == "*" or ":" in word:
        return None
    return parse_card(word.removeprefix("-"))


def _laid_out(
    rules: Ruleset, scene: Scene, first: Seat
) -> tuple[tuple[Card, ...], frozenset[CardId]]:
    """The whole deck, and which of its places come to be in the hands that are shown."""
    hands = [[parse_card(word) for word in reversed(hand.split())] for hand in scene.hands]
    turns = [word for word in scene.before.split() if not word.startswith("+")]
    leaving: dict[int, list[Card]] = defaultdict(list)
    draws: list[int] = []
    for number, word in enumerate(turns):
        card = _leaving(word)
        if card is not None:
            seat = (first + number) % rules.players
            leaving[seat].append(card)
            draws.append(seat)
    deck: list[Card] = []
    shown: set[CardId] = set()
    for seat, hand in enumerate(hands):
        shown |= {CardId(len(deck) + place) for place in range(len(hand))}
        deck += hand
        if leaving[seat]:
            deck[-1] = leaving[seat].pop(0)
            shown.remove(CardId(len(deck) - 1))
    for seat in draws:
        if leaving[seat]:
            deck.append(leaving[seat].pop(0))
        else:
            shown.add(CardId(len(deck)))
            deck.append(hands[seat][-1])
    deck += [parse_card(word) for word in scene.deck.split()]
    return (*deck, *_rest(rules, deck)), frozenset(shown)


def _rest(rules: Ruleset, deck: list[Card]) -> Iterator[Card]:
    """All other cards, mixed."""
    left = Counter(rules.deck)
    left.subtract(deck)
    too_many = {str(card): -count for card, count in left.items() if count < 0}
    if too_many:
        raise ValueError(f"more cards than the rules have: {too_many}")
    cards = [card for card in rules.cards for _ in range(left[card])]
    return (cards[place] for place in permutation(len(deck), Purpose.DECK, len(cards)))


def _tiles(rules: Ruleset, first: tuple[int, ...]) -> tuple[Tile, ...]:
    if not rules.options.five_flamboyants:
        return ()
    return tuple(Tile(number) for number in (*first, *(t for t in range(1, 7) if t not in first)))


def _move(state: GameState, word: str, reader: Seat, shown: frozenset[CardId]) -> Move:
    newest = state.hands[state.turn][-1]
    if word == "*":
        return _idle_hint(state, reader, shown)
    if word.startswith("+"):
        return read_move(state, " ".join(["reward", *word[1:].split(":")]))
    if ":" in word:
        return read_move(state, " ".join(["hint", *word.split(":")]))
    card = _leaving(word)
    assert card == state.card(newest), f"{word}: the card drawn last is {state.card(newest)}"
    return Discard(newest) if word.startswith("-") else Play(newest)


def _idle_hint(state: GameState, reader: Seat, shown: frozenset[CardId]) -> Move:
    hints = [move for move in legal_moves(state) if isinstance(move, ColorHint | RankHint)]
    for hint in sorted(hints, key=lambda hint: (hint.to == reader, str(hint))):
        touched = state.touched(hint)
        if touched and shown.isdisjoint(touched):
            return hint
    raise LookupError(f"no hint tells nothing of what is shown, after {len(state.hints)} hints")
