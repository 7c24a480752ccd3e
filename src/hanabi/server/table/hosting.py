"""Whose table it is: removing somebody, keeping them out, and who is the host after the host.

Who is kept out may become a new guest at once. So the address that they came from is kept out, too,
but for those who sit at the table; unless somebody at the table has the same one, which then says
nothing about who is who. The log holds only traces of addresses, which tell nothing to who
does not know both the address and the identity.

As in ``commands``, each command answers with lines, or refuses.
"""

import hashlib
from collections.abc import Collection, Mapping

from hanabi.server.errors import Forbidden, NotFound, Refused
from hanabi.server.table.entries import (
    Abandoned,
    AnyEntry,
    HostPassed,
    KeptOut,
    LetBackIn,
    SeatLeft,
)
from hanabi.server.table.occupants import Person
from hanabi.server.table.table import Table

Lines = list[AnyEntry]
_TRACE_LETTERS = 32
Addresses = Mapping[str, Collection[str]]
"""From where the people at a table came, by their identities."""


def leave(
    table: Table, identity: str, seat: int, addresses: Addresses, *, keep_out: bool = False
) -> Lines:
    """Get up, or as the host let somebody get up, who if kept out does not come back.

    While the game runs, the seat waits: for a bot that the host seats, for a person who sits down,
    or for the vote of those who are left. When nobody is, the game is over.
    """
    occupant = table.seats[seat]
    if occupant is None:
        raise Refused("seat-empty", seat=seat)
    is_own = isinstance(occupant, Person) and occupant.identity == identity
    if not is_own and identity != table.host:
        raise Forbidden("not-the-host")
    if not keep_out:
        return vacate(table, [seat])
    if identity != table.host:
        raise Forbidden("not-the-host")
    if is_own or not isinstance(occupant, Person):
        raise Refused("keep-out-whom", seat=seat)
    traces = _traces(table, occupant.identity, addresses)
    kept_out = KeptOut(occupant.identity, occupant.name, traces)
    return [kept_out, *vacate(table, table.seats_of(occupant.identity))]


def let_back_in(table: Table, number: int) -> Lines:
    """Whom the host kept out may come again."""
    for identity, unwelcome in table.kept_out.items():
        if unwelcome.number == number:
            return [LetBackIn(identity, unwelcome.name)]
    raise NotFound("nobody-kept-out")


def vacate(table: Table, seats: list[int]) -> Lines:
    """The seats become free; the host's powers, and a game that nobody plays, go with them."""
    people = [seat for seat in sorted(table.seats_of_people()) if seat not in seats]
    names = table.names()
    lines: Lines = [SeatLeft(seat, names[seat]) for seat in seats]
    is_host_left = any(table.sits_at(table.host, seat) for seat in seats)
    if is_host_left and people and not any(table.sits_at(table.host, seat) for seat in people):
        lines.append(HostPassed(_next_of(people, seats[0])))
    if table.status == "running":
        votes = table.count_people(table.abandon_votes - set(seats))
        if not people:
            lines.append(Abandoned("left"))
        elif votes * 2 > table.count_people(people):
            lines.append(Abandoned("vote"))
    return lines


def pass_from_absent(table: Table, present: Collection[int]) -> Lines:
    """The host has been away for long: somebody who is here takes over, clockwise."""
    own = table.seats_of(table.host)
    people = sorted(set(present) & table.seats_of_people() - set(own))
    if table.is_over or not people:
        return []
    return [HostPassed(_next_of(people, own[0] if own else 0))]


def need_fresh_eyes(table: Table, identity: str, seat: int) -> None:
    """Who sits down at a running game may not have seen the cards of that seat."""
    looked_from = table.looked_from.get(identity, set())
    if table.settings.spectators == "open" or looked_from - {seat}:
        raise Refused("seat-seen", seat=seat)


def is_welcome(table: Table, identity: str, address: str) -> bool:
    if identity in table.kept_out:
        return False
    if not table.kept_out or identity == table.host or table.seats_of(identity):
        return True
    return not any(
        _trace(whose, address) in unwelcome.traces for whose, unwelcome in table.kept_out.items()
    )


def need_welcome(table: Table, identity: str, address: str = "") -> None:
    """Whom the host removed for good stays outside."""
    if not is_welcome(table, identity, address):
        raise Forbidden("kept-out")


def _traces(table: Table, identity: str, addresses: Addresses) -> tuple[str, ...]:
    """Of the addresses that nobody else at the table came from."""
    others = {table.identity_at(seat) for seat in table.seats_of_people()} - {identity}
    shared = {address for other in others | {table.host} for address in addresses.get(other, ())}
    own = set(addresses.get(identity, ())) - shared
    return tuple(sorted(_trace(identity, address) for address in own))


def _trace(identity: str, address: str) -> str:
    return hashlib.sha256(f"{identity} {address}".encode()).hexdigest()[:_TRACE_LETTERS]


def _next_of(people: list[int], seat: int) -> int:
    return next((after for after in people if after > seat), people[0])
