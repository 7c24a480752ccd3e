"""The real server with a deck that is not shuffled: ``python -m tests.browser.stacked``.

The cards named come first and the rest follow in order; the tiles lie as they are named.
"""

import os
from collections import Counter

from hanabi.game import Deal
from hanabi.notation.text import parse_deck
from hanabi.rules import Ruleset, Seat, Tile
from hanabi.server.run import server_for
from hanabi.server.settings import settings_from
from hanabi.server.surroundings import World


class StackedWorld(World):
    """Chance, as it is told by TEST_DECK and TEST_TILES."""

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:  # noqa: ARG002
        """The first seat begins."""
        first = list(parse_deck(os.environ["TEST_DECK"]))
        rest = Counter(ruleset.deck)
        rest.subtract(first)
        tiles = tuple(Tile(int(one)) for one in os.environ.get("TEST_TILES", "").split())
        return Deal((*first, *rest.elements()), Seat(0), tiles, seed=1)


if __name__ == "__main__":
    server_for(settings_from(os.environ, {}), StackedWorld()).run()
