"""Why ``holmes`` did what it did, and how it understood a hint."""

from hanabi.bots.bot import Reason
from hanabi.bots.holmes.reading import PLAY_ALL, read_holmes
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.reasons import Choice, ReceivedHint, card_reason, found_tables, meant_cards
from hanabi.bots.smart.reading import WARNING
from hanabi.fast.engine.ruleset_numbers import AT_HINTS

_GIVEN = {WARNING: "bot-why-warning", PLAY_ALL: "bot-why-all"}
_RECEIVED = {WARNING: "bot-read-warning", PLAY_ALL: "bot-read-all"}


def holmes_why(choice: Choice) -> Reason:
    """The reason for an action, from the row as the seat saw it."""
    reason = card_reason(choice, "bot-why-discard")
    if reason is not None:
        return reason
    game, number = choice.game, choice.action - choice.game.rules.numbers[AT_HINTS]
    scratch = found_tables(game, choice.memory)
    touched = touched_places(game.row, game.rules.numbers, number)
    how = read_holmes(game.row, game.rules.numbers, scratch, number, touched)
    cards = meant_cards(game, scratch, number)
    return Reason(_GIVEN.get(how, "bot-why-literal" if cards else "bot-why-idle"), {}, cards)


def holmes_reading(received: ReceivedHint) -> Reason:
    """How the seat that received a hint understood it."""
    game, number = received.game, received.action - received.game.rules.numbers[AT_HINTS]
    scratch = found_tables(game, received.memory)
    how = read_holmes(game.row, game.rules.numbers, scratch, number, received.touched)
    cards = meant_cards(game, scratch, number)
    return Reason(
        _RECEIVED.get(how, "bot-read-literal" if cards else "bot-read-nothing"), {}, cards
    )
