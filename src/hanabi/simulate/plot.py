"""The histogram as a picture."""

from pathlib import Path
from typing import Any

from hanabi.rules import HanabiError
from hanabi.simulate.tally import Tally


class NoPlot(HanabiError):
    """The picture cannot be drawn or written."""


def plot_scores(tally: Tally, path: Path, score_label: str, games_label: str) -> None:
    """Draw how many games had each score; the file's ending says in which format."""
    figure_type = _figure_type()
    figure = figure_type(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    axes.bar(list(tally.scores), list(tally.scores.values()), width=0.9)
    axes.set_xlabel(score_label)
    axes.set_ylabel(games_label)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise NoPlot("plot-unwritable", file=str(path), why=str(error)) from None


def _figure_type() -> Any:
    """A figure of its own, without a window or global state."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlot("no-matplotlib") from None
    return Figure
