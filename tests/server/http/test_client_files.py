"""The browser's files: those with a hash in their name are kept, the page that names them not."""

import re

import httpx

from hanabi.server.http.app import STATIC
from tests.server.running_server import Running


def test_hashed_files_are_kept_for_a_year_and_the_page_is_asked_for(server: Running) -> None:
    assert (STATIC / "index.html").is_file(), "the browser client is not built: make web"
    with httpx.Client(base_url=server.url) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert client.get("/worker.js").headers["cache-control"] == "no-cache"
        hashed = re.findall(r"/assets/[^\"']+", page.text)
        assert hashed
        for path in hashed:
            answer = client.get(path)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304 and again.headers["cache-control"] == "no-cache"
        assert "immutable" not in client.get("/assets/none.js").headers.get("cache-control", "")


def test_asking_who_one_is_is_no_mistake_of_a_first_visit(server: Running) -> None:
    first = httpx.get(f"{server.url}/api/session")
    assert (first.status_code, first.json()) == (200, {"me": None})
    ana = server.guest()
    assert ana.get("/api/session")["me"]["name"] == "Ana"
