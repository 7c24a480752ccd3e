"""Errors: a code for programs, a sentence for people."""

import pickle
import re
from pathlib import Path

import pytest

import hanabi
from hanabi.game import IllegalMove
from hanabi.rules import HanabiError, InvalidRuleset

PACKAGE = Path(hanabi.__file__).parent
SENTENCES = (PACKAGE / "i18n" / "en" / "errors.ftl").read_text(encoding="utf-8")


def test_an_error_says_its_sentence_with_its_values() -> None:
    error = IllegalMove("card-not-in-hand", card=7, seat=1)
    assert str(error) == "card 7 is not in the hand of seat 1"
    assert repr(error) == "IllegalMove('card-not-in-hand', card=7, seat=1)"


def test_errors_say_which_layer_refused_and_are_value_errors() -> None:
    assert issubclass(InvalidRuleset, HanabiError)
    assert issubclass(HanabiError, ValueError)


def test_errors_survive_pickling() -> None:
    error = IllegalMove("card-not-in-hand", card=7, seat=1)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.values) == (IllegalMove, error.code, error.values)


def test_the_library_reads_the_sentences_without_fluent() -> None:
    """So they are one line each, of plain text and plain placeables."""
    for line in SENTENCES.splitlines():
        assert not line or re.fullmatch(r"#.*|error-[a-z0-9-]+ = ([^{}]|\{ \$[a-z]+ \})+", line), (
            line
        )


@pytest.mark.parametrize("package", ["rules", "game", "view"])
def test_every_code_has_a_sentence(package: str) -> None:
    raised = re.compile(r"(?:InvalidRuleset|InvalidDeal|IllegalMove)\(\s*\"([a-z0-9-]+)\"")
    codes = {
        code
        for path in (PACKAGE / package).glob("*.py")
        for code in raised.findall(path.read_text(encoding="utf-8"))
    }
    assert codes
    assert not {code for code in codes if f"\nerror-{code} = " not in SENTENCES}
