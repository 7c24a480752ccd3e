"""A puzzle's answers, each with its verdict."""

from hanabi.analysis.puzzles.endings import ending_verdicts
from hanabi.analysis.puzzles.hints import hint_verdicts
from hanabi.analysis.puzzles.own_cards import card_verdicts, discard_verdicts, play_verdicts
from hanabi.analysis.puzzles.puzzle import ENDINGS, InvalidPuzzle, Puzzle, Theme
from hanabi.analysis.puzzles.verdict import Unclear, Verdict, Verdicts


def verdicts_of(puzzle: Puzzle) -> Verdicts:
    """Everything that can be answered. Quick: chances in endings are taken as they are written,
    which ``check_puzzle`` proves."""
    if puzzle.theme in ENDINGS:
        return ending_verdicts(puzzle.theme, puzzle.chances)
    view = puzzle.view
    try:
        match puzzle.theme:
            case Theme.CARD if any(held.id == puzzle.asked for held in view.own_hand):
                assert puzzle.asked is not None
                return card_verdicts(view, puzzle.asked)
            case Theme.PLAY:
                return play_verdicts(view)
            case Theme.DISCARD:
                return discard_verdicts(view)
            case Theme.HINT:
                return hint_verdicts(view)
            case _:
                raise InvalidPuzzle("puzzle-asked")
    except Unclear:
        raise InvalidPuzzle("puzzle-unclear") from None


def verdict_of(puzzle: Puzzle, answer: str) -> Verdict | None:
    """Of one answer; None if that cannot be answered."""
    return verdicts_of(puzzle).get(answer)
