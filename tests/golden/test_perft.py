"""Perft: how many ways to play on there are, counted from fixed deals of tiny games.

A wrong legal move, a turn too many or a tile forgotten changes some count. Counts do not
depend on how an engine numbers cards or orders its moves.
"""

import json
from collections import Counter
from dataclasses import asdict, dataclass, field, replace

import pytest

from hanabi.game import Choice, Ending, deal_from_seed
from hanabi.rules import Color, Options, Ruleset, Suit, SuitRules
from hanabi.testing import Engine, Position
from tests.conftest import GOLDEN_FILES, Golden

SOURCE = "counted by the reference engine: pytest tests/golden/test_perft.py --update-golden"

WHITE, RED, BLUE = (SuitRules(Suit(c.value), (2, 1), color=c) for c in list(Color)[:3])
LONG_WHITE, LONG_RED = (SuitRules(Suit(c.value), (2, 2, 1), color=c) for c in list(Color)[:2])
MULTICOLOR = SuitRules(Suit.MULTICOLOR, (1, 1), every_color=True)
BLACK = SuitRules(Suit.BLACK, (2, 1), falling=True, points_when_empty=-2)


@dataclass(frozen=True)
class Tiny:
    """A tiny game, and how deep all its lines are followed."""

    depth: int
    suits: tuple[SuitRules, ...]
    options: Options = field(default_factory=Options)
    players: int = 2
    hand_size: int = 2
    tokens: int = 2
    mistakes: int = 2
    seed: int = 1

    @property
    def rules(self) -> Ruleset:
        return Ruleset(
            self.players,
            self.hand_size,
            self.suits,
            self.options,
            max_hint_tokens=self.tokens,
            max_mistakes=self.mistakes,
        )


TILES = Options(five_flamboyants=True)
GAMES = {
    "base": Tiny(6, (LONG_WHITE, LONG_RED)),
    "base-3-players": Tiny(9, (WHITE, RED, BLUE), players=3, hand_size=1, tokens=1),
    "to-the-end": Tiny(12, (WHITE, RED), hand_size=1, tokens=1),
    "empty-hints": Tiny(6, (WHITE, RED), Options(empty_hints=True)),
    "expert": Tiny(11, (WHITE, RED), Options(expert=True), tokens=1),
    "timed": Tiny(6, (WHITE, RED), Options(timed_display=True), tokens=1),
    "multicolor": Tiny(7, (WHITE, RED, MULTICOLOR), tokens=1),
    "black": Tiny(8, (WHITE, BLACK), mistakes=3),
    "tiles-hints": Tiny(11, (WHITE, RED, BLUE), TILES, hand_size=1, tokens=1, seed=4),
    "tiles-cards": Tiny(11, (WHITE, RED, BLUE), TILES, hand_size=1, tokens=1, seed=7),
    "tiles-expert": Tiny(8, (WHITE, RED, BLUE), replace(TILES, expert=True), tokens=1, seed=11),
    "everything": Tiny(
        8,
        (WHITE, MULTICOLOR, BLACK),
        Options(True, True, True, None, True, True),
        hand_size=1,
        tokens=1,
        mistakes=3,
        seed=4,
    ),
}


@dataclass
class Level:
    """All positions that are so many moves away."""

    positions: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    points: int = 0
    hint_tokens: int = 0
    tiles_turned: int = 0
    asked: Counter[str] = field(default_factory=Counter)


def count(position: Position, levels: list[Level]) -> None:
    """Visit a position, and with the levels left all that can follow it."""
    level, *deeper = levels
    moves = position.legal_moves()
    level.positions += 1
    level.moves += len(moves)
    level.points += position.points
    level.hint_tokens += position.hint_tokens
    level.tiles_turned += position.tiles_turned
    if position.outcome is not None:
        level.endings[position.outcome.ending.value] += 1
    if position.pending is not None:
        level.asked[position.pending.choice.value] += 1
    if deeper:
        for move in moves:
            count(position.apply(move), deeper)


@pytest.mark.parametrize("name", GAMES)
def test_perft(engine: Engine, golden: Golden, name: str) -> None:
    tiny = GAMES[name]
    levels = [Level() for _ in range(tiny.depth)]
    count(engine.start(tiny.rules, deal_from_seed(tiny.rules, tiny.seed)), levels)
    counted = [
        {**asdict(level), "endings": ordered(level.endings), "asked": ordered(level.asked)}
        for level in levels
    ]
    lines = ",\n".join(f"  {json.dumps(level)}" for level in counted)
    golden(f"perft/{name}.json", f'{{"SOURCE": "{SOURCE}",\n "levels": [\n{lines}\n]}}\n')


def ordered(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def test_the_counts_meet_every_choice_and_every_ending() -> None:
    """Otherwise they would count too little."""
    met: set[str] = set()
    for path in (GOLDEN_FILES / "perft").glob("*.json"):
        for level in json.loads(path.read_text(encoding="utf-8"))["levels"]:
            met.update(level["endings"], level["asked"])
    assert met == {word.value for word in (*Choice, *Ending)}
