"""Company: bots that play every ruleset legally, to the end, and repeatably."""

import runpy
from pathlib import Path

import pytest

from hanabi.bots import (
    BOTS,
    DECLARATIONS,
    Bot,
    UnknownBot,
    followers_of,
    make_bot,
    play_out,
    push_move,
)
from hanabi.game import Game, Move, Play
from hanabi.game.events import CardDrawn, Event
from hanabi.rules import CardId, Ruleset, Seat, ruleset
from hanabi.testing.check_bot import BotFails, check_bot
from hanabi.testing.check_engine import every_ruleset
from hanabi.view import View, view_of
from tests.sizes import scaled

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
EVERY = scaled(fast=37, normal=9, long=1)
EVERY_SLOW = scaled(fast=133, normal=100, long=48)
"""Every so many rulesets."""
ELSEWHERE = ("hat-plus", "smart-search", "hat-search", "companion")
"""Tested with the other kernels, and with the search."""


@pytest.mark.sample(fast=8)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ELSEWHERE])
def test_bots_play_every_ruleset_legally_and_repeatably(name: str, players: int) -> None:
    bot = DECLARATIONS[name]
    every = EVERY if bot.factory and bot.kernels else EVERY_SLOW
    rulesets = [rules for rules in every_ruleset() if rules.players == players]
    check_bot(BOTS[name], rulesets=rulesets[::every])


def test_the_example_is_a_bot_in_thirty_lines() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    body = source[source.index("from hanabi") :]
    assert len(body.strip().splitlines()) <= 30
    example = runpy.run_path(str(EXAMPLE))["MyBot"]
    check_bot(lambda _seat, _seed: example(), rulesets=every_ruleset()[:: 7 * EVERY])


def scores(name: str, rules: Ruleset, games: int) -> list[int]:
    result = []
    for seed in range(games):
        bots = [make_bot(name, Seat(seat), seed) for seat in range(rules.players)]
        outcome = play_out(Game.deal(rules, seed), bots).outcome
        assert outcome is not None
        result.append(outcome.score)
    return result


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cautious_makes_no_mistakes_and_gets_most_of_the_display_up(players: int) -> None:
    results = scores("cautious", ruleset(players, "it-2023"), 20)
    assert sum(results) / len(results) > 15
    assert min(results) > 5


def test_cautious_announces_what_it_knows() -> None:
    rules = ruleset(2, "en-2016", {"timed-display": True})
    bots = [make_bot("cautious", Seat(seat)) for seat in range(2)]
    game = play_out(Game.deal(rules, seed=3), bots)
    announced = [move for move in game.moves if isinstance(move, Play) and move.announced]
    assert announced
    assert not game.state.mistakes


def test_random_depends_on_its_seed_alone() -> None:
    rules = ruleset(3)

    def moves(seed: int) -> tuple[Move, ...]:
        bots = [make_bot("random", Seat(seat), seed) for seat in range(3)]
        return play_out(Game.deal(rules, seed=7), bots).moves

    assert moves(1) == moves(1) != moves(2)


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match=f"no bot nobody; known are {', '.join(BOTS)}"):
        make_bot("nobody", Seat(0))


class Cheat:
    """Plays a card of another hand."""

    def choose(self, view: View) -> Move:
        return Play(view.hands[(view.next_seat or 0) - 1][0].id)


class Forgetful:
    """Plays other moves the second time."""

    calls = 0

    def choose(self, view: View) -> Move:
        Forgetful.calls += 1
        return view.legal_moves[Forgetful.calls % len(view.legal_moves)]


class Broken:
    def choose(self, view: View) -> Move:
        raise ZeroDivisionError(f"oh {view.mistakes}")


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Cheat, "illegal move"),
        (Forgetful, "two different games"),
        (Broken, "ZeroDivisionError: oh"),
    ],
)
def test_check_bot_finds_what_is_wrong(bot: type[Bot], says: str) -> None:
    with pytest.raises(BotFails, match=says):
        check_bot(lambda _seat, _seed: bot(), rulesets=[ruleset(2)])


class Memory:
    """A bot that remembers what it was told."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def choose(self, view: View) -> Move:
        return view.legal_moves[0]

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        assert view.seat == 0
        self.heard += events


def test_a_watcher_hears_what_its_seat_may_see() -> None:
    rules, memory = ruleset(2), Memory()
    game = Game.deal(rules, seed=1, first_seat=Seat(0))
    push_move(game, followers_of({Seat(0): memory}, game.state), Play(CardId(0)))
    drawn = [event for event in memory.heard if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [None], "its own card stays hidden"
    assert view_of(game.state, Seat(1)).hands[0][-1].card is not None
