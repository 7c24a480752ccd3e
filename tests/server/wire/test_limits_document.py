"""The tables of rates, costs and limits in docs/protocol.md are the server's own.

To write them anew: ``python -m tests.server.wire.test_limits_document``.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hanabi.server.access.arrivals import BURST_SECONDS as ARRIVALS_BURST_SECONDS
from hanabi.server.access.identity import MAX_NAME, MOST_TOKENS
from hanabi.server.access.limits import Bucket, Limiter
from hanabi.server.access.metered_socket import REQUEST_SECONDS, STUCK_SECONDS
from hanabi.server.http.app import ENDPOINTS
from hanabi.server.http.endpoint import BODY_SECONDS, MAX_BODY
from hanabi.server.http.metered_requests import FILE_COST
from hanabi.server.http.routes.games import LINES_OF_A_REQUEST
from hanabi.server.http.routes.tries import POSITIONS_OF_A_REQUEST
from hanabi.server.play.connection import MOST_UNHEARD
from hanabi.server.play.conversation import (
    BURST_SECONDS,
    EXTRA_COST_OF_PAST,
    EXTRA_COST_OF_PAST_VIEWS,
    EXTRA_COSTS,
    HELLO_SECONDS,
    MAX_MESSAGE,
    refusals_of_connection,
)
from hanabi.server.play.door import MOST_FROM_ONE_ADDRESS, MOST_VISITORS
from hanabi.server.play.service import limits_of
from hanabi.server.play.session import MOST_PAST_UPDATES, MOST_PAST_VIEWS
from hanabi.server.play.socket import bytes_of_connection
from hanabi.server.run import MAX_FRAME
from hanabi.server.settings import Settings
from hanabi.server.table.commands import MAX_SAID
from hanabi.server.table.fillers import MOST_LINES
from hanabi.server.thinking.reviews import MOST_OF_ADDRESS, MOST_OF_ONE, MOST_WAITING
from hanabi.server.time_and_chance import SystemTimeAndChance
from hanabi.storage.push import MOST_DEVICES

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
SETTINGS = Settings()
LIMITS = limits_of(SETTINGS, SystemTimeAndChance())
LINES = {
    "Said": "things said",
    "Arrange": "arrangements of a hand",
    "UndoAsked": "undos asked for",
    "Paused": "pauses",
    "CameBack": "returns to a seat at which a bot stood in",
    "BotSeated": "bots seated",
    "SeatTaken": "times sitting down",
    "AbandonVoted": "votes to end the game",
}


def rates() -> Iterator[str]:
    """What is taken out of a bucket: its rate and its burst."""
    message_rate, request_rate = SETTINGS.message_rate, SETTINGS.request_rate
    messages = Bucket(message_rate, message_rate * BURST_SECONDS, 0.0)
    arrivals = Bucket(request_rate, request_rate * ARRIVALS_BURST_SECONDS, 0.0)
    rows: list[tuple[str, str, Bucket | Limiter]] = [
        ("messages", "connection", messages),
        ("messages", "address", LIMITS.messages_of_address),
        ("refused messages", "connection", refusals_of_connection(SETTINGS, 0.0)),
        ("bytes on a WebSocket", "connection", bytes_of_connection(SETTINGS, 0.0)),
        ("bytes on WebSockets", "address", LIMITS.bytes_of_address),
        ("new connections", "address", arrivals),
        ("WebSockets that are let in; the others wait", "address", LIMITS.comings),
        ("requests", "address", LIMITS.requests),
        ("knocks at a door, asking for a bot's seat", "address", LIMITS.knocks),
        ("guesses of a passphrase", "address and identity", LIMITS.guesses),
        ("recovery codes and codes to be said aloud", "address", LIMITS.guesses),
        ("wrong codes to be said aloud", "all together", LIMITS.wrong_codes),
        ("new guests", "address", LIMITS.guests),
        ("new tables", "identity", LIMITS.tables),
    ]
    yield "| what | counted for each | goes on with | at once |"
    yield "|---|---|---|---|"
    for what, whose, bucket in rows:
        yield f"| {what} | {whose} | {frequency(bucket.rate)} | {bucket.burst:,.0f} |"


def frequency(rate: float) -> str:
    if rate >= 1:
        return f"{rate:,.0f} a second"
    return f"{rate * 60:,.0f} a minute" if rate >= 0.1 else f"{rate * 3600:,.0f} an hour"


def costs() -> Iterator[str]:
    """What counts as several."""
    yield "| what | counts as |"
    yield "|---|---|"
    hello = "[hello](#hello) with `last_seq`"
    yield f"| {hello} | {1 + EXTRA_COST_OF_PAST:g} messages |"
    yield f"| {hello} and `views` | {1 + EXTRA_COST_OF_PAST_VIEWS:g} messages |"
    for kind, extra in EXTRA_COSTS.items():
        name = kind.__struct_config__.tag
        yield f"| [{name}](#{name}) | {1 + extra:g} messages |"
    for endpoint in ENDPOINTS:
        if endpoint.extra_cost:
            yield f"| `{endpoint.method} {endpoint.path}` | {1 + endpoint.extra_cost:g} requests |"
    listing = f"1 request, and 1 more for every {LINES_OF_A_REQUEST} of `limit`"
    for path in ("/api/tables", "/api/games", "/api/me/games"):
        yield f"| `GET {path}` | {listing} |"
    yield (
        "| the positions that `POST /api/replays/tries` answers with"
        f" | 1 request more for every {POSITIONS_OF_A_REQUEST} |"
    )
    yield f"| what lies outside `/api` | {FILE_COST:g} requests |"


def limits() -> Iterator[str]:
    """What there is at most."""
    settings = SETTINGS
    rows: list[tuple[str, float]] = [
        ("characters of a message", MAX_MESSAGE),
        ("bytes of a frame", MAX_FRAME),
        ("bytes of a request's body", MAX_BODY),
        ("characters of a name", MAX_NAME),
        ("characters of what is said", MAX_SAID),
        ("seconds to a whole request", REQUEST_SECONDS),
        ("seconds to the end of its body", BODY_SECONDS),
        ("seconds to [hello](#hello)", HELLO_SECONDS),
        ("messages that wait for a client before it is not read any more", MOST_UNHEARD),
        ("seconds in which a client takes nothing of what waits for it", STUCK_SECONDS),
        ("WebSockets of an address", LIMITS.connections_of_address.most),
        ("WebSockets of an identity", LIMITS.connections_of_identity.most),
        ("questions of an identity to bots at a time", LIMITS.questions.most),
        ("reviews that wait for one who asks", MOST_OF_ONE),
        ("reviews that wait for an address", MOST_OF_ADDRESS),
        ("reviews that wait in all", MOST_WAITING),
        ("updates that are sent again", MOST_PAST_UPDATES),
        ("updates that are sent again with their views", MOST_PAST_VIEWS),
        ("tables before their games at which an identity sits", settings.open_tables_per_identity),
        ("people at a table's door", MOST_VISITORS),
        ("of them from one address", MOST_FROM_ONE_ADDRESS),
        ("tokens of an identity", MOST_TOKENS),
        ("devices of an identity that are told of its turn", MOST_DEVICES),
    ]
    rows += [
        (f"{LINES[kind.__name__]}, of one identity at one table", most)
        for kind, most in MOST_LINES.items()
    ]
    yield "| at most | |"
    yield "|---|---|"
    for what, most in rows:
        yield f"| {what} | {most:,.0f} |"


@pytest.mark.parametrize("table", [rates, costs, limits])
def test_the_table_is_the_servers(table: Callable[[], Iterator[str]]) -> None:
    assert "\n\n" + "\n".join(table()) + "\n\n" in TEXT, "write it anew (see above)"


if __name__ == "__main__":
    print("\n\n".join("\n".join(table()) for table in (rates, costs, limits)))
