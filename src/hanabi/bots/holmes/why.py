"""Why ``holmes`` did what it did, and how it understood a hint."""

from hanabi.bots.bot import Reason
from hanabi.bots.holmes.reading import PLAY_ALL, read_holmes
from hanabi.bots.rows.habits import touched_places
from hanabi.bots.rows.reasons import Choice, Heard, card_reason, found_tables, meant_cards
from hanabi.bots.smart.reading import WARNING
from hanabi.fast.table import AT_HINTS

_GIVEN = {WARNING: "bot-why-warning", PLAY_ALL: "bot-why-all"}
_HEARD = {WARNING: "bot-read-warning", PLAY_ALL: "bot-read-all"}


def holmes_why(choice: Choice) -> Reason:
    """The reason for an action, from the row as the seat saw it."""
    reason = card_reason(choice, "bot-why-discard")
    if reason is not None:
        return reason
    game, number = choice.game, choice.action - choice.game.table.numbers[AT_HINTS]
    work = found_tables(game, choice.mind)
    touched = touched_places(game.row, game.table.numbers, number)
    how = read_holmes(game.row, game.table.numbers, work, number, touched)
    cards = meant_cards(game, work, number)
    return Reason(_GIVEN.get(how, "bot-why-literal" if cards else "bot-why-idle"), {}, cards)


def holmes_reading(heard: Heard) -> Reason:
    """How the seat that heard a hint understood it."""
    game, number = heard.game, heard.action - heard.game.table.numbers[AT_HINTS]
    work = found_tables(game, heard.mind)
    how = read_holmes(game.row, game.table.numbers, work, number, heard.touched)
    cards = meant_cards(game, work, number)
    return Reason(_HEARD.get(how, "bot-read-literal" if cards else "bot-read-nothing"), {}, cards)
