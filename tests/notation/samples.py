"""Records to start from: as objects, so that a test can spoil one field."""

import json
from dataclasses import replace
from typing import Any

from hanabi.game import Game
from hanabi.notation import (
    Comment,
    Record,
    Variation,
    deck_text,
    parse_deck,
    read_record,
    record_of,
    write_record,
)
from hanabi.rules import Ruleset, ruleset

TILES_ON = {"five-flamboyants": True}


def document(**changes: Any) -> dict[str, Any]:
    """A short game of it-2023 that runs on, with some top-level fields replaced."""
    fields: dict[str, Any] = {
        "format": "hanabi-record",
        "version": 1,
        "rules": {"edition": "it-2023", "players": 2},
        "players": ["Ana", "Bo"],
        "deal": {"seed": "42"},
        "moves": ["hint 1 red", "hint 0 5"],
    }
    return {**fields, **changes}


def read(fields: Any) -> Record:
    """Read a document as if it came from a file."""
    return read_record(json.dumps(fields))


def stacked(rules: Ruleset, top: str) -> str:
    """A whole deck that begins with these cards."""
    rest = list(rules.deck)
    for card in parse_deck(top):
        rest.remove(card)
    return f"{top} {deck_text(rest)}"


def lost_game() -> Record:
    """Three mistakes in a row: the shortest game that is over."""
    rules = ruleset(2, "it-2023")
    first = "w2 w3 w4 w5 r2 r3 r4 r5 b2 b3"
    moves = ["play 0", "play 5", "play 1"]
    return read(
        document(
            rules={"edition": rules.edition, "players": 2},
            deal={"deck": stacked(rules, first)},
            moves=moves,
        )
    )


def annotated(record: Record) -> Record:
    """A record of at least two moves, with comments and a variation in a named variation."""
    inner = Variation(2, (), (Comment(2, "or stop here"),))
    other = Variation(1, (record.moves[1],), (Comment(1, "what if?"),), (inner,), "bold")
    told = record.with_comment(0, "Ana begins").with_comment(2, "a mistake “here”\n")
    return replace(told, variations=(other,))


def tile_5_document(**deal: Any) -> dict[str, Any]:
    """White is completed, tile 5 is turned, and the discarded card 5 goes back to the deck."""
    rules = ruleset(2, "pl-deluxe", TILES_ON)
    top = stacked(rules, "w1 w2 w3 w4 w5 r1 r1 r1 r2 r2")
    explicit = {"deck": top, "tiles": [5, 2, 6, 1, 3, 4], "returns": [3]}
    moves = ["play 0", "hint 0 2", "play 1", "discard 5", "play 2", "hint 0 2", "play 3"]
    moves += ["hint 0 5", "play 4", "reward return 5"]
    return document(
        rules={"edition": "pl-deluxe", "players": 2, "options": TILES_ON},
        deal={**explicit, **deal},
        moves=moves,
    )


def text_of(game: Game) -> str:
    """The record of a game as its file."""
    return write_record(record_of(game, [f"seat {seat}" for seat in range(game.ruleset.players)]))
