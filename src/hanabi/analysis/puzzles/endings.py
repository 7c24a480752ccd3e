"""Moves near the end, over every hand that the seat may hold and every order of the deck.

A chance is exact, and the most that anybody can expect: after the move all hands lie open
(``analysis.endgame``). So 0 means that it cannot be won any more whatever lies where, and 1 that
good play wins whatever lies where. Which hint is given makes no difference then.
"""

from collections.abc import Mapping
from fractions import Fraction

from hanabi.analysis.puzzles.puzzle import Theme
from hanabi.analysis.puzzles.verdict import Fact, Verdict, Verdicts
from hanabi.game import Discard, Move, Play
from hanabi.rules import ColorHint, RankHint
from hanabi.view import View

HINT = "hint"
MOST_HANDS, MOST_SECONDS = 1_000, 20.0


def chances_to_win(view: View) -> dict[str, str]:
    """By answer, as a fraction. Raises ``EndgameTooLarge``."""
    from hanabi.analysis.endgame import Budget, hands_open_later

    found = hands_open_later(view, Budget(hands=MOST_HANDS, seconds=MOST_SECONDS))
    best: dict[str, Fraction] = {}
    for value in found.moves:
        answer = _answer(value.move)
        best[answer] = max(value.win, best.get(answer, Fraction(0)))
    return {answer: str(best[answer]) for answer in sorted(best)}


def ending_verdicts(theme: Theme, chances: Mapping[str, str]) -> Verdicts:
    """Which answers are right, given every one's chance."""
    exact = {answer: Fraction(chance) for answer, chance in chances.items()}
    return {answer: _verdict(theme, answer, exact) for answer in exact}


def _answer(move: Move) -> str:
    """A play with its suit announced is a play of that card."""
    match move:
        case Play() | Discard():
            return f"{'play' if isinstance(move, Play) else 'discard'} {move.card}"
        case ColorHint() | RankHint():
            return HINT
        case _:
            raise ValueError(f"no answer: {move}")


def _verdict(theme: Theme, answer: str, exact: Mapping[str, Fraction]) -> Verdict:
    chance = exact[answer]
    numbers = {"won": chance.numerator, "ways": chance.denominator}
    if chance == 0:
        return Verdict(False, (Fact("lost"),))
    if theme is Theme.ENDING:
        if chance < 1:
            return Verdict(False, (Fact("may-lose", numbers=numbers),))
        others = max((other for name, other in exact.items() if name != answer), default=chance)
        best = {"won": others.numerator, "ways": others.denominator}
        return Verdict(True, (Fact("always-wins"), Fact("others-may-lose", numbers=best)))
    won = Fact("always-wins") if chance == 1 else Fact("may-win", numbers=numbers)
    return Verdict(True, (won, Fact("others-lost")))
