from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import chromium
from tests.browser.player import PATIENCE, Player
from tests.browser.server import Server

expect.set_options(timeout=PATIENCE)
STATIC = Path(__file__).parents[2] / "src" / "hanabi" / "server" / "static"


# They look with a Playwright of their own, so before there is another.
@pytest.fixture(scope="package")
def chromium_path() -> str:
    path = chromium.find_shell()
    assert path, "there is no browser: make browser"
    return path


@pytest.fixture(scope="package")
def whole_chromium_path() -> str:
    path = chromium.find()
    assert path, "there is no browser: make browser"
    return path


# Not for the session: while Playwright runs, no other test in this process can run a loop.
@pytest.fixture(scope="package")
def playwright(chromium_path: str, whole_chromium_path: str) -> Iterator[Playwright]:
    assert chromium_path and whole_chromium_path
    assert (STATIC / "index.html").is_file(), "the browser client is not built: make web"
    with sync_playwright() as started:
        yield started


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


@pytest.fixture(scope="package")
def browser(chromium_path: str, playwright: Playwright) -> Iterator[Browser]:
    launched = launch(playwright, chromium_path)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"))
    yield started
    started.stop()


@pytest.fixture
def server(_server: Server) -> Server:
    """One server for all; who kills it need not start it again."""
    _server.start()
    return _server


@pytest.fixture(scope="package")
def stacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose cards lie as the test says."""
    started = Server(tmp_path_factory.mktemp("stacked"), is_stacked=True)
    started.start()
    yield started
    started.stop()


Invite = Callable[..., Player]


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """New people, each with a browser of their own; nobody's console may complain."""
    players: list[Player] = []

    def make(name: str = "", **context: object) -> Player:
        players.append(Player(browser, server.url, name, **context))  # type: ignore[arg-type]
        return players[-1]

    yield make
    complaints = [text for player in players for text in player.complaints]
    for player in players:
        player.close()
    assert complaints == []
