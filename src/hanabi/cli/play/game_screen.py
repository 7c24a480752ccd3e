"""The game on the screen: draws what the session shows, and turns keys into moves."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from hanabi.cli.board.choices import Answer, ChoiceBar
from hanabi.cli.board.keybar import KeyBar
from hanabi.cli.board.pages import PLAY_KEYS, keys_page, log_page, rules_text_page
from hanabi.cli.board.palette import LANTERN, QUIET
from hanabi.cli.board.panels import Board, Panel
from hanabi.cli.board.picture import Picture
from hanabi.cli.language import messages, say
from hanabi.cli.options.bots import failure
from hanabi.cli.play.chooser import Chooser
from hanabi.cli.play.end_screen import EndScreen
from hanabi.cli.play.menu import MenuMaker
from hanabi.cli.play.quit_screen import QuitScreen
from hanabi.cli.play.session import Session
from hanabi.cli.play.why_screen import WhyScreen
from hanabi.game import Discard, Move, Play
from hanabi.i18n.rulebook import table_page
from hanabi.rules import CardId, Seat

_STEPS = {"left": -1, "up": -1, "shift+tab": -1, "right": 1, "down": 1, "tab": 1}
_ALWAYS = {
    "?": "screen.keys",
    "t": "screen.rules",
    "l": "screen.log",
    "e": "screen.why",
    "u": "screen.undo",
    "n": "screen.new",
    "q": "screen.quit",
}
_MOST_LISTED = 12
_AT_ONCE, _A_MOMENT = 0.001, 0.1


class GameScreen(Screen[None]):
    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self._session = session
        self._pause = pause
        self._clock: Timer | None = None
        self._failures_told = 0
        self._view = session.view
        self.chooser = Chooser(self._maker.turn())

    @property
    def _maker(self) -> MenuMaker:
        return MenuMaker(self._view, self._session.names, messages())

    def compose(self) -> ComposeResult:
        yield Board()
        yield ChoiceBar(id="choices")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Show the deal; a bot may begin."""
        self._position_changed()

    # Keys and clicks.

    async def on_key(self, event: events.Key) -> None:
        """Menus first, then what is always there."""
        character = (event.character or "").lower()
        if event.key in _STEPS:
            self.chooser.step(_STEPS[event.key])
        elif event.key in ("enter", "space"):
            self._decided(self.chooser.confirm())
        elif event.key in ("escape", "backspace"):
            self.chooser.back()
        elif self.chooser.has(character):
            self._decided(self.chooser.press(character))
        elif character in _ALWAYS:
            await self.run_action(_ALWAYS[character])
        else:
            return
        event.stop()
        event.prevent_default()
        self._draw()

    def on_panel_card_touched(self, message: Panel.CardTouched) -> None:
        """A click on a card opens what can be done with it."""
        for seat, hand in enumerate(self._view.hands):
            if message.card_id in (held.id for held in hand):
                menu = (
                    self._maker.own_card(message.card_id)
                    if seat == self._session.seat
                    else self._maker.teammate_card(Seat(seat), message.card_id)
                )
                if menu is not None:
                    self.chooser.open(menu)
                self._draw()
                return
        self._touched_discard(message.card_id)

    def _touched_discard(self, card_id: CardId) -> None:
        """A click on a discarded card chooses it, where a tile asks for one (R-44)."""
        faces = {seen.id: seen.card for seen in self._view.discards}
        alike = {other for other, card in faces.items() if card == faces.get(card_id)}
        for place, choice in enumerate(self.chooser.menu.choices):
            if alike & choice.lit:
                self._decided(self.chooser.touch(place))
                self._draw()
                return

    def on_panel_seat_touched(self, message: Panel.SeatTouched) -> None:
        """A click on a name opens every hint for that teammate."""
        menu = self._maker.teammate(message.seat)
        if menu is not None:
            self.chooser.open(menu)
            self._draw()

    def on_choice_bar_touched(self, message: ChoiceBar.Touched) -> None:
        """A click on a choice is like its key."""
        if message.place < len(self.chooser.menu.choices):
            self._decided(self.chooser.touch(message.place))
            self._draw()

    def on_choice_bar_confirmed(self) -> None:
        """The second click may also go to the words "do it"."""
        self._decided(self.chooser.confirm())
        self._draw()

    def on_choice_bar_left(self) -> None:
        self.chooser.back()
        self._draw()

    # What always can be done.

    def action_keys(self) -> None:
        self.app.push_screen(keys_page(messages(), PLAY_KEYS))

    def action_rules(self) -> None:
        page = table_page(messages(), self._session.ruleset)
        self.app.push_screen(rules_text_page(messages(), page))

    def action_log(self) -> None:
        self.app.push_screen(log_page(self._picture()))

    def action_why(self) -> None:
        """Ask the bot that moved last; the others that have moved can be chosen then."""
        session, picture = self._session, self._picture()
        if session.last_bot is None:
            return
        told = {seat: session.last_move_of(Seat(seat)) for seat in range(len(session.names))}
        questions = [
            (session.question(Seat(seat)), picture.sentences(entry))
            for seat, entry in told.items()
            if entry is not None and seat != session.seat
        ]
        self.app.push_screen(WhyScreen(questions, session.names, session.last_bot))

    def action_undo(self) -> None:
        """Take the last decision back, where the table allows it."""
        if self._session.can_undo:
            self._session.undo()
            self._position_changed()

    def action_new(self) -> None:
        """Deal again once the game is over."""
        if self._session.is_over:
            self._finish("new")

    def action_quit(self) -> None:
        """Ask, unless there is nothing to lose."""
        if self._session.is_over:
            self._finish("leave")
        else:
            self.app.push_screen(QuitScreen(), self._finish)

    def _finish(self, answer: str | None) -> None:
        from hanabi.cli.play.app import PlayApp

        assert isinstance(self.app, PlayApp)
        if answer == "leave":
            self.app.action_leave()
        elif answer == "new":
            self.app.deal()

    # The game goes on.

    def _decided(self, move: Move | None) -> None:
        if move is not None:
            self._session.play(move)
            self._position_changed()

    def _position_changed(self) -> None:
        self._view = self._session.view
        self.chooser = Chooser(self._maker.turn())
        self._tell_failures()
        self._draw()
        if self._session.is_over:
            self._ended()
        else:
            self._let_bots_think(self._pause)

    def _let_bots_think(self, seconds: float) -> None:
        """One clock for all bots, set anew by every change."""
        if self._clock is not None:
            self._clock.stop()
        self._clock = self.set_timer(max(seconds, _AT_ONCE), self._bot_moves)

    def _bot_moves(self) -> None:
        """Bots wait while the person is in the middle of rearranging cards."""
        if not self._session.is_bot_on_turn:
            return
        if not self.chooser.is_at_root:
            self._let_bots_think(_A_MOMENT)
            return
        self._session.let_bot_move()
        self._position_changed()

    def _tell_failures(self) -> None:
        """What a bot of one's own did wrong and was not told yet."""
        from hanabi.cli.play.app import PlayApp

        assert isinstance(self.app, PlayApp)
        failures = self._session.failures
        while self._failures_told < len(failures):
            told = failure(self._session.table.bot, failures[self._failures_told])
            self._failures_told += 1
            self.app.failures.append(told)
            self.notify(told, severity="warning", markup=False)

    def _ended(self) -> None:
        from hanabi.cli.play.app import PlayApp

        assert isinstance(self.app, PlayApp)
        self.app.save()
        self.app.push_screen(EndScreen(self._view), self._finish)

    # Drawing.

    def _picture(self) -> Picture:
        lit = self.chooser.lit
        return Picture(self._view, self._session.names, messages(), self._session.log, lit)

    def _draw(self) -> None:
        self.query_one(Board).show(self._picture())
        menu = self.chooser.menu
        ways = []
        if self.chooser.chosen is not None and self.chooser.chosen.move is not None:
            ways.append(("confirm", f"Enter {say('menu-confirm')}"))
        if not self.chooser.is_at_root:
            ways.append(("back", f"Esc {say('menu-back')}"))
        answers = [
            Answer(choice.key, choice.label, choice.suit, choice.row) for choice in menu.choices
        ]
        prompt = Text(menu.prompt, f"bold {LANTERN}" if self._view.is_on_turn else QUIET)
        bar = self.query_one(ChoiceBar)
        bar.show(prompt, answers, self.chooser.cursor, ways, self._possibilities())
        self.query_one(KeyBar).show(self._keys())

    def _possibilities(self) -> str:
        """What the card about to be played or discarded can only be, if that is a short list."""
        chosen = self.chooser.chosen
        if chosen is None or not isinstance(chosen.move, Play | Discard):
            return ""
        held = next(held for held in self._view.own_hand if held.id in chosen.lit)
        cards = self._view.cards_in(held.possible)
        if len(cards) > _MOST_LISTED:
            return ""
        names = ", ".join(map(self._picture().narrator.card, cards))
        return say("menu-could-be", cards=names)

    def _keys(self) -> list[tuple[str, str, str]]:
        shown = {"?": "footer-keys", "t": "footer-rules", "l": "footer-log"}
        if self._session.last_bot is not None:
            shown["e"] = "footer-why"
        if self._session.can_undo:
            shown["u"] = "footer-undo"
        if self._session.is_over:
            shown["n"] = "footer-new"
        shown["q"] = "footer-quit"
        return [(key, say(label), _ALWAYS[key]) for key, label in shown.items()]
