"""A single view is sent as the writer of whole games would send it."""

import msgspec

from hanabi.bots import make_bot, play_out
from hanabi.game import Game
from hanabi.rules import Seat, ruleset
from hanabi.server.wire.plain_view import wire_view
from hanabi.server.wire.views import Viewer, ViewWriter
from hanabi.view import view_of
from tests.sizes import scaled

GAMES = scaled(fast=2, normal=6, long=60)


def test_both_ways_to_send_a_view_are_the_same() -> None:
    everything = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
    for seed in range(GAMES):
        rules = ruleset(2 + seed % 4, "pl-deluxe", everything if seed % 2 else {})
        game = play_out(
            Game.deal(rules, seed), [make_bot("cautious", Seat(s)) for s in range(rules.players)]
        )
        writer = ViewWriter()
        for number in range(0, len(game.moves) + 1, 7):
            state = game.seek(number)
            for seat in map(Seat, range(rules.players)):
                plain = wire_view(view_of(state, seat))
                written = msgspec.json.decode(writer.text(state, Viewer(seat)))
                assert msgspec.json.decode(msgspec.json.encode(plain)) == written
