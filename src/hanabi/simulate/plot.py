"""The histogram as a picture."""

from pathlib import Path

from hanabi.analysis.figures import new_figure, save
from hanabi.simulate.tally import Tally


def plot_scores(tally: Tally, path: Path, score_label: str, games_label: str) -> None:
    """Draw how many games had each score; the file's ending says in which format."""
    figure = new_figure(8, 4.5)
    axes = figure.add_subplot()
    axes.bar(list(tally.scores), list(tally.scores.values()), width=0.9)
    axes.set_xlabel(score_label)
    axes.set_ylabel(games_label)
    save(figure, path)
