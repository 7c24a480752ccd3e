"""What we use of uvicorn beyond its documentation is there, and does what we take it to do."""

import asyncio
import re
import socket
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from hanabi.server.uvicorn_server import HTTP_PROTOCOL, DrainingServer


def test_the_project_installs_no_uvicorn_in_which_this_was_not_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    server = " ".join(project["project"]["optional-dependencies"]["server"])
    bounds = re.search(r"uvicorn>=(\d+)\.(\d+),<(\d+)\.(\d+)", server)
    assert bounds is not None
    first_major, first_minor, major, minor = map(int, bounds.groups())
    installed = tuple(map(int, version("uvicorn").split(".")[:2]))
    assert (first_major, first_minor) <= installed < (major, minor)


def test_connections_are_ours_and_end_only_when_players_have_gone() -> None:
    asyncio.run(_serve_and_drain())


async def _serve_and_drain() -> None:
    made: list[dict[str, Any]] = []
    drained: list[str] = []

    class Connection(HTTP_PROTOCOL):  # type: ignore[misc, valid-type]
        def __init__(self, **handed: Any) -> None:
            made.append(handed)
            super().__init__(**{**handed, "app_state": {**handed["app_state"], "is_ours": "yes"}})

    async def answer(request: Request) -> PlainTextResponse:
        return PlainTextResponse(request.state.is_ours)

    async def drain(has_to_be_at_once: Callable[[], bool]) -> None:
        assert not has_to_be_at_once()
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(*address)
        drained.append(await ask(reader, writer))

    listening = socket.create_server(("127.0.0.1", 0))
    address = listening.getsockname()
    app = Starlette(routes=[Route("/", answer)])
    server = DrainingServer(uvicorn.Config(app, http=Connection, log_config=None), drain)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    reader, writer = await asyncio.open_connection(*address)
    assert await ask(reader, writer) == "yes"
    assert len(made) == 1
    server.should_exit = True
    await serving
    assert drained == ["yes"], "whoever is there is served while others go"
    assert await reader.read() == b"", "and no longer"
    writer.close()


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
    writer.write(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n")
    head = await reader.readuntil(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head)
    assert length is not None
    return (await reader.readexactly(int(length[1]))).decode()
