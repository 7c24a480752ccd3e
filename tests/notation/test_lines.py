"""The lines of ``hanabi replay --json``."""

import json
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hanabi.game import Arrange, Deal, Game, GameState
from hanabi.notation import Record, card_name, record_of, replay_lines
from hanabi.rules import Card, CardId, HanabiError, Seat, ruleset, touches
from hanabi.testing.strategies import games, rulesets
from tests.notation.samples import document, lost_game, read, stacked, tile_5_document

FIELDS = [
    *("move", "seat", "events", "hint_tokens", "mistakes", "fireworks", "discards", "deck_size"),
    *("hands", "next_seat", "pending", "points", "max_score", "outcome"),
]
BOX_GAMES = games(rulesets())


def lines_of(record: Record, seat: int | None = None) -> list[dict[str, Any]]:
    return list(replay_lines(record, seat))


def whole(game: Game) -> Record:
    return record_of(game, ["x"] * game.ruleset.players)


def test_the_start_is_a_line_of_its_own() -> None:
    record = read(document(deal={"seed": "42", "first_seat": 1}, moves=[]))
    assert lines_of(record) == [
        {
            "move": None,
            "seat": None,
            "events": [],
            "hint_tokens": 8,
            "mistakes": 0,
            "fireworks": {"w": 0, "r": 0, "b": 0, "y": 0, "g": 0},
            "discards": [],
            "deck_size": 40,
            "hands": [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]],
            "next_seat": 1,
            "pending": None,
            "points": 0,
            "max_score": 25,
            "outcome": None,
        }
    ]


def test_a_hint_tells_whom_what_and_which_cards() -> None:
    deck = stacked(ruleset(2, "it-2023"), "w1 w2 w3 w4 w5 r1 r1 b1 b2 b3")
    record = read(document(deal={"deck": deck}, moves=["hint 1 red", "hint 0 1"]))
    _, color, rank = lines_of(record)
    assert color["events"] == [
        {
            "type": "hint-given",
            "seat": 0,
            "to": 1,
            "color": "red",
            "touched": [5, 6],
            "free": False,
        }
    ]
    assert rank["events"] == [
        {"type": "hint-given", "seat": 1, "to": 0, "rank": 1, "touched": [0], "free": False}
    ]
    assert (rank["move"], rank["seat"], rank["next_seat"]) == ("hint 0 1", 1, 0)
    assert rank["hint_tokens"] == 6


def test_r12_a_lost_game_ends_with_its_outcome() -> None:
    last = lines_of(lost_game())[-1]
    outcome = {"ending": "mistakes", "score": 0, "points": 0, "rating": "horrible"}
    assert last["events"] == [
        {
            "type": "mistake-made",
            "seat": 0,
            "card": 1,
            "face": "w3",
            "announced": None,
            "mistakes": 3,
        },
        {"type": "game-ended", "outcome": outcome},
    ]
    assert last["outcome"] == outcome
    assert last["next_seat"] is None
    assert last["discards"] == [0, 5, 1]
    assert last["hands"] == [[2, 3, 4, 10], [6, 7, 8, 9, 11]]


def test_r30_the_expert_variant_has_no_rating() -> None:
    deck = stacked(ruleset(2, "it-2023"), "w5 w1 w2 w3 w4")
    rules = {"edition": "it-2023", "players": 2, "options": {"expert": True}}
    moves = ["hint 1 1", "hint 0 1", "discard 0"]
    last = lines_of(read(document(rules=rules, deal={"deck": deck}, moves=moves)))[-1]
    assert last["outcome"] == {"ending": "indispensable", "score": 0, "points": 0, "rating": None}
    assert last["max_score"] == 24


def test_r18_an_arrangement_is_a_line_of_the_seat_that_arranges() -> None:
    first = lines_of(read(document(moves=["arrange 1: 9 5 7 6 8"])))[1]
    assert (first["seat"], first["next_seat"]) == (1, 0)
    assert first["events"] == [{"type": "hand-arranged", "seat": 1, "order": [9, 5, 7, 6, 8]}]
    assert first["hands"][1] == [9, 5, 7, 6, 8]


def test_r44_a_tile_asks_the_same_seat_again() -> None:
    *_, asked, answered = lines_of(read(tile_5_document()))
    assert asked["pending"] == {"tile": 5, "choice": "return"}
    assert (asked["seat"], asked["next_seat"]) == (0, 0)
    assert asked["events"] == [
        {"type": "card-played", "seat": 0, "card": 4, "face": "w5", "announced": None},
        {"type": "firework-completed", "seat": 0, "suit": "white"},
        {"type": "tile-turned", "seat": 0, "tile": 5},
    ]
    assert answered["pending"] is None
    assert (answered["seat"], answered["next_seat"]) == (0, 1)
    assert answered["events"] == [
        {"type": "card-returned", "seat": 0, "card": 5, "face": "r1", "deck_size": 36},
        {"type": "card-drawn", "seat": 0, "card": 15, "face": "r3", "deck_size": 35},
    ]
    assert (asked["discards"], answered["discards"]) == ([5], [])


def redrawn(returned_to: int = 0) -> Record:
    """The game of tile 5, gone on until the returned card 5 is in a hand and discarded again."""
    fields = tile_5_document(returns=[returned_to])
    fields["moves"] += ["hint 0 1", "arrange 0: 5 10 11 13 14", "discard 5"]
    return read(fields)


def test_r44_a_returned_card_keeps_its_id_in_the_open_but_has_a_new_number_for_a_seat() -> None:
    in_the_open, for_seat_0 = lines_of(redrawn()), lines_of(redrawn(), 0)
    assert in_the_open[-4]["hands"][0] == [10, 11, 13, 14, 5]
    assert for_seat_0[-4]["hands"][0] == [10, 11, 13, 14, 15]
    assert for_seat_0[-4]["events"] == [
        {"type": "card-returned", "seat": 0, "card": 5, "face": "r1", "deck_size": 36},
        {"type": "card-drawn", "seat": 0, "card": 15, "face": None, "deck_size": 35},
    ]
    assert [line["move"] for line in in_the_open[-2:]] == ["arrange 0: 5 10 11 13 14", "discard 5"]
    assert [line["move"] for line in for_seat_0[-2:]] == ["arrange 0: 15 10 11 13 14", "discard 15"]
    assert for_seat_0[-3]["events"][0]["touched"] == [10, 11, 15]
    assert (in_the_open[-1]["discards"], for_seat_0[-1]["discards"]) == ([5], [15])


def test_r04_a_seat_sees_what_others_draw_but_not_what_it_draws() -> None:
    record = read(tile_5_document())
    for seat in (0, 1):
        for line in lines_of(record, seat):
            for event in line["events"]:
                if event["type"] == "card-drawn":
                    assert (event["face"] is None) == (event["seat"] == seat)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_is_refused_at_once(seat: int) -> None:
    with pytest.raises(HanabiError) as error:
        replay_lines(lost_game(), seat)
    assert str(error.value) == f"there is no seat {seat}; seats are 0 to 1"


@given(BOX_GAMES)
def test_every_line_is_json_and_tells_the_position(game: Game) -> None:
    record = whole(game)
    lines = lines_of(record)
    assert json.loads(json.dumps(lines)) == lines
    assert len(lines) == len(game.moves) + 1
    for at, line in enumerate(lines):
        before = game.seek(at - 1) if at else None
        state = game.seek(at)
        assert list(line) == FIELDS
        assert line["hands"] == [list(hand) for hand in state.hands]
        assert line["discards"] == list(state.discards)
        assert list(line["fireworks"].values()) == list(state.heights)
        assert (line["deck_size"], line["points"]) == (len(state.deck), state.points)
        assert (line["next_seat"], line["mistakes"]) == (state.next_seat, state.mistakes)
        assert line["points"] <= line["max_score"] <= state.ruleset.max_score
        assert len(line["events"]) == (len(game.events(at)) if at else 0)
        if before is not None:
            move = game.moves[at - 1]
            assert line["seat"] == (move.seat if isinstance(move, Arrange) else before.turn)


@given(BOX_GAMES, st.data())
def test_r04_a_seats_lines_name_cards_by_their_draw(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, game.ruleset.players - 1))
    record = whole(game)
    for at, line in enumerate(lines_of(record, seat)):
        draws = game.seek(at).draws
        for numbers, ids in zip(line["hands"], game.state.hands, strict=True):
            assert tuple(draws[number] for number in numbers) == ids
            assert all(draws[number] not in draws[number + 1 :] for number in numbers)
        assert tuple(draws[number] for number in line["discards"]) == game.state.discards
    if not game.state.returned:
        hidden = [{**line, "events": None} for line in lines_of(record, seat)]
        assert hidden == [{**line, "events": None} for line in lines_of(record)]


def stays_true(state: GameState, card_id: CardId, face: Card) -> bool:
    """Would all hints about this card have been the same, had it had this face?"""
    return all(
        touches(state.ruleset, given.hint, face) == (card_id in given.touched)
        for given in state.hints
        if card_id in (*given.touched, *given.untouched)
    )


def swaps(state: GameState, seat: Seat) -> list[tuple[CardId, CardId]]:
    """Pairs of cards that the seat never saw and could not tell apart if they were swapped."""
    once_seen = {returned.card_id for returned in state.returned}
    unseen = [card for card in (*state.hands[seat], *state.deck) if card not in once_seen]
    return [
        (card_id, other)
        for card_id, other in combinations(unseen, 2)
        if state.card(card_id) != state.card(other)
        and stays_true(state, card_id, state.card(other))
        and stays_true(state, other, state.card(card_id))
    ]


@given(BOX_GAMES, st.data())
def test_r04_cards_that_a_seat_has_not_seen_change_nothing_in_its_lines(
    game: Game, data: st.DataObject
) -> None:
    """With an open end, since the end shows all; empty hints or not, the swap is legal: each
    hint touches the same cards as before."""
    game.seek(data.draw(st.integers(0, len(game.moves) - (game.outcome is not None))))
    seat = Seat(data.draw(st.integers(0, game.ruleset.players - 1)))
    game, state, deal = game.branch(), game.state, game.start.deal
    pairs = swaps(state, seat)
    assume(pairs)
    card_id, other = data.draw(st.sampled_from(pairs))
    deck = list(deal.deck)
    deck[card_id], deck[other] = deck[other], deck[card_id]
    places = tuple(returned.place for returned in state.returned)
    swapped = Game(game.ruleset, Deal(tuple(deck), deal.first_seat, deal.tiles, places), game.moves)
    assert lines_of(whole(swapped), seat) == lines_of(whole(game), seat)


def test_faces_are_names_of_cards() -> None:
    record = redrawn()
    for line in lines_of(record):
        for event in line["events"]:
            if "face" in event:
                assert event["face"] == card_name(record.deal.deck[event["card"]])


def test_lines_need_no_more_than_they_give() -> None:
    """The first line of a record that would fail later is there before the rest is played."""
    record = lost_game()
    wrong = replace(record, moves=(*record.moves, record.moves[0]))
    lines = replay_lines(wrong)
    assert [next(lines)["seat"] for _ in range(4)] == [None, 0, 1, 0]
    with pytest.raises(HanabiError, match="move 4: play 0: the game is over"):
        next(lines)


def test_comments_stand_in_the_lines_they_are_about() -> None:
    lines = list(replay_lines(read(document()).with_comment(1, "bold")))
    assert [line.get("comments") for line in lines] == [None, ["bold"], None]
