"""The browser's wire types are those of the server, and what is sent has them."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from hanabi.game import apply, deal_from_seed, legal_moves, start
from hanabi.game.events import Event, HandArranged, RewardDeclined, RewardLost, SeatPassed
from hanabi.notation import event_text
from hanabi.rules import ruleset
from hanabi.server.http.typescript import typescript
from tests.conftest import Golden

FILE = "web/src/net/wire.generated.ts"
RULES = [
    ruleset(3, "pl-deluxe", {"five-flamboyants": True, "black-powder": True}),
    ruleset(2, None, {"expert": True, "timed-display": True, "multicolor": "every-color-10"}),
    ruleset(5, "ro-2013"),
]


def test_the_browser_s_types_are_those_of_the_server(golden: Golden) -> None:
    try:
        golden(f"../../{FILE}", typescript())
    except AssertionError:
        pytest.fail(f"{FILE} is stale: run `make web-types` and look at what changed")


def interfaces() -> dict[str, tuple[set[str], set[str]]]:
    """By the type that is sent: the fields that are always there, and all fields."""
    found = {}
    for inside in re.findall(r"^export interface \w+ \{\n(.*?)^\}", typescript(), re.M | re.S):
        fields = re.findall(r"^  (\w+)(\??): (.*)$", inside, re.M)
        if fields and fields[0][0] == "type":
            required = {name for name, mark, _ in fields if not mark}
            found[json.loads(fields[0][2])] = (required, {name for name, _, _ in fields})
    return found


def events_of_games() -> Iterator[Event]:
    """Random games that see the cards: a card that fits is played, so that much happens."""
    for rules in RULES:
        for seed in range(40):
            state, choose = start(rules, deal_from_seed(rules, seed)), random.Random(seed)
            while state.outcome is None:
                moves = list(legal_moves(state))
                choose.shuffle(moves)
                steps = (apply(state, move) for move in moves)
                fits = (step for step in steps if step.state.points > state.points)
                step = next(fits, None) or apply(state, moves[0])
                yield from step.events
                state = step.state


def test_events_are_sent_with_the_fields_that_their_types_have() -> None:
    types, met = interfaces(), set()
    for event in events_of_games():
        met.add(type(event))
        written = json.loads(event_text(event))
        required, allowed = types[written["type"]]
        assert required <= set(written) <= allowed
    rare = {SeatPassed, HandArranged, RewardLost, RewardDeclined}
    assert met >= {*get_args(Event)} - rare


def test_the_file_is_where_the_browser_s_code_reads_it() -> None:
    root = Path(__file__).parents[3]
    assert "./wire.generated" in (root / "web/src/net/protocol.ts").read_text(encoding="utf-8")
