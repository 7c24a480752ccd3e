"""The row: small, documented, without two fields on one byte."""

import numpy as np

from hanabi.fast.bridge import write_state
from hanabi.fast.engine import layout
from hanabi.fast.engine.layout import FIXED_BYTES, row_dtype
from hanabi.fast.engine.ruleset_numbers import numbers_of
from hanabi.game import Game
from hanabi.rules import Color, Suit, limits, ruleset
from hanabi.testing.check_engine import every_ruleset


def test_every_published_ruleset_fits_into_400_bytes() -> None:
    assert max(numbers_of(rules).row_bytes for rules in every_ruleset()) <= 400


def test_no_two_fields_share_a_byte() -> None:
    for rules in every_ruleset():
        table = numbers_of(rules)
        dtype = row_dtype(table.slots)
        assert dtype.fields is not None
        used: set[int] = set()
        for kind, offset, *_ in dtype.fields.values():
            bytes_of_field = set(range(offset, offset + kind.itemsize))
            assert not used & bytes_of_field
            used |= bytes_of_field
        assert dtype.itemsize == table.row_bytes


def test_the_named_fields_show_the_position() -> None:
    game = Game.deal(ruleset(3, options={"five-flamboyants": True}), seed=5)
    game.push(game.legal_moves()[0])
    row = write_state(game.state)
    (fields,) = np.frombuffer(row.buffer, row_dtype(row.rules.slots))
    assert fields["seed"] == 5
    assert fields["turn"] == game.state.turn
    assert fields["first_seat"] == game.state.deal.first_seat
    assert tuple(fields["tiles"]) == game.state.deal.tiles
    assert fields["hint_tokens"] == game.state.hint_tokens
    assert fields["drawn"] == len(game.state.draws)
    assert tuple(fields["sizes"][:3]) == tuple(map(len, game.state.hands))


def test_every_single_number_lies_before_the_knowledge() -> None:
    places = [getattr(layout, name) for name in layout.SINGLE_NUMBERS]
    assert len(set(places)) == len(places)
    assert max(places) < FIXED_BYTES == 8 * layout.KNOWLEDGE


def test_a_row_has_room_for_the_largest_ruleset() -> None:
    """What ``Ruleset`` accepts, both engines play."""
    suits, colors = len(Suit), len(Color)
    assert limits.MAX_CARDS <= layout.MAX_CARDS < layout.PILE - layout.KINDS
    assert limits.MAX_KINDS <= layout.MAX_KINDS == layout.COLORS_TOLD
    assert limits.MAX_RANKS <= layout.MAX_RANKS and suits <= layout.MAX_SUITS
    assert colors <= layout.MAX_COLORS and colors + limits.MAX_RANKS <= 16
    assert limits.MAX_HAND <= layout.MAX_HAND
    assert 5 * limits.MAX_HAND <= layout.MAX_SLOTS == layout.HEIGHTS - layout.HANDS
    assert suits * limits.MAX_RANKS <= layout.MAX_BYTE
    assert limits.MAX_COUNT <= layout.MAX_BYTE
