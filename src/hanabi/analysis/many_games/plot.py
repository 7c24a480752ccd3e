"""Many games as one picture: how scores are spread, by whom they were made, and where they go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanabi.analysis.figures import new_figure, save
from hanabi.analysis.many_games.summary import Summary

_INK, _BAR, _QUIET, _GOOD, _BAD = "#2b2d42", "#6d7fa8", "#c9ccd6", "#2a9d8f", "#d1495b"
_MOST_BARS = 12


@dataclass(frozen=True)
class PlotLabels:
    """The words in the picture."""

    scores: str
    games: str
    score: str
    perfect: str
    lost: str
    time: str
    groups: Mapping[str, str]
    """A title for each way to group."""


def plot_games(
    whole: Summary,
    groups: Mapping[str, Mapping[str, Summary]],
    parts: Sequence[Summary],
    path: Path,
    labels: PlotLabels,
) -> None:
    """Draw it; the file's ending says in which format. Of one group there is nothing to compare."""
    groups = {name: found for name, found in groups.items() if len(found) > 1}
    panels = 1 + len(groups) + bool(parts)
    figure = new_figure(9.0, 2.6 * panels)
    _scores(figure.add_subplot(panels, 1, 1), whole, labels)
    for place, (name, found) in enumerate(groups.items(), start=2):
        _groups(figure.add_subplot(panels, 1, place), found, labels.groups[name], labels)
    if parts:
        _trend(figure.add_subplot(panels, 1, panels), parts, labels)
    save(figure, path)


def _bare(axes: Any, title: str) -> None:
    axes.set_title(title, loc="left", fontweight="bold", color=_INK, fontsize=11)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("bottom", "left"):
        axes.spines[side].set_color(_QUIET)
    axes.tick_params(colors=_INK, labelsize=9)


def _scores(axes: Any, whole: Summary, labels: PlotLabels) -> None:
    axes.bar(list(whole.scores), list(whole.scores.values()), width=0.85, color=_BAR)
    if whole.mean is not None:
        axes.axvline(whole.mean, color=_BAD, linewidth=1.5)
        axes.annotate(
            f"{whole.mean:.2f}", (whole.mean, 1), (0, 2), xycoords=("data", "axes fraction"),
            textcoords="offset points", ha="center", va="bottom", color=_BAD, fontsize=9,
        )  # fmt: skip
    axes.set_ylabel(labels.games, color=_INK)
    axes.set_xlabel(labels.score, color=_INK)
    axes.yaxis.get_major_locator().set_params(integer=True)
    _bare(axes, labels.scores)


def _groups(axes: Any, found: Mapping[str, Summary], title: str, labels: PlotLabels) -> None:
    """The largest groups: a mean with its interval, and shares of perfect and lost games."""
    largest = sorted(found, key=lambda name: -found[name].games)[:_MOST_BARS]
    named = [(name, found[name]) for name in found if name in largest and found[name].games]
    places = range(len(named))
    shares = axes.twinx()
    shares.bar([place - 0.18 for place in places], [each.perfect or 0 for _, each in named],
               width=0.3, color=_GOOD, alpha=0.35, label=labels.perfect)  # fmt: skip
    shares.bar([place + 0.18 for place in places], [each.lost or 0 for _, each in named],
               width=0.3, color=_BAD, alpha=0.35, label=labels.lost)  # fmt: skip
    shares.set_ylim(0, 1)
    shares.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    shares.legend(loc="upper right", fontsize=8, frameon=False, ncols=2)
    axes.set_zorder(shares.get_zorder() + 1)
    axes.patch.set_visible(False)
    means = [each.mean for _, each in named]
    margins = [each.margin or 0 for _, each in named]
    axes.errorbar(list(places), means, margins, fmt="o", color=_INK, capsize=4, markersize=6)
    axes.set_xticks(list(places), [f"{name}\n({each.games})" for name, each in named])
    axes.set_xlim(-0.6, len(named) - 0.4)
    axes.set_ylabel(labels.score, color=_INK)
    axes.margins(y=0.25)
    for each in (axes, shares):
        _bare(each, title if each is axes else "")


def _trend(axes: Any, parts: Sequence[Summary], labels: PlotLabels) -> None:
    ends, total = [], 0
    for part in parts:
        total += part.games + part.unfinished
        ends.append(total)
    drawn = [(end, part) for end, part in zip(ends, parts, strict=True) if part.mean is not None]
    means = [part.mean or 0.0 for _, part in drawn]
    margins = [part.margin or 0.0 for _, part in drawn]
    across = [end for end, _ in drawn]
    low = [mean - margin for mean, margin in zip(means, margins, strict=True)]
    high = [mean + margin for mean, margin in zip(means, margins, strict=True)]
    axes.fill_between(across, low, high, color=_QUIET, alpha=0.6, linewidth=0)
    axes.plot(across, means, "o-", color=_INK, markersize=4)
    axes.set_ylabel(labels.score, color=_INK)
    axes.set_xlabel(labels.games, color=_INK)
    _bare(axes, labels.time)
