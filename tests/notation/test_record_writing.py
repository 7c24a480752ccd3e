"""One layout, and nothing written that could not be read."""

from dataclasses import replace

import pytest

from hanabi.game import Deal, Game, InvalidDeal, Play, deal_from_seed
from hanabi.notation import (
    MAX_MOVES,
    InvalidRecord,
    Record,
    parse_deck,
    parse_move,
    read_record,
    record_of,
    write_record,
)
from hanabi.rules import CardId, Options, Ruleset, Seat, ruleset
from tests.notation.samples import document, lost_game, read, tile_5_document

BASE = ruleset(2, "it-2023")
NAMES = ("Ana", "Žofie")


def refusal_of(record: Record) -> str:
    with pytest.raises(InvalidRecord) as error:
        write_record(record)
    return str(error.value)


def test_a_record_is_written_a_line_for_each_field_and_move() -> None:
    game = Game.deal(BASE, 42, Seat(1))
    game.push(parse_move("hint 0 red"))
    game.push(parse_move("hint 1 5"))
    extra = {"source": {"site": "x"}, "id": 7}
    assert write_record(record_of(game, NAMES, extra)) == (
        "{\n"
        '  "format": "hanabi-record",\n'
        '  "version": 1,\n'
        '  "rules": {"edition": "it-2023", "players": 2},\n'
        '  "players": ["Ana", "Žofie"],\n'
        '  "deal": {"seed": "42", "first_seat": 1},\n'
        '  "moves": [\n'
        '    "hint 0 red",\n'
        '    "hint 1 5"\n'
        "  ],\n"
        '  "source": {"site": "x"},\n'
        '  "id": 7\n'
        "}\n"
    )


def test_a_record_says_which_seats_are_programs_if_that_is_known() -> None:
    game = Game(BASE, deal_from_seed(BASE, 0))
    assert '"programs"' not in write_record(record_of(game, NAMES))
    text = write_record(record_of(game, ("smart", "smart"), programs=(None, "smart")))
    assert '"players": ["smart", "smart"],\n  "programs": [null, "smart"],\n  "deal"' in text


def test_there_is_a_program_or_none_for_each_seat() -> None:
    with pytest.raises(InvalidRecord, match="programs: names given: 1, players: 2"):
        record_of(Game.deal(BASE, 1), NAMES, programs=["smart"])


def test_a_game_without_moves_has_an_empty_list() -> None:
    text = write_record(record_of(Game(BASE, deal_from_seed(BASE, 0)), NAMES))
    assert '"deal": {"seed": "0"},\n  "moves": []\n}\n' in text


def test_the_outcome_is_written_when_the_game_is_over() -> None:
    text = write_record(lost_game())
    assert text.endswith('],\n  "outcome": {"ending": "mistakes", "score": 0, "points": 0}\n}\n')


def test_options_are_written_where_they_differ_from_the_editions() -> None:
    options = Options(expert=True, black_powder=True)
    rules = ruleset(2, "pl-deluxe", options)
    text = write_record(Record(rules, NAMES, deal_from_seed(rules, 1)))
    expected = '"options": {"empty-hints": false, "expert": true, "black-powder": true}}'
    assert f'"rules": {{"edition": "pl-deluxe", "players": 2, {expected}' in text
    assert read_record(text).ruleset == rules


def test_r44_an_explicit_deal_is_written_with_the_places_used() -> None:
    record = read(tile_5_document())
    surplus = replace(record, deal=replace(record.deal, returns=(3, 1, 2)))
    text = write_record(surplus)
    assert '"tiles": [5, 2, 6, 1, 3, 4], "returns": [3]}' in text
    assert read_record(text) == record
    assert record_of(Game(surplus.ruleset, surplus.deal, surplus.moves), ["Ana", "Bo"]) == record


def test_a_seed_is_written_only_if_it_tells_the_whole_deal() -> None:
    honest = deal_from_seed(BASE, 42, Seat(1))
    mixed = replace(honest, deck=honest.deck[::-1])
    written = read_record(write_record(Record(BASE, NAMES, mixed)))
    assert written.deal == Deal(deck=honest.deck[::-1], first_seat=Seat(1))
    assert read_record(write_record(Record(BASE, NAMES, honest))).deal == honest


def test_r44_a_seeded_deal_with_places_of_its_own_is_written_explicitly() -> None:
    record = read(tile_5_document())
    seeded = replace(record, deal=replace(record.deal, seed=7))
    assert read_record(write_record(seeded)) == record
    from_stream = replace(record, deal=replace(record.deal, seed=7, returns=()))
    place = from_stream.end.returned[0].place
    assert read_record(write_record(from_stream)).deal.returns == (place,)


def test_r44_a_seed_whose_deck_alone_is_right_is_not_written() -> None:
    rules = ruleset(2, "pl-deluxe", {"five-flamboyants": True})
    honest = deal_from_seed(rules, 42)
    other_tiles = replace(honest, tiles=honest.tiles[::-1])
    own_places = replace(honest, returns=(0,))
    for deal in (other_tiles, own_places):
        written = read_record(write_record(Record(rules, NAMES, deal))).deal
        assert written == replace(deal, seed=None, returns=())


def test_a_seed_that_is_none_is_not_written() -> None:
    deal = replace(deal_from_seed(BASE, 42), seed=-1)
    assert read_record(write_record(Record(BASE, NAMES, deal))).deal == replace(deal, seed=None)


def test_looking_back_does_not_shorten_the_record() -> None:
    game = Game(BASE, deal_from_seed(BASE, 42), [parse_move("hint 1 red"), parse_move("hint 0 5")])
    game.seek(0)
    assert record_of(game, NAMES).moves == game.moves
    assert game.at == 0


@pytest.mark.parametrize(
    "rules",
    [
        Ruleset(players=2, hand_size=4),
        Ruleset(players=2, hand_size=5, max_hint_tokens=7),
        Ruleset(players=2, hand_size=5, edition="it-2023", options=Options(timed_display=True)),
        Ruleset(players=2, hand_size=5, options=Options(black_powder=True)),
    ],
)
def test_rules_of_no_box_are_written_in_full_and_come_back(rules: Ruleset) -> None:
    record = Record(rules, NAMES, deal_from_seed(rules, 1))
    text = write_record(record)
    assert '"version": 2,' in text
    assert '"suits": ["w3.2.2.2.1", ' in text
    assert read_record(text) == record


def test_rules_of_an_unknown_box_are_not_written() -> None:
    rules = Ruleset(players=2, hand_size=5, edition="home-made")
    refusal = refusal_of(Record(rules, NAMES, deal_from_seed(rules, 1)))
    assert refusal.startswith("rules: there is no edition home-made")


def test_a_record_has_a_name_for_each_seat() -> None:
    with pytest.raises(InvalidRecord) as error:
        record_of(Game.deal(BASE, 1), ["Ana", "Bo", "Cy"])
    assert str(error.value) == "players: names given: 3, players: 2"


def test_an_illegal_move_is_not_written() -> None:
    record = Record(BASE, NAMES, deal_from_seed(BASE, 42), (Play(CardId(9)),))
    assert refusal_of(record) == "move 1: play 9: card 9 is not in the hand of seat 0"


def test_a_deal_of_other_rules_is_not_written() -> None:
    with pytest.raises(InvalidDeal):
        write_record(Record(BASE, NAMES, Deal(parse_deck("w1 w2"))))


def test_too_many_moves_are_not_written() -> None:
    moves = (parse_move("arrange 0: 0 1 2 3 4"),) * (MAX_MOVES + 1)
    record = Record(BASE, NAMES, deal_from_seed(BASE, 42), moves)
    assert refusal_of(record) == "moves: more than 10000 moves"


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), {1, 2}, (1, 2), {1: 2}, b"bytes", object()]
)
def test_an_extra_field_that_json_cannot_say_is_refused(value: object) -> None:
    record = replace(read(document()), extra={"a\nfield": value})
    assert refusal_of(record) == r"a\nfield: the value cannot be written as JSON"


def test_an_extra_number_without_end_is_refused() -> None:
    record = replace(read(document()), extra={"large": 10**5000})
    assert refusal_of(record) == "large: the value cannot be written as JSON"


def test_an_extra_field_of_the_records_own_names_is_refused() -> None:
    record = replace(read(document()), extra={"outcome": None})
    assert refusal_of(record) == "outcome: the record itself writes this field"


def test_what_reading_would_refuse_is_refused_when_writing() -> None:
    deep: object = None
    for _ in range(64):
        deep = [deep]
    record = replace(read(document()), extra={"deep": deep})
    assert refusal_of(record) == "line 11, column 74: nested more than 64 deep"
    assert "not UTF-8" in refusal_of(Record(BASE, ("Ana", "\ud800"), deal_from_seed(BASE, 1)))
    assert "larger than" in refusal_of(replace(record, extra={"long": "x" * 9_000_000}))


def test_reading_and_writing_again_gives_the_same_bytes() -> None:
    for fields in (document(note="n"), tile_5_document()):
        text = write_record(read(fields))
        assert write_record(read_record(text)) == text
