"""What a client's command means: which lines it asks for."""

from collections.abc import Callable, Collection
from typing import assert_never

from hanabi.server.table import commands
from hanabi.server.table.commands import Lines
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import (
    AnswerUndo,
    AskUndo,
    ComeBack,
    Command,
    MoveMessage,
    NoteMessage,
    PauseMessage,
    SayMessage,
    VoteAbandon,
)

Gone = Callable[[], Collection[int]]
"""The seats whose people have left without saying so."""


def lines_of(table: Table, seat: int, message: Command, gone: Gone) -> Lines:
    """What the command of this seat would write into the log, or why it may not."""
    match message:
        case MoveMessage(seq=seq, move=move):
            return commands.make_move(table, seat, seq, move)
        case SayMessage(phrase=phrase, text=text):
            return commands.say(table, seat, phrase, text)
        case AskUndo():
            return commands.ask_undo(table, seat)
        case AnswerUndo(agree=agree):
            return commands.answer_undo(table, seat, agree)
        case PauseMessage(on=on):
            return commands.pause(table, seat, on)
        case VoteAbandon(agree=agree):
            return commands.vote_abandon(table, seat, agree, gone())
        case ComeBack():
            return commands.come_back(table, seat)
        case NoteMessage():
            raise AssertionError("notes are not in the log")
        case _:
            assert_never(message)
