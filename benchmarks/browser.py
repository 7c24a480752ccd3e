"""Frames and the longest task of the board while moves are made: ``python -m benchmarks.browser``.

Five players, seven suits, motion on: a person's move and then the bots', again and again, once at
the machine's own speed and once four times slower. A task is told in CPU time of the page's main
thread, which other programs do not lengthen; frames are counted for a second after each click, and
they do depend on what else the machine does.
"""

import itertools
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser import chromium
from tests.browser.player import PATIENCE, Player
from tests.browser.server import Server

MOVES = 9
WINDOW_MS = 1000
BOT_DELAY = 0.8
MOST_MS = {1: 50, 4: 150}
"""The longest task that a move may cost, by how many times slower the machine is made."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
EVERYTHING = {"black-powder": True, "five-flamboyants": True, "multicolor": "every-color-10"}

_FRAMES = """(ms) => new Promise((done) => {
    const times = [];
    const start = performance.now();
    const next = (now) => {
        times.push(now);
        if (now - start < ms) requestAnimationFrame(next);
        else done(times);
    };
    requestAnimationFrame(next);
})"""


class Run(NamedTuple):
    """What was measured at one size and speed."""

    frames_a_second: list[float]
    longest_gap: float
    longest_task: float


def _begin(ana: Player) -> None:
    settings = {
        "seats": 5,
        "edition": "pl-deluxe",
        "options": EVERYTHING,
        "bot_delay": BOT_DELAY,
    }
    ana.ask("POST", "/api/guests", {"name": ana.name})
    table = ana.ask("POST", "/api/tables", {"settings": settings})["id"]
    for seat in range(1, 5):
        ana.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "smart"})
    ana.ask("POST", f"/api/tables/{table}/start")
    ana.page.goto(f"{ana.url}/#/t/{table}")
    expect(ana.page.locator("main.board")).to_be_visible()


def longest_task(trace: bytes) -> float:
    """In milliseconds of CPU, of the main threads of pages."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (
        event["tdur"] / 1000
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in pages and "tdur" in event
    )
    return float(max(tasks))


def measure(browser: Browser, ana: Player, size: tuple[int, int], slower: int) -> Run:
    """Some moves from the second on: the first warms everything up."""
    page = ana.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="no-preference")
    _begin(ana)
    ana.wait_for_turn()
    ana.move("hint")
    session = ana.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    ana.wait_for_turn()
    browser.start_tracing(
        page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"]
    )
    rates: list[float] = []
    gaps: list[float] = []
    for number in range(MOVES):
        if not ana.wait_for_turn():
            break
        ana.move(("hint", "discard", "play")[number % 3])
        times: list[Any] = page.evaluate(_FRAMES, WINDOW_MS)
        rates.append(1000 * (len(times) - 1) / (times[-1] - times[0]))
        gaps.append(max(later - earlier for earlier, later in itertools.pairwise(times)))
    task = longest_task(browser.stop_tracing())
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return Run(rates, max(gaps), task)


def main() -> int:
    """Prints a line for each; 1 if a task was too long."""
    expect.set_options(timeout=PATIENCE)
    is_fine = True
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        for name, size in SIZES.items():
            for slower, most in MOST_MS.items():
                ana = Player(browser, server.url, "Ana")
                run = measure(browser, ana, size, slower)
                ana.close()
                is_fine &= run.longest_task <= most
                rates = run.frames_a_second
                print(
                    f"{name} {slower}×: {statistics.median(rates):.1f} frames a second"
                    f" (least {min(rates):.1f}, longest gap {run.longest_gap:.0f} ms),"
                    f" longest task {run.longest_task:.0f} ms of CPU, at most {most}"
                )
        browser.close()
        server.stop()
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
