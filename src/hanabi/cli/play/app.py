"""The application around the screens: starting, saving, leaving."""

import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from hanabi.cli.board.theme import STYLES, TALL, WIDE
from hanabi.cli.language import Refused, messages
from hanabi.cli.play.game_screen import GameScreen
from hanabi.cli.play.saving import default_path, free_path, save
from hanabi.cli.play.session import Session
from hanabi.cli.play.setup_screen import SetupScreen
from hanabi.cli.play.table import Table


class PlayApp(App[None]):
    """One evening: a set-up screen if asked for, then one game or more."""

    CSS = STYLES
    HORIZONTAL_BREAKPOINTS = WIDE
    VERTICAL_BREAKPOINTS = TALL
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)
    ]

    def __init__(
        self, table: Table, *, record: Path | None = None, pause: float = 0.6, ask: bool = False
    ) -> None:
        super().__init__()
        self._table = table
        self._record = record
        self._ask = ask
        self.pause = pause
        self.messages = messages()
        self.session: Session | None = None
        self._path: Path | None = None
        self.saved: list[Path] = []
        self.problem: Refused | None = None
        self.failures: list[str] = []
        """What a bot of one's own did wrong."""

    def on_mount(self) -> None:
        """Ask, or deal. A closed terminal saves the game as well."""
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(AttributeError, NotImplementedError, RuntimeError):
                self._loop_handles(getattr(signal, name))
        if self._ask:
            self.push_screen(SetupScreen(self._table), self._set_up)
        else:
            self.deal()

    def deal(self) -> None:
        self.session = Session(self._table)
        self._path = None
        if isinstance(self.screen, GameScreen):
            self.pop_screen()
        self.push_screen(GameScreen(self.session, self.pause))

    def save(self) -> None:
        if self.session is None:
            return
        if self._path is None:
            edition = self.session.ruleset.edition
            wanted = self._record or default_path(edition, self.session.seed)
            self._path = free_path(wanted)
        try:
            save(self.session.record(), self._path)
        except Refused as error:
            self.problem = error
        else:
            if self._path not in self.saved:
                self.saved.append(self._path)

    def action_leave(self) -> None:
        self.save()
        self.exit()

    def _set_up(self, table: Table | None) -> None:
        if table is None:
            self.exit()
            return
        self._table = table
        self.deal()

    def _loop_handles(self, number: signal.Signals) -> None:
        import asyncio

        asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
