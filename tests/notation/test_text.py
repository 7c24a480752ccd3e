"""Cards, decks and moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import (
    Arrange,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.notation import (
    InvalidNotation,
    card_name,
    deck_text,
    move_text,
    parse_card,
    parse_deck,
    parse_move,
)
from hanabi.rules import Card, CardId, Color, ColorHint, RankHint, Seat, Suit

EXAMPLES: dict[str, Move] = {
    "hint 1 red": ColorHint(Seat(1), Color.RED),
    "hint 0 multicolor": ColorHint(Seat(0), Color.MULTICOLOR),
    "hint 2 5": RankHint(Seat(2), 5),
    "play 4": Play(CardId(4)),
    "play 7 as blue": Play(CardId(7), Suit.BLUE),
    "play 7 as black": Play(CardId(7), Suit.BLACK),
    "discard 2": Discard(CardId(2)),
    "reward hint 2 5": RewardHint(RankHint(Seat(2), 5)),
    "reward hint 1 white": RewardHint(ColorHint(Seat(1), Color.WHITE)),
    "reward return 31": RewardReturn(CardId(31)),
    "reward add 31": RewardAdd(CardId(31)),
    "reward decline": RewardDecline(),
    "arrange 1: 9 5 7 6 8": Arrange(Seat(1), tuple(map(CardId, (9, 5, 7, 6, 8)))),
    "arrange 0:": Arrange(Seat(0), ()),
}

MOVE_ERRORS = {
    "": "column 1: expected hint, play, discard, reward or arrange",
    " ": "column 1: expected hint, play, discard, reward or arrange",
    " play 4": "column 1: expected hint, play, discard, reward or arrange",
    "Play 4": "column 1: expected hint, play, discard, reward or arrange",
    "clue 1 red": "column 1: expected hint, play, discard, reward or arrange",
    "play\t4": "column 1: expected hint, play, discard, reward or arrange",
    "hint": "column 6: expected the number of a seat",
    "hint red": "column 6: expected the number of a seat",
    "hint -1 red": "column 6: expected the number of a seat",
    "hint 1": "column 8: expected a colour (white, red, blue, yellow, green, multicolor)"
    " or a value",
    "hint 1 purple": "column 8: expected a colour (white, red, blue, yellow, green, multicolor)"
    " or a value",
    "hint 1 black": "column 8: black is no colour, so no hint may name it",
    "reward hint 1 black": "column 15: black is no colour, so no hint may name it",
    "hint 1 05": "column 8: expected a colour (white, red, blue, yellow, green, multicolor)"
    " or a value",
    "hint 1 red 5": "column 12: expected the end",
    "play": "column 6: expected the number of a card",
    "play  4": "column 6: expected the number of a card",
    "play four": "column 6: expected the number of a card",
    "play +4": "column 6: expected the number of a card",
    "play 04": "column 6: expected the number of a card",
    "play 4_0": "column 6: expected the number of a card",
    "play 4.0": "column 6: expected the number of a card",
    "play ٤": "column 6: expected the number of a card",
    "play ４": "column 6: expected the number of a card",
    "play 4\n": "column 6: expected the number of a card",
    "play 1234567890": "column 6: expected the number of a card",
    "play 4 ": 'column 8: expected the end, or "as" and a suit',
    "play 4 blue": 'column 8: expected the end, or "as" and a suit',
    "play 4 as": "column 11: expected a suit (white, red, blue, yellow, green, multicolor, black)",
    "play 4 as k": "column 11: expected a suit (white, red, blue, yellow, green, multicolor,"
    " black)",
    "play 4 as blue now": "column 16: expected the end",
    "discard": "column 9: expected the number of a card",
    "discard 2 as blue": "column 11: expected the end",
    "reward": "column 8: expected hint, return, add or decline",
    "reward play 4": "column 8: expected hint, return, add or decline",
    "reward decline 4": "column 16: expected the end",
    "reward add r1": "column 12: expected the number of a card",
    "arrange": "column 9: expected the number of a seat and a colon",
    "arrange 1 9 5": "column 9: expected the number of a seat and a colon",
    "arrange :": "column 9: expected the number of a seat and a colon",
    "arrange 01: 4": "column 9: expected the number of a seat and a colon",
    "arrange 1:9": "column 9: expected the number of a seat and a colon",
    "arrange 1: 9 5 x": "column 16: expected the number of a card",
    "arrange 1: ": "column 12: expected the number of a card",
    "play " + "4" * 10_000: "the text is longer than 10000 characters",
}

numbers = st.integers(0, 999_999_999)
card_ids = numbers.map(CardId)
hints = st.builds(ColorHint, numbers.map(Seat), st.sampled_from(Color)) | st.builds(
    RankHint, numbers.map(Seat), numbers
)
moves: st.SearchStrategy[Move] = st.one_of(
    hints,
    st.builds(Play, card_ids, st.sampled_from((None, *Suit))),
    st.builds(Discard, card_ids),
    st.builds(RewardHint, hints),
    st.builds(RewardReturn, card_ids),
    st.builds(RewardAdd, card_ids),
    st.just(RewardDecline()),
    st.builds(Arrange, numbers.map(Seat), st.lists(card_ids, max_size=7).map(tuple)),
)
cards = st.builds(Card, st.sampled_from(Suit), st.integers(1, 99))


@pytest.mark.parametrize(("text", "move"), EXAMPLES.items())
def test_a_move_is_a_short_sentence(text: str, move: Move) -> None:
    assert move_text(move) == text
    assert parse_move(text) == move


@given(moves)
def test_every_move_comes_back_from_its_text(move: Move) -> None:
    assert parse_move(move_text(move)) == move


@given(st.text("0123456789 :abcdefghilnopqrstuwy", max_size=30) | moves.map(move_text))
def test_a_move_has_only_one_spelling(text: str) -> None:
    try:
        move = parse_move(text)
    except InvalidNotation:
        return
    assert move_text(move) == text


@pytest.mark.parametrize(("text", "sentence"), MOVE_ERRORS.items())
def test_a_text_that_is_no_move_is_refused_at_its_column(text: str, sentence: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_move(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize("suit", Suit)
def test_r01_a_card_is_the_letter_of_its_suit_and_its_rank(suit: Suit) -> None:
    letter = "wrbygmk"[list(Suit).index(suit)]
    assert card_name(Card(suit, 3)) == f"{letter}3"
    assert parse_card(f"{letter}3") == Card(suit, 3)


@pytest.mark.parametrize(
    "text", ["", "r", "1", "r0", "r01", "R1", "x1", "1r", "r1 ", "r-1", "r123"]
)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_card(text)
    assert str(error.value) == f'expected a card such as r1 or k5, not "{text}"'


def test_a_text_that_is_no_card_is_shown_printable_and_cut() -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_card("\x1b[2J\n\u202e" + "x" * 1000)
    shown = r"\x1b[2J\n\u202e" + "x" * 53 + "…"
    assert str(error.value) == f'expected a card such as r1 or k5, not "{shown}"'


@given(st.lists(cards, max_size=80).map(tuple))
def test_every_deck_comes_back_from_its_text(deck: tuple[Card, ...]) -> None:
    assert parse_deck(deck_text(deck)) == deck


@pytest.mark.parametrize(
    ("text", "number", "column", "found"),
    [
        ("w1 r3 q5", 3, 7, "q5"),
        ("w1  r3", 2, 4, ""),
        (" w1", 1, 1, ""),
        ("w1 ", 2, 4, ""),
        ("w1,r3", 1, 1, "w1,r3"),
        ("w1 r10 w1\nw2", 3, 8, r"w1\nw2"),
    ],
)
def test_a_deck_is_refused_at_its_card_and_column(
    text: str, number: int, column: int, found: str
) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_deck(text)
    place = f"card {number}, column {column}"
    assert str(error.value) == f'{place}: expected a card such as r1 or k5, not "{found}"'


def test_a_deck_without_end_is_refused_unread() -> None:
    with pytest.raises(InvalidNotation, match="longer than 10000 characters"):
        parse_deck("w1 " * 1_000_000)
