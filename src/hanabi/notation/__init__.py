"""Text and files: cards and moves as short sentences, positions in one line, games as
versioned JSON records that are played through when they are read, and records to be watched,
stepped through and left by a branch. See docs/notation.md.
"""

from hanabi.game.errors import InvalidNotation
from hanabi.notation.annotations import Comment, RecordStep, Variation
from hanabi.notation.errors import InvalidJson, InvalidRecord
from hanabi.notation.lines import event_object, event_text, replay_lines
from hanabi.notation.position import parse_position, position_text
from hanabi.notation.record import MAX_MOVES, Record, record_of
from hanabi.notation.record_reading import load_record, read_record
from hanabi.notation.record_writing import write_record
from hanabi.notation.replay import Replay
from hanabi.notation.strict_json import MAX_BYTES, load_json, read_json
from hanabi.notation.text import (
    card_name,
    deck_text,
    move_text,
    parse_card,
    parse_deck,
    parse_move,
)

__all__ = [
    "MAX_BYTES",
    "MAX_MOVES",
    "Comment",
    "InvalidJson",
    "InvalidNotation",
    "InvalidRecord",
    "Record",
    "RecordStep",
    "Replay",
    "Variation",
    "card_name",
    "deck_text",
    "event_object",
    "event_text",
    "load_json",
    "load_record",
    "move_text",
    "parse_card",
    "parse_deck",
    "parse_move",
    "parse_position",
    "position_text",
    "read_json",
    "read_record",
    "record_of",
    "replay_lines",
    "write_record",
]
