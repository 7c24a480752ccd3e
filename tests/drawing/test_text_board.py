"""``print(game)`` and ``print(view)``: boards as lines of text."""

from hypothesis import given

from hanabi.game import Game, start
from hanabi.notation.text import card_name
from hanabi.rules import Seat
from hanabi.testing.strategies import games
from hanabi.view import spectator_view, view_of
from tests.spec.tables import table

SETUP = table(hands={0: "r1 w2 b3 y4 g5", 1: "w1 w1 b1 r4 b4"}, deck="y1 y2")
GAME = Game(SETUP.rules, SETUP.deal, ["hint 1 white", "play 5", "play 0"])


def test_a_game_is_printed_with_all_cards_open() -> None:
    shown = str(GAME).splitlines()
    deck = next(line for line in shown if line.startswith("  deck"))
    assert deck.split()[1:3] == [card_name(GAME.state.card(card)) for card in GAME.state.deck[:2]]
    shown.remove(deck)
    assert shown == [
        "points 2/25   hints 7/8   mistakes 0/3   deck 38",
        "",
        "  fireworks  w1 r1 b0 y0 g0",
        "  discards   -",
        "",
        "  seat 0     y2  g5  y4  b3  w2",
        "             11  4   3   2   1",
        "",
        "> seat 1     y1  b4  r4  b1  w1",
        "             10  9   8   7   6",
        "                             w",
    ]


def test_a_view_shows_of_the_own_cards_what_they_can_be() -> None:
    assert str(view_of(GAME.state, Seat(1))).splitlines() == [
        "points 2/25   hints 7/8   mistakes 0/3   deck 38",
        "",
        "  fireworks  w1 r1 b0 y0 g0",
        "  discards   -",
        "",
        "  seat 0     y2  g5  y4  b3  w2",
        "             11  4   3   2   1",
        "",
        "> seat 1     ??     ??     ??     ??     w?",
        "             10     9      8      7      6",
        "             wrbyg  rbyg   rbyg   rbyg   w",
        "             12345  12345  12345  12345  12345",
    ]


def test_one_prints_the_position_looked_at() -> None:
    game = GAME.branch()
    game.seek(0)
    assert str(game) == str(game.state) == str(start(SETUP.rules, SETUP.deal))


@given(games())
def test_every_position_can_be_printed_and_hides_what_the_view_hides(game: Game) -> None:
    state = game.state
    views = [view_of(state, Seat(seat)) for seat in range(state.ruleset.players)]
    for view in (*views, spectator_view(state), spectator_view(state, hands_open=True)):
        lines = str(view).splitlines()
        for seat, hand in enumerate(view.hands):
            head = next(line for line in lines if line[2:].startswith(f"seat {seat} "))
            words = head[2:].split()[2:]
            if not hand:
                assert words == ["-"]
                continue
            numbers = lines[lines.index(head) + 1].split()
            assert numbers == [str(held.id) for held in reversed(hand)]
            for word, held in zip(words, reversed(hand), strict=True):
                possible = view.cards_in(held.possible)
                certain = possible[0] if len(possible) == 1 else None
                face = held.card or certain
                assert word == card_name(face) if face else "?" in word
