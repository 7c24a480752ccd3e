"""Who looks at a shared replay, in this process and in the others."""

from hashlib import blake2b

import msgspec

from hanabi.server.play.connection import Connection


class Present(msgspec.Struct, frozen=True):
    """Somebody who is here, since when; the time is that of the database, if it is shared."""

    id: str
    name: str
    since: float


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Present])


def person_id(replay_id: str, identity: str) -> str:
    """What somebody is called in one shared replay: the same in every process and after every
    restart, and nothing that tells who it is anywhere else."""
    return blake2b(f"{replay_id} {identity}".encode(), digest_size=8).hexdigest()


class PeopleHere:
    """One person has as many connections as devices and tabs."""

    def __init__(self, replay_id: str) -> None:
        self._replay_id = replay_id
        self._here: dict[Connection, Present] = {}
        self._elsewhere: dict[str, list[Present]] = {}
        """By process."""

    @property
    def connections(self) -> list[Connection]:
        return list(self._here)

    def add(self, connection: Connection, now: float) -> None:
        person = person_id(self._replay_id, connection.identity)
        self._here[connection] = Present(person, connection.name, now)

    def discard(self, connection: Connection) -> None:
        self._here.pop(connection, None)

    def all(self) -> list[Present]:
        """Everybody once, those who came first in front."""
        first: dict[str, Present] = {}
        elsewhere = (each for there in self._elsewhere.values() for each in there)
        for present in (*self._here.values(), *elsewhere):
            known = first.get(present.id)
            if known is None or present.since < known.since:
                first[present.id] = present
        return sorted(first.values(), key=lambda present: (present.since, present.id))

    def text(self) -> str | None:
        """Those in this process, for the others; None if nobody is here."""
        return _encoder.encode(list(self._here.values())).decode() if self._here else None

    def gathered(self, texts: dict[str, str]) -> None:
        """Those in other processes."""
        self._elsewhere = {process: _decoder.decode(text) for process, text in texts.items()}

    def forget_processes(self, alive: frozenset[str]) -> None:
        for process in self._elsewhere.keys() - alive:
            del self._elsewhere[process]
