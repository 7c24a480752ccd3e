"""OpenSpiel's ``hanabi`` beside ours: the same deck forced on it, its words read as ours.

It shares no line with this project, so for the base game without options it is an oracle. Its
numbering is that of the Hanabi Learning Environment: actions are discards, plays, colour
hints, value hints; seats in hints are counted from the one on turn; a chance outcome is
colour × 5 + rank − 1.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pyspiel

from hanabi.game import Deal, Discard, Move, Play
from hanabi.rules import Card, Color, ColorHint, RankHint, Ruleset, Seat, Suit, SuitRules
from hanabi.testing import Position

_ORDER = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.WHITE, Suit.BLUE)
"""Its colours; a smaller game has the first of them."""


def small_rules(
    *, players: int, suits: int, ranks: int, hand_size: int, tokens: int, mistakes: int
) -> Ruleset:
    """A game of fewer suits and values as OpenSpiel knows them: 3, 2, …, 2, 1 copies."""
    copies = (3, *[2] * (ranks - 2), 1)
    rules = [SuitRules(suit, copies, color=Color(suit.value)) for suit in _ORDER[:suits]]
    return Ruleset(players, hand_size, tuple(rules), max_hint_tokens=tokens, max_mistakes=mistakes)


class OpenSpielGame:
    """One game in OpenSpiel, dealt our deck."""

    def __init__(self, rules: Ruleset, deal: Deal) -> None:
        self._order = suit_order(rules)
        self._ranks = len(rules.ranks)
        self._deck = iter(deal.deck)
        game = pyspiel.load_game(
            "hanabi",
            {
                "players": rules.players,
                "colors": len(rules.suits),
                "ranks": self._ranks,
                "hand_size": rules.hand_size,
                "max_information_tokens": rules.max_hint_tokens,
                "max_life_tokens": rules.max_mistakes,
            },
        )
        self._state: Any = game.new_initial_state()
        self._draw()

    @property
    def is_over(self) -> bool:
        return bool(self._state.is_terminal())

    @property
    def on_turn(self) -> int:
        return int(self._state.current_player())

    @property
    def score(self) -> float:
        """What every player is given at the end; 0 where the third mistake lost it."""
        (shared,) = set(self._state.returns())
        return float(shared)

    def legal_actions(self) -> list[int]:
        return [int(action) for action in self._state.legal_actions()]

    def apply(self, action: int) -> None:
        self._state.apply_action(action)
        self._draw()

    def words(self) -> str:
        """All it shows: tokens, fireworks, hands with what hints leave, deck, discards."""
        lines = str(self._state).splitlines()
        return "\n".join(_without_hint_marks(line) for line in lines if line != "Cur player")

    def _draw(self) -> None:
        while self._state.is_chance_node():
            card = next(self._deck)
            self._state.apply_action(self._order.index(card.suit) * self._ranks + card.rank - 1)


def action_of(position: Position, move: Move) -> int:
    """The number of our move in OpenSpiel's order."""
    rules, seat = position.ruleset, position.next_seat
    assert seat is not None
    size, colors, ranks = rules.hand_size, len(rules.colors), len(rules.ranks)
    match move:
        case Discard(card=card_id):
            return position.hands[seat].index(card_id)
        case Play(card=card_id, announced=None):
            return size + position.hands[seat].index(card_id)
        case ColorHint(to=to, color=color):
            place = suit_order(rules).index(Suit(color.value))
            return 2 * size + _teammate(rules, seat, to) * colors + place
        case RankHint(to=to, rank=rank):
            color_hints = (rules.players - 1) * colors
            return 2 * size + color_hints + _teammate(rules, seat, to) * ranks + rank - 1
        case _:
            raise ValueError(f"the base game has no {move}")


def words_of(position: Position) -> str:
    """Our position as OpenSpiel would say it."""
    rules = position.ruleset
    tops = [(suit, position.heights[rules.place_of(suit)]) for suit in suit_order(rules)]
    plausible = _plausible(rules)
    hands = [
        [f"{_name(position.card(c))} || {plausible(position.knowledge[c])}" for c in hand]
        for hand in position.hands
    ]
    discards = " ".join(_name(position.card(card_id)) for card_id in position.discards)
    return "\n".join(
        (
            f"Life tokens: {rules.max_mistakes - position.mistakes}",
            f"Info tokens: {position.hint_tokens}",
            f"Fireworks: {' '.join(f'{_letter(suit)}{height}' for suit, height in tops)}",
            "Hands:",
            "\n-----\n".join("\n".join(hand) for hand in hands),
            f"Deck size: {position.deck_size}",
            f"Discards: {discards}".rstrip(),
        )
    )


def _teammate(rules: Ruleset, seat: Seat, to: Seat) -> int:
    """0 for the next seat clockwise."""
    return (to - seat) % rules.players - 1


def suit_order(rules: Ruleset) -> list[Suit]:
    return [suit for suit in _ORDER if rules.has(suit)]


def _letter(suit: Suit) -> str:
    return suit.letter.upper()


def _name(card: Card) -> str:
    return f"{_letter(card.suit)}{card.rank}"


def _without_hint_marks(line: str) -> str:
    """``B3 || X3|RYGWB3`` without the ``X3``: which hints touched it; ours says what they leave."""
    card, bars, rest = line.partition(" || ")
    return f"{card}{bars}{rest.partition('|')[2]}" if bars else line.rstrip()


@cache
def _plausible(rules: Ruleset) -> Callable[[int], str]:
    """Says the colours and ranks that a set of kinds leaves; here it is their product."""

    @cache
    def say(known: int) -> str:
        faces = [card for kind, card in enumerate(rules.cards) if known >> kind & 1]
        suits = {card.suit for card in faces}
        ranks = sorted({card.rank for card in faces})
        assert len(faces) == len(suits) * len(ranks)
        letters = [_letter(suit) for suit in suit_order(rules) if suit in suits]
        return "".join(letters) + "".join(map(str, ranks))

    return say
