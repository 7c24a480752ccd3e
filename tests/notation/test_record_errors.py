"""What no record may say, and the one line that refuses it."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from hanabi.game import Discard
from hanabi.notation import (
    MAX_MOVES,
    InvalidRecord,
    deck_text,
    load_record,
    parse_move,
    read_record,
)
from hanabi.rules import OPTION_NAMES, CardId, ruleset
from tests.notation.samples import (
    TILES_ON,
    document,
    lost_game,
    read,
    stacked,
    tile_5_document,
)

SORTED_DECK = deck_text(ruleset(2, "it-2023").deck)
LOST_DECK = deck_text(lost_game().deal.deck)
OVER = {"ending": "mistakes", "score": 0, "points": 0}


def refusal_of(fields: Any) -> str:
    with pytest.raises(InvalidRecord) as error:
        read(fields)
    return str(error.value)


def rules(edition: Any = "it-2023", players: Any = 2, **more: Any) -> dict[str, Any]:
    return {"edition": edition, "players": players, **more}


TOP_LEVEL: list[tuple[Any, str]] = [
    ([], "a record is a JSON object, not []"),
    ("text", 'a record is a JSON object, not "text"'),
    (None, "a record is a JSON object, not null"),
    ({}, "format: this field is missing"),
    (document(format="hanablive"), 'format: this is not "hanabi-record" but "hanablive"'),
    (document(format=None), 'format: this is not "hanabi-record" but null'),
    (document(version=3), "version: only versions 1 and 2 are known, not 3"),
    (document(version=1.0), "version: only versions 1 and 2 are known, not 1.0"),
    (document(version=True), "version: only versions 1 and 2 are known, not true"),
    (document(version="1"), 'version: only versions 1 and 2 are known, not "1"'),
    (document(players=["Ana"]), "players: names given: 1, players: 2"),
    (document(players="AB"), 'players: expected a list, not "AB"'),
    (document(players={"0": "A"}), 'players: expected a list, not {"0": "A"}'),
    (document(players=["Ana", 7]), "players[1]: expected a text in quotation marks, not 7"),
    (document(programs=["smart"]), "programs: names given: 1, players: 2"),
    (document(programs="AB"), 'programs: expected a list, not "AB"'),
    (document(programs=[None, 7]), "programs[1]: expected a text in quotation marks, not 7"),
    (document(players=[None, "B"]), "players[0]: expected a text in quotation marks, not null"),
    (document(moves="play 4"), 'moves: expected a list, not "play 4"'),
    (document(moves=None), "moves: expected a list, not null"),
]

RULES: list[tuple[Any, str]] = [
    ("it-2023", 'rules: expected an object, not "it-2023"'),
    ({"players": 2}, "rules: edition: this field is missing"),
    ({"edition": None}, "rules: players: this field is missing"),
    (rules(variant="x"), "rules: variant: there is no such field"),
    (rules(options=None), "rules: options: expected an object, not null"),
    (rules(options=["expert"]), 'rules: options: expected an object, not ["expert"]'),
    (
        rules("de-2010"),
        "rules: there is no edition de-2010; known are ro-2013, pl-deluxe, en-2016, cs-2013,"
        " it-2023",
    ),
    (
        rules(False),
        "rules: there is no edition false; known are ro-2013, pl-deluxe, en-2016, cs-2013, it-2023",
    ),
    (rules(players=6), "rules: the game is for 2 to 5 players, not 6"),
    (rules(players=2.0), "rules: the game is for 2 to 5 players, not 2.0"),
    (rules(players=True), "rules: the game is for 2 to 5 players, not true"),
    (rules(players="2"), 'rules: the game is for 2 to 5 players, not "2"'),
    (rules(players=[2]), "rules: the game is for 2 to 5 players, not [2]"),
    (
        rules(options={"black-powder": True}),
        "rules: the edition it-2023 does not offer the option black-powder",
    ),
    (
        rules(options={"multicolor": "own-color-5"}),
        "rules: the edition it-2023 does not offer the option multicolor",
    ),
    (
        rules("cs-2013", options={"multicolor": "every-color-10"}),
        'rules: the edition cs-2013 has no multicolour cards of the kind "every-color-10",'
        " only own-color-5, every-color-5",
    ),
    (
        rules(options={"Expert": True}),
        "rules: there is no option Expert; known are " + ", ".join(OPTION_NAMES),
    ),
    (
        rules(options={"empty_hints": True}),
        "rules: there is no option empty_hints; known are " + ", ".join(OPTION_NAMES),
    ),
    (
        rules(options={"expert": "true"}),
        'rules: the option expert is either true or false, not "true"',
    ),
    (rules(options={"expert": 1}), "rules: the option expert is either true or false, not 1"),
    (rules(options={"expert": None}), "rules: the option expert is either true or false, not null"),
    (
        rules(options={"multicolor": "rainbow"}),
        "rules: the option multicolor is own-color-5, every-color-5, every-color-10 or nothing,"
        ' not "rainbow"',
    ),
    (
        rules(options={"multicolor": False}),
        "rules: the option multicolor is own-color-5, every-color-5, every-color-10 or nothing,"
        " not false",
    ),
]

SEED = (
    "deal: seed: a seed is a whole number from 0 to 18446744073709551615 in quotation marks,"
    " without leading zeros, not "
)
DEAL: list[tuple[Any, str]] = [
    ("42", 'deal: expected an object, not "42"'),
    ({}, "deal: a deal has either a seed or a deck"),
    ({"first_seat": 1}, "deal: a deal has either a seed or a deck"),
    ({"seeds": "42"}, "deal: seeds: there is no such field"),
    ({"seed": 42}, SEED + "42"),
    ({"seed": None}, SEED + "null"),
    ({"seed": ""}, SEED + '""'),
    ({"seed": "042"}, SEED + '"042"'),
    ({"seed": "-1"}, SEED + '"-1"'),
    ({"seed": "+1"}, SEED + '"+1"'),
    ({"seed": " 1"}, SEED + '" 1"'),
    ({"seed": "1_0"}, SEED + '"1_0"'),
    ({"seed": "٤٢"}, SEED + '"٤٢"'),
    ({"seed": "18446744073709551616"}, SEED + '"18446744073709551616"'),
    ({"seed": "42", "deck": SORTED_DECK}, "deal: a deal with a seed has no deck"),
    ({"seed": "42", "tiles": []}, "deal: a deal with a seed has no tiles"),
    ({"seed": "42", "returns": []}, "deal: a deal with a seed has no returns"),
    (
        {"seed": "42", "first_seat": 2},
        "deal: first_seat: the first seat is a number from 0 to 1, not 2",
    ),
    (
        {"seed": "42", "first_seat": -1},
        "deal: first_seat: the first seat is a number from 0 to 1, not -1",
    ),
    (
        {"seed": "42", "first_seat": True},
        "deal: first_seat: the first seat is a number from 0 to 1, not true",
    ),
    (
        {"deck": SORTED_DECK, "first_seat": None},
        "deal: first_seat: the first seat is a number from 0 to 1, not null",
    ),
    ({"deck": ["w1"]}, 'deal: deck: expected a text in quotation marks, not ["w1"]'),
    ({"deck": ""}, "deal: deck: the deck has 0 of the card w1 where the rules have 3"),
    (
        {"deck": SORTED_DECK.replace("w5", "w4")},
        "deal: deck: the deck has 3 of the card w4 where the rules have 2",
    ),
    (
        {"deck": SORTED_DECK + " k5"},
        "deal: deck: the deck has 1 of the card k5 where the rules have 0",
    ),
    (
        {"deck": "w1 w1 x1"},
        'deal: deck: card 3, column 7: expected a card such as r1 or k5, not "x1"',
    ),
    (
        {"deck": SORTED_DECK, "tiles": []},
        "deal: tiles: reward tiles are given, but they are not in play",
    ),
    ({"deck": SORTED_DECK, "returns": None}, "deal: returns: expected a list, not null"),
    (
        {"deck": SORTED_DECK, "returns": [0, -1]},
        "deal: returns[1]: expected a whole number from 0 up, not -1",
    ),
    (
        {"deck": SORTED_DECK, "returns": [True]},
        "deal: returns[0]: expected a whole number from 0 up, not true",
    ),
    ({"deck": SORTED_DECK, "returns": [3]}, "deal: returns: places given: 1, places used: 0"),
]

ONCE_EACH = "deal: tiles: the reward tiles are each of the numbers 1 to 6 once"
TILES: list[tuple[dict[str, Any], str]] = [
    ({"tiles": None}, "deal: tiles: expected a list, not null"),
    ({"tiles": []}, ONCE_EACH),
    ({"tiles": [1, 2, 3, 4, 5, 5]}, ONCE_EACH),
    ({"tiles": [0, 1, 2, 3, 4, 5]}, ONCE_EACH),
    ({"tiles": [1, 2, 3, 4, 5, 6, 7]}, ONCE_EACH),
    (
        {"tiles": [1, 2, 3, 4, 5, 6.0]},
        "deal: tiles[5]: expected a whole number from 0 up, not 6.0",
    ),
    (
        {"tiles": [True, 2, 3, 4, 5, 6]},
        "deal: tiles[0]: expected a whole number from 0 up, not true",
    ),
    ({"returns": [3, 0]}, "deal: returns: places given: 2, places used: 1"),
    (
        {"returns": []},
        "move 10: reward return 5: the deal does not say where returned card number 1 goes",
    ),
    (
        {"returns": [99]},
        "move 10: reward return 5: a card cannot go back below 99 cards of a deck of 35",
    ),
    ({"first_seat": 1}, "move 1: play 0: card 0 is not in the hand of seat 1"),
]

EIGHT_HINTS = ["hint 1 red", "hint 0 red"] * 4
MOVES: list[tuple[list[Any], str]] = [
    ([*EIGHT_HINTS, "hint 1 red"], "move 9: hint 1 red: no hint token left"),
    (["hint 0 red"], "move 1: hint 0 red: nobody gives a hint to themselves"),
    (["hint 2 red"], "move 1: hint 2 red: there is no seat 2; seats are 0 to 1"),
    (["hint 1 multicolor"], "move 1: hint 1 multicolor: no hint may name multicolor in this game"),
    (["hint 1 6"], "move 1: hint 1 6: there is no value 6 in this game"),
    (
        ["discard 0"],
        "move 1: discard 0: all hint tokens are available, so nothing may be discarded",
    ),
    (["hint 1 1", "play 0"], "move 2: play 0: card 0 is not in the hand of seat 1"),
    (
        ["play 0 as red"],
        "move 1: play 0 as red: colours are announced only in Timed Display",
    ),
    (
        ["arrange 1: 0 1 2 3 4"],
        "move 1: arrange 1: 0 1 2 3 4: these are not the cards in the hand of seat 1",
    ),
    (["reward decline"], "move 1: reward decline: no reward tile waits for a choice"),
    (
        ["hint 1 black"],
        "move 1: hint 1 black: column 8: black is no colour, so no hint may name it",
    ),
    (
        ["hint 1 1", "pass", "hint 5 5"],
        "move 2: pass: column 1: expected hint, play, discard, reward or arrange",
    ),
    (["hint 1 1", 7], "move 2: expected a text in quotation marks, not 7"),
    ([["play", 4]], 'move 1: expected a text in quotation marks, not ["play", 4]'),
    (
        ["play 4\n\x1b[31m" + "x" * 100],
        r"move 1: play 4\n\x1b[31m" + "x" * 47 + "…: column 6: expected the number of a card",
    ),
    (["hint 1 1"] * (MAX_MOVES + 1), "moves: more than 10000 moves"),
]

OUTCOMES: list[tuple[Any, str]] = [
    ("lost", 'outcome: expected an object, not "lost"'),
    (False, "outcome: expected an object, not false"),
    ({}, "outcome: ending: this field is missing"),
    ({"ending": "mistakes", "points": 0}, "outcome: score: this field is missing"),
    ({"ending": "mistakes", "score": 0}, "outcome: points: this field is missing"),
    ({**OVER, "rating": "horrible"}, "outcome: rating: there is no such field"),
    ({**OVER, "ending": "deck"}, 'outcome: ending: "deck" is written, "mistakes" is right'),
    ({**OVER, "ending": None}, 'outcome: ending: null is written, "mistakes" is right'),
    ({**OVER, "score": 18}, "outcome: score: 18 is written, 0 is right"),
    ({**OVER, "score": 0.0}, "outcome: score: 0.0 is written, 0 is right"),
    ({**OVER, "score": False}, "outcome: score: false is written, 0 is right"),
    ({**OVER, "points": -5}, "outcome: points: -5 is written, 0 is right"),
]


@pytest.mark.parametrize(("fields", "sentence"), TOP_LEVEL)
def test_a_wrong_top_level_field_is_refused(fields: Any, sentence: str) -> None:
    assert refusal_of(fields) == sentence


@pytest.mark.parametrize("name", ["format", "version", "rules", "players", "deal", "moves"])
def test_a_missing_field_is_refused(name: str) -> None:
    fields = document()
    del fields[name]
    assert refusal_of(fields) == f"{name}: this field is missing"


@pytest.mark.parametrize(("value", "sentence"), RULES)
def test_r45_wrong_rules_are_refused(value: Any, sentence: str) -> None:
    assert refusal_of(document(rules=value)) == sentence


@pytest.mark.parametrize(("deal", "sentence"), DEAL)
def test_a_wrong_deal_is_refused(deal: Any, sentence: str) -> None:
    assert refusal_of(document(deal=deal, moves=[])) == sentence


@pytest.mark.parametrize(("changes", "sentence"), TILES)
def test_r44_wrong_tiles_and_returns_are_refused(changes: dict[str, Any], sentence: str) -> None:
    assert refusal_of(tile_5_document(**changes)) == sentence


def test_r44_tiles_in_play_must_be_given() -> None:
    deal = {"deck": stacked(ruleset(2, "pl-deluxe", TILES_ON), "w1")}
    fields = document(rules=rules("pl-deluxe", options=TILES_ON), deal=deal, moves=[])
    assert refusal_of(fields) == "deal: tiles: this field is missing"


@pytest.mark.parametrize(("moves", "sentence"), MOVES)
def test_the_first_wrong_move_is_refused_by_its_number(moves: list[Any], sentence: str) -> None:
    assert refusal_of(document(moves=moves)) == sentence


def test_no_move_follows_the_end() -> None:
    moves = ["play 0", "play 5", "play 1", "arrange 0: 2 3 4 10 12"]
    fields = document(deal={"deck": LOST_DECK}, moves=moves)
    assert refusal_of(fields) == "move 4: arrange 0: 2 3 4 10 12: the game is over"


@pytest.mark.parametrize(("outcome", "sentence"), OUTCOMES)
def test_a_wrong_outcome_is_refused(outcome: Any, sentence: str) -> None:
    fields = document(
        deal={"deck": LOST_DECK}, moves=["play 0", "play 5", "play 1"], outcome=outcome
    )
    assert refusal_of(fields) == sentence


def test_an_outcome_of_a_game_that_runs_on_is_refused() -> None:
    assert refusal_of(document(outcome=OVER)) == "outcome: the game is not over"


def test_text_of_the_file_is_shown_printable_and_cut() -> None:
    assert refusal_of(document(rules=rules("a\nb\u202e"))).startswith(
        r"rules: there is no edition a\nb\u202e; known are"
    )
    name = "\x00" + "n" * 1000
    shown = r"\x00" + "n" * 58 + "…"
    assert refusal_of(document(deal={name: 1})) == f"deal: {shown}: there is no such field"


def test_json_that_is_refused_is_a_refused_record() -> None:
    with pytest.raises(InvalidRecord) as error:
        read_record(b'{"format": NaN}')
    assert str(error.value) == "line 1, column 12: NaN is not a number"


def test_an_error_carries_its_reason_for_programs_and_survives_pickling() -> None:
    with pytest.raises(InvalidRecord) as error:
        read(document(moves=["discard 0"]))
    again = pickle.loads(pickle.dumps(error.value))
    assert str(again) == str(error.value)
    assert again.code == "record-move"
    assert again.values["number"] == 1
    assert again.values["reason"].code == "all-tokens-available"
    assert parse_move(again.values["move"]) == Discard(CardId(0))


def test_a_record_of_100_mb_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "rubbish.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(InvalidRecord) as error:
        load_record(path)
    assert str(error.value) == "the file is larger than 8388608 bytes"
