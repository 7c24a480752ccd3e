"""Drawings of the table: what they say without colour, and that they know only views."""

import re
from pathlib import Path

import pytest

from hanabi.cli.board.discards import draw_discards
from hanabi.cli.board.fireworks import draw_fireworks
from hanabi.cli.board.hands import draw_hands
from hanabi.cli.board.own_hand import draw_own_hand
from hanabi.cli.board.picture import Picture
from hanabi.cli.board.status import draw_status
from hanabi.game import Deal, Discard, Game, GameState, Move, Play
from hanabi.i18n import Messages
from hanabi.notation import parse_deck
from hanabi.rules import CardId, Color, ColorHint, RankHint, Ruleset, Seat, ruleset
from hanabi.view import spectator_view, view_of

CLI = Path(__file__).parents[3] / "src" / "hanabi" / "cli"
MESSAGES = Messages()
NAMES = ("Ana", "Bo", "Cy", "Dea", "Eli")
ANA, BO = Seat(0), Seat(1)


def played(rules: Ruleset, first: str, *moves: Move) -> GameState:
    """A game whose deck begins with these cards."""
    cards = list(parse_deck(first))
    rest = list(rules.deck)
    for card in cards:
        rest.remove(card)
    return Game(rules, Deal((*cards, *rest)), moves).state


def picture(state: GameState, seat: Seat | None = ANA, lit: tuple[int, ...] = ()) -> Picture:
    view = spectator_view(state, hands_open=True) if seat is None else view_of(state, seat)
    return Picture(view, NAMES, MESSAGES, (), frozenset(map(CardId, lit)))


def lines(text: object) -> list[str]:
    return [line.rstrip() for line in str(text).splitlines()]


BASE = ruleset(2, "it-2023")
DEAL = "w1 w1 r5 g2 b1  r1 r2 w2 y1 g5".replace("  ", " ")


def test_hands_are_drawn_newest_first_with_letters_and_ranks() -> None:
    drawn = lines(draw_hands(picture(played(BASE, DEAL)), 53, 3))
    assert drawn[0] == " 1 Bo"
    assert drawn[1].split() == ["G5", "Y1", "W2", "R2", "R1"]


def test_what_hints_told_a_teammate_stands_below() -> None:
    state = played(BASE, DEAL, ColorHint(BO, Color.RED), RankHint(ANA, 5))
    drawn = lines(draw_hands(picture(state), 53, 3))
    assert drawn[2].split() == ["··", "··", "··", "R·", "R·"]


def test_lit_cards_stand_between_brackets() -> None:
    drawn = lines(draw_hands(picture(played(BASE, DEAL), lit=(5, 6)), 53, 3))
    assert drawn[1].split() == ["G5", "Y1", "W2", "[R2]", "[R1]"]


def test_r51_own_cards_show_what_hints_and_what_counting_leave() -> None:
    hand = "w2 w1 w1 w3 g1"
    state = played(BASE, f"{hand} y5 w1 r1 b1 g2", RankHint(BO, 5), RankHint(ANA, 1))
    drawn = lines(draw_own_hand(picture(state), 53, 5))
    suits, ranks = drawn[2].split(), drawn[3].split()
    assert suits == ["WRBYG", "WRBYG", "WRBYG", "WRBYG", "WRBYG"]
    assert ranks == ["1····", "·2345", "1····", "1····", "·2345"]
    assert drawn[1].split() == ["1", "•", "2", "3", "•", "4", "•", "5"]


def test_r51_a_suit_that_only_counting_excludes_is_small() -> None:
    rules = ruleset(2, "en-2016", {"multicolor": "own-color-5"})
    deck = "w1 r3 r4 b2 g4 m5 m4 m3 m2 m1"
    state = played(rules, deck)
    drawn = lines(draw_own_hand(picture(state), 53, 5))
    assert drawn[2].split() == ["WRBYGm"] * 5


def test_a_card_that_is_certain_shows_its_face() -> None:
    state = played(BASE, DEAL, RankHint(BO, 5), RankHint(ANA, 5))
    state = played(
        BASE, DEAL, RankHint(BO, 5), RankHint(ANA, 5), RankHint(BO, 1), ColorHint(ANA, Color.RED)
    )
    drawn = lines(draw_own_hand(picture(state), 53, 5))
    assert drawn[4].split() == ["R5"]


def test_what_surely_fits_says_so() -> None:
    state = played(BASE, DEAL, RankHint(BO, 5), RankHint(ANA, 1))
    assert lines(draw_own_hand(picture(state), 53, 5))[4].split() == ["fits!"] * 3


def test_fireworks_rise_and_show_what_fits_next() -> None:
    state = played(BASE, DEAL, Play(CardId(0)), Play(CardId(7)))
    drawn = lines(draw_fireworks(picture(state), 50, 6))
    assert [row[:10].strip() for row in drawn] == ["·", "·", "3", "· W2 ·", "│", "W"]
    assert drawn[4].split()[1:] == ["1", "1", "1", "1"]


def test_r43_black_falls_from_the_top() -> None:
    rules = ruleset(2, "pl-deluxe", {"black-powder": True})
    state = played(rules, "k5 w1 r5 g2 b1 k4 r2 w2 y1 g5", Play(CardId(0)), Play(CardId(5)))
    drawn = lines(draw_fireworks(picture(state), 48, 6))
    assert [row[40:].strip() for row in drawn] == ["│", "· K4 ·", "3", "·", "·", "K"]


def test_r20_what_will_never_come_is_crossed_out_and_the_end_is_named() -> None:
    state = played(BASE, DEAL, RankHint(BO, 5), Discard(CardId(9)))
    drawn = lines(draw_fireworks(picture(state), 50, 6))
    assert drawn[0].split() == ["·", "·", "·", "·", "×"]
    assert drawn[5].split() == ["W", "R", "B", "Y", "G", "≤4"]
    assert "0 of 24 points" in str(draw_status(picture(state), 80, 1))
    assert "G 5×" in lines(draw_discards(picture(state), 24, 8))


def test_the_status_counts_with_filled_and_hollow_signs() -> None:
    state = played(BASE, DEAL, RankHint(BO, 5), Play(CardId(9)))
    status = str(draw_status(picture(state), 80, 1))
    assert "hints ●●●●●●●○ 7" in status
    assert "mistakes ✗··" in status
    assert "deck 39" in status
    assert "pace 17" in status, "a lost 5 need not be played"
    assert "pace" not in str(draw_status(picture(state), 60, 1)), "not where it does not fit"


def test_the_all_seeing_have_every_hand_before_them() -> None:
    drawn = str(draw_hands(picture(played(BASE, DEAL), None), 53, 12))
    assert "0 Ana" in drawn and "1 Bo" in drawn and "R5" in drawn


@pytest.mark.parametrize("width", [20, 53, 80])
@pytest.mark.parametrize("height", [3, 8, 14])
def test_any_room_will_do(width: int, height: int) -> None:
    everything = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
    shown = picture(Game.deal(ruleset(5, "pl-deluxe", everything), 1).state)
    for draw in (draw_hands, draw_own_hand, draw_fireworks, draw_discards, draw_status):
        assert draw(shown, width, height).plain


def test_r04_drawings_and_screens_never_touch_a_position_with_open_cards() -> None:
    """Only the session, the position in a replay and the listing hold one; the rest sees views."""
    authorities = {"session.py", "position.py", "listing.py"}
    for folder in ("board", "play", "replay"):
        for path in (CLI / folder).glob("*.py"):
            source = path.read_text(encoding="utf-8")
            found = re.search(r"\bGameState\b|\bGame\b|view_of|spectator_view", source)
            assert (found is not None) == (path.name in authorities), path.name
