"""Tables as people make them: the form, the link, the seats, and a game to its end.

``begin`` is for tests about something else: the game begins without the form and the lobby.
"""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import Player

Talk = str
Strategy = Callable[[int], str]


def new_table(
    host: Player,
    *,
    edition: str = "en-2016",
    seats: int = 2,
    options: Sequence[str] = (),
    multicolor: str | None = None,
    spectators: str = "hidden",
    talk: str = "phrases",
    clock: bool = False,
    passphrase: str = "",
) -> str:
    """Fill in the form and open the table; gives its link."""
    page = host.page
    page.goto(f"{host.url}/#/new")
    titles = {
        "en-2016": "Broadway",
        "ro-2013": "Lineart",
        "cs-2013": "REXhry",
        "it-2023": "Ghenos",
        "pl-deluxe": "Rebel",
        "none": "Your own mix",
    }
    page.locator(".ed").filter(has_text=titles[edition]).locator("input").check()
    for option in options:
        page.locator(f"input[aria-labelledby={option}-name]").check()
    if multicolor is not None:
        page.locator("select[aria-labelledby=multicolor-name]").select_option(multicolor)
    page.locator(".seg label").filter(has_text=str(seats)).locator("input[name=seats]").check()
    for name, value in (("spectators", spectators), ("talk", talk)):
        place = {"none": 0, "hidden": 1, "open": 2, "silent": 0, "phrases": 1, "free": 2}[value]
        page.locator(f"input[name={name}]").nth(place).check()
    if clock:
        page.locator("input[name=clock]").last.check()
    page.get_by_label("Passphrase").fill(passphrase)
    page.locator(".sum .name input").fill(host.name)
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator(".seat b").first).to_contain_text(host.name)
    return page.url


def gather(host: Player, guests: Sequence[Player], link: str) -> None:
    """Everybody opens the link and sits down; the host deals."""
    for guest in guests:
        guest.open(link)
        expect(guest.page.locator(".seat .muted")).to_be_visible()
    host.tap(host.page.get_by_role("button", name="Start", exact=True))
    for player in (host, *guests):
        expect(player.page.locator("main.board")).to_be_visible()


def begin(
    players: Sequence[Player],
    *,
    edition: str | None = "en-2016",
    options: dict[str, Any] | None = None,
    bots: int = 0,
    bot: str = "smart",
    passphrase: str | None = None,
) -> str:
    """Seats the players in this order, and bots behind them, and shows the board to each."""
    host, settings = players[0], {"edition": edition, "options": options or {}, "talk": "phrases"}
    for player in players:
        player.ask("POST", "/api/guests", {"name": player.name})
    seats = len(players) + bots
    wanted = {"settings": settings | {"seats": seats}, "passphrase": passphrase}
    table = host.ask("POST", "/api/tables", wanted)["id"]
    for seat, player in enumerate(players[1:], 1):
        player.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"passphrase": passphrase})
    for seat in range(len(players), seats):
        host.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
    host.ask("POST", f"/api/tables/{table}/start")
    for player in players:
        player.page.goto(f"{player.url}/#/t/{table}")
    for player in players:
        expect(player.page.locator("main.board")).to_be_visible()
    return f"{host.url}/#/t/{table}"


def whoever_is_next(players: Sequence[Player], likely: int = 0) -> Player | None:
    """The player whose page asks for a move; None when the game is over."""
    order = [*players[likely:], *players[:likely]]
    for _ in range(3000):
        for player in order:
            if player.is_over:
                return None
            if player.is_on_turn:
                return player
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked to move")


def play(players: Sequence[Player], strategy: Strategy, most: int = 400) -> int:
    """Move after move, by whoever is on turn; gives the number of moves made."""
    for number in range(most):
        player = whoever_is_next(players)
        if player is None:
            return number
        player.move(strategy(number))
    return most


def boldly(_: int) -> str:
    """Always the newest card: over soon, and lost."""
    return "play"


def mixed(number: int) -> str:
    """A bit of everything."""
    return ("hint", "discard", "play")[number % 3]


def patiently(number: int) -> str:
    """Never a risk: to the end of the deck."""
    return "hint" if number % 2 == 0 else "discard"
