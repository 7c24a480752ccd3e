"""The browser client's files, with how long a browser may keep each."""

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_HASHED = "assets/"
"""Where the build puts files that have a hash of their content in their names."""
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"


class ClientFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        """A hashed file never changes; the page that names them is asked for each time."""
        response = await super().get_response(path, scope)
        is_hashed = path.replace("\\", "/").startswith(_HASHED)
        response.headers["cache-control"] = _FOR_EVER if is_hashed else _ASK_FIRST
        return response
