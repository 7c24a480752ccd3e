"""The door of a table: who has its link open and no seat yet. Nothing of it is stored.

Whoever stands there says so again every few seconds, and is forgotten when they do not.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import count

from hanabi.server.errors import NotFound, Refused, TooMany
from hanabi.server.play.gathering import Gathering, SharedVisitor
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
    has_left: bool = False
    """Remembered where another process may still believe that they stand there."""


class Door:
    """Of a table that several processes serve, the others' visitors are known, too: whoever was
    last seen somewhere is as they were seen there."""

    def __init__(self, now: Callable[[], float], *, is_shared: bool = False) -> None:
        self._now = now
        self._is_shared = is_shared
        self._numbers = count(1)
        self._visitors: dict[str, Visitor] = {}
        self._elsewhere: dict[str, dict[str, Visitor]] = {}
        self._refused: set[str] = set()
        """Identities whom the host did not let in."""
        self._refused_elsewhere: set[str] = set()

    def __len__(self) -> int:
        return len(self._standing())

    def shared(self) -> tuple[list[SharedVisitor], list[str]]:
        """What other processes are told."""
        self._forget_gone()
        visitors = [
            SharedVisitor(key, each.number, each.seen_at, each.is_typing, each.identity,
                          each.name, each.wants, each.has_left)
            for key, each in self._visitors.items()
        ]  # fmt: skip
        return visitors, sorted(self._refused)

    def gathered(self, gatherings: dict[str, Gathering]) -> None:
        """What other processes told."""
        self._elsewhere = {
            process: {
                each.key: Visitor(each.number, "", each.seen_at, each.is_typing, each.identity,
                                  each.name, each.wants, each.has_left)
                for each in told.door
            }
            for process, told in gatherings.items()
        }  # fmt: skip
        self._refused_elsewhere = {name for told in gatherings.values() for name in told.refused}

    def _standing(self) -> dict[str, Visitor]:
        """All who stand there, by their keys."""
        self._forget_gone()
        last = dict(self._visitors)
        for there in self._elsewhere.values():
            for key, visitor in there.items():
                if key not in last or last[key].seen_at < visitor.seen_at:
                    last[key] = visitor
        return {key: visitor for key, visitor in last.items() if not visitor.has_left}

    def seen(self) -> list[AtTheDoor]:
        """Who stands there, as those at the table see them."""
        return [
            AtTheDoor(visitor.number, visitor.is_typing, visitor.name, visitor.wants)
            for visitor in self._standing().values()
        ]

    def knock(self, key: str, address: str, *, is_typing: bool) -> None:
        """Somebody has opened the link, or still stands there."""
        known = self._known(f"visitor {key}", address)
        self._visitors[f"visitor {key}"] = replace(known, is_typing=is_typing)

    def ask_for_seat(self, identity: str, name: str, address: str, seat: int) -> bool:
        """Would like to play instead of the bot there; False once the host has refused it."""
        if identity in self._refused or identity in self._refused_elsewhere:
            return False
        if any(
            visitor.wants == seat and visitor.identity != identity
            for visitor in self._standing().values()
        ):
            raise Refused("seat-asked-for", seat=seat)
        known = self._known(f"identity {identity}", address)
        self._visitors[f"identity {identity}"] = replace(
            known, identity=identity, name=name, wants=seat
        )
        return True

    def leave(self, *, key: str | None = None, identity: str | None = None) -> None:
        for name in (f"visitor {key}", f"identity {identity}"):
            if self._is_shared and (known := self._standing().get(name)) is not None:
                self._visitors[name] = replace(known, seen_at=self._now(), has_left=True)
            else:
                self._visitors.pop(name, None)

    def asking(self, number: int) -> Visitor:
        """Who asks for a bot's seat, by the number that the host was told."""
        for visitor in self._standing().values():
            if visitor.number == number and visitor.identity is not None:
                return visitor
        raise NotFound("nobody-at-the-door")

    def refuse(self, visitor: Visitor) -> None:
        assert visitor.identity is not None
        self._refused.add(visitor.identity)
        self.leave(identity=visitor.identity)

    def _known(self, key: str, address: str) -> Visitor:
        standing = self._standing()
        visitor = standing.get(key)
        if visitor is not None:
            return replace(visitor, address=address, seen_at=self._now())
        from_there = sum(other.address == address for other in standing.values())
        if len(standing) >= MOST_VISITORS or from_there >= MOST_FROM_ONE_ADDRESS:
            raise TooMany("too-many-at-the-door")
        number = _number_of(key) if self._is_shared else next(self._numbers)
        return Visitor(number, address, self._now())

    def _forget_gone(self) -> None:
        oldest = self._now() - STAYS_SECONDS
        for visitors in (self._visitors, *self._elsewhere.values()):
            for key in [key for key, each in visitors.items() if each.seen_at <= oldest]:
                del visitors[key]


def _number_of(key: str) -> int:
    """The same in every process."""
    return int.from_bytes(blake2b(key.encode(), digest_size=4).digest(), "big") % 1_000_000_000
