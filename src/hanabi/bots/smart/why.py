"""Why ``smart`` did what it did, and how it understood a hint, in keys of the catalogues."""

from hanabi.bots.bot import Reason
from hanabi.bots.rows.habits import touched_places
from hanabi.bots.rows.reasons import Choice, Heard, card_reason, found_tables, meant_cards
from hanabi.bots.smart.reading import (
    LITERAL,
    PLAY_NEWEST,
    WARNING,
    expected_discard,
    next_seat,
    read_hint,
)
from hanabi.fast.ints import Ints
from hanabi.fast.single import RowGame
from hanabi.fast.table import AT_HINTS
from hanabi.rules import CardId

_GIVEN = {
    WARNING: "bot-why-warning",
    LITERAL: "bot-why-literal",
    PLAY_NEWEST: "bot-why-newest",
}
_HEARD = {
    WARNING: "bot-read-warning",
    LITERAL: "bot-read-literal",
    PLAY_NEWEST: "bot-read-newest",
}


def smart_why(choice: Choice) -> Reason:
    """The reason for an action, from the row as the seat saw it."""
    reason = card_reason(choice, "bot-why-discard")
    if reason is not None:
        return reason
    game, number = choice.game, choice.action - choice.game.table.numbers[AT_HINTS]
    work = found_tables(game, choice.mind)
    touched = touched_places(game.row, game.table.numbers, number)
    how, cards = _meaning(game, work, number, touched)
    return Reason(_GIVEN.get(how, "bot-why-idle"), {}, cards)


def smart_reading(heard: Heard) -> Reason:
    """How the seat that heard a hint understood it."""
    number = heard.action - heard.game.table.numbers[AT_HINTS]
    work = found_tables(heard.game, heard.mind)
    how, cards = _meaning(heard.game, work, number, heard.touched)
    return Reason(_HEARD.get(how, "bot-read-nothing"), {}, cards)


def _meaning(
    game: RowGame, work: Ints, number: int, touched: int
) -> tuple[int, tuple[CardId, ...]]:
    """How a hint is read, and the cards that are to be played or kept by it."""
    row, rules = game.row, game.table.numbers
    chop = expected_discard(row, rules, work, next_seat(row, rules))
    how = read_hint(row, rules, work, number, touched, chop)
    return how, meant_cards(game, work, number)
