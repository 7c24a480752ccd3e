"""The server is killed while a deal of the day begins: it is begun once, by all or by nobody."""

import contextlib
import threading
from pathlib import Path

import httpx
import pytest

from tests.ports import lasting_port
from tests.server.guests import Guest
from tests.server.http.test_own_data import play_to_the_end
from tests.server.server_process import Process
from tests.sizes import scaled

KILLS = scaled(fast=1, normal=3, long=20)


@pytest.mark.processes
def test_a_deal_that_was_begun_when_the_server_was_killed_is_played_once(tmp_path: Path) -> None:
    port = lasting_port()
    url = f"http://127.0.0.1:{port}"
    process = Process(tmp_path / "data", port)
    process.start(cold=False)
    try:
        for number in range(KILLS):
            ana = Guest(url, f"Ana {number}")
            deal = ana.get("/api/deals/today")["id"]
            table, other = (
                str(ana.post(f"/api/deals/{deal}/tables", seats=2, bot_delay=0)["id"])
                for _ in range(2)
            )
            for place in (table, other):
                ana.seat_bots(place)
            starting = threading.Thread(target=_start, args=(url, ana, table))
            starting.start()
            if number % 2:
                starting.join()
            process.kill()
            starting.join()
            process.start(cold=False)
            assert ana.get("/api/deals/today")["id"] == deal
            has_begun = ana.get(f"/api/tables/{table}")["status"] == "running"
            assert ana.get("/api/deals/today")["status"] == ("running" if has_begun else "unplayed")
            assert has_begun or not number % 2, "what was acknowledged is kept"
            if not has_begun:
                ana.start(table)
            assert ana.refused("POST", f"/api/tables/{other}/start", 409) == "deal-played"
            play_to_the_end(ana, table)
            results = ana.get(f"/api/deals/{deal}")["results"]
            assert len(results) == number + 1
            assert [result["game"] for result in results if result["is_yours"]] == [table]
            ana.close()
    finally:
        process.kill()
        process.close()


def _start(url: str, guest: Guest, table: str) -> None:
    """Whoever starts it may never hear that it began."""
    with (
        contextlib.suppress(httpx.HTTPError),
        httpx.Client(base_url=url, cookies=guest.http.cookies, timeout=60) as http,
    ):
        http.post(f"/api/tables/{table}/start", json={})
