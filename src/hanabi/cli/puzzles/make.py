"""``hanabi puzzles make``: new ones, from bots' games."""

import json as json_module
from pathlib import Path

import click

from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import say
from hanabi.cli.options.rules import seed_option
from hanabi.cli.options.types import WholeNumber
from hanabi.cli.progress_bar import progress_bar
from hanabi.cli.puzzles.words import THEMES, theme_option
from hanabi.cli.writing import check_file, write_whole


@click.command("puzzles-make", cls=Command)
@click.option("--count", metavar="N", type=WholeNumber(1, 100_000), default=12, show_default=True)
@theme_option
@seed_option
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--json", is_flag=True)
def make(*, count: int, theme: str | None, seed: int | None, out: Path | None, json: bool) -> None:
    """Themes share the count as evenly as it goes; easier puzzles come first."""
    require("analysis")
    if out is not None:
        check_file(out)
    from hanabi.analysis.puzzles import Theme, make_puzzles, write_puzzle

    speak_while_compiling()
    themes = THEMES if theme is None else (theme,)
    found, games = [], 0
    with progress_bar(count) as show:
        for place, name in enumerate(themes):
            share = (count + len(themes) - 1 - place) // len(themes)
            looked_at = [0]
            for puzzle in make_puzzles(Theme(name), share, seed or 0, looked_at.append):
                found.append(puzzle)
                show(len(found))
            games += looked_at[-1]
    found.sort(key=lambda puzzle: (puzzle.rating, puzzle.id))
    lines = [write_puzzle(puzzle) for puzzle in found]
    if out is not None:
        write_whole(out, "".join(f"{line}\n" for line in lines))
    elif not json:
        for line in lines:
            put(line)
        return
    if json:
        made = {"puzzles": [json_module.loads(line) for line in lines]} if out is None else {}
        put(json_module.dumps({"made": len(lines), "games": games, **made}))
        return
    put(say("puzzles-made", count=len(lines), games=games))
