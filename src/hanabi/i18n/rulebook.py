"""The rules of a box or of a table, composed of the catalogue's lines.

Which line belongs on which page is data (``rules_lines``); what it says is in ``rules.ftl``.
The ids of the specification are part of the keys, so a line cannot lose them.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hanabi.i18n.messages import Messages
from hanabi.i18n.rules_lines import (
    RATINGS,
    TILES,
    Scope,
    box_scope,
    outline,
    table_scope,
)
from hanabi.rules import Edition, Ruleset, Tile, rating_of

_IDS = re.compile(r"-r(\d\d)")


@dataclass(frozen=True, slots=True)
class Line:
    """One statement with the ids of the specification that it tells; ``indent`` for steps
    of a scale and tiles, which share the id above them; ``heading`` for an option's name."""

    text: str
    ids: tuple[str, ...] = ()
    indent: bool = False
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A title and its lines."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """All that a reader needs to play by this box, and nothing that is not in it."""

    title: str
    about: str
    sections: tuple[Section, ...]


def rules_page(messages: Messages, edition: Edition) -> RulesPage:
    """The rules of a box: its base game, then every option that it offers."""
    return _page(messages, "rules-page", box_scope(edition))


def table_page(messages: Messages, ruleset: Ruleset) -> RulesPage:
    """The rules that one table plays by: its options as they are switched there."""
    return _page(messages, "rules-page-table", table_scope(ruleset))


def edition_title(messages: Messages, name: str | None) -> str:
    """What a box is called in a heading."""
    return messages.format(f"edition-{name or 'none'}")


def _page(messages: Messages, title: str, scope: Scope) -> RulesPage:
    return RulesPage(
        messages.format(title, edition=edition_title(messages, scope.edition)),
        messages.format("rules-page-about"),
        tuple(_sections(messages, scope)),
    )


def _sections(messages: Messages, scope: Scope) -> Iterator[Section]:
    keys = outline(scope)
    for title, lines in keys.sections:
        yield Section(messages.format(title), tuple(_lines(messages, lines, scope)))
    options = [
        *(line for option in keys.options for line in _option(messages, *option, scope)),
        *_lines(messages, keys.closing, scope),
    ]
    if options:
        suffix = "-table" if scope.page == "table" else ""
        yield Section(messages.format(f"rules-title-options{suffix}"), tuple(options))
    about = Line(messages.format("rules-rulings-about"))
    rulings = _lines(messages, keys.rulings, scope)
    yield Section(messages.format("rules-title-rulings"), (about, *rulings))


def _lines(messages: Messages, keys: Iterable[str], scope: Scope) -> Iterator[Line]:
    for key in keys:
        if key == RATINGS:
            yield from _ratings(messages, scope)
        elif key == TILES:
            yield from _tiles(messages)
        else:
            yield _line(messages, key)


def _line(messages: Messages, key: str, *, indent: bool = False, **values: object) -> Line:
    ids = () if indent else tuple(f"R-{number}" for number in _IDS.findall(key))
    return Line(messages.format(key, **values), ids, indent)


def _ratings(messages: Messages, scope: Scope) -> Iterator[Line]:
    """R-16: the steps that a game of this scope can reach."""
    yield _line(messages, "rules-r16-scale")
    highest_score = 30 if scope.multicolors else 25
    scores = range(highest_score + 1)
    for rating in dict.fromkeys(map(rating_of, scores)):
        step = [score for score in scores if rating_of(score) is rating]
        yield _line(
            messages,
            "rules-r16-step",
            indent=True,
            lowest=step[0],
            highest=step[-1],
            range=len(step),
            name=messages.format(f"rating-{rating.value}"),
            sentence=messages.format(f"rating-{rating.value}.sentence"),
        )


def _option(messages: Messages, option: str, keys: Iterable[str], scope: Scope) -> Iterator[Line]:
    name = messages.format(f"option-{option}")
    yield Line(messages.format("rules-option", name=name, option=option), heading=True)
    yield from _lines(messages, keys, scope)


def _tiles(messages: Messages) -> Iterable[Line]:
    for tile in Tile:
        yield _line(
            messages,
            "rules-r44-tile",
            indent=True,
            number=tile.value,
            name=messages.format(f"tile-{tile.value}"),
            effect=messages.format(f"tile-{tile.value}.effect"),
        )


def as_markdown(page: RulesPage, footer: str) -> str:
    """The page as ``docs/rules`` keeps it."""
    parts = [f"# {page.title}", page.about]
    for section in page.sections:
        parts.append(f"## {section.title}")
        block: list[str] = []
        for line in section.lines:
            if line.heading:
                parts += ["\n".join(block)] if block else []
                parts.append(f"### {line.text}")
                block = []
            else:
                ids = f" ({', '.join(line.ids)})" if line.ids else ""
                block.append(f"{'    ' if line.indent else ''}- {line.text}{ids}")
        parts += ["\n".join(block)] if block else []
    return "\n\n".join([*parts, footer]) + "\n"
