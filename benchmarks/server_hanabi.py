"""This server as `hanabi serve` runs it, but with known deals: ``server_games`` has the moves.

``python -m benchmarks.server_hanabi PORT FOLDER DATABASE`` serves until it is killed.
"""

import sys
from itertools import count

from benchmarks.server_games import deal_of
from hanabi.game import Deal
from hanabi.rules import Ruleset, Seat
from hanabi.server.interpreter import set_for_serving
from hanabi.server.logs import set_up_logs
from hanabi.server.run import listen, server_for
from hanabi.server.settings import Settings
from hanabi.server.time_and_chance import SystemTimeAndChance


class KnownDeals(SystemTimeAndChance):
    def __init__(self) -> None:
        self._tables = count()

    def new_deal(self, ruleset: Ruleset, first_seat: Seat | None) -> Deal:
        del first_seat
        return deal_of(ruleset, next(self._tables))


def main() -> None:
    settings = Settings(
        port=int(sys.argv[1]),
        data=sys.argv[2],
        database=sys.argv[3],
        log_level="error",
        message_rate=1e9,
        request_rate=1e9,
        guests_per_hour=1e9,
        tables_per_hour=1e9,
        open_tables_per_identity=1_000_000,
        connections_per_address=1_000_000,
        connections_per_identity=1_000_000,
    )
    set_up_logs(settings.log_level)
    with listen(settings) as listening:
        server = server_for(settings, KnownDeals())
        set_for_serving()
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
