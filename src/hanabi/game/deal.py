"""A deal: everything hidden or left to chance, fixed before the first move."""

from collections import Counter
from dataclasses import dataclass

from hanabi.game.errors import InvalidDeal
from hanabi.rules import Card, Ruleset, Seat, Tile
from hanabi.rules.chance import SEED_LIMIT, Purpose, below, permutation

SEAT_0 = Seat(0)


@dataclass(frozen=True)
class Deal:
    """The deck's order (first drawn first), the tiles' order, who begins, and where tile 5
    puts cards back: ``returns`` gives for each use how many cards lie above the returned
    one; past its end, ``seed`` decides."""

    deck: tuple[Card, ...]
    first_seat: Seat = SEAT_0
    tiles: tuple[Tile, ...] = ()
    returns: tuple[int, ...] = ()
    seed: int | None = None

    def check(self, ruleset: Ruleset) -> None:
        """Refuse a deal that is not of this ruleset's cards, tiles and seats."""
        check_first_seat(ruleset, self.first_seat)
        wanted, given = Counter(ruleset.deck), Counter(self.deck)
        for card in (*ruleset.cards, *given):
            if wanted[card] != given[card]:
                name = f"{card.suit.letter}{card.rank}"
                raise InvalidDeal("deck", card=name, count=given[card], wanted=wanted[card])
        expected = sorted(Tile) if ruleset.options.five_flamboyants else []
        if sorted(self.tiles) != expected:
            raise InvalidDeal("tiles" if expected else "tiles-not-in-play")

    def return_place(self, use: int, deck_size: int) -> int:
        """How many of the deck's cards lie above the one that tile 5 puts back."""
        if use < len(self.returns):
            place = self.returns[use]
            if not 0 <= place <= deck_size:
                raise InvalidDeal("return-place", place=place, size=deck_size)
            return place
        if self.seed is None:
            raise InvalidDeal("no-return-place", use=use + 1)
        return below(self.seed, Purpose.RETURNS, use, deck_size + 1)


def check_first_seat(ruleset: Ruleset, seat: object) -> None:
    """Refuse a first seat that is not at the table."""
    is_seat = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < ruleset.players
    if not is_seat:
        raise InvalidDeal("first-seat", seat=seat, last=ruleset.players - 1)


def deal_from_seed(ruleset: Ruleset, seed: int, first_seat: Seat = SEAT_0) -> Deal:
    """The deal of a seed: a pure function, the same in every engine and on every machine."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise InvalidDeal("seed", seed=seed)
    check_first_seat(ruleset, first_seat)
    cards, tiles = ruleset.deck, sorted(Tile) if ruleset.options.five_flamboyants else []
    return Deal(
        deck=tuple(cards[place] for place in permutation(seed, Purpose.DECK, len(cards))),
        first_seat=first_seat,
        tiles=tuple(tiles[place] for place in permutation(seed, Purpose.TILES, len(tiles))),
        seed=seed,
    )


def random_first_seat(ruleset: Ruleset, seed: int) -> Seat:
    """R-05: who starts where the table leaves it to chance."""
    return Seat(below(seed, Purpose.FIRST_SEAT, 0, ruleset.players))
