"""The real server with decks that are not shuffled: ``python -m tests.browser.stacked``.

For each game the file that TEST_STACK names says how they lie: the cards named come first and
the rest follow in order; the tiles lie as they are named.
"""

import json
import os
from collections import Counter
from pathlib import Path

from hanabi.game import Deal
from hanabi.notation.text import parse_deck
from hanabi.rules import Ruleset, Seat, Tile
from hanabi.server.run import server_for
from hanabi.server.settings import settings_from
from hanabi.server.surroundings import World


class StackedWorld(World):
    """Chance, as the file tells it."""

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:  # noqa: ARG002
        """The first seat begins."""
        stack = json.loads(Path(os.environ["TEST_STACK"]).read_text())
        first = list(parse_deck(stack["deck"]))
        rest = Counter(ruleset.deck)
        rest.subtract(first)
        tiles = tuple(Tile(int(one)) for one in stack["tiles"].split())
        return Deal((*first, *rest.elements()), Seat(0), tiles, seed=1)


if __name__ == "__main__":
    server_for(settings_from(os.environ, {}), StackedWorld()).run()
