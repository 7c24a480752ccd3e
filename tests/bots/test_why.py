"""Bots at tables can be asked why, and how they understood a hint."""

import pytest

from hanabi.bots import BOTS, Explainer, Reader, followers_of, let_bot_move, make_bot
from hanabi.game import Discard, Game, Move, Play
from hanabi.i18n import Messages
from hanabi.rules import Hint, Seat, ruleset
from hanabi.view import view_of
from tests.sizes import scaled

SLOW = ("hat-plus", "smart-search", "hat-search", "companion")
EXPLAINERS = [name for name in BOTS if name not in ("random", *SLOW)]
"""hat-plus says what hat says, and takes long to think; tests/bots/search has the other."""


def reasons(move: Move) -> set[str]:
    match move:
        case Play():
            return {"play", "believed", "believed-fits", "guess", "forced"}
        case Discard():
            return {
                "useless",
                "thought-useless",
                "discard",
                "finesse",
                "spare",
                "oldest",
                "slip-discard",
            }
        case _:
            ways = {"literal", "newest", "all", "warning"}
            return ways | {"told", "idle", "pastime", "code", "slip-hint"}


@pytest.mark.parametrize("name", EXPLAINERS)
def test_before_its_first_move_there_is_nothing_to_say(name: str) -> None:
    bot = make_bot(name, Seat(0))
    assert isinstance(bot, Explainer)
    assert bot.why() is None


@pytest.mark.parametrize("name", EXPLAINERS)
def test_every_move_has_a_reason_of_its_kind_and_a_sentence(name: str) -> None:
    messages, given = Messages(), set()
    for seed in range(3):
        game = Game.deal(ruleset(3), seed)
        bots = {seat: make_bot(name, seat, seed) for seat in map(Seat, range(3))}
        followers = followers_of(bots, game.state)
        while game.outcome is None:
            bot = bots[game.state.turn]
            let_bot_move(game, followers)
            assert isinstance(bot, Explainer)
            reason = bot.why()
            assert reason is not None
            move = game.moves[-1]
            assert reason.key.removeprefix("bot-why-") in reasons(move)
            assert messages.format(reason.key, **reason.values)
            if isinstance(move, Play | Discard):
                assert reason.cards == (move.card,)
            given.add(reason.key)
    assert "bot-why-play" in given
    assert len(given) >= 2


@pytest.mark.parametrize(
    ("name", "ways"),
    [("smart", ("newest", "literal", "warning")), ("holmes", ("all", "warning"))],
)
def test_a_hint_is_read_as_its_giver_means_it(name: str, ways: tuple[str, ...]) -> None:
    meant = {f"bot-why-{way}": f"bot-read-{way}" for way in ways}
    messages, read = Messages(), set()
    for seed in range(4):
        game = Game.deal(ruleset(3), seed)
        bots = {seat: make_bot(name, seat) for seat in map(Seat, range(3))}
        followers = followers_of(bots, game.state)
        while game.outcome is None:
            giver = bots[game.state.turn]
            let_bot_move(game, followers)
            hint = game.moves[-1]
            if isinstance(hint, Hint):
                hearer = bots[hint.to]
                assert isinstance(giver, Explainer)
                assert isinstance(hearer, Reader)
                reason, reading = giver.why(), hearer.reading()
                assert reason is not None
                assert reading is not None
                assert reading.key == meant.get(reason.key, reading.key)
                assert reading.cards == reason.cards
                assert messages.format(reading.key, **reading.values)
                read.add(reading.key)
    assert read >= set(meant.values())


@pytest.mark.parametrize("name", EXPLAINERS)
def test_what_a_bot_says_that_it_knows_is_true(name: str) -> None:
    """Whatever conventions make it believe, it says only of what the rules tell that it knows."""
    for seed in range(scaled(fast=2, normal=6, long=60)):
        # One of them misunderstands the others, so that beliefs are wrong now and then.
        names = (name, "random" if seed % 2 else "simple", name)
        game = Game.deal(ruleset(3), seed)
        bots = {Seat(seat): make_bot(other, Seat(seat), seed) for seat, other in enumerate(names)}
        followers = followers_of(bots, game.state)
        while game.outcome is None:
            bot, before = bots[game.state.turn], game.state
            let_bot_move(game, followers)
            reason = bot.why() if isinstance(bot, Explainer) else None
            move = game.moves[-1]
            if reason is None or not isinstance(move, Play | Discard):
                continue
            card, view = before.card(move.card), view_of(before, before.turn)
            if reason.key == "bot-why-play":
                assert view.fits(card)
            elif reason.key == "bot-why-useless":
                assert view.is_useless(card)
