"""A whole game that is played by typing and heard: what is typed, and how it is heard."""

from collections.abc import Iterator

from tests.browser.listening import Listener
from tests.browser.player import Player

DECK = "w1 w2 w3 w4 w5 r1 r2 r3 r4 r5 b5 y5 g5 b4 y4 g4 b4 y4 g4 b3 y3 g3 b3 y3 g3"
COMMANDS = (
    *("help", "state", "hand", "mates", "discards", "ben 1"),
    *("card 5", "play 5", "moves", "play 5", "fireworks", "discard 9", "discard 1"),
    *("play 5", "tokens", "play 5", "play 5", "play 1", "play 1", "hand ben", "play 1"),
)
"""Of each thing that can be said something; the white firework, and then three mistakes."""


def play_by_typing(ana: Player, listener: Listener) -> Iterator[tuple[str, list[str]]]:
    """Each command, in a line for typing that is open, and what was announced after it."""
    page = ana.page
    for command in COMMANDS:
        assert ana.wait_for_turn()
        heard = len(listener.heard())
        page.keyboard.type(command)
        page.keyboard.press("Enter")
        page.wait_for_function("count => heard.length > count", arg=heard)
        if not page.locator(".typed p").count():  # a move: until it is this player's turn again
            page.wait_for_function(
                "count => document.querySelector('.score h1')"
                " || heard.slice(count).some((text) => /Your turn/.test(text))",
                arg=heard,
            )
        yield command, listener.heard()[heard:]
