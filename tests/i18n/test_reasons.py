"""Reasons of bots as sentences."""

import pytest

from hanabi.bots import Reason
from hanabi.i18n import Messages
from hanabi.i18n.reasons import reasons_text


@pytest.mark.parametrize(
    ("locale", "kinds", "sentence"),
    [
        ("en", "r1", "By what I was told, I take this card for R1."),
        ("en", "r1 b2 g3", "By what I was told, I take this card for R1, B2 or G3."),
        ("it", "b2 g3", "Da quel che mi è stato detto, prendo questa carta per U2 o V3."),
    ],
)
def test_cards_have_the_names_of_the_readers_language(
    locale: str, kinds: str, sentence: str
) -> None:
    reason = Reason("bot-why-believed", {"kinds": kinds})
    assert reasons_text(Messages(locale), reason) == sentence


def test_several_reasons_are_told_one_after_the_other() -> None:
    mistaken = Reason("bot-why-mistaken-fits", {"card": "w4"})
    text = reasons_text(Messages(), Reason("bot-read-nothing", {}), None, mistaken)
    assert text == (
        "I took the hint at its word, and for nothing more. "
        "I took this card for one that fits, but it was W4."
    )


@pytest.mark.parametrize(
    "reason",
    [
        Reason("my-own-reason", {}),
        Reason("bot-why-believed", {}),
        Reason("bot-why-believed", {"kinds": "nonsense"}),
    ],
)
def test_what_a_program_of_anybody_says_wrongly_is_left_out(reason: Reason) -> None:
    assert reasons_text(Messages(), reason) == ""
