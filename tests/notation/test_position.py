"""Positions in one line: complete, one spelling each, and refused by their place."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.game import Game, GameState, InvalidNotation, apply, legal_moves
from hanabi.notation import parse_position, position_text
from hanabi.rules import HanabiError, Seat, ruleset
from hanabi.testing.strategies import games, rulesets, seeds
from hanabi.view import View, spectator_view, view_of
from tests.sizes import scaled

MUTATIONS = scaled(fast=10, normal=30, long=40)
GAME = Game.deal(ruleset(2, "en-2016"), seed=2, first_seat=Seat(0))
for move_text in ("hint 1 red", "discard 5"):
    GAME.push(move_text)
OPEN = position_text(GAME.state)
VIEW = position_text(view_of(GAME.state, Seat(0)))


def views(state: GameState) -> list[View]:
    seats = [view_of(state, Seat(seat)) for seat in range(state.ruleset.players)]
    return [*seats, spectator_view(state), spectator_view(state, hands_open=True)]


@given(games())
def test_an_open_position_comes_back_and_is_played_on_alike(game: Game) -> None:
    state = game.state
    again = parse_position(position_text(state))
    assert isinstance(again, GameState)
    assert again == state
    assert legal_moves(again) == legal_moves(state)
    for move in legal_moves(state)[::3]:
        assert apply(again, move) == apply(state, move)
    assert views(again) == views(state)


@given(games())
def test_every_view_comes_back_with_its_knowledge_and_its_legal_moves(game: Game) -> None:
    for view in views(game.state):
        assert parse_position(position_text(view)) == view


@given(games(rules=rulesets().filter(lambda rules: rules.options.five_flamboyants)))
@settings(max_examples=scaled(fast=10, normal=40, long=500))
def test_a_card_that_was_returned_stays_what_it_was_to_each(game: Game) -> None:
    for at in range(len(game.moves) + 1):
        state = game.seek(at)
        if state.returned:
            assert parse_position(position_text(state)) == state
            for view in views(state):
                assert parse_position(position_text(view)) == view
            break


def test_a_view_s_line_tells_nothing_that_the_seat_does_not_see() -> None:
    """It is made of the view alone; an own card is two question marks."""
    cards = re.search(r" cards=(\S+) ", VIEW)
    assert cards is not None
    own = {held.id for held in view_of(GAME.state, Seat(0)).own_hand}
    unseen = {at // 2 for at in range(0, len(cards[1]), 2) if cards[1][at : at + 2] == "??"}
    assert unseen == own
    assert " deal=" not in VIEW
    assert " seed=" not in VIEW


def mutated(text: str, dice: Random) -> str:
    at = dice.randrange(len(text))
    other = dice.choice(["0", "1", "9", ".", "/", "=", " ", "?", "-", "r", "w", "k", "é", "²", ""])
    match dice.randrange(4):
        case 0:
            return text[:at] + other + text[at + 1 :]
        case 1:
            return text[:at] + other + text[at:]
        case 2:
            return text[:at] + text[at + dice.randrange(1, 9) :]
        case _:
            words = text.split(" ")
            words.insert(dice.randrange(len(words)), dice.choice(words))
            return " ".join(words)


@given(games(most=80), seeds, st.booleans())
@settings(max_examples=scaled(fast=10, normal=60, long=1000))
def test_a_changed_line_is_refused_by_its_column_or_can_be_played(
    game: Game, seed: int, is_open: bool
) -> None:
    dice, state = Random(seed), game.state
    text = position_text(state if is_open else view_of(state, Seat(0)))
    for _ in range(MUTATIONS):
        changed = mutated(text, dice)
        try:
            position = parse_position(changed)
        except InvalidNotation as error:
            assert re.search(r"column \d+", str(error)) or "longer than" in str(error)
            continue
        assert position_text(position) == changed
        if isinstance(position, GameState):
            views(position)
            for move in legal_moves(position):
                try:
                    apply(position, move)
                except HanabiError as error:
                    assert error.code in ("no-return-place", "return-place"), "no such deal"


@pytest.mark.parametrize(
    ("change", "column", "why"),
    [
        (("hanabi-position 1", "hanabi-position 2"), 1, 'begins with "hanabi-position 1"'),
        ((" open ", " closed "), 19, "expected open, watching or a seat"),
        ((" open ", " seat:2 "), None, "the field cards is missing"),
        (("en-2016,2", "en-2017,2"), 30, "en-2017"),
        (("en-2016,2", "en-2016,6"), 30, "2 to 5"),
        (("en-2016,2", "en-2016,2,black-powder"), 30, "black-powder"),
        (("en-2016,2", "en-2016,2,hand:5"), 30, "expected rules such as"),
        (("tokens=8", "tokens=9"), None, "tokens cannot be this"),
        (("tokens=8", "tokens=08"), None, "tokens cannot be this"),
        (("tokens=8", "tokens"), None, "expected a field and its value"),
        (("tokens=8", "tokens=8 tokens=8"), None, "each once"),
        ((" tokens=8", ""), None, "the field tokens is missing"),
        ((" tokens=8 mistakes=0", " mistakes=0 tokens=8"), None, "one spelling"),
        (("mistakes=0", "mistakes=3"), None, "mistakes cannot be this"),
        (("turn=0", "turn=2"), None, "turn cannot be this"),
        (("turn=0", "turn=0 left=2"), None, "left cannot be this"),
        (("turn=0", "turn=0 over=deck"), None, "over cannot be this"),
        (("turn=0", "turn=0 over=boredom"), None, "over cannot be this"),
        (("hands=0.", "hands=49."), None, "hands cannot be this"),
        (("hands=0.1.", "hands=1.1."), None, "hands cannot be this"),
        (("hands=0.", "hands="), None, "hands cannot be this"),
        (("discards=5", "discards=" + ".".join(["5"] * 60)), None, "hands cannot be this"),
        (("hints=0>1r", "hints=0>1b"), None, "hints cannot be this"),
        (("hints=0>1r", "hints=0>1k"), None, "hints cannot be this"),
        (("turn=0", "turn=0 turned=1"), None, "turned cannot be this"),
        (("turn=0", "turn=0 future=1"), None, "one spelling"),
    ],
)
def test_what_is_wrong_is_named_by_its_column(
    change: tuple[str, str], column: int | None, why: str
) -> None:
    assert change[0] in OPEN, OPEN
    with pytest.raises(InvalidNotation, match=re.escape(why)) as error:
        parse_position(OPEN.replace(*change, 1))
    assert column in (None, error.value.values["column"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((" seat:0 ", " seat:7 "), "expected open, watching or a seat"),
        ((" seat:0 ", " seat:1 "), "cards cannot be this"),
        ((" cards=??", " cards=w9"), "cards"),
        (("deck=", "deck=1"), "cards cannot be this"),
        (("turn=0", "turn=0 possible=1/1"), "possible cannot be this"),
    ],
)
def test_a_view_s_line_is_refused_as_well(change: tuple[str, str], why: str) -> None:
    assert change[0] in VIEW, VIEW
    with pytest.raises(InvalidNotation, match=why):
        parse_position(VIEW.replace(*change, 1))


def test_a_line_that_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(InvalidNotation, match="longer than"):
        parse_position(OPEN + " " * 10_000)
