"""Windows that play well together: what one is shown of another's cards, all of them use.

No single page knows its own cards. The test holds the frames of all of them, so it can play
what the server says is playable and end a game as people hope to end one. Every move is
still made by pointing, whatever language the window speaks.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.tables import whoever_is_next
from tests.sizes import scaled

Mishap = Callable[[], None]
ALL = 300
WELL = scaled(fast=4, normal=5, long=ALL)
_SUITS = {"white": "w", "red": "r", "blue": "b", "yellow": "y", "green": "g", "multicolor": "m"}


class Team:
    """All the people of one table, in the order of their seats."""

    def __init__(self, players: Sequence[Player], well: int = WELL) -> None:
        self.players = list(players)
        self._well = well
        self.is_lost = False

    def play(self, mishaps: dict[int, Mishap] | None = None) -> int:
        """To the end; before the n-th move its mishap happens. Gives the number of moves.

        So many moves are made as well as can be; after them the game is lost on purpose.
        """
        likely = 0
        for number in range(ALL):
            self.is_lost = number >= self._well
            if mishaps and number in mishaps:
                mishaps[number]()
            mover = whoever_is_next(self.players, likely)
            if mover is None:
                return number
            likely = (self.players.index(mover) + 1) % len(self.players)
            if mover.page.locator("dialog[open] .reward").is_visible():
                mover.move()
            else:
                self._point(mover, self._choose(self.players.index(mover)))
        raise AssertionError("the game does not end")

    @property
    def outcome(self) -> dict[str, Any]:
        """How it ended, as the first window was sent it."""
        for player in self.players:
            expect(player.page.locator(".score h1")).to_be_visible()
        outcome: dict[str, Any] = self._view(0)["outcome"]
        return outcome

    def _view(self, seat: int) -> dict[str, Any]:
        return self._newest(seat, "view")

    def _newest(self, seat: int, name: str) -> dict[str, Any]:
        for frame in reversed(self.players[seat].frames):
            found: dict[str, Any] | None = json.loads(frame).get(name)
            if found:
                return found
        raise AssertionError(f"no {name} was sent")

    def _cards_in(self, kinds: int) -> list[str]:
        cards = self._newest(0, "table")["rules"]["cards"]
        return [card for place, card in enumerate(cards) if kinds >> place & 1]

    def _choose(self, seat: int) -> str:
        """Play what fits; hint while there is plenty; discard what is needed least."""
        view = self._view(seat)
        legal: list[str] = view["legal_moves"]
        teammates_view = self._view(seat - 1)
        names = ("playable", "useless", "indispensable")
        playable, useless_now, indispensable = (
            self._cards_in(teammates_view[name]) for name in names
        )
        faces = {held["id"]: held["card"] for held in teammates_view["hands"][seat]}
        own = sorted(faces, key=lambda card: int(faces[card][1]))
        fitting = [card for card in own if (faces[card] in playable) != self.is_lost]
        if fitting:
            plays = [move for move in legal if move.split()[:2] == ["play", str(fitting[0])]]
            letter = faces[fitting[0]][0]
            as_its_suit = [move for move in plays if _SUITS.get(move.split()[-1]) == letter]
            return (as_its_suit or plays)[0]
        hints = [move for move in legal if move.startswith("hint") and self._touched(view, move)]
        useless = [card for card in own if faces[card] in useless_now]
        spare = [card for card in reversed(own) if faces[card] not in indispensable]
        discards = [f"discard {card}" for card in (*useless, *spare, *reversed(own))]
        wanted = [move for move in discards if move in legal]
        if hints and (not wanted or not (useless or view["hint_tokens"] < 3)):
            return hints[0]
        return wanted[0] if wanted else legal[0]

    def _touched(self, view: dict[str, Any], hint: str) -> list[int]:
        _, to, what = hint.split()
        wanted = _SUITS.get(what, what)
        return [held["id"] for held in view["hands"][int(to)] if wanted in held["card"]]

    def _point(self, mover: Player, move: str) -> None:
        page, before = mover.page, mover.last_line()
        verb, first, *rest = move.split()
        if verb == "hint":
            card = self._touched(self._view(self.players.index(mover)), move)[0]
            mover.tap(page.locator(f'[data-seat="{first}"] button[data-card="{card}"]'))
            says = page.locator(".hintmenu .say")
            if rest[0] in _SUITS:
                mover.decide(page.locator(f".hintmenu .say.s-{_SUITS[rest[0]]}"))
            else:
                mover.decide(says.filter(has=page.locator("kbd", has_text=rest[0])))
        else:
            mover.tap(page.locator(f'.mine .own[data-card="{first}"]'))
            key = "P" if verb == "play" else "D"
            button = page.locator(".ownmenu button.do").filter(
                has=page.locator("kbd", has_text=key)
            )
            mover.decide(page.locator(f".ownmenu .as.s-{_SUITS[rest[1]]}") if rest else button)
        mover.wait_until_shown(before)
