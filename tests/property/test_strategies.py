"""The shared strategies are worth something only if the games they give get somewhere."""

from collections import Counter

import pytest
from hypothesis import given, settings

from hanabi.game import Choice, Ending, Game
from hanabi.game.events import RewardLost, SeatPassed
from hanabi.rules import EDITIONS, Ruleset
from hanabi.testing.strategies import games, rulesets


@pytest.mark.sample(fast=0)
def test_games_meet_every_ending_and_every_usual_choice_in_the_boxes_of_the_shops() -> None:
    met: Counter[object] = Counter()

    @given(games(rulesets()))
    @settings(max_examples=400)
    def collect(game: Game) -> None:
        for number in range(len(game.moves) + 1):
            pending = game.seek(number).pending
            met[pending and pending.choice] += 1
        met[game.outcome and game.outcome.ending] += 1
        met["returned"] += bool(game.state.returned)
        met["expert, empty deck"] += game.ruleset.options.expert and not game.state.deck

    collect()
    usual = set(Choice) - {Choice.ADD_OR_DECLINE}
    assert set(+met) >= {None, *Ending, *usual, "returned", "expert, empty deck"}
    assert min(met[ending] for ending in Ending) >= 5


@pytest.mark.sample(fast=0)
def test_games_meet_rewards_lost_and_seats_passed_over() -> None:
    met: set[type] = set()

    @given(games())
    @settings(max_examples=400)
    def collect(game: Game) -> None:
        for number in range(1, len(game.moves) + 1):
            met.update(type(event) for event in game.events(number))

    collect()
    assert met >= {RewardLost, SeatPassed}


def test_rulesets_meet_every_edition_and_number_of_players() -> None:
    met: set[tuple[str | None, int]] = set()

    @given(rulesets())
    @settings(max_examples=400)
    def collect(rules: Ruleset) -> None:
        met.add((rules.edition, rules.players))

    collect()
    assert met == {(name, players) for name in (None, *EDITIONS) for players in range(2, 6)}
