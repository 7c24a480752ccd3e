"""Somebody who makes many tables: the others' are found all the same."""

from dataclasses import replace

from tests.server.guests import Guest
from tests.server.running_server import FAST, Running, Serve
from tests.sizes import scaled

MANY = scaled(fast=30, normal=110, long=110)


def listed(guest: Guest, **query: int) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables", **query)]


def test_the_newest_of_each_comes_before_the_second_of_anybody(server: Running) -> None:
    ana, mallory, bo = server.guest(), server.guest("Mallory"), server.guest("Bo")
    own = ana.table(visibility="public")
    many = [mallory.table(visibility="public") for _ in range(MANY)]
    other = bo.table(visibility="public")
    assert listed(ana, limit=3) == [other, many[-1], own]
    assert listed(ana, limit=3, offset=3) == [many[-2], many[-3], many[-4]]
    first = listed(ana, limit=20)
    assert not set(first) & set(listed(ana, limit=20, offset=20))


def test_a_table_that_nobody_sits_at_is_offered_to_nobody(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(visibility="public")
    bo.sit(table, 1)
    ana.delete(f"/api/tables/{table}/seats/0")
    assert listed(ana) == [table], "Bo still waits there"
    bo.delete(f"/api/tables/{table}/seats/1")
    assert listed(ana) == []


def test_nobody_sits_at_very_many_tables_that_have_not_begun(serve: Serve) -> None:
    server = serve(replace(FAST, open_tables_per_identity=3))
    ana = server.guest()
    tables = [ana.table(visibility="public") for _ in range(3)]
    body = {"settings": {"seats": 2}}
    assert ana.refused("POST", "/api/tables", 429, **body) == "too-many-open-tables"
    ana.post(f"/api/tables/{tables[0]}/close")
    assert ana.table()
    assert server.guest("Bo").table()
