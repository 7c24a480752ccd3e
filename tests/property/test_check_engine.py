"""The shipped kit notices an engine that plays some other game."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from hanabi.game import Deal, GameState, Move, start
from hanabi.rules import Ruleset
from hanabi.testing import EngineDiffers, Position, ReferenceEngine, check_engine
from hanabi.testing.engines import ReferencePosition

Fault = Callable[[GameState], GameState]


@dataclass(frozen=True)
class FaultyPosition(ReferencePosition):
    """The reference's position after something went wrong with it."""

    fault: Fault = lambda state: state

    def apply(self, move: Move) -> "FaultyPosition":
        """The right position, spoilt."""
        state = super().apply(move).state
        return FaultyPosition(self.fault(state), None, self.fault)


@dataclass(frozen=True)
class FaultyEngine:
    """An engine with one fault."""

    fault: Fault
    name: str = "faulty"

    def start(self, ruleset: Ruleset, deal: Deal) -> Position:
        """The position after dealing."""
        return FaultyPosition(start(ruleset, deal), None, self.fault)


def lost_token(state: GameState) -> GameState:
    return replace(state, hint_tokens=max(0, state.hint_tokens - (len(state.discards) == 3)))


def forgotten_hint(state: GameState) -> GameState:
    return replace(state, hints=state.hints[1:] if len(state.hints) == 4 else state.hints)


def turn_too_many(state: GameState) -> GameState:
    return replace(state, turns_left=2) if state.turns_left == 1 else state


def swapped_deck(state: GameState) -> GameState:
    return replace(state, deck=state.deck[::-1]) if len(state.discards) == 2 else state


def free_tile(state: GameState) -> GameState:
    return replace(state, pending=None) if state.tiles_turned == 2 else state


@pytest.mark.parametrize(
    "fault", [lost_token, forgotten_hint, turn_too_many, swapped_deck, free_tile]
)
def test_a_faulty_engine_is_found_out(fault: Fault) -> None:
    with pytest.raises(EngineDiffers, match="faulty differs from the reference") as found:
        check_engine(FaultyEngine(fault), games=150)
    assert all(word in str(found.value) for word in ("ruleset:", "deal:", "moves:"))


def test_an_engine_that_accepts_anything_is_found_out() -> None:
    @dataclass(frozen=True)
    class Careless(ReferencePosition):
        def apply(self, move: Move) -> "Careless":
            legal = move in self.legal_moves() or hasattr(move, "order")
            return Careless(super().apply(move).state if legal else self.state, None)

    class CarelessEngine:
        name = "careless"

        def start(self, ruleset: Ruleset, deal: Deal) -> Position:
            return Careless(start(ruleset, deal), None)

    with pytest.raises(EngineDiffers, match="is accepted"):
        check_engine(CarelessEngine(), games=20)


def test_the_reference_is_equal_to_itself() -> None:
    check_engine(ReferenceEngine(), games=15)
