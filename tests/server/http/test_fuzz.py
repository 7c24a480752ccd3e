"""Schemathesis against the HTTP interface, from its own OpenAPI document: what is answered is
documented, and what does not fit the document is refused."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from hanabi.server.http.app import ENDPOINTS
from hanabi.server.http.openapi import document
from tests.server.guests import Guest
from tests.server.http.test_routes import bot_game
from tests.server.running_server import FAST, Running
from tests.server.scraping import metric
from tests.sizes import scaled
from tests.waiting import PATIENCE

schema = schemathesis.openapi.from_dict(document(ENDPOINTS, "test"))


class Target:
    """A server with some things in it, and somebody who asks."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.guest: Guest = server.guest()
        token = self.guest.post("/api/me/tokens", label="fuzz")["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.open_table = self.guest.table()
        self.running = self.guest.table(visibility="link")
        self.guest.seat_bots(self.running)
        self.guest.start(self.running)
        self.finished = bot_game(self.guest)
        self.deal = self.guest.get("/api/deals/today")["id"]
        self.of_deal = str(self.guest.post(f"/api/deals/{self.deal}/tables", seats=2)["id"])
        self.guest.seat_bots(self.of_deal)
        self.guest.start(self.of_deal)
        on = {"after": 1, "seat": 0, "bot": "cautious", "anew": True}
        self.played_on = str(self.guest.post(f"/api/games/{self.finished}/play-on", **on)["id"])


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    server = Running(replace(FAST, data=str(tmp_path_factory.mktemp("fuzz"))))
    server.start()
    yield Target(server)
    server.stop()


def is_path_wrong(case: schemathesis.Case[Any]) -> bool:
    """On purpose; that shall be refused, and not be mended here."""
    path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
    return path is not None and path.mode.is_negative


# The server runs in a thread of this process, and its pings take from the global ``random``.
@pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
@pytest.mark.sample(fast=8)
@schema.parametrize()
@settings(
    max_examples=scaled(fast=5, normal=6, long=200),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_any_request_gets_an_answer_as_documented(
    case: schemathesis.Case[Any], target: Target
) -> None:
    for name, choices in {
        "table_id": (target.open_table, target.running, target.played_on, target.of_deal),
        "game_id": (target.running, target.finished, target.played_on, target.of_deal),
        "deal_id": (target.deal,),
    }.items():
        # Half of the time the table exists: else nothing but 404 would be seen.
        made_up = str(case.path_parameters.get(name, ""))
        if name in case.path_parameters and len(made_up) % 2 and not is_path_wrong(case):
            case.path_parameters[name] = choices[len(made_up) % len(choices)]
    case.call_and_validate(
        base_url=target.server.url,
        headers=target.headers,
        timeout=PATIENCE,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
            negative_data_rejection,
        ],
    )


def test_after_all_that_the_server_is_well(target: Target) -> None:
    assert metric(target.server.url, "hanabi_errors_total") == 0
    guest = target.server.guest("Late")
    table = guest.table()
    guest.seat_bots(table)
    guest.start(table)
    assert guest.play(table).until("view")


def test_the_document_is_served(target: Target) -> None:
    served = httpx.get(f"{target.server.url}/api/openapi.json").json()
    assert served["openapi"] == "3.1.0"
    for endpoint in ENDPOINTS:
        assert endpoint.method.lower() in served["paths"][endpoint.path]
