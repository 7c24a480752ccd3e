"""Tables as the command line would make them."""

from typing import Any

from hanabi.cli.options.rules import chosen_ruleset
from hanabi.cli.play.table import Table, make_table


def table_of(
    *,
    edition: str | None = "it-2023",
    players: int = 2,
    switches: tuple[str, ...] = (),
    **chosen: Any,
) -> Table:
    return make_table(chosen_ruleset(edition, players, switches), **chosen)
