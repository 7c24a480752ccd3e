"""Which pages may use the server."""

from dataclasses import replace

from tests.server.running_server import FAST, Serve


def test_pages_of_other_origins_may_not_change_anything(serve: Serve) -> None:
    server = serve(replace(FAST, origins="https://play.example"))
    ana = server.guest()
    body = {"settings": {"seats": 2}}

    def status(origin: str) -> int:
        return ana.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code

    assert status("https://evil.example") == 403
    assert status("null") == 403
    assert status("http://[") == 403
    assert status(server.url) == 201
    assert status("https://play.example") == 201
