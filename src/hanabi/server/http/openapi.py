"""The OpenAPI document, made from the endpoints themselves."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from hanabi.server.http.endpoint import Endpoint
from hanabi.server.wire.protocol import ErrorMessage

_REFUSALS = {
    "400": "The request is wrong",
    "401": "Nobody is signed in",
    "403": "Not allowed",
    "404": "There is no such thing",
    "408": "Too slow",
    "409": "Not possible now",
    "413": "Too large",
    "421": "The server was called by a name that is not its own",
    "429": "Too often",
    "500": "The server failed",
    "503": "The storage failed; try again",
}
_OF_BODIES = ("408", "413")
"""Which only those give that read one."""
_REFERENCE = "#/components/schemas/{name}"


_PLAIN = {
    "/healthz": ("Does the server live?", False),
    "/readyz": ("Can it do its work?", True),
    "/metrics": ("Counts for Prometheus", False),
}
"""Paths for operators, in plain text; 503 from those that may say no."""


def document(endpoints: Iterable[Endpoint], version: str) -> dict[str, Any]:
    """OpenAPI 3.1 for all endpoints."""
    endpoints = tuple(endpoints)
    types = list(_types(endpoints))
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, by_type, components
        )
    for path, (summary, unwell) in _PLAIN.items():
        paths[path] = {"get": _plain_operation(path, summary, unwell)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "hanabi",
            "version": version,
            "description": "Tables of the card game. Play itself is a WebSocket: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "hanabi"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _plain_operation(path: str, summary: str, may_say_no: bool) -> dict[str, Any]:
    told = {"content": {"text/plain": {"schema": {"type": "string"}}}}
    error = {"application/json": {"schema": {"$ref": _REFERENCE.format(name="ErrorMessage")}}}
    responses: dict[str, Any] = {"200": {"description": summary, **told}}
    if may_say_no:
        responses["503"] = {"description": "No", **told}
    refused = ("403", "421", "429", "500")
    responses |= {
        status: {"description": _REFUSALS[status], "content": error} for status in refused
    }
    operation_id = f"operators_{path.strip('/')}"
    return {"operationId": operation_id, "summary": summary, "responses": responses}


def _types(endpoints: Iterable[Endpoint]) -> Iterator[Any]:
    seen: set[str] = set()
    for endpoint in endpoints:
        kinds = (endpoint.answer, endpoint.body, endpoint.query, *endpoint.path_types.values())
        for kind in (*kinds, ErrorMessage):
            if kind is not None and repr(kind) not in seen:
                seen.add(repr(kind))
                yield kind


def _operation(
    endpoint: Endpoint, by_type: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    topic = endpoint.handler.__module__.rpartition(".")[2]
    success: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.answer is not None:
        success["content"] = {endpoint.media: {"schema": by_type[repr(endpoint.answer)]}}
    error = {"application/json": {"schema": by_type[repr(ErrorMessage)]}}
    operation: dict[str, Any] = {
        "operationId": f"{topic}_{endpoint.handler.__name__}",
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint, by_type), *_query(endpoint, components)],
        "responses": {
            str(endpoint.status): success,
            **{
                status: {"description": text, "content": error}
                for status, text in _REFUSALS.items()
                if endpoint.body is not None or status not in _OF_BODIES
            },
        },
    }
    if endpoint.needs_identity:
        operation["security"] = [{"cookie": []}, {"token": []}]
    if endpoint.body is not None:
        schema = by_type[repr(endpoint.body)]
        operation["requestBody"] = {
            "required": bool(components[endpoint.body.__name__].get("required")),
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _path_parameters(endpoint: Endpoint, by_type: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"\{(\w+)\}", endpoint.path):
        kind = endpoint.path_types[name]
        yield {"name": name, "in": "path", "required": True, "schema": by_type[repr(kind)]}


def _query(endpoint: Endpoint, components: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if endpoint.query is None:
        return
    for name, schema in components[endpoint.query.__name__]["properties"].items():
        # A value left out is no value; the text "null" is none either.
        options = schema.get("anyOf", [schema])
        plain = [option for option in options if option.get("type") != "null"]
        wanted = plain[0] if len(plain) == 1 else {"anyOf": plain}
        yield {"name": name, "in": "query", "required": False, "schema": wanted}
