"""Links with previews: what they show, and what they do not."""

import re

import pytest

from hanabi.drawing import png_of
from hanabi.drawing.share import share_svg
from hanabi.i18n import Messages, locales
from hanabi.rules import Card, Rating, Suit
from tests.server.http.test_routes import bot_game
from tests.server.running_server import Running

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_finished_game_has_a_picture_and_a_page_with_its_result(server: Running) -> None:
    ana = server.guest("<Ana>")
    table = bot_game(ana)
    picture = ana.http.get(f"/api/games/{table}/picture", params={"locale": "ro"})
    assert picture.content.startswith(PNG)
    assert picture.headers["content-type"] == "image/png"
    page = ana.http.get(f"/share/replay/{table}", params={"at": 7, "seat": 1}).text
    assert f"url=/#/replay/{table}/7/1" in page
    assert re.search(r'og:title" content="Hanabi: \d+ of 25"', page)
    assert f"/api/games/{table}/picture" in page
    assert "<Ana>" not in page


def test_before_the_end_there_is_neither(server: Running) -> None:
    ana = server.guest()
    table = ana.table()
    ana.seat_bots(table)
    ana.start(table)
    for path in (f"/api/games/{table}/picture", f"/share/replay/{table}"):
        assert ana.refused("GET", path, 409) == "game-not-over"


def test_an_invitation_tells_who_invites_and_nothing_else(server: Running) -> None:
    """The same page before the cards are dealt and while they are played."""
    ana = server.guest("Ana & Co")
    table = ana.table(seats=3)
    before = ana.http.get(f"/share/table/{table}").text
    assert "Ana &amp; Co invites you to Hanabi" in before
    assert f"url=/#/t/{table}" in before
    ana.seat_bots(table)
    ana.start(table)
    assert ana.http.get(f"/share/table/{table}").text == before


def test_a_game_behind_a_passphrase_has_no_preview(server: Running) -> None:
    ana, eve = server.guest(), server.guest("Eve")
    table = ana.table(passphrase="sesame")
    assert eve.refused("GET", f"/api/games/{table}/picture", 403) == "passphrase-wrong"


@pytest.mark.parametrize("locale", locales())
def test_the_picture_needs_no_fonts(locale: str) -> None:
    """Every sentence is drawn with letters of our own, in every language."""
    messages = Messages(locale)
    keys = [f"rating-{rating.value}" for rating in Rating]
    tops = [Card(suit, 3) for suit in Suit if suit is not Suit.MULTICOLOR]
    for key in (*keys, "rating-expert-won", "rating-expert-lost"):
        svg = share_svg(
            "21",
            messages.format("share-of", most=25),
            [*tops, None],
            messages.format(f"{key}.sentence"),
            "Ana, Chloé",
            letter=lambda suit: messages.format(f"suit-{suit.value}.letter"),
        )
        assert "<text" not in svg, key
    assert png_of(svg, 600).startswith(PNG)
