import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.player import Player

STATIC = Path(__file__).parents[2] / "src" / "hanabi" / "server" / "static"


# Not for the session: while Playwright runs, no other test in this process can run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert (STATIC / "index.html").is_file(), "the browser client is not built: make web"
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "there is no chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("house"))
    yield one
    one.close()


@pytest.fixture
def house(_server: House) -> House:
    """One server for all; who kills it need not start it again."""
    _server.open()
    return _server


Invite = Callable[..., Player]


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """New people, each with a browser of their own; nobody's console may complain."""
    players: list[Player] = []

    def make(name: str = "", **context: object) -> Player:
        players.append(Player(browser, house.url, name, **context))  # type: ignore[arg-type]
        return players[-1]

    yield make
    complaints = [text for player in players for text in player.complaints]
    for player in players:
        player.close()
    assert complaints == []
