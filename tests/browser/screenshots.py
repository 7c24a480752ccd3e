"""The pictures of README.md and docs/, of one fixed game: ``make screenshots``.

Ana plays with two bots on a deck that lies as a seed says, and moves as ``smart`` would in her
place, so every picture comes out as it was until the client or the bot changes.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from hanabi.bots import make_bot
from hanabi.bots.follower import followers_of
from hanabi.bots.match import push_move
from hanabi.game import Discard, Game, Play
from hanabi.notation.text import deck_text, parse_move
from hanabi.rules import ColorHint, RankHint, Seat, ruleset
from tests.browser import chromium
from tests.browser.player import PATIENCE, Player
from tests.browser.server import Server
from tests.browser.tables import begin, new_table

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SEED = 0
NAMES = ("Ana", "Ben", "Chloé")
PHONE = {"width": 390, "height": 844}
SHOWN = 24
"""The turn at which the board is shown: some fireworks stand, some hints are in force."""
REWARD_MOVES = (
    *("bo 4", "ana 1", "discard 2", "discard 1"),
    *("play 5", "play 5", "play 5", "play 5", "play 5"),
)
REWARD = "r1 r3 r5 w1 b1 r2 r4 w2 b2 b3 w1 w3 w4 y1 y2 y3 g1 g2"


class FixedGame:
    """The table's game beside it, with all cards face up, and what ``smart`` would do for Ana."""

    def __init__(self) -> None:
        self._game = Game.deal(ruleset(3, "en-2016", {}), SEED, Seat(0))
        self.deck = deck_text(self._game.state.deal.deck)
        self._bots = followers_of({Seat(0): make_bot("smart", Seat(0), 1)}, self._game.state)

    def follow(self, ana: Player) -> None:
        """All that was moved since, as her page was told."""
        told = [json.loads(frame).get("entry") or {} for frame in ana.frames]
        moves = [str(entry["move"]) for entry in told if entry.get("type") == "moved"]
        for text in moves[len(self._game.moves) :]:
            push_move(self._game, self._bots, parse_move(text))

    @property
    def turn(self) -> int:
        return len(self._game.moves)

    def typed(self) -> str:
        """Ana's next move as one types it: cards by their slots, the newest first."""
        move = self._bots[Seat(0)].checked_choice()
        hand = self._game.state.hands[0]
        match move:
            case ColorHint():
                return f"{NAMES[move.to]} {move.color.value}"
            case RankHint():
                return f"{NAMES[move.to]} {move.rank}"
            case Play() | Discard():
                verb = "play" if isinstance(move, Play) else "discard"
                return f"{verb} {len(hand) - hand.index(move.card)}"
            case _:
                raise AssertionError(move)


class Photographer:
    """Ana at her desk, and the same Ana with a phone."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self._server, self._folder = browser, server, folder
        self.ana = Player(browser, server.url, NAMES[0], color_scheme="dark")

    def take(self, name: str, *, theme: str = "dark", player: Player | None = None) -> None:
        """At rest: what moves has moved, and what was loaded is there."""
        shown = (player or self.ana).page
        shown.wait_for_load_state("networkidle")
        shown.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        shown.mouse.move(0, 0)
        shown.screenshot(
            path=self._folder / f"{name}.jpg", type="jpeg", quality=82, animations="disabled"
        )
        shown.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")
        print(f"{name}.jpg", flush=True)

    def on_a_phone(self, name: str) -> None:
        """What Ana's window shows, on her phone."""
        state = self.ana.context.storage_state()
        phone = Player(
            self.browser, self._server.url, NAMES[0], touch=True,
            storage_state=state, device_scale_factor=2, color_scheme="dark",
        )  # fmt: skip
        phone.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        phone.page.goto(self.ana.page.url)
        expect(phone.page.locator("main h1").first).to_be_attached()
        self.take(name, player=phone)
        phone.close()

    def play(self, game: FixedGame, until: int = 999) -> None:
        """Ana types her moves, the bots make theirs, up to a turn of hers."""
        page = self.ana.page
        while self.ana.wait_for_turn():
            game.follow(self.ana)
            page.keyboard.press("Escape")  # the line for typing, if it is open
            if game.turn >= until:
                return
            page.keyboard.press("/")
            page.keyboard.type(game.typed())
            before = page.locator("aside.log li").count()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "before => document.querySelectorAll('aside.log li').length > before"
                " || document.querySelector('.score h1')",
                arg=before,
            )


def beside_the_game(camera: Photographer, server: Server) -> None:
    """The start page, the form of a new table, and its lobby with a guest at the door."""
    ana = camera.ana
    ana.ask("POST", "/api/guests", {"name": ana.name})
    ana.home()
    camera.take("home-desktop")
    camera.on_a_phone("home-phone")
    link = new_table(ana, edition="pl-deluxe", seats=4)
    mia = Player(camera.browser, server.url, "Mia", color_scheme="dark")
    mia.page.goto(link)
    mia.page.locator("#guest-name").press_sequentially("Mi")
    expect(ana.page.locator(".at-door")).to_contain_text("Typing")
    camera.take("lobby-desktop")
    mia.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    camera.take("invitation-phone", player=mia)
    mia.close()
    ana.page.goto(f"{server.url}/#/new")
    expect(ana.page.locator(".ed").first).to_be_visible()
    camera.take("new-table-desktop")


def the_game(camera: Photographer, server: Server) -> None:
    """The board in mid-game, by night and by day; the end; its replay."""
    game = FixedGame()
    server.stack(game.deck)
    ana = camera.ana
    link = begin([ana], bots=2)
    camera.play(game, until=SHOWN)
    camera.take("board-desktop")
    camera.take("board-desktop-light", theme="light")
    camera.on_a_phone("board-phone")
    camera.play(game)
    expect(ana.page.locator(".score h1")).to_be_visible()
    expect(ana.page.get_by_text("Turning points")).to_be_visible()
    expect(ana.page.get_by_text("The review is being made.")).to_have_count(0)
    camera.take("end-desktop")
    camera.on_a_phone("end-phone")
    ana.page.goto(link.replace("/t/", "/replay/") + "/9")
    expect(ana.page.locator(".bar .said p").first).to_be_visible()
    camera.take("replay-desktop")
    camera.on_a_phone("replay-phone")


def a_reward(camera: Photographer, server: Server) -> None:
    """Red is complete, and its tile takes a card from the discards."""
    server.stack(REWARD, "6 1 2 3 4 5")
    bo = Player(camera.browser, server.url, "Bo")
    pair = (camera.ana, bo)
    begin(pair, edition="pl-deluxe", options={"five-flamboyants": True})
    for turn, typed in enumerate(REWARD_MOVES):
        mover = pair[turn % 2]
        assert mover.wait_for_turn()
        mover.page.keyboard.press("Escape")
        mover.page.keyboard.press("/")
        mover.page.keyboard.type(typed)
        mover.page.keyboard.press("Enter")
        mover.page.keyboard.press("Escape")
        if turn + 1 < len(REWARD_MOVES):
            expect(mover.page.locator(".mine .chip.turn")).to_have_count(0)
    dialog = camera.ana.page.locator("dialog[open] .reward")
    expect(dialog).to_be_visible()
    camera.ana.page.locator("dialog[open] .pickrow button").first.click()
    camera.take("reward-desktop")
    bo.close()


def main() -> None:
    """Into docs/screenshots, or the folder that is named."""
    expect.set_options(timeout=PATIENCE)
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), is_stacked=True)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        camera = Photographer(browser, server, folder)
        for pictures in (beside_the_game, the_game, a_reward):
            pictures(camera, server)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
