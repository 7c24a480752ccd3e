"""A kit for whoever writes an engine: is it the same game as the reference?"""

from collections.abc import Sequence
from itertools import product
from random import Random

from hanabi.game import Deal, IllegalMove, Move, deal_from_seed
from hanabi.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    Multicolor,
    Options,
    Ruleset,
    Seat,
    ruleset,
)
from hanabi.testing.conceivable import conceivable_moves, wrong_arrangements
from hanabi.testing.engines import Engine, Observables, Position, ReferenceEngine, observe
from hanabi.testing.lively import LivelyPlayer


class EngineDiffers(AssertionError):
    """The engine and the reference disagree; the message is all it takes to see it again."""


def every_ruleset() -> list[Ruleset]:
    """Each edition as it comes out of the box, and all options in all combinations."""
    seats = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    switches = product((False, True), (False, True), (False, True), (None, *Multicolor))
    free = [
        Options(empty, expert, timed, multicolor, black, tiles)
        for (empty, expert, timed, multicolor), black, tiles in product(
            switches, (False, True), (False, True)
        )
    ]
    return [
        *(ruleset(players, name) for players in seats for name in EDITIONS),
        *(ruleset(players, options=options) for players in seats for options in free),
    ]


def check_engine(
    engine: Engine,
    games: int = 600,
    seed: int = 0,
    rulesets: Sequence[Ruleset] | None = None,
    arranging: float = 0.05,
) -> None:
    """Play random games on both engines and compare every observable after every move.

    Every so often all conceivable moves are tried: both must refuse the same ones. Raises
    ``EngineDiffers`` at the first difference. 600 games cover every ruleset once.
    """
    rng = Random(seed)
    table = list(rulesets) if rulesets is not None else every_ruleset()
    rng.shuffle(table)
    for number in range(games):
        rules = table[number % len(table)]
        first = Seat(rng.randrange(rules.players))
        deal = deal_from_seed(rules, rng.getrandbits(64), first)
        player = LivelyPlayer(rng, rng.choice((0.3, 0.8, 0.95, 1.0)), arranging)
        _check_game(engine, rules, deal, player, rng)


def _check_game(
    engine: Engine, rules: Ruleset, deal: Deal, player: LivelyPlayer, rng: Random
) -> None:
    moves: list[Move] = []
    ours: Position = engine.start(rules, deal)
    theirs: Position = ReferenceEngine().start(rules, deal)

    def differ(what: str) -> EngineDiffers:
        difference = f"{engine.name} differs from the reference: {what}"
        return EngineDiffers(f"{difference}\nruleset: {rules}\ndeal: {deal}\nmoves: {moves}")

    while True:
        before = observe(theirs)
        wrong = observe(ours).differences(before)
        if wrong:
            raise differ(str(wrong))
        if len(ours.legal_moves()) != len(before.legal_moves):
            raise differ("a legal move is listed twice")
        if None not in (ours.events, theirs.events) and ours.events != theirs.events:
            raise differ(f"events {ours.events}, not {theirs.events}")
        if rng.random() < 0.05 or theirs.outcome is not None:
            for move in (*conceivable_moves(theirs), *wrong_arrangements(theirs)):
                if move not in before.legal_moves and not _refuses(ours, move):
                    raise differ(f"{move} is accepted")
        if theirs.outcome is not None:
            return
        move = player.choose(theirs)
        moves.append(move)
        previous, theirs = ours, theirs.apply(move)
        try:
            ours = ours.apply(move)
        except IllegalMove as refused:
            raise differ(f"the last move is refused: {refused}") from refused
        _check_unchanged(previous, before, differ("the position before the last move changed"))


def _refuses(position: Position, move: Move) -> bool:
    try:
        position.apply(move)
    except IllegalMove:
        return True
    return False


def _check_unchanged(position: Position, before: Observables, changed: EngineDiffers) -> None:
    if observe(position).differences(before):
        raise changed
