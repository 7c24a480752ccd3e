"""R-44: what each of the six tiles does, and when one is turned."""

from collections.abc import Mapping
from itertools import permutations

import pytest

from hanabi.game import Arrange, Choice, Deal, InvalidDeal, Pending, deal_from_seed
from hanabi.rules import Seat, Tile, ruleset
from hanabi.testing import Engine, Position
from tests.spec.kind_sets import kinds
from tests.spec.sentences import allows, do, height, names
from tests.spec.tables import table

TILES: dict[str, object] = {"five-flamboyants": True}
TO_FOUR = "hint hint w1 w2 w3 w4"
TEAMMATE = "r1 r2 b2 y3 g4"


def completed(
    engine: Engine, *tiles: int, beginning: str = TO_FOUR, options: Mapping[str, object] = TILES
) -> Position:
    """Seat 0 has just completed white; six tokens were available before."""
    hands = {0: "w5", 1: TEAMMATE}
    setup = table(beginning, options={**TILES, **options}, hands=hands, tiles=tiles)
    return do(setup.on(engine), "play w5")


def test_r44_six_different_tiles_are_shuffled() -> None:
    rules = ruleset(2, options=TILES)
    orders = {deal_from_seed(rules, seed).tiles for seed in range(200)}
    assert orders <= set(permutations(Tile))
    assert len(orders) > 100


def test_r44_a_deal_has_each_tile_once_exactly_when_they_are_in_play(engine: Engine) -> None:
    with_tiles, without = ruleset(2, options=TILES), ruleset(2)
    for rules, tiles in (
        (without, tuple(Tile)),
        (with_tiles, ()),
        (with_tiles, tuple(Tile)[1:]),
        (with_tiles, (*tuple(Tile)[1:], Tile.ADD_CARD)),
    ):
        with pytest.raises(InvalidDeal):
            engine.start(rules, Deal(rules.deck, tiles=tiles))


def test_r44_completing_a_firework_turns_a_tile_instead_of_returning_a_token(
    engine: Engine,
) -> None:
    position = completed(engine, 4)
    assert (position.tiles_turned, position.hint_tokens) == (1, 6)
    assert position.pending == Pending(Tile.RANK_HINT, Choice.RANK_HINT)


def test_r44_without_a_completed_firework_no_tile_is_turned(engine: Engine) -> None:
    assert table(TO_FOUR, options=TILES).on(engine).tiles_turned == 0


def test_r44_the_tile_is_resolved_by_the_player_who_completed_before_drawing(
    engine: Engine,
) -> None:
    position = completed(engine, 4)
    assert position.next_seat == 0
    assert (len(position.hands[0]), position.deck_size) == (4, 36)
    after = do(position, "reward hint 1 2")
    assert (len(after.hands[0]), after.deck_size) == (5, 35)
    assert (after.next_seat, after.pending) == (1, None)


def test_r44_while_a_choice_is_owed_no_other_move_is_legal(engine: Engine) -> None:
    position = completed(engine, 4)
    held = position.hands[0][0]
    for sentence in (f"play {held}", f"discard {held}", "hint 1 2", "reward decline"):
        assert not allows(position, sentence)
    with_token = position.apply(Arrange(Seat(0), position.hands[0][::-1]))
    assert with_token.pending == position.pending


def test_r44_a_tile_is_gone_after_use_and_the_next_one_comes_next(engine: Engine) -> None:
    beginning = f"{TO_FOUR} w5 r1 r2 r3 r4"
    position = table(beginning, options=TILES, hands={1: "r5"}, tiles=[1, 2]).on(engine)
    assert (position.tiles_turned, position.hint_tokens) == (1, 7)
    after = do(position, "play r5")
    assert (after.tiles_turned, after.hint_tokens) == (2, 8)


def test_r44_tile_1_gives_one_token_back(engine: Engine) -> None:
    position = completed(engine, 1)
    assert (position.hint_tokens, position.pending, position.next_seat) == (7, None, 1)


def test_r44_tile_1_with_all_tokens_available_gives_nothing(engine: Engine) -> None:
    assert completed(engine, 1, beginning="w1 w2 w3 w4").hint_tokens == 8


def test_r44_tile_2_undoes_one_mistake_and_gives_one_token_back(engine: Engine) -> None:
    position = completed(engine, 2, beginning="hint hint r4 r4 w1 w2 w3 w4")
    assert (position.mistakes, position.hint_tokens, position.pending) == (1, 7, None)


def test_r44_tile_2_with_no_mistake_made_gives_only_the_token(engine: Engine) -> None:
    position = completed(engine, 2)
    assert (position.mistakes, position.hint_tokens) == (0, 7)


def test_r44_tile_3_gives_a_color_hint_free(engine: Engine) -> None:
    position = completed(engine, 3)
    assert position.pending == Pending(Tile.COLOR_HINT, Choice.COLOR_HINT)
    assert allows(position, "reward hint 1 red")
    assert not allows(position, "reward hint 1 2")
    after = do(position, "reward hint 1 red")
    assert after.hint_tokens == 6
    red = kinds(after.ruleset, "r1 r2 r3 r4 r5")
    told = [after.knowledge[card_id] & ~red == 0 for card_id in after.hands[1]]
    assert told == [True, True, False, False, False]
    assert not any(after.knowledge[after.hands[1][place]] & red for place in (2, 3, 4))


def test_r44_tile_4_gives_a_value_hint_free(engine: Engine) -> None:
    position = completed(engine, 4)
    assert allows(position, "reward hint 1 2")
    assert not allows(position, "reward hint 1 red")
    after = do(position, "reward hint 1 2")
    assert after.hint_tokens == 6
    twos = kinds(after.ruleset, "w2 r2 b2 y2 g2")
    told = [after.knowledge[card_id] & ~twos == 0 for card_id in after.hands[1]]
    assert told == [False, True, True, False, False]
    assert not any(after.knowledge[after.hands[1][place]] & twos for place in (0, 3, 4))


@pytest.mark.parametrize("tile", [3, 4])
def test_r44_free_hints_need_no_token_at_all(engine: Engine, tile: int) -> None:
    position = completed(engine, tile, beginning="hint " * 8 + "w1 w2 w3 w4")
    assert position.hint_tokens == 0
    after = do(position, "reward hint 1 red" if tile == 3 else "reward hint 1 2")
    assert after.hint_tokens == 0


def test_r44_free_hints_go_to_any_teammate_and_never_to_oneself(engine: Engine) -> None:
    position = table(
        "hint hint hint w1 w2 w3 w4 hint hint", players=3, options=TILES, hands={0: "w5"}, tiles=[4]
    ).on(engine)
    position = do(position, "play w5")
    assert {move.hint.to for move in position.legal_moves() if hasattr(move, "hint")} == {1, 2}
    rank = position.card(position.hands[0][0]).rank
    assert not allows(position, f"reward hint 0 {rank}")


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize(("tile", "sentence"), [(3, "hint 1 white"), (4, "hint 1 5")])
def test_r44_free_hints_may_be_empty_only_where_r07_allows_it(
    engine: Engine, tile: int, sentence: str, empty: bool
) -> None:
    position = completed(engine, tile, options={"empty-hints": empty})
    assert allows(position, f"reward {sentence}") is empty


def test_r44_tile_5_shuffles_any_discarded_card_into_the_deck(engine: Engine) -> None:
    beginning = "hint -r4 b3 w1 w2 w3 w4 hint"
    before = table(beginning, options=TILES, hands={0: "w5"}, tiles=[5], returns=[2]).on(engine)
    position = do(before, "play w5")
    assert position.pending == Pending(Tile.RETURN_CARD, Choice.RETURN)
    assert names(position, position.discards) == "r4 b3"
    assert allows(position, "reward return r4")
    assert not allows(position, "reward add r4")
    assert not allows(position, "reward decline")
    after = do(position, "reward return b3")
    assert names(after, after.discards) == "r4"
    assert after.deck_size == before.deck_size + 1 - 1
    assert after.next_seat == 1


@pytest.mark.parametrize("above", [0, 1, 2])
def test_r44_a_returned_card_is_drawn_again_where_the_shuffle_put_it(
    engine: Engine, above: int
) -> None:
    beginning = "hint -r4 w1 w2 w3 w4 hint hint"
    before = table(beginning, options=TILES, hands={0: "w5"}, tiles=[5], returns=[above]).on(engine)
    position = do(before, "play w5", "reward return r4")
    returned = before.discards[0]
    for _ in range(above):
        assert all(returned not in hand for hand in position.hands)
        seat = position.next_seat
        assert seat is not None
        position = do(position, f"play {position.hands[seat][0]}")
    assert [hand[-1:] == (returned,) for hand in position.hands] == [above != 1, above == 1]


def test_r44_whoever_draws_a_returned_card_knows_nothing_of_it(engine: Engine) -> None:
    """R-50: what hints said of it before is not known of the card that is drawn now."""
    setup = table("hint -r4 w1 w2 w3 w4 w5", options=TILES, tiles=[5], returns=[0])
    told = do(engine.start(setup.rules, setup.deal), "hint 1 red")
    returned = told.hands[1][0]
    every_kind = (1 << len(setup.rules.cards)) - 1
    assert told.knowledge[returned] != every_kind
    played = do(told, "discard r4", "play w1", "play w2", "play w3", "play w4", "play w5")
    after = do(played, "reward return r4")
    assert after.hands[0][-1] == returned
    assert after.knowledge[returned] == every_kind


def test_r44_tile_6_adds_a_discarded_card_where_it_fits(engine: Engine) -> None:
    beginning = "hint -r1 hint -b2 w1 w2 w3 w4 hint hint"
    before = table(beginning, options=TILES, hands={0: "w5"}, tiles=[6]).on(engine)
    position = do(before, "play w5")
    assert position.pending == Pending(Tile.ADD_CARD, Choice.ADD)
    assert allows(position, "reward add r1")
    assert not allows(position, "reward add b2")
    assert not allows(position, "reward return r1")
    assert not allows(position, "reward decline")
    after = do(position, "reward add r1")
    assert height(after, "r") == 1
    assert names(after, after.discards) == "b2"
    assert (after.hint_tokens, after.mistakes) == (before.hint_tokens, 0)
    assert (after.next_seat, len(after.hands[0])) == (1, 5)


def test_r44_tile_6_takes_cards_from_the_discards_only(engine: Engine) -> None:
    beginning = "hint -r1 hint -b2 w1 w2 w3 w4 hint hint"
    position = table(beginning, options=TILES, hands={0: "w5 y1"}, tiles=[6]).on(engine)
    position = do(position, "play w5")
    assert not allows(position, f"reward add {position.hands[0][0]}")
