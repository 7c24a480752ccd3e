"""Deals and games that the tests of views look at."""

from hanabi.game import (
    Deal,
    Discard,
    Game,
    Play,
)
from hanabi.rules import (
    CardId,
    RankHint,
    Ruleset,
    Seat,
    Tile,
    ruleset,
)
from tests.spec.tables import cards

BASE = ruleset(2)


def deal(rules: Ruleset, top: str, tiles: tuple[Tile, ...] = (), seed: int = 0) -> Deal:
    """A deal that begins with these cards; the others follow sorted."""
    first = cards(top)
    rest = list(rules.deck)
    for placed in first:
        rest.remove(placed)
    return Deal((*first, *rest), tiles=tiles, seed=seed)


def tile_5_game() -> tuple[Game, CardId]:
    """Seat 0 completes red with tile 5 on top of the tiles and asks for the first discard."""
    rules = ruleset(2, "pl-deluxe", {"five-flamboyants": True})
    tiles = (
        Tile.RETURN_CARD,
        Tile.TOKEN,
        Tile.FORGIVE,
        Tile.COLOR_HINT,
        Tile.RANK_HINT,
        Tile.ADD_CARD,
    )
    start = deal(rules, "r1 r2 r3 r4 r5 w1 w1 w2 w2 w3 b1 b1 b2", tiles)
    placed = Deal(start.deck, tiles=tiles, returns=(0,))
    game = Game(rules, placed)
    game.push(RankHint(Seat(1), 1))
    game.push(Discard(CardId(9)))
    for rank in range(4):
        game.push(Play(CardId(rank)))
        game.push(RankHint(Seat(0), 5))
    game.push(Play(CardId(4)))
    return game, CardId(9)
