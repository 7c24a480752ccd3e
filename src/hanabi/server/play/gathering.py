"""Who is at a table in one process, as the other processes are told."""

import msgspec


class SharedVisitor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the door; the time is that of the database, by which all processes go."""

    key: str
    number: int
    seen_at: float
    is_typing: bool = False
    identity: str | None = None
    name: str = ""
    wants: int | None = None
    has_left: bool = False


class Gathering(msgspec.Struct, frozen=True, omit_defaults=True):
    here: dict[str, int] = {}
    """Connections by identity."""
    door: list[SharedVisitor] = []
    refused: list[str] = []
    """Identities whom the host did not let in."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Gathering)


def gathering_text(gathering: Gathering) -> str | None:
    """None if nobody is there at all."""
    return None if gathering == Gathering() else _encoder.encode(gathering).decode()


def read_gathering(text: str) -> Gathering:
    return _decoder.decode(text)
