"""Endgames in which bots play on: what a move is really worth in that company.

Every hand that the seat may hold, every order of the deck and of the tiles face down: in each the
past is played through, so that the bots know what they would know, then the move is made, and bots
of one kind play the game to its end, in the seat's own place, too.
"""

from collections.abc import Iterator
from itertools import permutations
from math import factorial
from time import process_time

from hanabi.analysis.endgame.company import Company, SeatedCompany, orders_of
from hanabi.analysis.endgame.compiled_company import CompiledCompany
from hanabi.analysis.endgame.hidden_cards import HiddenCards, OwnHand, seen_return
from hanabi.analysis.endgame.past import Past
from hanabi.analysis.endgame.values import (
    DEFAULT_BUDGET,
    Budget,
    Endgame,
    EndgameTooLarge,
    MoveValue,
    OwnCardChances,
    best_first,
)
from hanabi.bots import COMPILED_BOTS, make_bot
from hanabi.fast.compiling import can_compile
from hanabi.game import Game
from hanabi.rules import Tile
from hanabi.view import view_of


def bots_play_on(game: Game, bot: str, budget: Budget = DEFAULT_BUDGET) -> Endgame:
    """What each legal move is worth in the position that the game is looked at in, for the seat on
    turn, if bots of this name play on. Raises ``EndgameTooLarge``, ``UnknownBot``."""
    state = game.state
    make_bot(bot, state.turn)
    company = CompiledCompany if bot in COMPILED_BOTS and can_compile() else SeatedCompany
    return in_company(game, company(Past(game), bot), budget)


def in_company(game: Game, company: Company, budget: Budget) -> Endgame:
    """What each legal move is worth if these play on."""
    began = process_time()
    state = game.state
    view = view_of(state, state.turn)
    hands = _hands(HiddenCards(view, seen_return(state)), budget)
    tile_orders = list(_tile_orders(company.past, view.heights.count(len(view.ruleset.ranks))))
    _check_size(hands, len(tile_orders) * len(view.legal_moves), budget)
    chances = OwnCardChances(view)
    for hand in hands:
        chances.add(hand.kinds, hand.ways)
        for tiles in tile_orders:
            company.play(hand, tiles, view.legal_moves)
            if process_time() > began + budget.seconds:
                raise EndgameTooLarge("endgame-time", seconds=f"{budget.seconds:g}")
    ways = sum(hand.ways for hand in hands) * factorial(view.deck_size)
    values = []
    for move in view.legal_moves:
        score, wins = (total / (ways * len(tile_orders)) for total in company.sums(move))
        values.append(MoveValue(move, score, wins, *chances.of(move)))
    seconds = process_time() - began
    return Endgame(best_first(values), len(hands), ways, company.games, seconds)


def _hands(hidden: HiddenCards, budget: Budget) -> list[OwnHand]:
    hands = []
    for hand in hidden.own_hands():
        hands.append(hand)
        if len(hands) > budget.hands:
            raise EndgameTooLarge("endgame-hands", limit=budget.hands)
    return hands


def _tile_orders(past: Past, complete: int) -> Iterator[tuple[Tile, ...]]:
    """The tiles that can still be turned: the last firework turns none."""
    turnable = min(len(past.face_down), len(past.ruleset.suits) - complete - 1)
    return permutations(past.face_down, turnable)


def _check_size(hands: list[OwnHand], times: int, budget: Budget) -> None:
    games = times * sum(orders_of(hand.deck) for hand in hands)
    if games > budget.games:
        raise EndgameTooLarge("endgame-games", games=games, limit=budget.games)
