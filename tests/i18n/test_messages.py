from pathlib import Path

import pytest

from hanabi.game import IllegalMove
from hanabi.i18n import Messages, MissingMessage, locales, preferred_locale
from hanabi.notation import InvalidRecord


def test_a_message_is_formatted_with_its_values() -> None:
    assert Messages().format("status-points", points=3, possible=25) == "3 of 25 points"


def test_plurals_follow_the_number() -> None:
    messages = Messages()
    assert messages.format("event-tokens-returned", count=1) == "One hint token comes back."
    assert messages.format("event-tokens-returned", count=2) == "2 hint tokens come back."


def test_an_attribute_is_named_after_a_dot() -> None:
    assert Messages().format("suit-black.letter") == "K"


@pytest.mark.parametrize("key", ["no-such-key", "suit-black.no-such-attribute"])
def test_a_missing_key_is_an_error(key: str) -> None:
    assert not Messages().has(key)
    with pytest.raises(MissingMessage):
        Messages().format(key)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MissingMessage):
        Messages().format("status-points", points=3)


def test_no_invisible_characters_surround_the_values() -> None:
    text = Messages().format("status-points", points=3, possible=25)
    assert text.isascii()


def test_a_reason_inside_an_error_is_said_too() -> None:
    inner = IllegalMove("no-token-left")
    error = InvalidRecord("record-move", number=17, move="hint 1 red", reason=inner)
    assert Messages().error(error.code, error.values) == str(error)
    assert str(error) == "move 17: hint 1 red: no hint token left"


def test_there_is_an_english_catalogue_and_no_other_word_for_unknown_languages() -> None:
    assert "en" in locales()
    with pytest.raises(MissingMessage):
        Messages("tlh")


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tlh", "LC_ALL": "en_US"}, "en"),
        *(({"LANG": f"{locale}_XX.UTF-8"}, locale) for locale in locales()),
        *(({"LANG": locale, "LC_ALL": "C.UTF-8"}, "en") for locale in locales()),
    ],
)
def test_the_reader_s_language_comes_from_the_environment(
    environment: dict[str, str], locale: str
) -> None:
    assert preferred_locale(environment) == locale


def test_what_a_catalogue_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "game.ftl").write_text("suit-red = czerwony\nsuit-blue =\n    .letter = N\n")
    polish = Messages("pl", tmp_path)
    assert polish.format("suit-red") == "czerwony"
    assert polish.format("suit-blue.letter") == "N"
    assert polish.format("suit-blue") == "blue"
    assert polish.format("suit-red.letter") == "R"
    assert polish.has("suit-white") and not polish.has("suit-octarine")


def test_plurals_follow_the_language(tmp_path: Path) -> None:
    text = "karty = { $n ->\n    [one] karta\n    [few] karty\n   *[many] kart\n}\n"
    (tmp_path / "game.ftl").write_text(text)
    polish = Messages("pl", tmp_path)
    assert [polish.format("karty", n=n) for n in (1, 3, 5)] == ["karta", "karty", "kart"]
