"""The data card: what a data set is, where it comes from, what it is good for."""

from importlib.metadata import version
from pathlib import Path
from typing import Any

from hanabi.fast import sections_of
from hanabi.fast.encode import SHOWING_OWN_HAND, layout
from hanabi.simulate.dataset.plan import DatasetPlan
from hanabi.simulate.dataset.samples import COLUMNS


def write_card(path: Path, plan: DatasetPlan, written: dict[str, Any]) -> None:
    """Write the card in Markdown."""
    path.write_text("\n".join(_lines(plan, written)) + "\n", encoding="utf-8")


def _lines(plan: DatasetPlan, written: dict[str, Any]) -> list[str]:
    games, samples = written["games"], written["samples"]
    sections = layout(plan.ruleset, plan.encoder)
    length = max(section.stop for section in sections.values())
    return [
        "# Hanabi games as arrays",
        "",
        f"{games:,} games, {samples:,} moves, mean score {written['points'] / games:.3f}.",
        "",
        "## Where it comes from",
        "",
        *_source(plan),
        f"- Made by hanabi {version('hanabi')} (`hanabi dataset make`).",
        "",
        "## What is in it",
        "",
        f"`dataset.json` names {len(written['files'])} files with their SHA-256; a row is a move.",
        "",
        "| column | type | content |",
        "|---|---|---|",
        *(f"| `{name}` | {kind.__name__} | {text} |" for name, (kind, text) in COLUMNS.items()),
        "",
        f"Actions: {sections_of(plan.ruleset).total}. "
        f"Observations: the encoder `{plan.encoder}`, {length} numbers.",
        "",
        "| section | from | to |",
        "|---|---:|---:|",
        *(f"| `{name}` | {each.start} | {each.stop} |" for name, each in sections.items()),
        "",
        "## What to bear in mind",
        "",
        *_warnings(plan),
        "- Rows of one game follow each other: split by `game`, not by row.",
    ]


def _source(plan: DatasetPlan) -> list[str]:
    ruleset = plan.ruleset
    edition = ruleset.edition or "no box"
    options = [name for name, value in ruleset.options.by_name().items() if value]
    rules = f"- Rules: {ruleset.players} players, {edition}, options: {', '.join(options) or '–'}."
    if plan.job is None:
        return [f"- {len(plan.records)} records of finished games.", rules]
    first, last = plan.job.seed, plan.job.seed + plan.job.games - 1
    return [
        f"- Bots by seat: {', '.join(plan.job.bots)}. Deals: seeds {first} to {last}.",
        rules,
        "- The same call makes the same rows, on any machine.",
    ]


def _warnings(plan: DatasetPlan) -> list[str]:
    lines = []
    if plan.job is not None:
        lines.append(
            "- All moves are those of these bots, with their conventions and their weaknesses: "
            "people play otherwise."
        )
    if plan.encoder in SHOWING_OWN_HAND:
        lines.append(f"- `{plan.encoder}` shows a player's own cards: not what a player may see.")
    return lines
