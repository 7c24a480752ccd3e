"""The browser's wire types, written from the types that the server sends and reads.

``make web-types`` keeps what this prints in ``web/src/net/wire.generated.ts``; a test fails
when that file is another.
"""

import dataclasses
import json
import sys
from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from hanabi.game import Outcome
from hanabi.game.events import Event
from hanabi.notation.lines import event_key, event_type
from hanabi.rules import Card, Color, Hint
from hanabi.server.http.app import ENDPOINTS
from hanabi.server.http.endpoint import Endpoint
from hanabi.server.wire import protocol, shared_replays
from hanabi.server.wire.views import WireOutcome

_HEADER = """\
/** Written by hanabi.server.http.typescript from the types of the server: do not edit. */

export const VERSION = {version}
"""
_PLAIN = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
}
_HINT_KEYS = ("to: number", "color?: Color", "rank?: number")
"""A hint's own fields, of which it has the colour or the rank."""


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    writer.alias("ClientMessage", protocol.ClientMessage)
    writer.alias("ServerMessage", protocol.ServerMessage)
    writer.alias("FromVisitor", shared_replays.FromVisitor)
    writer.alias("ToVisitor", shared_replays.ToVisitor)
    writer.endpoints(ENDPOINTS)
    return _HEADER.format(version=protocol.VERSION) + "".join(writer.declarations.values())


class _Writer:
    """Declares each type once, after those that it needs."""

    def __init__(self) -> None:
        self.declarations: dict[str, str] = {}

    def alias(self, name: str, kind: object) -> None:
        written = self.written(inspect.type_info(kind))
        self.declarations[name] = f"\nexport type {name} = {written}\n"

    def endpoints(self, endpoints: Iterable[Endpoint]) -> None:
        """What each method of each path takes and answers."""
        lines = [
            f"{json.dumps(f'{endpoint.method} {endpoint.path}')}: "
            f"{{ {'; '.join(self._parts(endpoint))} }}"
            for endpoint in endpoints
        ]
        self._interface("Endpoints", lines)

    def _parts(self, endpoint: Endpoint) -> Iterable[str]:
        if endpoint.path_types:
            values = (f"{name}: {self._of(kind)}" for name, kind in endpoint.path_types.items())
            yield f"path: {{ {'; '.join(values)} }}"
        if endpoint.query is not None:
            yield f"query: {self._of(endpoint.query)}"
        if endpoint.body is not None:
            yield f"body: {self._of(endpoint.body)}"
        yield f"answer: {'undefined' if endpoint.answer is None else self._of(endpoint.answer)}"

    def _of(self, kind: Any) -> str:
        return self.written(inspect.type_info(kind))

    def written(self, kind: inspect.Type) -> str:
        """How a type is written where it is used; what has a name is declared."""
        match kind:
            case inspect.Metadata(type=inner, extra={"name": str(name)}):
                return self._named(name, inner)
            case inspect.Metadata(type=inner):
                return self.written(inner)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                written = self.written(item)
                return f"({written})[]" if " | " in written else f"{written}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.written(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
            case inspect.EnumType(cls=cls):
                values = tuple(member.value for member in cls)
                return self._declared(cls.__name__, " | ".join(map(json.dumps, values)))
            case inspect.UnionType(types=types):
                return " | ".join(map(self.written, types))
            case inspect.StructType(cls=cls):
                return self._struct(cls, kind)
            case inspect.DataclassType(cls=cls) if cls is Card:
                return "string"
            case inspect.DataclassType(cls=cls) if cls is Outcome:
                return self._of(WireOutcome)
            case _:
                return _PLAIN[type(kind)]

    def _named(self, name: str, inner: inspect.Type) -> str:
        if name == "GameEvent":
            return self._declared(name, " | ".join(map(self._event, get_args(Event))))
        return self._declared(name, self.written(inner))

    def _declared(self, name: str, written: str) -> str:
        self.declarations.setdefault(name, f"\nexport type {name} = {written}\n")
        return name

    def _struct(self, cls: type[msgspec.Struct], info: inspect.StructType) -> str:
        name = cls.__name__.removeprefix("Wire")
        if name not in self.declarations:
            self._interface(name, list(self._fields(cls, info)))
        return name

    def _fields(self, cls: type[msgspec.Struct], info: inspect.StructType) -> Iterable[str]:
        """A default may be left out by who asks, and where the server leaves defaults out."""
        can_omit = info.forbid_unknown_fields or cls.__struct_config__.omit_defaults
        if info.tag is not None:
            yield f"{info.tag_field}: {json.dumps(info.tag)}"
        for field in info.fields:
            mark = "?" if can_omit and not field.required else ""
            yield f"{field.encode_name}{mark}: {self.written(field.type)}"

    def _event(self, cls: type[Event]) -> str:
        """An event as ``event_text`` writes it."""
        if cls.__name__ not in self.declarations:
            hints = get_type_hints(cls)
            fields = [f"type: {json.dumps(event_type(cls))}"]
            for field in dataclasses.fields(cls):
                if hints[field.name] == Hint:
                    self._of(Color)
                    fields += _HINT_KEYS
                else:
                    fields.append(f"{event_key(field.name)}: {self._of(hints[field.name])}")
            self._interface(cls.__name__, fields)
        return cls.__name__

    def _interface(self, name: str, fields: list[str]) -> None:
        inside = "".join(f"  {field}\n" for field in fields)
        self.declarations[name] = f"\nexport interface {name} {{\n{inside}}}\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
