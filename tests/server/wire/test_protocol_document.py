"""docs/protocol.md and docs/shared-replays.md: every message has its heading and an example that is
one."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hanabi.game import events as game_events
from hanabi.server.play.shared_replay import (
    GONE_SECONDS,
    MOST_COMMENTS,
    MOST_COMMENTS_OF_ONE,
    MOST_PEOPLE,
)
from hanabi.server.play.shared_replays import KEPT_SECONDS, MOST_OF_ONE
from hanabi.server.table.commands import MAX_SAID
from hanabi.server.table.entries import AnyEntry
from hanabi.server.wire import protocol
from hanabi.server.wire.close_codes import CloseCode
from hanabi.server.wire.protocol import ClientMessage, ServerMessage
from hanabi.server.wire.shared_replays import FromVisitor, ToVisitor
from tests.server.running_server import Running

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "protocol.md").read_text()
TEXT_OF_SHARED_REPLAYS = (ROOT / "docs" / "shared-replays.md").read_text()


def examples(text: str) -> list[tuple[str, str]]:
    return [
        (heading, example)
        for heading, section in re.findall(
            r"^### (\S+)\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL
        )
        for example in re.findall(r"^```json\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    ]


EXAMPLES = examples(TEXT)
EXAMPLES_OF_SHARED_REPLAYS = examples(TEXT_OF_SHARED_REPLAYS)
KINDS: dict[str, Any] = {
    kind.__struct_config__.tag: kind
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage))
}


def test_every_message_has_an_example() -> None:
    assert {heading for heading, _ in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize(("heading", "example"), EXAMPLES)
def test_an_example_is_a_message_of_its_kind(heading: str, example: str) -> None:
    assert isinstance(msgspec.json.decode(example, type=KINDS[heading]), KINDS[heading])
    if KINDS[heading] in get_args(ClientMessage):
        assert isinstance(protocol.decode(example), KINDS[heading])


OF_SHARED_REPLAYS: dict[str, Any] = {
    kind.__struct_config__.tag: kind
    for kind in (*get_args(FromVisitor), *get_args(ToVisitor))
    if kind.__struct_config__.tag not in KINDS
}


def test_every_message_of_shared_replays_has_an_example_that_is_one() -> None:
    headings = [heading for heading, _ in EXAMPLES_OF_SHARED_REPLAYS]
    assert sorted(headings) == sorted(OF_SHARED_REPLAYS)
    for heading, example in EXAMPLES_OF_SHARED_REPLAYS:
        kind = OF_SHARED_REPLAYS[heading]
        assert isinstance(msgspec.json.decode(example, type=kind, strict=True), kind)
        written = json.loads(msgspec.json.encode(msgspec.json.decode(example, type=kind)))
        assert written == json.loads(example), "with all of its fields"


def test_the_limits_of_shared_replays_are_the_server_s() -> None:
    wanted = (MOST_PEOPLE, MOST_COMMENTS, MOST_COMMENTS_OF_ONE, MAX_SAID, MOST_OF_ONE, GONE_SECONDS)
    told = re.findall(r"^\| [a-z, ]+ \| (\d+) \|$", TEXT_OF_SHARED_REPLAYS, re.MULTILINE)
    assert list(map(int, told)) == list(map(int, wanted))
    assert KEPT_SECONDS == 7 * 24 * 3600 and "deleted a week after" in TEXT_OF_SHARED_REPLAYS


def test_the_table_of_close_codes_is_the_servers() -> None:
    codes = re.findall(r"^\| (\d{4}) \| \S", TEXT, re.MULTILINE)
    assert list(map(int, codes)) == sorted(CloseCode)


def test_close_codes_are_defined_in_one_place() -> None:
    number = re.compile(rf"\b({'|'.join(str(code.value) for code in CloseCode)}|4[45]\d\d)\b")
    server = ROOT / "src" / "hanabi" / "server"
    naming = [path.name for path in server.rglob("*.py") if number.search(path.read_text())]
    assert naming == ["close_codes.py"]


def test_every_entry_and_event_is_listed() -> None:
    entries = [kind.__struct_config__.tag for kind in get_args(AnyEntry)]
    events = [
        re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
        for kind in get_args(game_events.Event)
    ]
    missing = [name for name in (*entries, *events) if f"`{name}`" not in TEXT]
    assert missing == []


def keys(value: Any, place: str = "") -> set[str]:
    """Where an object's fields are, without the indices of lists."""
    if isinstance(value, list):
        return {name for item in value for name in keys(item, place)}
    if not isinstance(value, dict):
        return set()
    here = {f"{place}.{name}" for name in value}
    return here.union(*(keys(item, f"{place}.{name}") for name, item in value.items()))


def test_what_the_server_sends_has_the_fields_of_the_examples(server: Running) -> None:
    ana = server.guest()
    table = ana.table(first_seat=0, clock={"initial": 60}, talk="free")
    ana.seat_bots(table)
    play = ana.play(table)
    play.until("presence")
    ana.post(f"/api/tables/{table}/door", visitor="somebody")
    play.until("door")
    ana.start(table)
    play.until_entry("started")
    play.ask(type="note", card=4, text="x")
    play.refused(type="move", seq=play.seq, move="play 9", key="k")
    play.move(key="k2")
    play.until_entry("moved")
    while not play.is_on_turn():
        play.receive()
    play.send(type="ask-why", seat=1)
    play.until("why")
    play.send(type="ask-coach", about="what-now")
    play.until("coach")
    again = ana.play(table)
    again.until("notes")
    again.send(type="ping")
    again.until("pong")
    seen = {message["type"]: message for message in (*play.seen, *again.seen)}
    assert set(seen) == {kind.__struct_config__.tag for kind in get_args(ServerMessage)}
    for kind, message in seen.items():
        documented = set().union(
            *(keys(json.loads(example)) for heading, example in EXAMPLES if heading == kind)
        )
        sent = {
            name
            for name in keys(message)
            if not name.startswith(
                (".values.", ".notes.", ".why.values.", ".reading.values.", ".reason.values.")
            )
        }
        strange = {
            name
            for name in sent - documented
            if not name.startswith(
                (
                    *(".view.hands.", ".events.", ".view.discards.", ".view.fireworks."),
                    ".table.rules.options.",
                )
            )
        }
        assert strange == set(), kind


def refusal_codes() -> list[str]:
    """Every code that the server may refuse with, read from its code."""
    pattern = re.compile(
        r"(?:Refused|BadRequest|Forbidden|NotFound|Unauthorized|TooMany|TooLarge|Unavailable"
        r"|Misdirected|ErrorMessage|CommitmentBroken|InvalidBackup|IllegalMove)\(\s*\"([a-z-]+)\""
    )
    return sorted({
        code
        for folder in ("server", "storage", "game", "view")
        for path in (ROOT / "src" / "hanabi" / folder).rglob("*.py")
        for code in pattern.findall(path.read_text())
    })  # fmt: skip


def test_every_code_that_the_server_refuses_with_has_a_sentence() -> None:
    sentences = (ROOT / "src" / "hanabi" / "i18n" / "en" / "errors.ftl").read_text()
    codes = refusal_codes()
    assert len(codes) > 40
    assert [code for code in codes if f"\nerror-{code} = " not in sentences] == []


def test_the_list_of_error_codes_is_the_server_s() -> None:
    """To write it anew: ``python -m tests.server.wire.test_protocol_document``."""
    listed = re.search(r"^## Error codes\n.*?\n\n((?:`[a-z-]+`,?\s)+)", TEXT, re.M | re.S)
    assert listed and re.findall(r"`([a-z-]+)`", listed[1]) == refusal_codes()


if __name__ == "__main__":
    print(", ".join(f"`{code}`" for code in refusal_codes()))
