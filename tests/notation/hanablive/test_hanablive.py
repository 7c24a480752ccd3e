"""Games of hanab.live: read, written, and refused by name."""

import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.game import Arrange, Ending, Game
from hanabi.notation import InvalidRecord, Record, read_record, record_of, write_record
from hanabi.notation.hanablive import (
    VARIANTS,
    read_hanab_live,
    read_link,
    write_hanab_live,
    write_link,
)
from hanabi.notation.hanablive.variants import Variant
from hanabi.rules import Color, Multicolor, Ruleset, Seat, Suit, ruleset
from hanabi.testing.strategies import games
from tests.sizes import scaled

# A public replay of the deal p4v0s1, which its players won.
LINK = (
    "https://hanab.live/shared-replay-json/415ifirpxqufunsxcwgc-tbokayavlbjdgwqvekus-"
    "pdfanhhmkrpml,03tdeh-sbxckceeeisbkdegfjep-edgcelevwbereseyocwa-eueofaefobfmew1a1den-"
    "fbeze2xae7fqfxf3f4f5-f0lceGodeIeFecetfEe1-,0"
)
MUTATIONS = scaled(fast=200, normal=800, long=100_000)

variants = st.sampled_from(VARIANTS)
numbered = st.sampled_from([variant for variant in VARIANTS if variant.number is not None])


@st.composite
def foreign_rules(draw: st.DrawFn) -> Ruleset:
    """Any rules that the site has, too."""
    variant: Variant = draw(variants)
    players = draw(st.integers(2, 5))
    more = draw(st.sampled_from([0, 0, 1, -1]))
    expert = draw(st.sampled_from([False, False, True]))
    return variant.rules(players, empty_hints=draw(st.booleans()), expert=expert, more_cards=more)


def named(game: Game) -> Record:
    """The game's record, as one that tells every card."""
    names = ["Alice", "Bob", "Cathy", "Donald", "Emily"][: game.ruleset.players]
    record = record_of(game, names)
    return Record(
        record.ruleset, record.players, type(record.deal)(record.deal.deck, record.deal.first_seat),
        record.moves,
    )  # fmt: skip


def test_the_public_replay_is_won_with_all_its_moves() -> None:
    record = read_link(LINK)
    assert len(record.moves) == 52
    assert record.players == ("Alice", "Bob", "Cathy", "Donald")
    assert record.outcome is not None
    assert (record.outcome.ending, record.outcome.score) == (Ending.COMPLETE, 25)
    assert record.end.mistakes == 0
    assert record.ruleset == ruleset(4)


@pytest.mark.parametrize(
    "text",
    [
        LINK.rpartition("/")[2],
        LINK.replace("shared-replay", "replay"),
        f"{LINK}#33",
        f"{LINK},p4v0s1#1",
        LINK.replace("-", "").replace("https://hanab.live/sharedreplayjson/", ""),
        f"  {LINK}\n",
    ],
)
def test_a_link_is_read_in_each_of_its_forms(text: str) -> None:
    assert read_link(text) == read_link(LINK)


@given(games(rules=foreign_rules(), arranging=0.0))
def test_every_game_that_the_site_can_tell_comes_back(game: Game) -> None:
    record = named(game)
    if somebody_was_passed_over(record):
        with pytest.raises(InvalidRecord, match="expert"):
            write_hanab_live(record)
        return
    again = read_hanab_live(write_hanab_live(record))
    assert again == record
    assert again.end == record.end
    assert read_record(write_record(again)) == again


def somebody_was_passed_over(record: Record) -> bool:
    """R-30: who has no card and no token. There the game is over then."""
    seats = [step.state.turn for step in record.walk()][: len(record.moves)]
    players, first = record.ruleset.players, record.deal.first_seat
    return seats != [(first + place) % players for place in range(len(seats))]


@given(games(rules=numbered.flatmap(lambda v: st.integers(2, 5).map(v.rules)), arranging=0.0))
def test_a_link_carries_what_it_has_room_for(game: Game) -> None:
    record = named(game)
    link = write_link(record)
    again = read_link(link)
    assert write_link(again) == link
    if record.deal.first_seat == 0:
        assert again == record
        return
    # Seats are counted from the one that begins: the same game, seen from another chair.
    assert again.outcome == record.outcome
    for step, other in zip(record.steps(), again.steps(), strict=True):
        state, turned = step.state, other.state
        assert (state.points, state.hint_tokens) == (turned.points, turned.hint_tokens)
        seats = [*range(len(state.hands))]
        first = record.deal.first_seat
        hands = [state.hands[seat] for seat in seats[first:] + seats[:first]]
        assert [list(map(state.card, hand)) for hand in hands] == [
            list(map(turned.card, hand)) for hand in turned.hands
        ]


def test_our_boxes_are_the_site_s_variants_of_the_same_behaviour() -> None:
    names = {
        None: "No Variant",
        Multicolor.OWN_COLOR_5: "Black (6 Suits)",
        Multicolor.EVERY_COLOR_5: "Dark Rainbow (6 Suits)",
        Multicolor.EVERY_COLOR_10: "Rainbow (6 Suits)",
    }
    for way, name in names.items():
        rules = ruleset(3, options={"multicolor": way})
        written = json.loads(write_hanab_live(named(Game.deal(rules, seed=1))))
        assert written["options"]["variant"] == name


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_each_variant_has_suits_and_colours_of_its_own(variant: Variant) -> None:
    assert len({suit.suit for suit in variant.suits}) == len(variant.suits_there)
    assert len(set(variant.colors)) == len(variant.colors)
    for suit, there in zip(variant.suits, variant.suits_there, strict=True):
        touched = [color for color in variant.colors if suit.touched_by(color)]
        if "Rainbow" in there.name:
            assert len(touched) == len(variant.colors)
        else:
            assert len(touched) == (0 if there.name in ("White", "Gray") else 1)
        is_critical = there.name in ("Black", "Gray", "Dark Rainbow")
        assert sum(suit.copies) == (5 if is_critical else sum(variant.copies))
        assert suit.copies_of(suit.build_order[-1]) == 1
        assert suit.copies_of(suit.build_order[0]) == max(suit.copies)
        assert suit.falling == there.is_reversed


def test_names_and_numbers_stand_once_and_say_how_many_suits() -> None:
    numbers = [variant.number for variant in VARIANTS if variant.number is not None]
    assert len(set(numbers)) == len(numbers)
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)
    assert len({variant.suits for variant in VARIANTS}) == len(VARIANTS)
    for variant in VARIANTS[1:]:
        assert f"{len(variant.suits)} Suits" in variant.name


def test_a_reversed_suit_is_built_from_5_down_and_has_three_5s() -> None:
    """Not as with Black Powder (R-43), whose 5 is there once."""
    last = next(each for each in VARIANTS if each.name == "White Reversed (6 Suits)").suits[-1]
    assert (last.build_order, last.copies) == ((5, 4, 3, 2, 1), (1, 2, 2, 2, 3))
    assert (last.color, last.every_color, last.points_when_empty) == (None, False, 0)


def base(**changes: Any) -> dict[str, Any]:
    record = named(Game.deal(ruleset(2), seed=3, first_seat=Seat(0)))
    return {**json.loads(write_hanab_live(record)), **changes}


def test_suits_and_colour_clues_are_counted_as_the_site_does() -> None:
    fields = base()
    fields["actions"] = [{"type": 0, "target": 0, "value": 0}]
    record = read_hanab_live(json.dumps(fields))
    order = [Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE]
    assert [card.suit for card in record.deal.deck] == [
        order[card["suitIndex"]] for card in fields["deck"]
    ]
    assert VARIANTS[0].colors == (*(Color.RED, Color.YELLOW, Color.GREEN, Color.BLUE, Color.WHITE),)


def test_what_is_no_part_of_the_rules_is_kept_and_goes_back() -> None:
    kept = {"id": 12345, "seed": "p2v0s1", "notes": [["f"], []]}
    options = {"variant": "No Variant", "timed": True, "timeBase": 120, "speedrun": True}
    end = {"type": 4, "target": 1, "value": 4}
    fields = base(**kept, options=options, actions=[{"type": 0, "target": 0}, end])
    record = read_hanab_live(json.dumps(fields))
    assert len(record.moves) == 1
    again = json.loads(write_hanab_live(read_record(write_record(record))))
    assert again == fields


def test_a_game_that_nobody_ended_says_so_again() -> None:
    """By vote, say: there −1 stands in the place of a player. A link has no room for that."""
    fields = base(actions=[{"type": 0, "target": 0}, {"type": 5, "target": -1, "value": 10}])
    record = read_hanab_live(json.dumps(fields))
    assert json.loads(write_hanab_live(record)) == fields
    assert read_link(write_link(record)).moves == record.moves


def test_all_or_nothing_is_the_expert_variant() -> None:
    fields = base(options={"variant": "No Variant", "allOrNothing": True})
    record = read_hanab_live(json.dumps(fields))
    assert record.ruleset == ruleset(2, options={"expert": True})
    assert json.loads(write_hanab_live(record)) == fields


def test_where_the_deck_may_be_played_from_other_games_are_read_all_the_same() -> None:
    fields = base(options={"variant": "No Variant", "deckPlays": True})
    fields["actions"] = [{"type": 0, "target": 0}]
    assert json.loads(write_hanab_live(read_hanab_live(json.dumps(fields)))) == fields


def test_a_variant_whose_number_is_not_known_has_no_link() -> None:
    rules = next(each for each in VARIANTS if each.number is None).rules(2)
    with pytest.raises(InvalidRecord, match="a link cannot carry this game"):
        write_link(named(Game.deal(rules, seed=1)))


def test_arranging_is_left_out() -> None:
    game = Game.deal(ruleset(2), seed=3, first_seat=Seat(0))
    game.push("arrange 0: 4 3 2 1 0")
    game.push("play 4")
    again = read_hanab_live(write_hanab_live(record_of(game, ["Ana", "Bo"])))
    assert [str(move) for move in again.moves] == ["play 4"]
    assert not any(isinstance(move, Arrange) for move in again.moves)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"options": {"variant": "Pink (6 Suits)"}}, "hanab.live’s variant Pink"),
    ({"options": {"variant": 7}}, "options: variant: expected a text"),
    ({"options": {"cardCycle": True}}, "cardCycle"),
    ({"options": {"deckPlays": True}, "actions": [{"type": 0, "target": 49}]}, "deckPlays"),
    ({"options": []}, "options: expected an object"),
    ({"characters": [{"name": "Fuming"}]}, "detrimentalCharacters"),
    ({"options": {"startingPlayer": 2}}, "startingPlayer"),
    ({"players": ["Alice"]}, "players"),
    ({"players": list("ABCDEF")}, "players"),
    ({"players": [1, 2]}, "players[0]: expected a text"),
    ({"deck": []}, "deck: the deck has 0"),
    ({"deck": [{"suitIndex": 5, "rank": 1}]}, "deck[0]: suitIndex"),
    ({"deck": [{"suitIndex": 0, "rank": 0}]}, "deck[0]: rank"),
    ({"deck": [7]}, "deck[0]: expected an object"),
    ({"actions": [{"type": 6, "target": 0}]}, "actions[0]: type"),
    ({"actions": [{"type": 0}]}, "actions[0]: target: this field is missing"),
    ({"actions": [{"type": 2, "target": 1, "value": 5}]}, "actions[0]: value"),
    ({"actions": [{"type": 0, "target": 49}]}, "move 1: play 49"),
    ({"actions": [{"type": 4, "target": 0}, {"type": 0, "target": 0}]}, "actions[0]: something"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD)
def test_what_is_wrong_is_named(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        read_hanab_live(json.dumps(base(**changes)))
    assert sentence in str(error.value)
    assert str(error.value).isprintable()


@pytest.mark.parametrize(
    "text",
    ["", "x", "415,00,0", "015ab,00,0", "415a,0,0", "415a!,00,0", "425a,00,0", "415a,30aa,0",
     "415a,00,99999", "415a,00,4", "a" * 20_000, LINK[:90]],
)  # fmt: skip
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        read_link(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"timed-display": True}, "timed-display"),
        ({"black-powder": True}, "black-powder"),
        ({"five-flamboyants": True}, "five-flamboyants"),
    ],
)
def test_rules_that_the_site_has_not_are_refused_by_name(
    options: dict[str, bool], why: str
) -> None:
    with pytest.raises(InvalidRecord, match=why):
        write_hanab_live(record_of(Game.deal(ruleset(2, options=options), seed=1), ["A", "B"]))
    few = Ruleset(2, 5, max_hint_tokens=4)
    with pytest.raises(InvalidRecord, match="no variant with these rules"):
        write_hanab_live(record_of(Game.deal(few, seed=1), ["A", "B"]))


@pytest.mark.parametrize(
    "kept",
    [
        *({"end": 5}, {"end": {"type": 4}}, {"end": {"type": 4, "target": "x", "value": []}}),
        *({"end": {"type": 5, "target": -1, "value": 10}}, {"end": {"type": 4, "target": -2}}),
        *({"end": {"type": 4, "target": 9, "value": 1}}, {"end": {"type": 99, "target": 0}}),
        {"options": {"variant": ["x"], "startingPlayer": "x"}},
        *({"options": 3}, {"notes": 3, "seed": [], "id": {}}, 7),
    ],
)
def test_whatever_a_record_keeps_of_the_site_is_written_or_refused(kept: object) -> None:
    record = replace(read_link(LINK), extra={"hanab-live": kept})
    assert read_hanab_live(write_hanab_live(record)).moves == record.moves
    with suppress(InvalidRecord):
        assert read_link(write_link(record)).moves == record.moves


def test_spoilt_files_and_links_are_read_or_refused_in_one_line() -> None:
    dice = Random(17)
    document = write_hanab_live(read_link(LINK))
    for number in range(MUTATIONS):
        text = LINK if number % 2 else document
        for _ in range(dice.randrange(1, 4)):
            at = dice.randrange(len(text))
            other = dice.choice('0159az,-#{}[]":é \\') if dice.random() < 0.8 else ""
            text = text[:at] + other + text[at + dice.randrange(3) :]
        try:
            (read_link if number % 2 else read_hanab_live)(text)
        except InvalidRecord as error:
            assert 0 < len(str(error)) < 400
            assert "\n" not in str(error)


@settings(max_examples=scaled(fast=20, normal=60, long=500))
@given(st.data())
def test_spoilt_fields_are_read_or_refused(data: st.DataObject) -> None:
    fields = base()
    name = data.draw(st.sampled_from(list(fields)))
    odd = st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.integers())
    fields[name] = data.draw(odd | st.dictionaries(st.sampled_from(["variant", "x"]), odd))
    try:
        read_hanab_live(json.dumps(fields))
    except InvalidRecord as error:
        assert str(error).isprintable()
