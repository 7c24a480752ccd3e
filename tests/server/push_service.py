"""A push service for tests, and a browser that is subscribed to it: what it gets is decrypted as
that browser would, and the sender's signature is checked."""

import json
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class PushService:
    """Listens on this machine; ``status`` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.received: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service._take(body, {name.lower(): text for name, text in self.headers.items()})
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_values: object) -> None:
                """Silence."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def subscription(self, name: str = "device") -> dict[str, Any]:
        """As ``PushManager.subscribe`` gives it."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"endpoint": f"http://{self.host}/{name}", "keys": keys}

    def _take(self, body: bytes, headers: dict[str, str]) -> None:
        assert Vapid02.verify(headers["authorization"])
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        self.headers.append(headers)
        self.received.append(json.loads(text))
