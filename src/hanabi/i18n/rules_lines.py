"""Which lines of ``rules.ftl`` a page has: for every box, or only where something applies."""

from collections.abc import Callable
from dataclasses import dataclass

from hanabi.rules import Multicolor, Options


@dataclass(frozen=True, slots=True)
class Scope:
    """What a page is about: a box with its defaults, or a table with its switched options.

    ``described`` are the options that the page explains, ``multicolors`` the kinds of
    multicolour cards among them.
    """

    edition: str | None
    options: Options
    described: frozenset[str]
    multicolors: tuple[Multicolor, ...]
    is_table: bool


Condition = Callable[[Scope], bool]
Lines = tuple[tuple[str, Condition], ...]


def _always(_: Scope) -> bool:
    return True


def _described(*options: str) -> Condition:
    return lambda scope: scope.described.issuperset(options)


def _has(*ways: Multicolor) -> Condition:
    return lambda scope: any(way in scope.multicolors for way in ways)


def _last_round(scope: Scope) -> bool:
    return not scope.options.expert


def _tokens_for_fireworks(scope: Scope) -> bool:
    return not scope.options.five_flamboyants


def _empty_hints(scope: Scope) -> bool:
    return scope.options.empty_hints


def _no_empty_hints(scope: Scope) -> bool:
    return not scope.options.empty_hints


def _loses(scope: Scope) -> bool:
    return scope.edition != "cs-2013"


def _only_ends(scope: Scope) -> bool:
    return scope.edition == "cs-2013"


def _from_a_box(scope: Scope) -> bool:
    return scope.edition is not None


_OWN, _EVERY_5, _EVERY_10 = Multicolor

BASE: tuple[tuple[str, Lines], ...] = (
    ("rules-title-goal", (("rules-r10-goal", _always),)),
    ("rules-title-box", (("rules-r01-cards", _always), ("rules-r02-tokens", _always))),
    (
        "rules-title-start",
        (
            ("rules-r03-hands", _always),
            ("rules-r04-backs", _always),
            ("rules-r05-first", _always),
        ),
    ),
    (
        "rules-title-turn",
        (
            ("rules-r05-turn", _always),
            ("rules-r06-hint", _always),
            ("rules-r07-allowed", _empty_hints),
            ("rules-r07-forbidden", _no_empty_hints),
            ("rules-r08-discard", _always),
            ("rules-r09-play", _always),
            ("rules-r11-bonus", _tokens_for_fireworks),
        ),
    ),
    (
        "rules-title-end",
        (
            ("rules-r12-lost", _loses),
            ("rules-r12-ends", _only_ends),
            ("rules-r13-complete", _always),
            ("rules-r14-last-round", _last_round),
        ),
    ),
    ("rules-title-score", (("rules-r15-score", _last_round),)),
    (
        "rules-title-manners",
        (
            ("rules-r17-discards", _always),
            ("rules-r18-arrange", _always),
            ("rules-r19-talk", _always),
            ("rules-r20-dead", _always),
        ),
    ),
    (
        "rules-title-knowledge",
        (
            ("rules-r50-both", _always),
            ("rules-r50-multicolor", _has(_EVERY_5, _EVERY_10)),
            ("rules-r50-black", _described("black-powder")),
            ("rules-r51-count", _always),
        ),
    ),
)
"""The base game, section by section."""

OPTION_LINES: tuple[tuple[str, Lines], ...] = (
    (
        "empty-hints",
        (
            ("rules-r07-option-allowed", _empty_hints),
            ("rules-r07-option-forbidden", _no_empty_hints),
        ),
    ),
    ("expert", (("rules-r30-expert", _always),)),
    ("timed-display", (("rules-r31-announce", _always),)),
    (
        "multicolor",
        (
            ("rules-r40-own", _has(_OWN)),
            ("rules-r41-every", _has(_EVERY_5)),
            ("rules-r42-every", _has(_EVERY_10)),
        ),
    ),
    (
        "black-powder",
        (
            ("rules-r43-black", _always),
            ("rules-r43-no-color", _always),
            ("rules-r43-score", _last_round),
        ),
    ),
    ("five-flamboyants", (("rules-r44-tiles", _always),)),
)
"""What each option changes."""

RULINGS: Lines = (
    ("ruling-r05-first", _always),
    ("ruling-r12-lost", _only_ends),
    ("ruling-r12-points", _always),
    ("ruling-r13-last-round", _last_round),
    ("ruling-r13-tokens", _always),
    ("ruling-r13-tiles", _described("five-flamboyants")),
    ("ruling-r18-any-time", _always),
    ("ruling-r19-levels", _always),
    ("ruling-r20-formula", _always),
    ("ruling-r20-tiles", _described("five-flamboyants")),
    ("ruling-r30-passed", _described("expert")),
    ("ruling-r30-needed", _described("expert")),
    ("ruling-r30-mistakes", _described("expert")),
    ("ruling-r31-no-fit", _described("timed-display")),
    ("ruling-r31-limit", _described("timed-display")),
    ("ruling-r31-suit", _described("timed-display")),
    ("ruling-r31-tile", _described("timed-display", "five-flamboyants")),
    ("ruling-r40-five", lambda scope: scope.edition == "en-2016" and bool(scope.multicolors)),
    ("ruling-r43-below", _described("black-powder")),
    ("ruling-r44-black", _described("black-powder", "five-flamboyants")),
    ("ruling-r44-unusable", _described("five-flamboyants")),
    ("ruling-r44-hints", _described("five-flamboyants")),
    ("ruling-r44-last-turn", _described("five-flamboyants")),
    ("ruling-r45-all", _from_a_box),
)
"""What the rulebooks leave open, and how it is decided here."""
