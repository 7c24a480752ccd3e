"""Comments and variations: read, walked through, written, and refused by their place."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.game import Game, apply
from hanabi.game.events import HintGiven
from hanabi.notation import (
    MAX_MOVES,
    Comment,
    InvalidRecord,
    Variation,
    parse_move,
    read_record,
    record_of,
    write_record,
)
from hanabi.testing.strategies import games
from tests.notation.samples import annotated, document, lost_game, read, tile_5_document
from tests.sizes import scaled


def second_version(**changes: Any) -> dict[str, Any]:
    return document(version=2, **changes)


def test_a_record_is_walked_through_with_positions_events_and_comments() -> None:
    record = read(
        second_version(
            comments=[{"after": 1, "text": "bold"}, {"after": 0, "text": "the deal"}],
            variations=[{"after": 1, "moves": ["hint 0 1"]}],
        )
    )
    first, second, third = record.walk()
    assert (first.number, first.move, first.events, first.comments) == (0, None, (), ("the deal",))
    assert second.move == parse_move("hint 1 red")
    assert isinstance(second.events[0], HintGiven)
    assert second.comments == ("bold",)
    assert second.state == apply(first.state, parse_move("hint 1 red")).state
    assert second.variations == record.variations
    assert third.state == record.end
    assert third.comments == ()


def test_a_variation_is_a_record_of_its_own() -> None:
    record = read(
        second_version(
            variations=[
                {
                    "after": 1,
                    "moves": ["hint 0 1", "discard 0"],
                    "comments": [{"after": 3, "text": "better"}],
                    "variations": [{"after": 2, "moves": ["hint 1 5"]}],
                }
            ]
        )
    )
    other = record.along(record.variations[0])
    assert list(map(str, other.moves)) == ["hint 1 red", "hint 0 1", "discard 0"]
    assert [step.comments for step in other.walk()] == [(), (), (), ("better",)]
    inner = other.along(other.variations[0])
    assert list(map(str, inner.moves)) == ["hint 1 red", "hint 0 1", "hint 1 5"]


def test_comments_and_variations_are_added_and_come_back() -> None:
    record = read(document()).with_comment(2, "good").with_variation(1, ["hint 0 1"])
    text = write_record(record)
    assert '"version": 2,' in text
    assert '  "comments": [\n    {"after": 2, "text": "good"}\n  ],\n' in text
    assert '  "variations": [\n    {"after": 1, "moves": ["hint 0 1"]}\n  ]\n' in text
    assert read_record(text) == record


def test_a_variation_may_have_a_name() -> None:
    record = read(document()).with_variation(1, ["hint 0 1"], name="Čtyři – “safe”")
    text = write_record(record)
    assert '{"after": 1, "name": "Čtyři – “safe”", "moves": ["hint 0 1"]}' in text
    assert read_record(text) == record
    assert read_record(text).variations[0].name == "Čtyři – “safe”"


def test_a_record_without_them_stays_one_that_older_programs_read() -> None:
    assert '"version": 1,' in write_record(read(document()))
    assert write_record(read(second_version(comments=[]))) == write_record(read(document()))


def test_in_version_1_such_fields_are_their_writers_own() -> None:
    extra = {"comments": "a nice game", "variations": 3}
    record = read(document(**extra))
    assert record.extra == extra
    assert record.comments == ()
    assert read_record(write_record(record)) == record
    with pytest.raises(InvalidRecord, match="comments: the record itself writes this field"):
        write_record(record.with_comment(0, "now mine"))


@given(games(), st.data())
@settings(max_examples=scaled(fast=10, normal=40, long=500))
def test_every_game_comes_back_with_all_that_is_said_of_it(game: Game, data: st.DataObject) -> None:
    record = record_of(game, [f"seat {seat}" for seat in range(game.ruleset.players)])
    for _ in range(data.draw(st.integers(0, 3))):
        at = data.draw(st.integers(0, len(game.moves)))
        record = record.with_comment(at, data.draw(st.text(max_size=20)))
        game.seek(at)
        legal = game.legal_moves()
        if legal:
            record = record.with_variation(
                at, [data.draw(st.sampled_from(legal))], data.draw(st.none() | st.text(max_size=9))
            )
    again = read_record(write_record(record))
    assert again == record
    for step in again.walk():
        for variation in step.variations:
            assert again.along(variation).end == apply(step.state, variation.moves[0]).state


def test_the_places_of_returned_cards_serve_all_lines() -> None:
    fields = tile_5_document()
    moves, fields["moves"], fields["version"] = fields["moves"], fields["moves"][:-1], 2
    fields["variations"] = [{"after": len(moves) - 1, "moves": moves[-1:]}]
    record = read(fields)
    assert record.end.returned == ()
    assert read_record(write_record(record)) == record
    del fields["variations"]
    with pytest.raises(InvalidRecord, match="deal: returns: places given: 1, places used: 0"):
        read(fields)


BAD = [
    ({"comments": "x"}, "comments: expected a list"),
    ({"comments": ["x"]}, "comments[0]: expected an object"),
    ({"comments": [{"after": 3, "text": ""}]}, "comments[0]: after: there is no position after 3"),
    ({"comments": [{"after": -1, "text": ""}]}, "comments[0]: after: expected a whole number"),
    ({"comments": [{"after": True, "text": ""}]}, "comments[0]: after: expected a whole number"),
    ({"comments": [{"after": 0, "text": 7}]}, "comments[0]: text: expected a text"),
    ({"comments": [{"after": 0}]}, "comments[0]: text: this field is missing"),
    ({"comments": [{"after": 0, "text": "", "by": 1}]}, "comments[0]: by: there is no such field"),
    ({"variations": {}}, "variations: expected a list"),
    ({"variations": [{"after": 3, "moves": []}]}, "variations[0]: after: there is no position"),
    ({"variations": [{"after": 1, "moves": ["jump"]}]}, "variations[0]: move 2: jump: column 1"),
    ({"variations": [{"after": 1, "moves": [1]}]}, "variations[0]: move 2: expected a text"),
    ({"variations": [{"after": 1, "name": 7, "moves": []}]}, "variations[0]: name: expected a"),
    ({"variations": [{"after": 1, "title": "", "moves": []}]}, "variations[0]: title: there is no"),
    (
        {"variations": [{"after": 1, "moves": ["play 0"]}]},
        "variations[0]: move 2: play 0: card 0 is not in the hand of seat 1",
    ),
    (
        {"variations": [{"after": 1, "moves": [], "comments": [{"after": 0, "text": ""}]}]},
        "variations[0]: comments[0]: after: there is no position after 0 moves here",
    ),
    (
        {"variations": [{"after": 1, "moves": [], "variations": [{"after": 0, "moves": []}]}]},
        "variations[0]: variations[0]: after: there is no position after 0 moves here",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD)
def test_what_is_wrong_is_refused_by_its_place(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        read(second_version(**changes))
    assert str(error.value).startswith(sentence), str(error.value)


def test_all_lines_together_have_no_more_moves_than_a_record_may() -> None:
    order = "arrange 0: 0 1 2 3 4"
    line = {"after": 0, "moves": [order] * (MAX_MOVES // 2)}
    with pytest.raises(InvalidRecord, match=f"more than {MAX_MOVES} moves"):
        read(second_version(variations=[line, line]))


def test_what_could_not_be_read_is_not_written() -> None:
    record = lost_game()
    for spoilt in (record.with_comment(9, "?"), record.with_variation(1, ["play 1"])):
        with pytest.raises(InvalidRecord):
            write_record(spoilt)
    assert json.loads(write_record(annotated(record)))["comments"][0]["text"] == "Ana begins"
    assert annotated(record).variations[0].variations == (
        Variation(2, (), (Comment(2, "or stop here"),)),
    )
