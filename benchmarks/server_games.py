"""Games as people play them: those of four `smart` bots, to be played again by the load.

Both servers play the same games: this one deals the same cards (``server_hanabi``), and the
yardstick sends the frames that this one would send.
"""

import time
from dataclasses import dataclass

from hanabi.bots import followers_of, let_bot_move, make_bot
from hanabi.game import Deal, Game, deal_from_seed
from hanabi.notation.text import move_text
from hanabi.rules import Ruleset, Seat, ruleset
from hanabi.server.table.commands import Lines, begin, make_move
from hanabi.server.table.entries import BotSeated, Created, Line, Logged, TableSettings
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import encode
from hanabi.server.wire.updates import UpdateWriter, view_message
from hanabi.server.wire.views import Viewer
from hanabi.view import move_in_draw_numbers

SEATS = 4
GAMES = 16
"""Different ones; the tables play them by turns."""


@dataclass(frozen=True)
class RecordedGame:
    """The moves as the seats send them, and what each seat is sent: at first a view, then after
    each move an update. The move that ends the game is left out."""

    moves: list[tuple[int, str]]
    frames: list[list[str]]


def deal_of(rules: Ruleset, table: int) -> Deal:
    """What is dealt at the n-th table that starts."""
    return deal_from_seed(rules, table % GAMES)


def recorded_games(edition: str) -> list[RecordedGame]:
    rules = ruleset(SEATS, edition)
    return [_recorded(edition, rules, number) for number in range(GAMES)]


def _recorded(edition: str, rules: Ruleset, number: int) -> RecordedGame:
    deal = deal_of(rules, number)
    moves = _smart_moves(Game(rules, deal))[:-1]
    table = Table("t" * 22, [])
    _write(table, [Created(TableSettings(seats=SEATS, edition=edition), "host")])
    _write(table, [BotSeated(seat, "smart") for seat in range(SEATS)])
    _write(table, begin(table, "host", deal, "salt"))
    views = [view_message(table, Viewer(Seat(seat))) for seat in range(SEATS)]
    frames = [[encode(view) for view in views if view is not None]]
    for seat, move in moves:
        frames.append(_write(table, make_move(table, seat, table.seq, move)))
    return RecordedGame(moves, frames)


def _smart_moves(game: Game) -> list[tuple[int, str]]:
    seats = map(Seat, range(SEATS))
    bots = followers_of({seat: make_bot("smart", seat) for seat in seats}, game.state)
    moves: list[tuple[int, str]] = []
    while not game.state.is_over:
        before = game.state
        let_bot_move(game, bots)
        moves.append((before.turn, move_text(move_in_draw_numbers(before, game.moves[-1]))))
    return moves


def _write(table: Table, lines: Lines) -> list[str]:
    """Let the table go on; what each seat is sent of the last line."""
    frames: list[str] = []
    for entry in lines:
        logged = Logged(table.seq + 1, time.time(), Line(entry))
        update = UpdateWriter(table, logged, table.apply(logged), time.time())
        frames = [update.text_for(Viewer(Seat(seat))) for seat in range(SEATS)]
    return frames
