"""Why ``smart`` did what it did, and how it understood a hint, in keys of the catalogues."""

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.reasons import Choice, ReceivedHint, card_reason, found_tables, meant_cards
from hanabi.bots.smart.reading import (
    LITERAL,
    PLAY_NEWEST,
    WARNING,
    expected_discard,
    next_seat,
    read_hint,
)
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.ruleset_numbers import AT_HINTS
from hanabi.fast.single import RowGame
from hanabi.rules import CardId

_GIVEN = {
    WARNING: "bot-why-warning",
    LITERAL: "bot-why-literal",
    PLAY_NEWEST: "bot-why-newest",
}
_RECEIVED = {
    WARNING: "bot-read-warning",
    LITERAL: "bot-read-literal",
    PLAY_NEWEST: "bot-read-newest",
}


def smart_why(choice: Choice) -> Reason:
    """The reason for an action, from the row as the seat saw it."""
    reason = card_reason(choice, "bot-why-discard")
    if reason is not None:
        return reason
    game, number = choice.game, choice.action - choice.game.rules.numbers[AT_HINTS]
    scratch = found_tables(game, choice.memory)
    touched = touched_places(game.row, game.rules.numbers, number)
    how, cards = _meaning(game, scratch, number, touched)
    return Reason(_GIVEN.get(how, "bot-why-idle"), {}, cards)


def smart_reading(received: ReceivedHint) -> Reason:
    """How the seat that received a hint understood it."""
    number = received.action - received.game.rules.numbers[AT_HINTS]
    scratch = found_tables(received.game, received.memory)
    how, cards = _meaning(received.game, scratch, number, received.touched)
    return Reason(_RECEIVED.get(how, "bot-read-nothing"), {}, cards)


def _meaning(
    game: RowGame, scratch: Ints, number: int, touched: int
) -> tuple[int, tuple[CardId, ...]]:
    """How a hint is read, and the cards that are to be played or kept by it."""
    row, rules = game.row, game.rules.numbers
    chop = expected_discard(row, rules, scratch, next_seat(row, rules))
    how = read_hint(row, rules, scratch, number, touched, chop)
    return how, meant_cards(game, scratch, number)
