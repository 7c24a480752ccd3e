"""Playing through the screen: keys and clicks, and reading what stands there."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from hanabi.bots import make_bot
from hanabi.cli.play.app import PlayApp
from hanabi.cli.play.chooser import Chooser
from hanabi.cli.play.game_screen import GameScreen
from hanabi.cli.play.menu import Menu
from hanabi.cli.play.session import Session
from hanabi.cli.play.table import Table
from hanabi.game import Move
from hanabi.view import View

SMALL, LARGE, VAST = (80, 24), (120, 40), (200, 60)
_PATIENCE = 4000


def on_screen(
    app: PlayApp, script: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = SMALL
) -> None:
    """Run the app without a terminal, and a script at its keyboard or mouse."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def app_of(table: Table, folder: Path, *, ask: bool = False) -> PlayApp:
    return PlayApp(table, record=folder / "game.json", pause=0, ask=ask)


def seen(app: Any) -> str:
    """What stands on the screen, as plain text."""
    width, height = app.size
    return "\n".join(_row(app.screen, y, width).rstrip() for y in range(height))


def _row(screen: Screen[Any], y: int, width: int) -> str:
    """One row of the screen, widget by widget from left to right."""
    text = ""
    for (widget, region), columns in groupby(range(width), lambda x: screen.get_widget_at(x, y)):
        [strip] = widget.render_lines(Region(0, y - region.y, region.width, 1))
        shown = [x - region.x for x in columns]
        text += strip.crop(shown[0], shown[-1] + 1).text
    return text


def game_screen(app: PlayApp) -> GameScreen:
    screen = app.screen
    assert isinstance(screen, GameScreen)
    return screen


def session_of(app: PlayApp) -> Session:
    assert app.session is not None
    return app.session


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait for something that is about to happen."""
    for _ in range(_PATIENCE):
        if condition():
            return
        await pilot.pause(0.005)
    raise AssertionError("it did not happen")


async def my_turn(pilot: Pilot[None], app: PlayApp) -> bool:
    """Wait until the person is asked; False when the game is over."""
    session = session_of(app)
    await until(pilot, lambda: session.is_over or not session.is_bot_on_turn)
    return not session.is_over


def wanted_move(view: View) -> Move:
    """What a careful person would do."""
    assert view.seat is not None
    return make_bot("cautious", view.seat).choose(view)


def way_to(menu: Menu, move: Move) -> list[int] | None:
    """The places to touch, menu by menu, until the move is shown."""
    for place, choice in enumerate(menu.choices):
        if choice.move == move:
            return [place]
        if choice.then is not None:
            rest = way_to(choice.then, move)
            if rest is not None:
                return [place, *rest]
    return None


def keys_to(chooser: Chooser, move: Move) -> list[str]:
    """The keys to press until the move is made."""
    way = way_to(chooser.menu, move)
    assert way is not None, move
    keys, menu = [], chooser.menu
    for place in way:
        keys.append(menu.choices[place].key)
        menu = menu.choices[place].then or menu
    return [*keys, keys[-1]]


async def click_on(pilot: Pilot[None], app: PlayApp, **meta: object) -> None:
    """Click the first character on the screen that means this."""
    [(name, value)] = meta.items()
    for widget in app.screen.walk_children(Widget):
        for y, strip in enumerate(widget.render_lines(Region(0, 0, *widget.outer_size))):
            x = 0
            for segment in strip:
                if segment.style is not None and segment.style.meta.get(name) == value:
                    await pilot.click(widget, offset=(x, y))
                    return
                x += segment.cell_length
    raise AssertionError(f"nothing on the screen means {meta}:\n{seen(app)}")
