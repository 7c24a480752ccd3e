import ast
import re
from collections.abc import Iterable, Iterator
from enum import Enum

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hanabi.bots import BOTS
from hanabi.game import Ending
from hanabi.i18n import Messages
from hanabi.rules import EDITIONS, OPTION_NAMES, Multicolor, Rating, Suit, Tile
from hanabi.rules.errors import english
from hanabi.rules.talk import Phrase, TalkLevel
from tests.i18n.catalogue import ENGLISH, KEY, Entry, entries, modules, patterns

MESSAGES = Messages()
SAYING = {"say", "_say", "format", "_verb", "_named", "_act", "_line", "Section"}
REFUSING = re.compile(r"(Illegal|Invalid|Unknown)\w+|HanabiError|Refused|refused|wrong_value")
BY_NAME: tuple[tuple[Iterable[Enum], str], ...] = (
    (Suit, "suit-{}"),
    (Suit, "suit-{}.letter"),
    (Multicolor, "multicolor-{}"),
    (Multicolor, "multicolor-{}.about"),
    (Tile, "tile-{}"),
    (Tile, "tile-{}.effect"),
    (Ending, "ending-{}"),
    (Rating, "rating-{}"),
    (Rating, "rating-{}.sentence"),
    (TalkLevel, "talk-{}"),
    (TalkLevel, "talk-{}.meaning"),
    (Phrase, "phrase-{}"),
)


def test_no_key_is_given_twice() -> None:
    keys = [entry.key for entry in entries()]
    assert len(keys) == len(set(keys))


def test_the_game_s_own_names_all_have_a_message() -> None:
    wanted = [form.format(member.value) for kind, form in BY_NAME for member in kind]
    wanted += [f"edition-{name}" for name in EDITIONS]
    wanted += [f"option-{name}{end}" for name in OPTION_NAMES for end in ("", ".about")]
    wanted += [f"bot-{name}{end}" for name in BOTS for end in ("", ".about")]
    assert [key for key in wanted if not MESSAGES.has(key)] == []


def test_every_key_that_the_source_says_is_in_the_catalogue() -> None:
    missing = [f"{path}: {key}" for path, key in _said() if not MESSAGES.has(key)]
    assert missing == []


def test_no_message_is_left_over() -> None:
    named = {form.format(member.value) for kind, form in BY_NAME for member in kind}
    wanted = re.compile("|".join(sorted(patterns())))
    used_codes = set(_constants())
    unused = [
        entry.key
        for entry in entries()
        if entry.key not in named
        and not wanted.fullmatch(entry.key)
        and entry.key.removeprefix("error-") not in used_codes
        and not entry.key.startswith(("command", "lesson-"))  # tests/lessons has the latter
    ]
    assert unused == []


def test_every_error_code_of_the_source_has_a_sentence() -> None:
    missing = [f"{path}: {code}" for path, code in _codes() if not MESSAGES.has(f"error-{code}")]
    assert missing == []


def test_the_errors_are_plain_so_that_the_library_can_say_them_without_fluent() -> None:
    text = (ENGLISH / "errors.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            assert re.fullmatch(r"error-[a-z0-9-]+ = \S.*", line), line
            rest = re.sub(r"\{ \$[a-z]+ \}", "", line)
            assert "{" not in rest, line


@pytest.mark.parametrize(
    "entry", [e for e in entries() if e.file == "errors.ftl"], ids=lambda entry: entry.key
)
def test_an_error_reads_the_same_with_and_without_fluent(entry: Entry) -> None:
    values: dict[str, object] = {name: f"<{name}>" for name in entry.variables}
    code = entry.key.removeprefix("error-")
    assert MESSAGES.error(code, values) == english(code, values)


def test_every_message_can_be_formatted() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for path in ENGLISH.glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for entry in entries():
        name, _, attribute = entry.key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for sample in (0, 1, 2, 7):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(entry.variables, sample))
            assert not errors, f"{entry.key}: {errors}"
            assert str(text).strip(), entry.key


def _said() -> Iterator[tuple[object, str]]:
    """Literal keys that are handed to something that says them."""
    for path, module in modules():
        if path.parent.name == "server":
            continue
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SAYING:
                first = node.args[0]
                said = str(first.value) if isinstance(first, ast.Constant) else ""
                if KEY.fullmatch(said):
                    yield path, said


def _codes() -> Iterator[tuple[str, str]]:
    """Codes of errors that the source raises, wherever they stand among the arguments."""
    for path, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and REFUSING.fullmatch(_name(node.func)):
                place = 1 if _name(node.func) == "wrong_value" else 0
                first = node.args[place] if len(node.args) > place else None
                for choice in (
                    (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                ):
                    if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                        yield path.name, choice.value


def _constants() -> Iterator[str]:
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
