"""Which pages may use the server: its own, and those that the operator names."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from hanabi.server.settings import Settings


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Programs send no Origin; browsers always do where it matters, and cannot lie."""
    origin = headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_web = parts.scheme in ("http", "https")
    return is_web and bool(parts.netloc) and parts.netloc == headers.get("host")
