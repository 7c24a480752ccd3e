"""What a lesson says of a position, in a form that the engine can check.

A claim is about the position with all cards face up and about the reader's seat; whether it
holds is asked of the view, of the rules, of the solver, or of the bot that it speaks of.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from hanabi.bots import make_bot
from hanabi.bots.follower import GameFollower
from hanabi.game import GameState, Move, Step, apply, legal_moves
from hanabi.lessons.words import card_in_hand, read_move, seat_of
from hanabi.notation.text import card_name, parse_card
from hanabi.rules import Hint, Seat
from hanabi.rules.arrays import kind_of
from hanabi.view import HeldCard, View, view_of


class Place(NamedTuple):
    """Where in a lesson a claim is made: the game up to there, and who reads."""

    start: GameState
    moves: Sequence[tuple[Move, Step]]
    state: GameState
    reader: Seat

    @property
    def view(self) -> View:
        """The position as the reader sees it."""
        return view_of(self.state, self.reader)

    def held(self, whose: str, word: str) -> tuple[View, HeldCard]:
        """A card as its holder knows it, with the holder's view."""
        seat = seat_of(whose, self.state.ruleset.players)
        view = view_of(self.state, seat)
        place = self.state.hands[seat].index(card_in_hand(self.state, seat, word))
        return view, view.own_hand[place]


class Claim(Protocol):
    """Something that can be true of a place in a lesson."""

    def holds(self, place: Place) -> bool:
        """Is it so?"""
        ...


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers that the table shows; those that are not given are not claimed."""

    points: int | None = None
    highest: int | None = None
    tokens: int | None = None
    mistakes: int | None = None
    deck: int | None = None
    turns_left: int | None = None
    score: int | None = None
    pace: int | None = None

    def holds(self, place: Place) -> bool:
        state, view = place.state, place.view
        outcome = state.outcome
        found = {
            "points": state.points,
            "highest": view.highest_score,
            "tokens": state.hint_tokens,
            "mistakes": state.mistakes,
            "deck": len(state.deck),
            "turns_left": state.turns_left,
            "score": outcome and outcome.score,
            "pace": state.points + len(state.deck) + state.ruleset.players - view.highest_score,
        }
        wanted = {name: getattr(self, name) for name in found}
        return all(found[name] == value for name, value in wanted.items() if value is not None)


@dataclass(frozen=True, slots=True)
class Firework:
    """A firework has so many cards."""

    suit: str
    cards: int

    def holds(self, place: Place) -> bool:
        rules = place.state.ruleset
        letters = [suit.suit.letter for suit in rules.suits]
        return place.state.heights[letters.index(self.suit)] == self.cards


@dataclass(frozen=True, slots=True)
class Knows:
    """What the holder of a card knows of it: it is one of ``kinds``, or surely ``is_``
    playable, useless or indispensable; or it is not known to be."""

    card: str
    kinds: str = ""
    count: int = 0
    is_: str = ""
    is_not: str = ""
    whose: str = "you"

    def holds(self, place: Place) -> bool:
        view, held = place.held(self.whose, self.card)
        sure = {
            "playable": view.is_known_playable(held),
            "useless": view.is_known_useless(held),
            "indispensable": view.is_known_indispensable(held),
        }
        kinds = {card_name(card) for card in view.cards_in(held.possible)}
        return (
            (not self.kinds or kinds == set(self.kinds.split()))
            and (not self.count or len(kinds) == self.count)
            and (not self.is_ or sure[self.is_])
            and (not self.is_not or not sure[self.is_not])
        )


@dataclass(frozen=True, slots=True)
class Is:
    """What a card is for all who look at the table: ``playable``, ``useless`` or
    ``indispensable`` (the last copy of one still needed)."""

    card: str
    status: str

    def holds(self, place: Place) -> bool:
        status = place.view.status
        kind = 1 << kind_of(place.state.ruleset, parse_card(self.card))
        return bool(getattr(status, self.status) & kind)


@dataclass(frozen=True, slots=True)
class IsNot:
    """The same, denied."""

    card: str
    status: str

    def holds(self, place: Place) -> bool:
        return not Is(self.card, self.status).holds(place)


@dataclass(frozen=True, slots=True)
class Holds:
    """Somebody holds a card, in that slot if one is given."""

    who: str
    card: str
    slot: int | None = None

    def holds(self, place: Place) -> bool:
        seat = seat_of(self.who, place.state.ruleset.players)
        hand = [card_name(place.state.card(card_id)) for card_id in place.state.hands[seat]]
        return self.card in hand if self.slot is None else hand[-self.slot] == self.card


@dataclass(frozen=True, slots=True)
class Touches:
    """A hint, given now by whoever is on turn, touches exactly these cards."""

    hint: str
    cards: str

    def holds(self, place: Place) -> bool:
        hint = read_move(place.state, f"hint {self.hint}")
        assert isinstance(hint, Hint)
        touched = [card_name(place.state.card(card_id)) for card_id in place.state.touched(hint)]
        return sorted(touched) == sorted(self.cards.split())


@dataclass(frozen=True, slots=True)
class NotLegal:
    """A move that the rules do not allow here."""

    move: str

    def holds(self, place: Place) -> bool:
        return read_move(place.state, self.move) not in legal_moves(place.state)


@dataclass(frozen=True, slots=True)
class Copies:
    """How many copies of a card the reader has not seen yet: in no other hand, on no pile."""

    card: str
    unseen: int

    def holds(self, place: Place) -> bool:
        card, view = parse_card(self.card), place.view
        seen = [
            held.card for seat, hand in enumerate(view.hands) for held in hand if seat != view.seat
        ]
        seen += [pile.card for pile in (*view.discards, *(c for f in view.fireworks for c in f))]
        return view.ruleset.copies_of(card) - seen.count(card) == self.unseen


@dataclass(frozen=True, slots=True)
class Best:
    """The best score that this position can still reach, with all cards face up."""

    score: int

    def holds(self, place: Place) -> bool:
        from hanabi.analysis.solver import solve

        solution = solve(place.state)
        return solution.is_exact and solution.best == self.score


@dataclass(frozen=True, slots=True)
class BestAfter:
    """The same after a move that is not made here."""

    move: str
    score: int

    def holds(self, place: Place) -> bool:
        step = apply(place.state, read_move(place.state, self.move))
        return Best(self.score).holds(place._replace(state=step.state))


@dataclass(frozen=True, slots=True)
class SmartDoes:
    """What ``smart`` would do in somebody's place, who must be on turn; with its reason."""

    move: str
    reason: str = ""

    def holds(self, place: Place) -> bool:
        follower = _smart(place, place.state.turn)
        is_same = follower.checked_choice() == read_move(place.state, self.move)
        why = follower.why()
        return is_same and (not self.reason or (why is not None and why.key == self.reason))


@dataclass(frozen=True, slots=True)
class SmartReads:
    """How ``smart`` in somebody's place reads a hint that is given now."""

    hint: str
    reading: str

    def holds(self, place: Place) -> bool:
        hint = read_move(place.state, f"hint {self.hint}")
        assert isinstance(hint, Hint)
        follower = _smart(place, hint.to)
        step = apply(place.state, hint)
        follower.follow(hint, step, is_own=False)
        reading = follower.reading()
        return reading is not None and reading.key == f"bot-read-{self.reading}"


@dataclass(frozen=True, slots=True)
class SmartRead:
    """How ``smart`` in the reader's place has read the last hint that it was given."""

    reading: str

    def holds(self, place: Place) -> bool:
        reading = _smart(place, place.reader).reading()
        return reading is not None and reading.key == f"bot-read-{self.reading}"


@dataclass(frozen=True, slots=True)
class EndsGame:
    """A move after which the game is over."""

    move: str

    def holds(self, place: Place) -> bool:
        return apply(place.state, read_move(place.state, self.move)).state.outcome is not None


def _smart(place: Place, seat: Seat) -> GameFollower:
    follower = GameFollower(make_bot("smart", seat, 1), seat, place.start)
    for move, step in place.moves:
        follower.follow(move, step, is_own=False)
    return follower
