"""Golden records: a finished game of each edition and each expansion, and how it replays.

A record holds what was played; beside it lies what ``hanabi replay --json`` says of it, line by
line. A change of the rules, of the record's format or of the replay's shows here.
"""

import json
from collections import defaultdict
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from hanabi.game import Arrange, Ending, Game, Move, Play, deal_from_seed
from hanabi.game.moves import Action, Reward
from hanabi.notation import Record, load_record, read_record, replay_lines, write_record
from hanabi.rules import EDITIONS, OPTION_NAMES, Multicolor, Seat, Suit, Tile, ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from tests.conftest import GOLDEN_FILES, Golden

SOURCE = "played by hanabi.testing.lively: pytest tests/golden/test_records.py --update-golden"
RECORDS = GOLDEN_FILES / "records"
NAMES = ("Ana", "Bo", "Cy", "Dé", "Eva")
BOTH = {"multicolor": "every-color-10", "black-powder": True}
ALL_THREE = {**BOTH, "five-flamboyants": True}


@dataclass(frozen=True)
class GoldenGame:
    """How a golden game comes about; ``explicit`` ones tell the deal card by card."""

    players: int
    edition: str | None
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    explicit: bool = False

    def played(self) -> Record:
        rules = ruleset(self.players, self.edition, self.options)
        deal = deal_from_seed(rules, self.seed, Seat(self.seed % self.players))
        game = Game(rules, deal)
        player = LivelyPlayer(Random(self.seed), (0.9, 0.95, 1.0)[self.seed % 3], arranging=0.02)
        while game.outcome is None:
            game.push(player.choose(ReferencePosition(game.state)))
        if self.explicit:
            places = tuple(returned.place for returned in game.state.returned)
            deal = replace(deal, seed=None, returns=places)
        return Record(rules, NAMES[: self.players], deal, game.moves, {"SOURCE": SOURCE})


GOLDEN_GAMES = {
    "ro-2013": GoldenGame(2, "ro-2013", 0),
    "pl-deluxe": GoldenGame(3, "pl-deluxe", 9),
    "en-2016": GoldenGame(4, "en-2016", 1, explicit=True),
    "cs-2013": GoldenGame(5, "cs-2013", 0),
    "it-2023": GoldenGame(2, "it-2023", 5, {"empty-hints": False}),
    "it-2023-expert": GoldenGame(3, "it-2023", 0, {"expert": True}),
    "ro-2013-timed-display": GoldenGame(2, "ro-2013", 1, {"timed-display": True}, explicit=True),
    "en-2016-avalanche": GoldenGame(4, "en-2016", 19, {"multicolor": "own-color-5"}),
    "cs-2013-avalanche-2": GoldenGame(3, "cs-2013", 10, {"multicolor": "every-color-5"}),
    "pl-deluxe-avalanche": GoldenGame(2, "pl-deluxe", 2, {"multicolor": "every-color-10"}),
    "pl-deluxe-black-powder": GoldenGame(3, "pl-deluxe", 0, {"black-powder": True}),
    "pl-deluxe-flamboyants": GoldenGame(4, "pl-deluxe", 0, {"five-flamboyants": True}),
    "pl-deluxe-flamboyants-empty-deck": GoldenGame(
        4, "pl-deluxe", 17, {"five-flamboyants": True}, explicit=True
    ),
    "pl-deluxe-both": GoldenGame(4, "pl-deluxe", 1, dict(BOTH)),
    "pl-deluxe-all-three": GoldenGame(5, "pl-deluxe", 4, dict(ALL_THREE), explicit=True),
    "pl-deluxe-all-three-expert": GoldenGame(2, "pl-deluxe", 11, {**ALL_THREE, "expert": True}),
    "free-everything": GoldenGame(
        3,
        None,
        34,
        {**ALL_THREE, "empty-hints": True, "expert": True, "timed-display": True},
    ),
}
GOLDEN_GAMES |= {  # a new option gets a record of its own by --update-golden
    f"free-{option}": GoldenGame(2, None, 0, {option: True})
    for option in OPTION_NAMES
    if not any(game.options.get(option) for game in GOLDEN_GAMES.values())
}


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_golden_record(name: str, golden: Golden, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("--update-golden"):
        golden(f"records/{name}.json", write_record(GOLDEN_GAMES[name].played()))
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    record = read_record(text)
    assert record.outcome is not None
    assert record.extra["SOURCE"] == SOURCE
    assert write_record(record) == text
    lines = (json.dumps(line, ensure_ascii=False) for line in replay_lines(record))
    golden(f"records/{name}.jsonl", "".join(f"{line}\n" for line in lines))


def test_every_golden_record_can_be_played_again() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(GOLDEN_GAMES)
    assert {path.stem for path in RECORDS.glob("*.jsonl")} == set(GOLDEN_GAMES)


def test_the_records_meet_every_edition_option_ending_tile_and_kind_of_move() -> None:
    met: dict[str, set[object]] = defaultdict(set)
    for path in RECORDS.glob("*.json"):
        record = load_record(path)
        rules, end = record.ruleset, record.end
        met["editions"].add(rules.edition)
        met["players"].add(rules.players)
        met["options"].update(name for name, value in rules.options.by_name().items() if value)
        met["multicolor"].add(rules.options.multicolor)
        met["tiles"].update(end.deal.tiles[: end.tiles_turned])
        met["moves"].update(type(move) for move in record.moves)
        met["announced"].update(move.announced for move in record.moves if isinstance(move, Play))
        met["endings"].add(end.outcome and end.outcome.ending)
        met["deals by seed"].add(record.deal.seed is not None)
    kinds: tuple[type[Move], ...] = (*Action.__args__, *Reward.__args__, Arrange)
    assert met == {
        "editions": {None, *EDITIONS},
        "players": {2, 3, 4, 5},
        "options": set(OPTION_NAMES),
        "multicolor": {None, *Multicolor},
        "tiles": set(Tile),
        "moves": set(kinds),
        "announced": {None, *Suit},
        "endings": set(Ending),
        "deals by seed": {False, True},
    }
