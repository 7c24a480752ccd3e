"""Who sits where at a table, who did, and who may not."""

from collections.abc import Iterable

from hanabi.server.table.occupants import Person, Program, Unwelcome


class Seating:
    """The people and bots of a table; ``Table`` changes it as its log tells."""

    def __init__(self) -> None:
        self.host = ""
        self.seats: list[Person | Program | None] = []
        self.left_names: dict[int, str] = {}
        """Whose seats are free though the game runs, as records name them."""
        self.looked_from: dict[str, set[int]] = {}
        """The seats from which an identity has seen cards of this game."""
        self.kept_out: dict[str, Unwelcome] = {}
        """Whom the host removed for good, by their identities."""
        self._ever_kept_out = 0
        self.stand_ins: dict[int, str] = {}
        self.replaced_bots: dict[int, str] = {}
        """Bots that began on seats which people have taken since."""

    def keep_out(self, identity: str, name: str, traces: tuple[str, ...]) -> None:
        self._ever_kept_out += 1
        self.kept_out[identity] = Unwelcome(self._ever_kept_out, name, traces)

    def identity_at(self, seat: int) -> str:
        """Who sits on a seat that a person has."""
        occupant = self.seats[seat]
        assert isinstance(occupant, Person)
        return occupant.identity

    def sits_at(self, identity: str, seat: int) -> bool:
        occupant = self.seats[seat]
        return isinstance(occupant, Person) and occupant.identity == identity

    def seats_of(self, identity: str) -> list[int]:
        """Where this identity sits; several seats only where a device may be shared."""
        return [seat for seat in range(len(self.seats)) if self.sits_at(identity, seat)]

    def seats_with(self, seat: int) -> set[int]:
        """The seats of whoever has this one: their holder agrees and votes for all of them."""
        holder = self.seats[seat]
        return set(self.seats_of(holder.identity)) if isinstance(holder, Person) else {seat}

    def count_people(self, seats: Iterable[int]) -> int:
        """How many people have these seats; on a shared device it may be one for several."""
        return len({min(self.seats_with(seat)) for seat in seats})

    def free_seats(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.seats) if occupant is None]

    def seats_of_people(self) -> set[int]:
        return {seat for seat, sits in enumerate(self.seats) if isinstance(sits, Person)}

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays this seat now, its own or one that stands in."""
        occupant = self.seats[seat]
        return occupant.bot if isinstance(occupant, Program) else self.stand_ins.get(seat)

    def names(self) -> list[str]:
        """Who plays, as records name them."""
        return [self.name_at(seat) for seat in range(len(self.seats))]

    def name_at(self, seat: int) -> str:
        match self.seats[seat]:
            case Person(name=name):
                return name
            case Program(bot=bot):
                return bot
            case None:
                return self.left_names.get(seat, "")

    def programs(self) -> list[str | None]:
        """The bot on each seat, None where a person sits, as records say it."""
        return [sits.bot if isinstance(sits, Program) else None for sits in self.seats]

    def note_who_looks(self) -> None:
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person):
                self.looked_from.setdefault(occupant.identity, set()).add(seat)
