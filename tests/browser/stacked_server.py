"""The real server with decks that are not shuffled: ``python -m tests.browser.stacked_server``.

For each game the file that TEST_STACK names says how they lie: the cards named come first and
the rest follow in order; the tiles lie as they are named.
"""

import json
import os
from collections import Counter
from pathlib import Path

from hanabi.cli.server.serve import serve
from hanabi.game import Deal
from hanabi.notation.text import parse_deck
from hanabi.rules import Ruleset, Seat, Tile
from hanabi.server.run import server_for
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import SystemTimeAndChance


class StackedDeals(SystemTimeAndChance):
    """Chance, as the file tells it."""

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:  # noqa: ARG002
        """The first seat begins."""
        stack = json.loads(Path(os.environ["TEST_STACK"]).read_text())
        first = list(parse_deck(stack["deck"]))
        rest = Counter(ruleset.deck)
        rest.subtract(first)
        tiles = tuple(Tile(int(number)) for number in stack["tiles"].split())
        return Deal((*first, *rest.elements()), Seat(0), tiles, seed=1)


if __name__ == "__main__":
    with serve.make_context("serve", []) as context:  # what the environment's variables say
        settings = Settings(**context.params)
    server_for(settings, StackedDeals()).run()
