"""Hanabi, the cooperative card game: the names of a first session.

>>> from hanabi import Game, ruleset
>>> game = Game.deal(ruleset(3, "en-2016"), seed=42)
>>> len(game.legal_moves()) > 0
True

Each name is imported when it is first used, so that ``import hanabi`` costs nothing.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanabi.bots import Bot as Bot
    from hanabi.bots import make_bot as make_bot
    from hanabi.bots import play_out as play_out
    from hanabi.game import Discard as Discard
    from hanabi.game import Game as Game
    from hanabi.game import IllegalMove as IllegalMove
    from hanabi.game import Move as Move
    from hanabi.game import Play as Play
    from hanabi.notation import Record as Record
    from hanabi.notation import load_record as load_record
    from hanabi.notation import parse_move as parse_move
    from hanabi.notation import parse_position as parse_position
    from hanabi.notation import position_text as position_text
    from hanabi.notation import read_record as read_record
    from hanabi.notation import record_of as record_of
    from hanabi.notation import write_record as write_record
    from hanabi.rules import EDITIONS as EDITIONS
    from hanabi.rules import Card as Card
    from hanabi.rules import Color as Color
    from hanabi.rules import ColorHint as ColorHint
    from hanabi.rules import HanabiError as HanabiError
    from hanabi.rules import RankHint as RankHint
    from hanabi.rules import Seat as Seat
    from hanabi.rules import Suit as Suit
    from hanabi.rules import ruleset as ruleset
    from hanabi.view import View as View
    from hanabi.view import view_of as view_of

    __version__: str

_HOMES = {
    "hanabi.bots": ("Bot", "make_bot", "play_out"),
    "hanabi.game": ("Discard", "Game", "IllegalMove", "Move", "Play"),
    "hanabi.notation": (
        "Record",
        "load_record",
        "parse_move",
        "parse_position",
        "position_text",
        "read_record",
        "record_of",
        "write_record",
    ),
    "hanabi.rules": (
        "EDITIONS",
        "Card",
        "Color",
        "ColorHint",
        "HanabiError",
        "RankHint",
        "Seat",
        "Suit",
        "ruleset",
    ),
    "hanabi.view": ("View", "view_of"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [*sorted(_HOME_OF), "__version__"]  # noqa: PLE0604  (strings, all of them)


def __getattr__(name: str) -> object:
    # PEP 562: a public name is fetched from its package, once.
    if name == "__version__":
        from importlib.metadata import version

        value: object = version("hanabi")
    elif name in _HOME_OF:
        from importlib import import_module

        value = getattr(import_module(_HOME_OF[name]), name)
    else:
        raise AttributeError(f"module 'hanabi' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
