"""The door of a table: who has its link open and no seat yet. Nothing of it is stored.

Whoever stands there says so again every few seconds, and is forgotten when they do not.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

from hanabi.server.errors import NotFound, Refused, TooMany
from hanabi.server.wire.protocol import AtTheDoor

STAYS_SECONDS = 20.0
"""How long somebody is believed to stand there since they last said so."""
MOST_VISITORS = 12
MOST_FROM_ONE_ADDRESS = 6


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody without a seat: typing a name, or asking for the seat of a bot."""

    number: int
    address: str
    seen_at: float
    is_typing: bool = False
    identity: str | None = None
    name: str = ""
    wants: int | None = None


class Door:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._numbers = count(1)
        self._visitors: dict[str, Visitor] = {}
        self._refused: set[str] = set()
        """Identities whom the host did not let in."""

    def __len__(self) -> int:
        self._forget_gone()
        return len(self._visitors)

    def seen(self) -> list[AtTheDoor]:
        """Who stands there, as those at the table see them."""
        self._forget_gone()
        return [
            AtTheDoor(visitor.number, visitor.is_typing, visitor.name, visitor.wants)
            for visitor in self._visitors.values()
        ]

    def knock(self, key: str, address: str, *, is_typing: bool) -> None:
        """Somebody has opened the link, or still stands there."""
        known = self._known(f"visitor {key}", address)
        self._visitors[f"visitor {key}"] = replace(known, is_typing=is_typing)

    def ask_for_seat(self, identity: str, name: str, address: str, seat: int) -> bool:
        """Would like to play instead of the bot there; False once the host has refused it."""
        if identity in self._refused:
            return False
        if any(
            visitor.wants == seat and visitor.identity != identity
            for visitor in self._visitors.values()
        ):
            raise Refused("seat-asked-for", seat=seat)
        known = self._known(f"identity {identity}", address)
        self._visitors[f"identity {identity}"] = replace(
            known, identity=identity, name=name, wants=seat
        )
        return True

    def leave(self, *, key: str | None = None, identity: str | None = None) -> None:
        self._visitors.pop(f"visitor {key}", None)
        self._visitors.pop(f"identity {identity}", None)

    def asking(self, number: int) -> Visitor:
        """Who asks for a bot's seat, by the number that the host was told."""
        self._forget_gone()
        for visitor in self._visitors.values():
            if visitor.number == number and visitor.identity is not None:
                return visitor
        raise NotFound("nobody-at-the-door")

    def refuse(self, visitor: Visitor) -> None:
        assert visitor.identity is not None
        self._refused.add(visitor.identity)
        self.leave(identity=visitor.identity)

    def _known(self, key: str, address: str) -> Visitor:
        self._forget_gone()
        visitor = self._visitors.get(key)
        if visitor is not None:
            return replace(visitor, seen_at=self._now())
        from_there = sum(other.address == address for other in self._visitors.values())
        if len(self._visitors) >= MOST_VISITORS or from_there >= MOST_FROM_ONE_ADDRESS:
            raise TooMany("too-many-at-the-door")
        return Visitor(next(self._numbers), address, self._now())

    def _forget_gone(self) -> None:
        oldest = self._now() - STAYS_SECONDS
        self._visitors = {
            key: visitor for key, visitor in self._visitors.items() if visitor.seen_at > oldest
        }
