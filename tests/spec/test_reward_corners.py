"""R-44: rewards that cannot be used, that lead to the next one, and that come at the end."""

import pytest

from hanabi.game import Choice, Ending, Pending, Play
from hanabi.rules import RankHint, Tile
from hanabi.testing import Engine, Position
from hanabi.testing.lively import fits
from tests.spec.beginnings import deck_runs_out, rises
from tests.spec.sentences import allows, do, height, names
from tests.spec.small_games import small_game
from tests.spec.tables import table

TILES: dict[str, object] = {"five-flamboyants": True}
EMPTY_DECK = deck_runs_out(2, draws=36)
"""With the four cards of a firework after it, the whole deck of 50 is drawn."""


@pytest.mark.parametrize("tile", [5, 6])
def test_r44_with_no_card_in_the_discards_the_reward_is_lost_and_nothing_asked(
    engine: Engine, tile: int
) -> None:
    before = table("w1 w2 w3 w4", options=TILES, hands={0: "w5"}, tiles=[tile]).on(engine)
    after = do(before, "play w5")
    assert (after.pending, after.next_seat, after.tiles_turned) == (None, 1, 1)
    assert (len(after.hands[0]), after.deck_size) == (5, before.deck_size - 1)


def test_r44_tile_6_is_lost_where_nothing_fits(engine: Engine) -> None:
    beginning = "hint -r2 w1 w2 w3 w4 b3 hint"
    before = table(beginning, options=TILES, hands={0: "w5"}, tiles=[6]).on(engine)
    after = do(before, "play w5")
    assert (after.pending, after.next_seat, after.tiles_turned) == (None, 1, 1)
    assert names(after, after.discards) == "r2 b3"


@pytest.mark.parametrize("empty", [False, True])
def test_r44_tile_3_is_lost_where_no_color_hint_is_legal(engine: Engine, empty: bool) -> None:
    options = {**TILES, "black-powder": True, "empty-hints": empty}
    hands = {0: "w5", 1: "k1 k2 k3 k4 k5"}
    before = table("w1 w2 w3 w4", options=options, hands=hands, tiles=[3]).on(engine)
    after = do(before, "play w5")
    assert after.next_seat == (0 if empty else 1)
    assert (after.pending is not None) is empty


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("tile", [3, 4])
def test_r44_hint_tiles_are_lost_where_no_teammate_has_a_card(
    engine: Engine, tile: int, empty: bool
) -> None:
    """Expert: seat 1 has played its last card; seat 0 completes red and still has blue."""
    rules = small_game("wrb", (1, 1, 1), {**TILES, "expert": True, "empty-hints": empty})
    beginning = "w1 w2 w3 r1 r2 b1 hint b2"
    position = table(beginning, rules=rules, hands={0: "r3 b3"}, tiles=[1, tile]).on(engine)
    assert (position.deck_size, position.hands[1]) == (0, ())
    after = do(position, "play r3")
    assert after.tiles_turned == 2
    assert (after.pending is not None) is empty
    assert after.next_seat == (0 if empty else 1)


def test_r44_a_choice_is_asked_for_even_if_there_is_only_one(engine: Engine) -> None:
    beginning = "hint -r1 w1 w2 w3 w4 hint hint"
    for tile in (5, 6):
        position = table(beginning, options=TILES, hands={0: "w5"}, tiles=[tile], returns=[0]).on(
            engine
        )
        position = do(position, "play w5")
        assert position.pending is not None
        assert len(position.legal_moves()) == 1


def test_r44_tile_5_with_an_empty_deck_offers_tile_6_or_nothing(engine: Engine) -> None:
    beginning = f"{EMPTY_DECK} w1 w2 w3 w4"
    position = table(beginning, options=TILES, hands={0: "w5"}, tiles=[5]).on(engine)
    position = do(position, "play w5")
    assert position.deck_size == 0
    assert position.pending == Pending(Tile.RETURN_CARD, Choice.ADD_OR_DECLINE)
    assert not allows(position, "reward return r1")
    assert allows(position, "reward add r1")
    assert allows(position, "reward decline")
    added, declined = do(position, "reward add r1"), do(position, "reward decline")
    assert (height(added, "r"), height(declined, "r")) == (1, 0)
    assert len(added.discards) == len(declined.discards) - 1
    for after in (added, declined):
        assert (after.next_seat, after.pending, after.tiles_turned) == (1, None, 1)


def test_r44_tile_5_with_an_empty_deck_is_lost_where_nothing_fits(engine: Engine) -> None:
    rules = small_game("wr", (2, 1), TILES)
    position = table("w1 w1", rules=rules, hands={0: "w2"}, tiles=[5]).on(engine)
    assert (position.deck_size, names(position, position.discards)) == (0, "w1")
    after = do(position, "play w2")
    assert (after.pending, after.tiles_turned, after.next_seat) == (None, 1, 1)


def test_r44_only_tile_5_with_an_empty_deck_may_be_declined(engine: Engine) -> None:
    beginning = "hint -r1 w1 w2 w3 w4 hint hint"
    for tile in (3, 4, 5, 6):
        setup = table(beginning, options=TILES, hands={0: "w5"}, tiles=[tile], returns=[0])
        position = do(setup.on(engine), "play w5")
        assert position.pending is not None
        assert not allows(position, "reward decline")


def test_r44_tile_6_that_completes_a_firework_turns_the_next_tile_at_once(
    engine: Engine,
) -> None:
    beginning = f"hint -r5 {rises('r', 4)} w1 w2 w3 w4 hint hint"
    before = table(beginning, options=TILES, hands={0: "w5"}, tiles=[6, 4]).on(engine)
    position = do(before, "play w5")
    assert position.pending == Pending(Tile.ADD_CARD, Choice.ADD)
    position = do(position, "reward add r5")
    assert position.pending == Pending(Tile.RANK_HINT, Choice.RANK_HINT)
    assert (position.next_seat, position.tiles_turned) == (0, 2)
    assert len(position.hands[0]) == 4
    position = position.apply(position.legal_moves()[0])
    assert (position.next_seat, len(position.hands[0])) == (1, 5)
    assert position.deck_size == before.deck_size - 1
    assert position.hint_tokens == before.hint_tokens


def test_r44_a_chain_of_tiles_goes_on_through_tile_5_with_an_empty_deck(engine: Engine) -> None:
    """Tile 6 completes red, tile 5 stands in for tile 6 and completes blue, tile 1 ends it."""
    spoiled = "hint -r5 hint -b5 "
    waste = deck_runs_out(2, draws=40 - 2 - 12)
    beginning = f"{spoiled}{waste}{rises('rb', 4)} w1 w2 w3 w4"
    position = table(beginning, options=TILES, hands={0: "w5"}, tiles=[6, 5, 1]).on(engine)
    assert position.deck_size == 0
    position = do(position, "play w5", "reward add r5")
    assert position.pending == Pending(Tile.RETURN_CARD, Choice.ADD_OR_DECLINE)
    position = do(position, "reward add b5")
    assert position.heights == (5, 5, 5, 0, 0)
    assert (position.tiles_turned, position.pending, position.next_seat) == (3, None, 1)


def test_r44_a_returned_card_can_prevent_the_last_round(engine: Engine) -> None:
    """One card is left in the deck; with the returned one there are two, one is drawn."""
    waste = deck_runs_out(2, draws=35)
    position = table(
        f"{waste} w1 w2 w3 w4", options=TILES, hands={0: "w5"}, tiles=[5], returns=[1]
    ).on(engine)
    assert position.deck_size == 1
    position = do(position, "play w5")
    position = position.apply(position.legal_moves()[0])
    assert (position.deck_size, position.turns_left) == (1, None)


def test_r44_completing_black_with_its_one_turns_a_tile(engine: Engine) -> None:
    options = {**TILES, "black-powder": True}
    position = table("k5 k4 k3 k2", options=options, hands={0: "k1"}, tiles=[4]).on(engine)
    after = do(position, "play k1")
    assert (after.tiles_turned, after.next_seat) == (1, 0)
    assert after.pending is not None


def test_r44_on_the_last_turn_the_tile_is_resolved_and_then_the_game_ends(
    engine: Engine,
) -> None:
    beginning = f"{EMPTY_DECK} w1 w2 w3 w4 hint"
    position = table(beginning, options=TILES, hands={1: "w5"}, tiles=[6]).on(engine)
    assert position.turns_left == 1
    position = do(position, "play w5")
    assert (position.next_seat, position.outcome) == (1, None)
    after = do(position, "reward add r1")
    assert after.outcome is not None
    assert after.outcome.ending is Ending.DECK
    assert after.outcome.score == 6


def test_r44_a_tile_without_a_choice_on_the_last_turn_counts_too(engine: Engine) -> None:
    beginning = f"{EMPTY_DECK} w1 w2 w3 w4 hint"
    position = table(beginning, options=TILES, hands={1: "w5"}, tiles=[1]).on(engine)
    after = do(position, "play w5")
    assert after.outcome is not None
    assert (after.outcome.ending, after.tiles_turned) == (Ending.DECK, 1)
    assert after.hint_tokens == 8


def test_r44_a_choice_does_not_use_one_of_the_last_turns(engine: Engine) -> None:
    beginning = f"{EMPTY_DECK} w1 w2 w3 w4"
    position = table(beginning, options=TILES, hands={0: "w5"}, tiles=[4]).on(engine)
    asked = do(position, "play w5")
    assert (position.turns_left, asked.turns_left) == (2, 2)
    after = asked.apply(asked.legal_moves()[0])
    assert (after.turns_left, after.next_seat) == (1, 1)


def test_r44_a_game_that_ends_at_once_turns_no_tile(engine: Engine) -> None:
    """R-13; tiles 1 and 2 have been turned before without a question, 3 would be next."""
    rules = small_game("wrb", (2, 1), TILES, max_hint_tokens=4)
    beginning = "hint hint w1 w2 r1 r2 b1"
    before = table(beginning, rules=rules, hands={1: "b2"}, tiles=[1, 2, 3]).on(engine)
    assert (before.tiles_turned, before.hint_tokens) == (2, 4)
    after = do(before, "play b2")
    assert after.outcome is not None
    assert after.outcome.ending is Ending.COMPLETE
    assert (after.tiles_turned, after.pending) == (2, None)
    assert after.deck_size == before.deck_size


def test_r44_the_announcement_that_wins_still_brings_its_token_but_no_tile(
    engine: Engine,
) -> None:
    """R-13, R-31: the tokens of the winning action count."""
    rules = small_game("wr", (2, 1), {**TILES, "timed-display": True}, max_hint_tokens=4)
    before = table("hint hint hint w1 w2 r1", rules=rules, hands={0: "r2"}).on(engine)
    assert before.hint_tokens == 2
    after = do(before, "play r2 as red")
    assert after.outcome is not None
    assert (after.hint_tokens, after.tiles_turned) == (3, 1)


def test_r44_tile_6_may_complete_the_last_firework_and_win(engine: Engine) -> None:
    rules = small_game("wr", (2, 2), TILES)
    position = table("hint -r2 r1 w1", rules=rules, hands={0: "w2"}, tiles=[6, 4]).on(engine)
    won = do(position, "play w2", "reward add r2")
    assert won.outcome is not None
    assert (won.outcome.ending, won.outcome.score) == (Ending.COMPLETE, 4)
    assert (won.tiles_turned, won.pending, won.next_seat) == (1, None, None)
    assert won.deck_size == position.deck_size


def test_r44_the_third_mistake_while_tiles_are_left_turns_none(engine: Engine) -> None:
    lost = do(table("w4 w4", options=TILES, hands={0: "r4"}, tiles=[1]).on(engine), "play r4")
    assert lost.outcome is not None
    assert lost.tiles_turned == 0


def test_r44_with_tiles_in_play_no_completion_returns_a_token_not_even_the_seventh(
    engine: Engine,
) -> None:
    """Tiles come instead of tokens: the six are used up, and the seventh firework wins."""
    rules = small_game("wrbygmk", (2,), TILES, max_hint_tokens=8)
    position = table("hint hint hint hint hint", rules=rules, tiles=[5], returns=[0]).on(engine)
    while position.tiles_turned < 6 or position.pending or fitting_play(position) is None:
        hints = [move for move in position.legal_moves() if isinstance(move, RankHint)]
        position = position.apply(fitting_play(position) or (*hints, *position.legal_moves())[0])
    tokens = position.hint_tokens
    assert tokens < 8
    winning = fitting_play(position)
    assert winning is not None
    won = position.apply(winning)
    assert won.outcome is not None
    assert won.outcome.ending is Ending.COMPLETE
    assert won.hint_tokens == tokens


def fitting_play(position: Position) -> Play | None:
    """A play that fits, if the seat on turn has one."""
    plays = [move for move in position.legal_moves() if isinstance(move, Play)]
    return next((move for move in plays if fits(position, position.card(move.card))), None)
