"""Bots that are kernel functions: legal, honest, and the same interpreted and compiled."""

import ast
from collections import Counter
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest
from hypothesis import given, settings

from hanabi.bots import (
    BOTS,
    COMPILED_BOTS,
    DECLARATIONS,
    SIMULATION_BOTS,
    UnknownBot,
    followers_of,
    let_bot_move,
    make_bot,
)
from hanabi.bots.kernels.compiled import DISPATCH, GAMES, dispatch_text, modules_below
from hanabi.bots.kernels.dispatch import kernels_of
from hanabi.bots.kernels.habits import touched_places
from hanabi.bots.kernels.knowledge import open_memory
from hanabi.bots.kernels.scratch import MEMORY_SIZE, SCRATCH_SIZE
from hanabi.fast.bridge import start_row
from hanabi.fast.compiling.generator import kernel_source
from hanabi.fast.engine.layout import PENDING
from hanabi.fast.engine.ruleset_numbers import AT_ANNOUNCE, AT_HINTS
from hanabi.fast.moves import make_move, move_of
from hanabi.fast.single import RowGame
from hanabi.game import Game
from hanabi.rules import Color, Options, Ruleset, Seat, Suit, SuitRules, ruleset
from hanabi.simulate import Job, Tally
from hanabi.simulate.job import Chunk
from hanabi.simulate.play import _readable, play_chunk
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.strategies import foreign_rulesets, seeds
from tests.sizes import scaled, some

KERNELS = [name for name in COMPILED_BOTS if name in BOTS and not DECLARATIONS[name].factory]
PIECES = 2
FROM_SEATS = {name: 180 if DECLARATIONS[name].is_slow else 45 for name in KERNELS}
"""Every so many rulesets are played from seats, which takes views and so takes long."""
RARER = scaled(fast=4, normal=3, long=1)


def played(rules: Ruleset, bots: tuple[str, ...], games: int, seed: int = 0) -> Tally:
    return play_chunk(Job(rules, bots, games, seed), Chunk(0, 0, games))


@pytest.mark.parametrize("name", [*KERNELS, *SIMULATION_BOTS])
def test_every_ruleset_is_played_legally_and_to_the_end(name: str) -> None:
    for number, rules in enumerate(some(every_ruleset(), fast=10, normal=100)):
        assert played(rules, (name,) * rules.players, 3, seed=3 * number).games == 3


EXPERT = Options(expert=True)
WITHOUT_HONEST_HINTS = [
    (
        "smart",
        Ruleset(
            *(4, 4),
            (
                SuitRules(Suit.WHITE, (2, 1, 3, 3), every_color=True),
                SuitRules(Suit.RED, (3, 3, 2, 1), falling=True, color=Color.RED, every_color=True),
            ),
            EXPERT,
            max_hint_tokens=3,
            max_mistakes=1,
        ),
        136_591,
    ),
    (
        "holmes",
        Ruleset(
            *(4, 3),
            (
                SuitRules(Suit.BLACK, (1, 1, 3, 3), falling=True, every_color=True),
                SuitRules(Suit.BLUE, (3, 2, 2, 3), falling=True, color=Color.BLUE),
            ),
            EXPERT,
            max_hint_tokens=1,
            max_mistakes=2,
        ),
        2_610,
    ),
]


@pytest.mark.parametrize(("name", "rules", "seed"), WITHOUT_HONEST_HINTS, ids=["smart", "holmes"])
def test_r30_with_an_empty_hand_a_hint_is_given_though_it_misleads(
    name: str, rules: Ruleset, seed: int
) -> None:
    assert played(rules, (name,) * rules.players, 1, seed).games == 1


@given(foreign_rulesets(), seeds)
@settings(max_examples=scaled(fast=5, normal=20, long=500), deadline=None)
def test_every_bot_plays_what_no_box_has(rules: Ruleset, seed: int) -> None:
    for name in (*KERNELS, *SIMULATION_BOTS):
        assert played(rules, (name,) * rules.players, 4, seed).games == 4


class Shared:
    """One memory for all seats over a row with all cards in it: as compiled games are played."""

    def __init__(self, name: str, game: RowGame) -> None:
        self.choose, self.learn = kernels_of(name).choose, kernels_of(name).learn
        self.game = game
        self.memory = [0] * MEMORY_SIZE
        style = kernels_of(name).style(game.rules.ruleset.players)
        open_memory(game.rules.numbers, self.memory, 0, style)
        self.scratch = [0] * SCRATCH_SIZE

    def move(self) -> int:
        game, rules = self.game, self.game.rules.numbers
        action = self.choose(game.row, game.words, rules, self.scratch, self.memory, 0)
        if not game.row[PENDING]:
            self.touched = 0
            if rules[AT_HINTS] <= action < rules[AT_ANNOUNCE]:
                self.touched = touched_places(game.row, rules, action - rules[AT_HINTS])
            if self.learn is not None:
                self.learn(
                    *(game.row, game.words, rules, self.scratch, self.memory, 0),
                    *(-1, action, self.touched),
                )
        return action


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", KERNELS)
def test_a_seat_that_sees_its_view_alone_moves_as_if_all_cards_were_in_the_row(
    name: str, piece: int
) -> None:
    """So neither the own hand nor the deck decides anything, and what the seats share in
    compiled games is what each works out for itself."""
    every = FROM_SEATS[name] * PIECES * RARER
    for number, rules in enumerate(every_ruleset()[piece * 7 + 2 :: every]):
        game = Game.deal(rules, number)
        shared = Shared(name, start_row(rules, game.start.deal))
        seats = map(Seat, range(rules.players))
        bots = followers_of({seat: make_bot(name, seat) for seat in seats}, game.state)
        while game.outcome is None:
            meant = move_of(shared.game, shared.move())
            let_bot_move(game, bots)
            assert game.moves[-1] == meant
            make_move(shared.game, meant)


@pytest.mark.parametrize(
    ("bots", "rules"),
    [
        *((",".join([name] * 3), ruleset(3)) for name in KERNELS),
        *((",".join([name, "cautious"]), ruleset(2, "it-2023")) for name in KERNELS),
        *((",".join([name, "random", name, name]), ruleset(4, "pl-deluxe")) for name in KERNELS),
    ],
)
def test_compiled_games_are_those_played_from_seats(bots: str, rules: Ruleset) -> None:
    games = 1 if "hat-plus" in bots else 3
    job, chunk = Job(rules, tuple(bots.split(",")), games, seed=77), Chunk(0, 0, games)
    assert play_chunk(job, chunk) == _readable(job, chunk)


def test_no_two_kernel_functions_have_the_same_name() -> None:
    """The compiled modules stand on one another, so a name may be given once."""
    texts = {DISPATCH: dispatch_text(COMPILED_BOTS)}
    modules = modules_below(GAMES, texts)
    texts |= {name: getsource(import_module(name)) for name in modules if name != DISPATCH}
    texts["the rules"] = kernel_source()
    nodes = [node for text in texts.values() for node in ast.parse(text).body]
    names = Counter(node.name for node in nodes if isinstance(node, ast.FunctionDef))
    assert [name for name, count in names.items() if count > 1] == []


def test_who_sees_its_own_hand_sits_at_no_table(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        make_bot("cheat", Seat(0))
    with pytest.raises(UnknownBot):
        Job(ruleset(2), ("cheat", "hat"), 1, records=tmp_path)
    assert played(ruleset(3), ("cheat",) * 3, 200).mean > 24.9
