"""Every refusal says why, in a sentence that names what was wrong."""

import pytest

from hanabi.game import Arrange, IllegalMove, Move, Play, apply, refusal
from hanabi.rules import CardId, Seat
from hanabi.testing.engines import ReferencePosition
from tests.spec.sentences import move_of
from tests.spec.tables import Table, table

TILES = {"five-flamboyants": True}
ASKED = table("w1 w2 w3 w4 w5", options=TILES, tiles=[4])
SPENT = table("hint " * 8)
OVER = table("w4 w4 r4")


@pytest.mark.parametrize(
    ("setup", "sentence", "code", "words"),
    [
        (OVER, "play 9", "game-over", "over"),
        (table(), "play 7", "card-not-in-hand", "card 7"),
        (table(), "play 99", "card-not-in-hand", "card 99"),
        (table(), "play 0 as red", "no-announcements", "Timed Display"),
        (table(options={"timed-display": True}), "play 0 as black", "suit-not-in-game", "black"),
        (table(), "discard 0", "all-tokens-available", "all hint tokens"),
        (table("hint"), "discard 0", "card-not-in-hand", "seat 1"),
        (SPENT, "hint 1 4", "no-token-left", "no hint token left"),
        (table(), "hint 0 4", "hint-to-oneself", "themselves"),
        (table(), "hint 2 4", "no-such-seat", "seat 2"),
        (table(), "hint 1 multicolor", "color-not-hintable", "multicolor"),
        (table(), "hint 1 6", "no-such-rank", "6"),
        (table(), "hint 1 5", "hint-touches-nothing", "no card"),
        (table(), "reward decline", "no-reward-pending", "no reward"),
        (ASKED, "play 1", "reward-pending", "tile 4"),
        (ASKED, "hint 1 4", "reward-pending", "tile 4"),
        (ASKED, "reward hint 1 blue", "other-reward", "tile 4"),
        (ASKED, "reward decline", "other-reward", "tile 4"),
        (ASKED, "reward hint 0 4", "hint-to-oneself", "themselves"),
        (ASKED, "reward hint 1 6", "no-such-rank", "6"),
    ],
)
def test_a_refusal_has_a_code_and_a_sentence(
    setup: Table, sentence: str, code: str, words: str
) -> None:
    state = setup.state
    move = move_of(ReferencePosition(state), sentence)
    refused = refusal(state, move)
    assert refused is not None
    assert refused.code == code
    assert words in str(refused)
    with pytest.raises(IllegalMove, match=words):
        apply(state, move)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Arrange(Seat(2), ()), "no-such-seat"),
        (Arrange(Seat(-1), ()), "no-such-seat"),
        (Arrange(Seat(1), ()), "arrange-other-cards"),
        (Play(CardId(-1)), "card-not-in-hand"),
    ],
)
def test_nonsense_is_refused_too(move: Move, code: str) -> None:
    refused = refusal(table().state, move)
    assert refused is not None
    assert refused.code == code


def test_tile_5_and_tile_6_name_the_card_they_refuse() -> None:
    beginning = "hint -r2 hint -b1 w1 w2 w3 w4 w5"
    for tile, sentence, code in (
        (6, "reward add 0", "card-not-discarded"),
        (6, "reward add 5", "card-does-not-fit"),
        (5, "reward return 0", "card-not-discarded"),
    ):
        state = table(beginning, options=TILES, tiles=[tile]).state
        refused = refusal(state, move_of(ReferencePosition(state), sentence))
        assert refused is not None
        assert refused.code == code
