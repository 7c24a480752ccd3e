"""Any game of any rules goes through its record; no spoilt record does harm."""

import json
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.game import Deal, Game, deal_from_seed
from hanabi.notation import InvalidRecord, Record, read_record, record_of, write_record
from hanabi.notation.record import FIELDS
from hanabi.rules import PLAIN_SUITS, Ruleset
from hanabi.testing.strategies import games, rulesets
from tests.notation.samples import annotated, lost_game, read, text_of, tile_5_document
from tests.sizes import scaled

SMALL = Ruleset(2, 2, PLAIN_SUITS[:2], max_hint_tokens=3)
BOX_GAMES = games(rulesets())
ANY_GAMES = games()
VALID = [
    write_record(lost_game()),
    write_record(read(tile_5_document())),
    write_record(replace(lost_game(), programs=(None, "smart"))),
    write_record(annotated(lost_game())),
    write_record(Record(SMALL, ("Ana", "Bo"), deal_from_seed(SMALL, 5))),
]

JSON_VALUES = st.recursive(
    st.sampled_from([None, True, False, 0, 1, -1, 2, 10**30, 1.0, 0.5, "", "1", "red", "play 4"])
    | st.integers()
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["seed", "deck", "tiles", "edition", "players", "programs", "after", "x"]
            ),
            inner,
        )
    ),
    max_leaves=4,
)


def one_line(error: InvalidRecord) -> bool:
    text = str(error)
    return text.isprintable() and 0 < len(text) < 300


def read_or_refused(data: bytes | str) -> None:
    """Whatever it is: a record that can be written and read again, or one clear line."""
    try:
        record = read_record(data)
    except InvalidRecord as error:
        assert one_line(error), str(error)
    else:
        assert read_record(write_record(record)) == record


def explicit(game: Game) -> Game:
    """The same game from a deal that tells every card and no seed."""
    deal = game.start.deal
    game.seek(-1)
    places = tuple(returned.place for returned in game.state.returned)
    told = Deal(deal.deck, deal.first_seat, deal.tiles, places)
    return Game(game.ruleset, told, game.moves)


@given(ANY_GAMES, st.booleans(), st.lists(st.none() | st.text(), min_size=5, max_size=5))
def test_every_game_comes_back_from_its_record(
    game: Game, open_deal: bool, programs: list[str | None]
) -> None:
    if open_deal:
        game = explicit(game)
    seats = range(game.ruleset.players)
    names = [f"seat {seat}" for seat in seats]
    record = record_of(game, names, programs=[programs[seat] for seat in seats])
    again = read_record(write_record(record))
    assert again == record
    assert again.deal == game.start.deal
    assert again.moves == game.moves
    assert again.end == game.state
    assert json.loads(write_record(record)).get("outcome") == (
        game.outcome
        and {
            "ending": game.outcome.ending.value,
            "score": game.outcome.score,
            "points": game.outcome.points,
        }
    )


@given(
    st.lists(st.text(), min_size=2, max_size=2),
    st.dictionaries(st.text().filter(lambda name: name not in FIELDS), JSON_VALUES),
)
def test_names_and_fields_of_others_come_back(names: list[str], extra: dict[str, Any]) -> None:
    lost = lost_game()
    record = Record(lost.ruleset, tuple(names), lost.deal, lost.moves, extra)
    again = read_record(write_record(record))
    assert again.players == tuple(names)
    assert list(again.extra.items()) == list(extra.items())


@settings(max_examples=scaled(fast=30, normal=100, long=1000))
@given(
    st.sampled_from(VALID) | BOX_GAMES.map(text_of),
    st.lists(st.tuples(st.integers(0, 10**9), st.integers(0, 255), st.integers(0, 2)), max_size=4),
)
def test_a_record_with_spoilt_bytes_is_read_or_refused_in_one_line(
    text: str, edits: list[tuple[int, int, int]]
) -> None:
    data = bytearray(text.encode())
    for place, byte, kind in edits:
        at = place % len(data)
        data[at : at + (kind != 1)] = b"" if kind == 0 else bytes([byte])
    read_or_refused(bytes(data))


@settings(max_examples=scaled(fast=30, normal=100, long=1000))
@given(st.data(), st.sampled_from(VALID) | BOX_GAMES.map(text_of))
def test_a_record_with_spoilt_fields_is_read_or_refused_in_one_line(
    data: st.DataObject, text: str
) -> None:
    holder = fields = json.loads(text)
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(holder[key], dict | list) or not holder[key] or data.draw(st.booleans()):
            break
        holder = holder[key]
    change = data.draw(st.sampled_from(["delete", "replace", "add"]))
    if change == "delete":
        del holder[key]
    elif change == "replace":
        holder[key] = data.draw(JSON_VALUES)
    elif isinstance(holder, dict):
        holder[data.draw(st.text(max_size=5))] = data.draw(JSON_VALUES)
    else:
        holder.insert(key, data.draw(JSON_VALUES | st.sampled_from(holder)))
    read_or_refused(json.dumps(fields))


@given(JSON_VALUES)
def test_any_json_is_read_or_refused_in_one_line(value: Any) -> None:
    read_or_refused(json.dumps(value))


@given(st.binary())
def test_any_bytes_are_read_or_refused_in_one_line(data: bytes) -> None:
    read_or_refused(data)
