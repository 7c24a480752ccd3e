"""The style of ``hat-plus``, by how many play; tuned on seeds from 1,000,000."""

from hanabi.bots.hat.style import (
    CODED_PLAYS,
    EXACT_ARRANGEMENTS,
    FULL_ALPHABET,
    FUTURE_BOARDS,
    FUTURE_NEEDS,
    GAMBLE_STEPS,
    LAST_GAMBLES,
    LATE_STEPS,
    LOSS_WEIGHT,
    MANY_TOKENS,
    MARGIN,
    MOST_RISK,
    SEARCH_DECK,
    SEARCH_GUESSES,
)

_EVERY = (
    4 << MANY_TOKENS
    | 15 << GAMBLE_STEPS
    | 8 << LATE_STEPS
    | 1 << FUTURE_BOARDS
    | 1 << FUTURE_NEEDS
    | 1 << LAST_GAMBLES
    | 100 << LOSS_WEIGHT
    | 16 << SEARCH_GUESSES
    | 2 << MARGIN
    | 120 << EXACT_ARRANGEMENTS
)
_MORE = _EVERY | 2 << MOST_RISK | 8 << SEARCH_DECK | 1 << FULL_ALPHABET
_BY_PLAYERS = {
    2: _EVERY | 7 << MOST_RISK | 12 << SEARCH_DECK | 1 << CODED_PLAYS,
    3: _MORE | 1 << CODED_PLAYS,
    4: _MORE,
    5: _MORE,
}


def hat_plus_style(players: int) -> int:
    return _BY_PLAYERS[players]
