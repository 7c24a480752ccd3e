"""The matrices as a picture: a heat map for each table size."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from typing import Any

from hanabi.analysis.figures import new_figure, save
from hanabi.simulate.arena.arena import Arena
from hanabi.simulate.arena.standings import Round, Standings
from hanabi.simulate.arena.team import team_at, teams_of

_MOST_IN_A_ROW = 3


@dataclass(frozen=True, slots=True)
class Labels:
    """The words in the picture."""

    title: Callable[[int], str]
    one: str
    rest: str
    score: str


def plot_arena(arena: Arena, standings: Standings, path: Path, labels: Labels) -> None:
    """Draw all table sizes with the same colours; the file's ending says in which format."""
    rounds = sorted(standings.rounds.items())
    across = len(rounds) if len(rounds) <= _MOST_IN_A_ROW else ceil(sqrt(len(rounds)))
    down = ceil(len(rounds) / across)
    side = 1.6 + 0.95 * len(arena.bots)
    figure = new_figure(across * side + 1.2, down * side)
    best = max(rules.max_score for rules in arena.rulesets)
    panels = []
    for place, (players, played) in enumerate(rounds):
        axes = figure.add_subplot(down, across, place + 1)
        panels.append(axes)
        image = _panel(axes, arena, players, played, best)
        axes.set_title(labels.title(players), fontweight="bold")
        if place % across == 0:
            axes.set_ylabel(labels.one)
        if place + across >= len(rounds):
            axes.set_xlabel(labels.rest)
    figure.colorbar(image, ax=panels, label=labels.score, shrink=0.8, aspect=30)
    save(figure, path)


def _panel(axes: Any, arena: Arena, players: int, played: Round, best: int) -> Any:
    bots = arena.bots
    teams = teams_of(bots, players)
    cells = [[played.estimate(team_at(players, a, b, teams)) for b in bots] for a in bots]
    means = [[cell.mean for cell in row] for row in cells]
    image = axes.imshow(means, cmap="viridis", vmin=0, vmax=best)
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            ink = "black" if cell.mean > 0.6 * best else "white"
            _write(axes, (column, row), f"{cell.mean:.2f}", 5, ink=ink, size=12)
            if cell.margin is not None:
                _write(axes, (column, row), f"± {cell.margin:.2f}", -9, ink=ink, size=8)
    for edge in range(1, len(bots)):
        axes.axhline(edge - 0.5, color="white", linewidth=1.5)
        axes.axvline(edge - 0.5, color="white", linewidth=1.5)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), bots)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    return image


def _write(
    axes: Any, cell: tuple[int, int], text: str, points: float, *, ink: str, size: float
) -> None:
    """In the middle of a cell, or so many points above it."""
    axes.annotate(
        text,
        cell,
        (0, points),
        textcoords="offset points",
        ha="center",
        va="center",
        color=ink,
        size=size,
    )
