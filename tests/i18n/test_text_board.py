"""Boards as text in every language."""

import pytest

from hanabi.game import Game
from hanabi.i18n import locales
from hanabi.i18n.text_board import board_in
from hanabi.rules import Seat, ruleset
from hanabi.view import view_of

GAME = Game.deal(ruleset(2, "it-2023"), seed=42, first_seat=Seat(0))


@pytest.mark.parametrize("language", locales())
def test_a_board_is_the_same_in_every_language_but_for_its_words(language: str) -> None:
    view = view_of(GAME.state, Seat(0))
    lines, plain = (
        board_in(language, view.board, ["Ana", "Bo"]).splitlines(),
        str(view).splitlines(),
    )
    assert len(lines) == len(plain)
    numbers = [word for line in lines for word in line.split() if word.isdigit()]
    assert numbers == [
        word
        for line in plain
        for word in line.replace("seat 0", "").replace("seat 1", "").split()
        if word.isdigit()
    ]


def test_words_and_letters_are_those_of_the_language() -> None:
    shown = board_in("cs", view_of(GAME.state, Seat(0)).board)
    assert shown.startswith("body 0/25   nápovědy 8/8   chyby 0/3   balíček 40")
    assert "  ohňostroje  B0 C0 M0 Y0 Z0" in shown
