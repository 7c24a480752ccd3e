"""The histogram as a picture, and what all pictures share."""

from pathlib import Path
from typing import Any

from hanabi.rules import HanabiError
from hanabi.simulate.tally import Tally


class NoPlot(HanabiError):
    """The picture cannot be drawn or written."""


def plot_scores(tally: Tally, path: Path, score_label: str, games_label: str) -> None:
    """Draw how many games had each score; the file's ending says in which format."""
    figure = new_figure(8, 4.5)
    axes = figure.add_subplot()
    axes.bar(list(tally.scores), list(tally.scores.values()), width=0.9)
    axes.set_xlabel(score_label)
    axes.set_ylabel(games_label)
    save(figure, path)


def new_figure(width: float, height: float) -> Any:
    """A figure of its own, without a window or global state."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlot("no-matplotlib") from None
    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, path: Path) -> None:
    """Write the picture in the format that the file's ending names."""
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as error:
        raise NoPlot("plot-unwritable", file=str(path), why=str(error)) from None


def check_format(path: Path) -> None:
    """Refuse an ending that is no picture's, before anything is played."""
    formats = new_figure(1, 1).canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in formats:
        raise NoPlot("plot-format", file=str(path), known=", ".join(sorted(formats)))
