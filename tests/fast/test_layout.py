"""The row: small, documented, without two fields on one byte."""

import numpy as np
import pytest

from hanabi.fast import layout
from hanabi.fast.bridge import write_state
from hanabi.fast.layout import FIXED_BYTES, row_dtype
from hanabi.fast.table import table_of
from hanabi.game import Game
from hanabi.rules import InvalidRuleset, Ruleset, SuitRules, ruleset
from hanabi.rules.cards import Suit
from hanabi.testing.check_engine import every_ruleset


def test_every_published_ruleset_fits_into_400_bytes() -> None:
    assert max(table_of(rules).row_bytes for rules in every_ruleset()) <= 400


def test_no_two_fields_share_a_byte() -> None:
    for rules in every_ruleset():
        table = table_of(rules)
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
    (fields,) = np.frombuffer(row.buffer, row_dtype(row.table.slots))
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


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (Ruleset(2, 9), "hand-size"),
        (Ruleset(2, 5, max_hint_tokens=200), "hint-tokens"),
        (Ruleset(2, 5, max_mistakes=200), "mistakes"),
        (Ruleset(2, 4, (SuitRules(Suit.RED, (1,) * 9),)), "ranks"),
        (Ruleset(2, 5, (SuitRules(Suit.RED, (20,) * 4),)), "cards"),
    ],
)
def test_a_game_too_large_for_a_row_is_refused_by_name(rules: Ruleset, what: str) -> None:
    with pytest.raises(InvalidRuleset, match="no room") as refused:
        table_of(rules)
    assert refused.value.values["what"] == what
