"""Looking for puzzles in bots' games."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from hanabi.analysis.puzzles.endings import HINT, chances_to_win
from hanabi.analysis.puzzles.judging import verdicts_of
from hanabi.analysis.puzzles.proving import can_be_asked
from hanabi.analysis.puzzles.puzzle import ENDINGS, InvalidPuzzle, Puzzle, Theme
from hanabi.analysis.puzzles.rating import first_rating
from hanabi.bots import make_bot
from hanabi.bots.match import play_out
from hanabi.game import Game
from hanabi.notation import position_text
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.rules.chance import Purpose, below, permutation
from hanabi.view import View, view_of

BOT = "smart"
"""Its games look like people's: hints mean something, and cards are played on them."""
RULES: tuple[tuple[str | None, dict[str, object]], ...] = (
    ("en-2016", {}),
    ("it-2023", {}),
    ("ro-2013", {}),
    ("cs-2013", {"multicolor": "every-color-5"}),
    ("en-2016", {}),
    ("pl-deluxe", {"multicolor": "every-color-10"}),
    ("en-2016", {"expert": True}),
    ("ro-2013", {"multicolor": "own-color-5"}),
    ("it-2023", {}),
    ("pl-deluxe", {"black-powder": True}),
)
"""The boxes that they come from, in turn; the plain game more often than the others."""
ENDING_SIZE = 7
"""Endings have at most so many cards to draw and players together: more would take long."""
HINTS_AMONG_ENDINGS = 4
"""In every so many games an ending may be answered by any hint at all; else most would be."""


def make_puzzles(
    theme: Theme, count: int, seed: int = 0, looked_at: Callable[[int], None] | None = None
) -> Iterator[Puzzle]:
    """So many, each from a game of its own; the same for the same seed. ``looked_at`` is told how
    many games have been looked through."""
    game = found = 0
    while found < count:
        puzzle = _puzzle_in(theme, _rules(game), below(seed, Purpose.POLICY, game, 1 << 32))
        game += 1
        if puzzle is not None:
            found += 1
            yield puzzle
        if looked_at is not None:
            looked_at(game)


def _rules(game: int) -> Ruleset:
    players = 2 + game % 4
    edition, options = RULES[game // 4 % len(RULES)]
    return ruleset(players, edition, options)


def _puzzle_in(theme: Theme, rules: Ruleset, seed: int) -> Puzzle | None:
    """The first that is worth asking, from anywhere in one game."""
    bots = [make_bot(BOT, Seat(seat), seed) for seat in range(rules.players)]
    game = play_out(Game.deal(rules, seed), bots)
    for place in permutation(seed, Purpose.POLICY, len(game.moves)):
        state = game.seek(place)
        if theme in ENDINGS and len(state.deck) + rules.players > ENDING_SIZE:
            continue
        view = view_of(state, state.turn)
        if not can_be_asked(view) or (theme in ENDINGS and view.highest_score < rules.max_score):
            continue
        for puzzle in _candidates(theme, view):
            if puzzle.answer == HINT and seed % HINTS_AMONG_ENDINGS:
                continue
            if _is_worth_asking(puzzle):
                return replace(puzzle, rating=first_rating(puzzle))
    return None


def _candidates(theme: Theme, view: View) -> Iterator[Puzzle]:
    """Those with exactly one right answer."""
    for puzzle in _questions(theme, view):
        try:
            right = [answer for answer, verdict in verdicts_of(puzzle).items() if verdict.is_right]
        except InvalidPuzzle:
            continue
        if len(right) == 1:
            yield replace(puzzle, answer=right[0])


def _questions(theme: Theme, view: View) -> Iterable[Puzzle]:
    from hanabi.analysis.endgame import EndgameTooLarge

    puzzle = Puzzle(theme, position_text(view), "", 0)
    if theme is Theme.CARD:
        sure = [held for held in view.own_hand if held.possible.bit_count() == 1]
        return [replace(puzzle, asked=held.id) for held in sure if held.possible != held.hinted]
    if theme in ENDINGS:
        try:
            return [replace(puzzle, chances=chances_to_win(view))]
        except EndgameTooLarge:
            return []
    return [puzzle]


def _is_worth_asking(puzzle: Puzzle) -> bool:
    """Is there something to see, and something else to be tempted by?"""
    view, verdicts = puzzle.view, verdicts_of(puzzle)
    status = view.status
    others = [held for held in view.own_hand if not puzzle.answer.endswith(f" {held.id}")]
    answer = next((held for held in view.own_hand if held not in others), None)
    match puzzle.theme:
        case Theme.CARD:
            return len(verdicts) >= 3
        case Theme.PLAY:
            assert answer is not None
            is_counted = bool(answer.hinted & ~status.playable)
            return is_counted and any(held.possible & status.playable for held in others)
        case Theme.DISCARD:
            assert answer is not None
            is_plain = view.is_known_playable(answer) or answer.possible.bit_count() == 1
            return not is_plain and any(held.possible & status.useless for held in others)
        case Theme.HINT:
            unsure = [fact for verdict in verdicts.values() for fact in verdict.facts]
            return sum(fact.key == "hint-unsure" for fact in unsure) >= 2
        case Theme.ENDING | Theme.POSSIBLE:
            if (view.turns_left or view.deck_size + 2) < 2:
                return False
            sure = [f"play {held.id}" for held in view.own_hand if view.is_known_playable(held)]
            wins = [chance for chance in puzzle.chances.values() if chance != "0"]
            is_ending = puzzle.theme is Theme.ENDING
            has_choice = sure != [puzzle.answer] or (view.deck_size > 0 and HINT in puzzle.chances)
            return has_choice and (len(wins) > 1) == is_ending
