"""What a record may say."""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from hanabi.game import Arrange, Ending, deal_from_seed
from hanabi.notation import MAX_MOVES, Record, deck_text, load_record, parse_move, read_record
from hanabi.rules import CardId, Multicolor, Options, Seat, Tile, ruleset
from tests.notation.samples import document, lost_game, read, tile_5_document

BASE = ruleset(2, "it-2023")
SORTED_DECK = deck_text(BASE.deck)
OVER = {"ending": "mistakes", "score": 0, "points": 0}


def rules(edition: Any = "it-2023", players: Any = 2, **more: Any) -> dict[str, Any]:
    return {"edition": edition, "players": players, **more}


def with_options(edition: str | None, **options: Any) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return document(rules=rules(edition, options=named), moves=[])


def test_a_record_is_rules_players_deal_and_moves() -> None:
    record = read(document())
    assert record == Record(
        ruleset=BASE,
        players=("Ana", "Bo"),
        deal=deal_from_seed(BASE, 42),
        moves=(parse_move("hint 1 red"), parse_move("hint 0 5")),
    )
    assert record.outcome is None


def test_a_record_may_say_which_seats_are_programs() -> None:
    assert read(document(programs=[None, "smart"])).programs == (None, "smart")
    assert read(document(programs=[None, None])).programs == (None, None)
    assert read(document()).programs is None, "older records do not say"
    assert read(document(programs=None)).programs is None


def test_bytes_text_and_file_read_the_same(tmp_path: Path) -> None:
    text = json.dumps(document(players=["Ana", "Žofie"]), ensure_ascii=False)
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    assert read_record(text) == read_record(text.encode()) == load_record(path)
    assert load_record(str(path)).players == ("Ana", "Žofie")


def test_a_file_that_is_not_there_is_the_file_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load_record(tmp_path / "none.json")


def test_a_seed_may_come_with_a_first_seat() -> None:
    record = read(document(deal={"seed": "18446744073709551615", "first_seat": 1}, moves=[]))
    assert record.deal == deal_from_seed(BASE, 2**64 - 1, Seat(1))


def test_an_explicit_deal_says_every_card() -> None:
    record = read(document(deal={"deck": SORTED_DECK, "first_seat": 1, "returns": []}, moves=[]))
    assert record.deal.deck == BASE.deck
    assert record.deal.first_seat == 1
    assert record.deal.seed is None


def test_r44_tiles_and_returns_are_part_of_an_explicit_deal() -> None:
    record = read(tile_5_document())
    assert record.deal.tiles == tuple(map(Tile, (5, 2, 6, 1, 3, 4)))
    assert [(returned.card_id, returned.place) for returned in record.end.returned] == [(5, 3)]
    assert record.end.deck[2] == 5, "three lay above it, and one has been drawn since"


def test_options_left_out_are_the_editions_defaults() -> None:
    assert read(document(rules=rules("en-2016"), moves=[])).ruleset.options == Options()
    assert read(document(moves=[])).ruleset.options == Options(empty_hints=True)
    assert read(with_options(None)).ruleset.options == Options()


def test_options_named_change_the_defaults() -> None:
    record = read(with_options("pl-deluxe", empty_hints=False, multicolor="every-color-10"))
    assert record.ruleset.options == Options(multicolor=Multicolor.EVERY_COLOR_10)
    record = read(with_options(None, timed_display=True, multicolor="own-color-5"))
    assert record.ruleset.options.timed_display


def test_r45_what_an_edition_does_not_offer_may_be_named_as_off() -> None:
    record = read(with_options("it-2023", black_powder=False, multicolor=None))
    assert record.ruleset == BASE


def test_r18_an_arrangement_may_stand_anywhere_before_the_end() -> None:
    moves = ["arrange 1: 9 8 7 6 5", "hint 1 red", "arrange 0: 1 0 2 3 4"]
    record = read(document(moves=moves))
    assert record.moves[0] == Arrange(Seat(1), tuple(map(CardId, (9, 8, 7, 6, 5))))
    assert record.end.hands[0] == (1, 0, 2, 3, 4)


def test_an_outcome_is_optional_and_checked() -> None:
    record = lost_game()
    assert record.outcome is not None
    assert record.outcome.ending is Ending.MISTAKES
    fields = document(
        deal={"deck": deck_text(record.deal.deck)}, moves=["play 0", "play 5", "play 1"]
    )
    assert read({**fields, "outcome": None}) == read({**fields, "outcome": OVER}) == record


def test_unknown_fields_at_the_top_are_kept_in_order() -> None:
    extra = {"zeta": [1, {"deep": None}], "alpha": "text", "": 2.5}
    record = read({**extra, **document()})
    assert list(record.extra.items()) == list(extra.items())


def test_as_many_moves_as_may_be_are_read() -> None:
    moves = ["arrange 0: 1 0 2 3 4", "arrange 0: 0 1 2 3 4"] * (MAX_MOVES // 2)
    assert len(read(document(moves=moves)).moves) == MAX_MOVES


def test_reading_keeps_no_positions_but_the_last() -> None:
    moves = ["arrange 0: 1 0 2 3 4", "arrange 0: 0 1 2 3 4"] * (MAX_MOVES // 2)
    text = json.dumps(document(moves=moves))
    read_record(text)
    tracemalloc.start()
    try:
        read_record(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 5_000_000
