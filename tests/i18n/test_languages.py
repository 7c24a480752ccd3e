"""Every language says what English says: all of it, with the same values, in its own grammar."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hanabi.rules import Color, Suit
from tests.i18n.catalogue import ENGLISH

CATALOGUES = ENGLISH.parent
LOCALES = sorted({path.parent.name for path in CATALOGUES.glob("*/*.ftl")})
OTHERS = [locale for locale in LOCALES if locale != "en"]

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 22)
SIGNED = {"score", "points", "possible"}
SAME_VALUE = {"suitname": "suit", "colorname": "color"}
"""A suit comes twice: as the notation's word, to select by, and as a word to place."""
NOTATION = {
    "suit": {suit.value for suit in Suit},
    "color": {color.value for color in Color},
}

NAMES_AND_SIGNS = re.compile(
    r".*\.(letter|key|example)|web-bot-(names|named)|web-edition-.*|web-seat-bot|rules-page"
)
SAME_WORDS = {
    "cs": {"web-menu"},
    "it": {"web-menu", "web-no", "web-pass-off"},
    "pl": {"web-menu"},
    "ro": {"endgame-win"},
}
"""What happens to be spelled as in English."""

Patterns = Mapping[str, ftl.Pattern]
by_locale = pytest.mark.parametrize("locale", OTHERS)


@dataclass(frozen=True)
class Choice:
    """A place where a message takes one of several forms."""

    variable: str
    keys: frozenset[str]
    default: str

    @property
    def words(self) -> set[str]:
        return {key for key in self.keys - PLURALS if not key.isdigit()}

    @property
    def is_plural(self) -> bool:
        return self.keys == {"other"} or bool(self.keys & (PLURALS - {"other"}))


def test_the_promised_languages_are_there() -> None:
    assert {"cs", "en", "it", "pl", "ro"} <= set(LOCALES)


@by_locale
def test_a_language_has_the_messages_of_english_in_the_same_files(locale: str) -> None:
    wanted, given = set(_places("en")), set(_places(locale))
    assert sorted(wanted - given) == [], "missing"
    assert sorted(given - wanted) == [], "left over"


@by_locale
def test_a_message_uses_the_values_that_english_uses(locale: str) -> None:
    for key, pattern, english in _pairs(locale):
        variables, wanted = set(_variables(pattern)), set(_variables(english))
        assert {*map(_value, variables)} == {*map(_value, wanted)}, key
        assert set(_placed(pattern)) <= set(_placed(english)), f"{key}: only to select by"


@by_locale
def test_every_form_that_english_has_is_there(locale: str) -> None:
    for key, pattern, english in _pairs(locale):
        forms = _forms(pattern)
        for choice in _choices(english):
            assert choice.words - {choice.default} <= forms.get(choice.variable, set()), key


@by_locale
def test_a_form_for_one_colour_has_a_form_for_each(locale: str) -> None:
    for key, pattern in _catalogue(locale).items():
        for choice in _choices(pattern):
            if choice.variable in NOTATION:
                assert choice.keys >= NOTATION[choice.variable], key


@by_locale
def test_a_number_has_all_the_plural_forms_of_its_language(locale: str) -> None:
    forms = _plural_forms(locale)
    for key, pattern, english in _pairs(locale):
        counted = {choice.variable for choice in _choices(english) if choice.is_plural}
        for choice in _choices(pattern):
            if choice.is_plural or choice.variable in counted & set(_placed(pattern)):
                assert choice.keys >= forms, f"{key}: ${choice.variable}"


def test_the_plural_forms_are_those_that_a_thousand_numbers_need() -> None:
    assert _plural_forms("pl") == _plural_forms("cs") == {"one", "few", "many", "other"}
    assert _plural_forms("ro") == {"one", "few", "other"}
    assert _plural_forms("it") == _plural_forms("en") == {"one", "other"}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_error_counts_because_its_values_come_as_text(locale: str) -> None:
    for key, pattern in _patterns(CATALOGUES / locale / "errors.ftl").items():
        assert not [choice for choice in _choices(pattern) if choice.is_plural], key


@by_locale
def test_every_message_reads_well_with_any_values(locale: str) -> None:
    for key, pattern, english in _pairs(locale):
        columns = "  " in _words(english)
        for values in _samples(pattern, english):
            text = _told(locale, key, values)
            assert text == text.strip() != "", key
            assert not re.search(r"[{}]| [.,;:!?]", text), f"{key}: {text}"
            assert columns or "  " not in text, f"{key}: {text}"


@by_locale
def test_minus_one_is_not_one_where_english_tells_them_apart(locale: str) -> None:
    """A score may fall below 0 (R-43), and -1 has the plural form of 1."""
    for key, pattern, english in _pairs(locale):
        for values in _samples(pattern, english):
            for name in (name for name in SIGNED & values.keys() if values[name] == 1):
                below = {**values, name: -1}
                if _told("en", key, values) != _told("en", key, below):
                    assert _told(locale, key, values) != _told(locale, key, below), key


@by_locale
def test_nothing_is_left_in_english(locale: str) -> None:
    left = [
        key
        for key, pattern, english in _pairs(locale)
        if pattern.equals(english)
        and re.search("[a-z]", _words(english))
        and not NAMES_AND_SIGNS.fullmatch(key)
    ]
    assert set(left) <= SAME_WORDS.get(locale, set())


@pytest.mark.parametrize("locale", LOCALES)
def test_keys_and_letters_never_mean_two_things_in_one_menu(locale: str) -> None:
    said = {key: _words(pattern) for key, pattern in _catalogue(locale).items()}
    letters = [said[f"suit-{suit.value}.letter"].lower() for suit in Suit]
    turn = [said[f"menu-{verb}.key"] for verb in ("hint", "play", "discard", "arrange")]
    reward = [*letters, said["menu-decline.key"], said["menu-arrange.key"]]
    announcing = [*letters, said["menu-announce-none.key"]]
    leaving = [said["quit-yes.key"], said["quit-no.key"]]
    for menu in (turn, reward, announcing, leaving):
        assert len(set(menu)) == len(menu), menu
        assert {len(key) for key in menu} == {1}, menu
    assert set(turn).isdisjoint("tluq?"), "keys of the screen itself"
    for key in ("web-play.key", "web-discard.key"):
        assert said[key] == _words(_catalogue("en")[key]), "the browser's keys are the same"


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for path in (CATALOGUES / locale).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _told(locale: str, key: str, values: Mapping[str, object]) -> str:
    name, _, attribute = key.partition(".")
    message = _bundle(locale).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = _bundle(locale).format_pattern(pattern, dict(values))
    assert not errors, f"{key}: {errors}"
    return str(text)


@cache
def _patterns(path: Path) -> Patterns:
    """The messages and attributes of a file by key."""
    found: dict[str, ftl.Pattern] = {}
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(item, ftl.Junk), f"{path}: {item.content!r}"
        if isinstance(item, ftl.Message):
            parts = {f"{item.id.name}.{node.id.name}": node.value for node in item.attributes}
            if item.value is not None:
                parts[item.id.name] = item.value
            assert found.keys().isdisjoint(parts), f"{path}: {item.id.name} is given twice"
            found |= parts
    return found


def _places(locale: str) -> Iterator[tuple[str, str]]:
    """Each file with each of its keys."""
    for path in (CATALOGUES / locale).glob("*.ftl"):
        yield from ((path.name, key) for key in _patterns(path))


def _catalogue(locale: str) -> Patterns:
    files = sorted((CATALOGUES / locale).glob("*.ftl"))
    return {key: pattern for path in files for key, pattern in _patterns(path).items()}


def _pairs(locale: str) -> Iterator[tuple[str, ftl.Pattern, ftl.Pattern]]:
    """Each key with its pattern in a language and in English, where both have it."""
    english = _catalogue("en")
    for key, pattern in _catalogue(locale).items():
        if key in english:
            yield key, pattern, english[key]


def _nodes(node: ftl.BaseNode, *, selectors: bool = True) -> Iterator[ftl.BaseNode]:
    yield node
    for name, value in vars(node).items():
        if name == "selector" and not selectors:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child, selectors=selectors)


def _variables(pattern: ftl.BaseNode) -> Iterator[str]:
    return (node.id.name for node in _nodes(pattern) if isinstance(node, ftl.VariableReference))


def _placed(pattern: ftl.Pattern) -> Iterator[str]:
    """The variables that stand in the text itself."""
    nodes = _nodes(pattern, selectors=False)
    return (node.id.name for node in nodes if isinstance(node, ftl.VariableReference))


def _value(variable: str) -> str:
    return SAME_VALUE.get(variable, variable)


def _choices(pattern: ftl.Pattern) -> Iterator[Choice]:
    for node in _nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            keys = {_key(variant): variant for variant in node.variants}
            default = next(key for key, variant in keys.items() if variant.default)
            for variable in _variables(node.selector):
                yield Choice(variable, frozenset(keys), default)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _forms(pattern: ftl.Pattern) -> dict[str, set[str]]:
    """What each variable is selected by, in all places together."""
    forms: dict[str, set[str]] = {}
    for choice in _choices(pattern):
        forms.setdefault(choice.variable, set()).update(choice.keys)
    return forms


def _words(pattern: ftl.Pattern) -> str:
    """The text of a pattern without its values."""
    return "".join(node.value for node in _nodes(pattern) if isinstance(node, ftl.TextElement))


def _plural_forms(locale: str) -> set[str]:
    rule = Locale.parse(locale).plural_form
    return {rule(number) for number in range(1001)} | {rule(Decimal("1.5")), "other"}


def _samples(*patterns: ftl.Pattern) -> Iterator[dict[str, object]]:
    """Values that reach every form: each word and several numbers, and names elsewhere."""
    choices = [choice for pattern in patterns for choice in _choices(pattern)]
    samples: dict[str, list[object]] = {}
    for variable in {name for pattern in patterns for name in _variables(pattern)}:
        own = [choice for choice in choices if choice.variable == variable]
        words = sorted({word for choice in own for word in choice.words})
        samples[variable] = [*words] or ([*NUMBERS] if own else [f"<{variable}>"])
    for values in product(*samples.values()):
        yield dict(zip(samples, values, strict=True))
