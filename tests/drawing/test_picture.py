"""Boards as pictures: whole, alone on any page, and without fonts."""

import re
import struct
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from resvg_py import svg_to_bytes

from hanabi.drawing import board_html, board_svg, png_of
from hanabi.drawing.colors import colors
from hanabi.game import Game
from hanabi.rules import Seat, ruleset
from hanabi.testing.strategies import games
from hanabi.view import view_of
from tests.sizes import scaled

EVERYTHING = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
LARGEST = Game.deal(ruleset(5, "pl-deluxe", EVERYTHING), seed=3)
SVG = "{http://www.w3.org/2000/svg}"


def parts(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


@given(games())
@settings(max_examples=scaled(fast=5, normal=25, long=300))
def test_every_position_makes_a_whole_picture(game: Game) -> None:
    state = game.state
    for board in (state.board, *(view_of(state, Seat(seat)).board for seat in (0, 1))):
        svg = board_svg(board)
        names = [part.get("id") for part in parts(svg) if part.get("id")]
        assert len(names) == len(set(names))
        referred = set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))
        assert referred <= set(names)
        assert "var(" not in svg


def test_each_hand_is_drawn_with_its_numbers_and_a_closed_one_from_behind() -> None:
    view = view_of(LARGEST.state, Seat(0))
    tags = [part.get("href", "").partition("-")[2] for part in parts(board_svg(view.board))]
    hidden = len(view.own_hand)
    assert tags.count("back-t") == hidden
    assert tags.count("back") == 1, "the deck"
    faces = re.findall(r"fill=\"url\(#\w+-bg-[wrbygmk]\)\"", board_svg(view.board))
    assert len(faces) == sum(map(len, view.hands)) - hidden
    opened = board_svg(LARGEST.board)
    assert len(re.findall(r"fill=\"url\(#\w+-bg-[wrbygmk]\)\"", opened)) == 20


def test_what_a_seat_cannot_see_does_not_change_its_picture() -> None:
    rules = LARGEST.ruleset
    seat = Seat(rules.players - 1)
    first = len(LARGEST.state.deal.deck) - len(LARGEST.state.deck) - rules.hand_size
    deck = LARGEST.state.deal.deck
    other = type(LARGEST.state.deal)(
        deck[:first] + deck[first:][::-1], LARGEST.state.turn, LARGEST.state.deal.tiles
    )
    pictures = {
        board_svg(view_of(game.state, seat).board) for game in (LARGEST, Game(rules, other))
    }
    assert len(pictures) == 1


def test_pictures_on_one_page_have_names_of_their_own() -> None:
    game = Game.deal(ruleset(2), seed=1)
    before = board_html(game.board)
    game.push(game.legal_moves()[0])
    names = [set(re.findall(r' id="([^"]+)"', html)) for html in (before, board_html(game.board))]
    assert not names[0] & names[1]
    assert game._repr_html_() == board_html(game.board)
    assert view_of(game.state, Seat(0))._repr_html_().startswith("<svg ")


def test_the_label_for_those_who_cannot_see_it_is_the_board_in_words() -> None:
    names = ["<Ana & Bo>", "Cy"]
    svg = board_svg(Game.deal(ruleset(2), seed=1).board, names)
    title = ElementTree.fromstring(svg).find(f"{SVG}title")
    assert title is not None
    assert title.text is not None
    assert "points 0/25" in title.text
    assert "<Ana & Bo>" in title.text


@pytest.mark.parametrize("theme", ["night", "day"])
def test_both_themes_have_every_colour_of_the_drawings(theme: str) -> None:
    game = LARGEST
    assert theme in ("night", "day")
    svg = board_svg(game.board, theme="day" if theme == "day" else "night")
    assert "var(" not in svg
    assert colors("night")["bg"] != colors("day")["bg"]


def test_a_png_needs_no_font() -> None:
    """Drawn where resvg may use none, a picture with names is the same."""
    svg = board_svg(LARGEST.board, ["Žofie", "Łucja", "Ștefan", "Niccolò", "O’Brien 7"])
    assert "<text" not in svg
    png = png_of(svg)
    assert png == bytes(svg_to_bytes(svg_string=svg, zoom=2, skip_system_fonts=True))
    assert png.startswith(b"\x89PNG")
    (width,) = struct.unpack(">I", png_of(svg, 300)[16:20])
    assert width == 300
