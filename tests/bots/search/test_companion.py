"""The companion finds out how its partners play, and what it does follows from what it saw."""

import pytest

from hanabi.bots import DECLARATIONS, followers_of, let_bot_move, make_bot
from hanabi.bots.companion.bot import POOL, STRANGER, CompanionBot
from hanabi.bots.search.deciding import MixedTrial, Trial
from hanabi.bots.search.seat import SearchBot
from hanabi.game import Game
from hanabi.rules import Seat, ruleset
from hanabi.testing.check_bot import check_bot
from hanabi.testing.check_engine import every_ruleset
from hanabi.view import view_of
from tests.sizes import some


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANABI_SEARCH_ROLLOUTS", "60")


def played(partner: str, players: int, pool: tuple[str, ...] = tuple(POOL)) -> CompanionBot:
    """A companion in seat 0, after a game with this partner in all other seats."""
    companion = CompanionBot(Seat(0), 1, pool)
    game = Game.deal(ruleset(players), 3)
    partners = {seat: make_bot(partner, seat, 1) for seat in map(Seat, range(1, players))}
    followers = followers_of({Seat(0): companion, **partners}, game.state)
    while game.outcome is None:
        let_bot_move(game, followers)
    return companion


@pytest.mark.sample(fast=1, normal=3)
@pytest.mark.parametrize(
    ("partner", "found"),
    [
        ("hat", "hat"),
        ("beginner", "smart"),
        ("cautious", "cautious"),
        ("smart", "smart"),
        ("simple", "simple"),
        ("holmes", "holmes"),
    ],
)
def test_it_finds_out_how_its_partners_play(partner: str, found: str) -> None:
    belief = played(partner, 3 if partner == "hat" else 2).belief
    assert next(iter(belief)) == found
    assert belief[found] > 0.9


def test_it_believes_in_no_way_to_play_that_it_does_not_know() -> None:
    belief = played("hat", 3, ("smart", "simple")).belief
    assert next(iter(belief)) == STRANGER
    assert set(belief) <= {"smart", "simple", STRANGER}


def test_before_the_first_move_it_takes_everybody_for_smart() -> None:
    bot = CompanionBot(Seat(0), 0)
    assert set(bot.belief) == {*POOL, STRANGER}
    assert list(bot.belief)[-2:] == ["hat", "hat-plus"]
    assert bot.belief["smart"] > 0.5
    assert sum(bot.belief.values()) == pytest.approx(1)
    assert bot.why() is None
    assert bot.reading() is None


def test_it_plays_rulesets_of_every_kind_legally_and_repeatably() -> None:
    rulesets = some(every_ruleset(), fast=1, normal=2)[:40]
    check_bot(DECLARATIONS["companion"].make, rulesets=rulesets)


def test_each_way_to_play_has_its_share_of_the_worlds() -> None:
    rules = ruleset(2)
    game = Game.deal(rules, 0, first_seat=Seat(0))
    view = view_of(game.state, Seat(0))
    trials: list[Trial] = []
    for name in ("smart", "cautious"):
        bot = CompanionBot(Seat(0), 0, (name,))
        searcher = bot._by_way[name]
        assert isinstance(searcher, SearchBot)
        trials.append(searcher.trial(view))
    mixed = MixedTrial([(trials[0], 0.75), (trials[1], 0.25)])
    first, second = mixed.scores([5, 0], 0, 8), mixed.scores([5, 0], 8, 16)
    assert first.shape == second.shape == (2, 8)
    smart, cautious = trials[0].scores([5, 0], 0, 12), trials[1].scores([5, 0], 0, 4)
    assert (first[:, :6] == smart[:, :6]).all()
    assert (first[:, 6:] == cautious[:, :2]).all()
    assert (second[:, :6] == smart[:, 6:]).all()
    assert (second[:, 6:] == cautious[:, 2:]).all()
