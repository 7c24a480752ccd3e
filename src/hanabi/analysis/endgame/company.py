"""Those who play an endgame on."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial, prod
from typing import Protocol

from hanabi.analysis.endgame.hidden_cards import OwnHand
from hanabi.analysis.endgame.past import Past
from hanabi.analysis.endgame.values import score_of
from hanabi.bots import make_bot
from hanabi.bots.follower import followers_of
from hanabi.bots.match import let_bot_move, push_move
from hanabi.game import Arrange, Ending, Game, Move
from hanabi.rules import Seat, Tile
from hanabi.view import checked_move


class Company(Protocol):
    """Bots in all seats."""

    past: Past
    games: int
    """Played so far."""

    def play(self, hand: OwnHand, tiles: tuple[Tile, ...], moves: tuple[Move, ...]) -> None:
        """After each of the moves, with this hand, these tiles and every order of the deck."""

    def sums(self, move: Move) -> tuple[Fraction, Fraction]:
        """All scores and wins after this move, each copy's place in hand and deck for itself."""


def orders_of(deck: tuple[int, ...]) -> int:
    """In how many orders these kinds can lie."""
    return factorial(len(deck)) // copies_in(deck)


def copies_in(deck: tuple[int, ...]) -> int:
    """In how many ways copies can change places in one order of these kinds."""
    return prod(factorial(count) for count in Counter(deck).values())


class SeatedCompany:
    """Any bots, behind their views on the reference engine: slow, and to be read."""

    def __init__(self, past: Past, bot: str) -> None:
        self.games = 0
        self.past, self._bot = past, bot
        self._sums: dict[Move, tuple[Fraction, Fraction]] = {}

    def play(self, hand: OwnHand, tiles: tuple[Tile, ...], moves: tuple[Move, ...]) -> None:
        weight = hand.ways * copies_in(hand.deck)
        for deck in sorted(set(permutations(hand.deck))):
            for move in moves:
                score, win = self._result(OwnHand(hand.kinds, deck, 1), tiles, move)
                scores, wins = self._sums.get(move, (Fraction(0), Fraction(0)))
                self._sums[move] = scores + weight * score, wins + weight * win

    def sums(self, move: Move) -> tuple[Fraction, Fraction]:
        return self._sums[move]

    def _result(
        self, hand: OwnHand, tiles: tuple[Tile, ...], move: Move
    ) -> tuple[Fraction, Fraction]:
        """Where tile 5 puts a card back, the mean over all places."""
        score = wins = place = 0
        places = 1
        while place < places:
            state = self._played(hand, tiles, move, place).state
            assert state.outcome is not None
            score += score_of(state)
            wins += state.outcome.ending is Ending.COMPLETE
            place += 1
            if self.past.face_down and not self.past.has_returned:
                for returned in state.returned:
                    places = len(state.deal.deck) - returned.draws + 1
        self.games += places
        return Fraction(score, places), Fraction(wins, places)

    def _played(self, hand: OwnHand, tiles: tuple[Tile, ...], move: Move, place: int) -> Game:
        """The whole game, from its first move."""
        game = Game(self.past.ruleset, self.past.deal_with(hand, tiles, place))
        seats = map(Seat, range(self.past.ruleset.players))
        bots = followers_of({seat: make_bot(self._bot, seat) for seat in seats}, game.state)
        for past in (*self.past.moves, move):
            seat = past.seat if isinstance(past, Arrange) else game.state.turn
            push_move(game, bots, checked_move(game.state, seat, past))
        while game.outcome is None:
            let_bot_move(game, bots)
        return game
