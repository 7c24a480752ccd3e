"""Bots are asked in games that the asker could be in, and what they say in all of them is told."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from hanabi.bots import Bot, Reason, followers_of, let_bot_move, make_bot
from hanabi.bots.asking.hindsight import FollowedMove
from hanabi.bots.asking.question import Question
from hanabi.game import Game, Move
from hanabi.notation.text import card_name
from hanabi.rules import Seat, ruleset
from hanabi.view import View
from tests.server.indistinguishable_deals import hidden_from, permuted

ASKER, ASKED = Seat(0), Seat(2)


class Gossip:
    """A bot that tells everybody the asker's cards, if it is let."""

    def __init__(self, _seat: Seat) -> None:
        self._hand = ""

    def choose(self, view: View) -> Move:
        cards = (held.card for held in view.hands[ASKER])
        self._hand = " ".join(card_name(card) for card in cards if card is not None)
        return view.legal_moves[0]

    def why(self) -> Reason:
        return Reason("bot-why-idle", {"hand": self._hand})


def asked_after(moves: int, make: Callable[[Seat], Bot], seed: int) -> Question:
    """Seat 2 of three is asked about its last move of so many."""
    game = Game.deal(ruleset(3, "it-2023"), seed, Seat(0))
    followers = followers_of({seat: make(seat) for seat in map(Seat, range(3))}, game.state)
    for _ in range(moves):
        let_bot_move(game, followers)
    last = (moves - 3) // 3 * 3 + 2
    made = [
        FollowedMove(move, is_own=number % 3 == ASKED)
        for number, move in enumerate(game.moves[: last + 1])
    ]
    return Question(partial(make, ASKED), ASKED, made, game.state, ASKER, "dice")


@pytest.mark.sample(fast=1)
@pytest.mark.parametrize("bot", ["cautious", "smart", "holmes"])
def test_r04_what_the_asker_cannot_see_changes_no_answer(bot: str) -> None:
    told = 0
    for seed in range(4):
        question = asked_after(10 + seed, partial(make_bot, bot), seed)
        state = question.state
        rng = random.Random(seed)
        deal = permuted(state, hidden_from(state, ASKER, False), rng)
        assert deal.deck != state.deal.deck
        other = replace(question, state=replace(state, deal=deal))
        assert other.answer() == question.answer()
        told += question.answer()[0] is not None
    assert told >= 2, "mostly there is an answer"


def test_what_only_the_bot_sees_is_told_when_everything_may_be() -> None:
    question = asked_after(3, Gossip, 1)
    assert question.answer() == (None, None)
    why, _ = replace(question, asker=None).answer()
    assert why is not None and len(str(why.values["hand"]).split()) == 5


def test_a_bot_that_would_not_have_moved_so_says_nothing() -> None:
    question = replace(asked_after(6, partial(make_bot, "cautious"), 2), asker=None)
    other = replace(question, make=lambda: Gossip(ASKED))
    assert question.answer()[0] is not None
    assert list(other.answers()) == []
    assert other.answer() == (None, None)
