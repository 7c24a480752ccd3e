"""What is said of a legal move that does not lead on.

A lesson may have words of its own for it; otherwise what is said follows from what the engine,
and the reader's view, say of the move, so it is true wherever it is said.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hanabi.game import Discard, GameState, Move, Play
from hanabi.game.moves import RewardHint
from hanabi.lessons.lesson import Lesson, Step
from hanabi.lessons.words import matches
from hanabi.rules import CardId, ColorHint, Hint, RankHint, Seat
from hanabi.view import HeldCard, View, move_in_draw_numbers, view_of


@dataclass(frozen=True, slots=True)
class Answer:
    """A message of the catalogues, what is placed in it, and the cards that it is about."""

    key: str
    values: dict[str, object] = field(default_factory=dict)
    cards: tuple[CardId, ...] = ()
    """By draw number."""


def answer_to(
    lesson: Lesson, step: Step, state: GameState, move: Move, accepted: Sequence[Move]
) -> Answer:
    """What a move that is legal, and not accepted, is answered with."""
    cards = _cards_of(state, move)
    for pattern, name in step.wrong.items():
        if matches(state, pattern, move):
            return Answer(f"lesson-{lesson.name}-{name}", {}, cards)
    view = view_of(state, lesson.reader)
    match move:
        case ColorHint() | RankHint():
            return _of_hint(state, move, accepted, cards)
        case RewardHint():
            return _of_hint(state, move.hint, accepted, cards)
        case Play():
            return _of_play(view, _held(view, cards[0]), cards, is_announced=bool(move.announced))
        case Discard():
            return _of_discard(view, _held(view, cards[0]), cards)
        case _:
            return Answer("lesson-wrong-reward", {}, cards)


def _cards_of(state: GameState, move: Move) -> tuple[CardId, ...]:
    """The cards that a move would touch, by draw number."""
    if isinstance(move, RewardHint):
        move = move.hint
    if isinstance(move, ColorHint | RankHint):
        places = [state.hands[move.to].index(card) for card in state.touched(move)]
        shown = view_of(state, Seat(move.to)).hands[move.to]
        return tuple(shown[place].id for place in places)
    named = move_in_draw_numbers(state, move)
    card = getattr(named, "card", None)
    return () if card is None else (card,)


def _held(view: View, card: CardId) -> HeldCard:
    return next(held for held in view.own_hand if held.id == card)


def _of_hint(
    state: GameState, hint: Hint, accepted: Sequence[Move], cards: tuple[CardId, ...]
) -> Answer:
    wanted = [move.hint if isinstance(move, RewardHint) else move for move in accepted]
    hints = [move for move in wanted if isinstance(move, ColorHint | RankHint)]
    if not hints:
        return Answer("lesson-wrong-hint", {}, cards)
    if all(hint.to != other.to for other in hints):
        return Answer("lesson-wrong-hand", {"seat": int(hint.to)}, cards)
    touched = set(state.touched(hint))
    aims = [set(state.touched(other)) for other in hints if other.to == hint.to]
    if any(touched > aim for aim in aims):
        return Answer("lesson-wrong-wide", {"count": len(touched)}, cards)
    if all(touched.isdisjoint(aim) for aim in aims):
        return Answer("lesson-wrong-misses", {}, cards)
    return Answer("lesson-wrong-unclear", {"count": len(touched)}, cards)


def _of_play(
    view: View, held: HeldCard, cards: tuple[CardId, ...], *, is_announced: bool
) -> Answer:
    if is_announced:
        return Answer("lesson-wrong-announce", {}, cards)
    if view.is_known_playable(held):
        return Answer("lesson-wrong-fits", {}, cards)
    fit = (held.possible & view.status.playable).bit_count()
    if fit == 0:
        return Answer("lesson-wrong-no-fit", {}, cards)
    return Answer("lesson-wrong-odds", {"fit": fit, "count": held.possible.bit_count()}, cards)


def _of_discard(view: View, held: HeldCard, cards: tuple[CardId, ...]) -> Answer:
    if view.is_known_indispensable(held):
        return Answer("lesson-wrong-last", {}, cards)
    if view.is_known_playable(held):
        return Answer("lesson-wrong-wasted", {}, cards)
    if view.is_known_useless(held):
        return Answer("lesson-wrong-safe", {}, cards)
    return Answer("lesson-wrong-discard", {}, cards)
