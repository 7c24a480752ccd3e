"""Tables with a passphrase."""

from tests.server.running_server import Running


def test_a_passphrase_is_asked_of_everybody_who_comes(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(passphrase="öpen sesame")
    path = f"/api/tables/{table}/seats/1"
    assert bo.refused("PUT", path, 403) == "passphrase-wrong"
    assert bo.refused("PUT", path, 403, passphrase="open sesame") == "passphrase-wrong"
    assert bo.play(table).receive()["code"] == "passphrase-wrong"
    play = bo.play(table, {"passphrase": "öpen sesame"})
    assert play.receive()["type"] == "welcome"
    bo.sit(table, 1, passphrase="öpen sesame")
    assert "sesame" not in str(bo.get(f"/api/tables/{table}"))
    codes = {bo.http.put(path, json={"passphrase": "x"}).status_code for _ in range(20)}
    assert 429 in codes
