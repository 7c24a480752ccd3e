"""The kernels of endgames, compiled when they are first asked for."""

from functools import cache

from hanabi.analysis.solver.program import load_beam
from hanabi.bots.kernels.compiled import load_teams
from hanabi.fast.compiling import Program, extension, source_of

_ROOM = "hanabi.analysis.endgame"
_SEARCH = {
    "search_open_hands": "rows word_rows words words words word_rows word_rows words words int int"
}

_GAMES = {
    "follow_past": "row words words words words words words int int",
    "play_decks": "row words words words words words words int words words int int",
}


@cache
def load_open_hands() -> Program:
    """All hands open, the deck's order hidden."""
    chances = extension("chances", [load_beam()], source_of(f"{_ROOM}.chances"), {})
    return extension("open-hands", [chances], source_of(f"{_ROOM}.open_hands"), _SEARCH)


@cache
def load_bot_games(bot: str) -> Program:
    """Bots of this kind play on."""
    return extension("bot-games", [load_teams([bot])], source_of(f"{_ROOM}.bot_games"), _GAMES)
