"""``hanabi puzzles``: one after the other, answered by typing a number."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanabi.cli.console import flush, put, wrapped
from hanabi.cli.help import Group
from hanabi.cli.language import messages, say
from hanabi.cli.puzzles.check import check, puzzles_in
from hanabi.cli.puzzles.make import make
from hanabi.cli.puzzles.words import answer_text, answers_of, fact_sentences, theme_option

if TYPE_CHECKING:
    from hanabi.analysis.puzzles import Puzzle

_QUIT = ("q", "quit")


@click.group(cls=Group, invoke_without_command=True)
@theme_option
@click.option("--file", metavar="FILE", type=click.Path(path_type=Path))
@click.pass_context
def puzzles(context: click.Context, theme: str | None, file: Path | None) -> None:
    if context.invoked_subcommand is not None:
        return
    _ask_all([puzzle for puzzle in puzzles_in(file) if theme in (None, puzzle.theme.value)])


for _command in (make, check):
    puzzles.add_command(_command, str(_command.name).removeprefix("puzzles-"))


def _ask_all(chosen: "list[Puzzle]") -> None:
    tried = solved = 0
    for number, puzzle in enumerate(chosen, start=1):
        theme = say(f"puzzle-theme-{puzzle.theme.value}")
        head = {"number": number, "count": len(chosen), "rating": str(puzzle.rating)}
        put(say("puzzle-head", theme=theme, **head))
        put()
        is_first_right = _ask(puzzle)
        if is_first_right is None:
            break
        tried += 1
        solved += is_first_right
    if tried:
        put(say("puzzle-solved", solved=solved, tried=tried))


def _ask(puzzle: "Puzzle") -> bool | None:
    """Was the first answer right? None: the reader has had enough."""
    from hanabi.analysis.puzzles import verdicts_of

    answers, verdicts = answers_of(puzzle), verdicts_of(puzzle)
    _show(puzzle, answers)
    is_first_right: bool | None = None
    while True:
        word = _typed(len(answers))
        if word is None or word in _QUIT:
            return None
        if not word:
            return bool(is_first_right)
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= len(answers):
            put(say("puzzle-no-answer"))
            continue
        verdict = verdicts[answers[int(word) - 1]]
        if is_first_right is None:
            is_first_right = verdict.is_right
        sentences = fact_sentences(verdict.facts)
        if verdict.is_right:
            _put_lines([say("puzzle-right"), *sentences, ""])
            return is_first_right
        _put_lines([say("puzzle-wrong"), *sentences, say("puzzle-wrong.again"), ""])


def _show(puzzle: "Puzzle", answers: list[str]) -> None:
    from hanabi.i18n.slots import slot_of
    from hanabi.i18n.text_board import board_in

    put(board_in(messages().locale, puzzle.shown.board))
    put()
    key = f"puzzle-theme-{puzzle.theme.value}"
    which = ""
    if puzzle.asked is not None:
        slot = slot_of([held.id for held in puzzle.view.own_hand], puzzle.asked)
        which = f" ({say('puzzle-move-card', slot=slot)})"
    _put_lines([say(f"{key}.ask") + which, say(f"{key}.more"), ""])
    for number, answer in enumerate(answers, start=1):
        put(f"{number:>3}  {answer_text(puzzle, answer)}")
    put()


def _put_lines(lines: Iterable[str]) -> None:
    for line in lines:
        put(wrapped(line) if line else "")


def _typed(count: int) -> str | None:
    """What the reader typed; None at the end of the input."""
    put(say("puzzle-type", count=count))
    flush()
    line = sys.stdin.readline()
    return line.strip().lower() if line else None
