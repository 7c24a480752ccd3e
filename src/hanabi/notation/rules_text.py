"""Rules in one word, for positions; and suits in one word, for the rules of no box.

``en-2016,3,expert`` is a box, the number of players, and the options that differ from the
box's own; rules that no box and no options make say everything else as well.
"""

import re

from hanabi.game.errors import InvalidNotation
from hanabi.rules import (
    EDITIONS,
    Color,
    HanabiError,
    InvalidRuleset,
    Multicolor,
    Options,
    Ruleset,
    Suit,
    SuitRules,
    edition,
    ruleset,
)

_NO_EDITION = "none"
_SUIT = re.compile(
    r"(?P<letter>[a-z])(?P<copies>[1-9][0-9]?(?:\.[1-9][0-9]?)*)(?P<falling>:falling)?"
    r"(?P<every>:every-color)?(?::hint-(?P<color>[a-z]+))?(?::points=(?P<points>-?[1-9][0-9]{0,2}))?",
    re.ASCII,
)
_COUNT = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)
_SUITS = {suit.letter: suit for suit in Suit}
_COLORS = {color.value: color for color in Color}
_COUNTS = {"hand": "hand_size", "tokens": "max_hint_tokens", "mistakes": "max_mistakes"}


def is_of_a_box(rules: Ruleset) -> bool:
    """Do an edition and options, or options alone, say everything about these rules?"""
    try:
        return ruleset(rules.players, rules.edition, rules.options) == rules
    except InvalidRuleset:
        return False


def ruleset_text(rules: Ruleset) -> str:
    """The rules in one word.

    >>> ruleset_text(ruleset(3, "pl-deluxe", {"black-powder": True, "empty-hints": False}))
    'pl-deluxe,3,no-empty-hints,black-powder'
    """
    words = [rules.edition or _NO_EDITION, str(rules.players)]
    standard = _defaults(rules.edition).by_name()
    for name, value in rules.options.by_name().items():
        if value != standard[name]:
            is_way = isinstance(value, str)
            words.append(f"{name}:{value}" if is_way else name if value else f"no-{name}")
    if not is_of_a_box(rules):
        words += [f"{word}:{getattr(rules, field)}" for word, field in _COUNTS.items()]
        words += map(suit_text, rules.suits)
    return ",".join(words)


def parse_ruleset(text: str) -> Ruleset:
    """The rules that the word says. ``InvalidNotation`` or ``InvalidRuleset`` if none."""
    name, _, rest = text.partition(",")
    box = None if name == _NO_EDITION else name
    players, *words = rest.split(",")
    if not _COUNT.fullmatch(players):
        raise _refused(players)
    options = _defaults(box)
    while words and (switched := _option(words[0])) is not None:
        options = options.with_named(switched)
        del words[0]
    if not words:
        return ruleset(int(players), box, options)
    counts: dict[str, int] = {}
    for word, field in _COUNTS.items():
        given = words.pop(0) if words else ""
        count = given.removeprefix(f"{word}:")
        if count == given or not _COUNT.fullmatch(count):
            raise _refused(given)
        counts[field] = int(count)
    suits = tuple(map(parse_suit, words))
    return Ruleset(int(players), suits=suits, options=options, edition=box, **counts)


def suit_text(suit: SuitRules) -> str:
    """What the rules say of a suit, in one word.

    >>> from hanabi.rules import BLACK_POWDER
    >>> suit_text(BLACK_POWDER)
    'k3.2.2.2.1:falling:points=-5'
    """
    words = [suit.suit.letter + ".".join(map(str, suit.copies))]
    if suit.falling:
        words.append("falling")
    if suit.every_color:
        words.append("every-color")
    if suit.color is not _own_color(suit.suit):
        words.append(f"hint-{suit.color.value if suit.color else 'none'}")
    if suit.points_when_empty:
        words.append(f"points={suit.points_when_empty}")
    return ":".join(words)


def parse_suit(text: str) -> SuitRules:
    """The suit that the word describes; ``parse_suit(suit_text(suit)) == suit``."""
    found = _SUIT.fullmatch(text)
    suit = _SUITS.get(found["letter"]) if found else None
    if found is None or suit is None:
        raise _refused(text)
    color = _own_color(suit)
    if found["color"] is not None:
        color = _COLORS.get(found["color"])
        if color is None and found["color"] != "none":
            raise _refused(text)
    rules = SuitRules(
        suit,
        tuple(map(int, found["copies"].split("."))),
        falling=found["falling"] is not None,
        color=color,
        every_color=found["every"] is not None,
        points_when_empty=int(found["points"] or 0),
    )
    if suit_text(rules) != text:
        raise _refused(text)
    return rules


def _option(word: str) -> dict[str, object] | None:
    """An option by its name, and what it is switched to."""
    names = Options().by_name()
    name, _, way = word.partition(":")
    if name == "multicolor" and way in {each.value for each in Multicolor}:
        return {name: way}
    if word in names and word != "multicolor":
        return {word: True}
    off = word.removeprefix("no-")
    return {off: False} if off != word and off in names and off != "multicolor" else None


def _defaults(box: str | None) -> Options:
    return Options() if box is None else edition(box).defaults


def _own_color(suit: Suit) -> Color | None:
    return _COLORS.get(suit.value)


def _refused(found: str) -> HanabiError:
    return InvalidNotation("notation-rules", found=found[:60], known=", ".join(EDITIONS))
