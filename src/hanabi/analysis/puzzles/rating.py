"""How hard a puzzle is, to begin with: later the people who try it tell.

On the usual scale of ratings, where 400 points more win ten times in eleven; who solves them begins
at 1200 (``standing``). The parts were chosen by looking at puzzles, not measured.
"""

from hanabi.analysis.puzzles.judging import verdicts_of
from hanabi.analysis.puzzles.puzzle import ENDINGS, Puzzle, Theme
from hanabi.view import HeldCard

LEAST, MOST = 900, 2300
_BASE = {
    Theme.CARD: 950,
    Theme.PLAY: 1050,
    Theme.DISCARD: 950,
    Theme.HINT: 1150,
    Theme.ENDING: 1350,
    Theme.POSSIBLE: 1250,
}


def first_rating(puzzle: Puzzle) -> int:
    """From what has to be seen to solve it."""
    more = _ending(puzzle) if puzzle.theme in ENDINGS else _knowledge(puzzle)
    return max(LEAST, min(MOST, _BASE[puzzle.theme] + more))


def _knowledge(puzzle: Puzzle) -> int:
    verdicts = verdicts_of(puzzle)
    facts = verdicts[puzzle.answer].facts
    points = 20 * min(len(verdicts), 20)
    for fact in facts:
        match fact.key:
            case "all-open":
                points += 60 * len(fact.kinds)
            case "own-need":
                points += 250 + 40 * len(fact.kinds)
            case "no-hint":
                points += 200
            case "all-fit" | "all-useless" | "another-copy" | "hint-leaves":
                points += 40 * (len(fact.kinds) - 1)
    return points + 70 * _temptations(puzzle)


def _temptations(puzzle: Puzzle) -> int:
    """Own cards that may well be the answer at first sight."""
    view, status = puzzle.view, puzzle.view.status
    good = {Theme.PLAY: status.playable, Theme.DISCARD: status.useless}.get(puzzle.theme)
    if good is None:
        return 0
    others = [held for held in view.own_hand if not puzzle.answer.endswith(f" {held.id}")]
    return sum(_share(held, good) >= 0.5 for held in others)


def _share(held: HeldCard, good: int) -> float:
    return (held.possible & good).bit_count() / held.possible.bit_count()


def _ending(puzzle: Puzzle) -> int:
    view = puzzle.view
    unknown = sum(held.possible.bit_count() > 1 for held in view.own_hand)
    sure = [f"play {held.id}" for held in view.own_hand if view.is_known_playable(held)]
    points = 50 * view.deck_size + 40 * unknown + 15 * len(puzzle.chances)
    if puzzle.answer not in sure:
        points += 150 + 150 * bool(sure)  # a card that surely fits is not the move
    return points
