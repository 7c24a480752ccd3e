"""What the server refuses, always with a code and values, never with a sentence."""

from math import ceil
from typing import Self

from hanabi.rules import HanabiError


class Refused(HanabiError):
    """The request makes no sense now; nothing has changed."""

    status = 409


class BadRequest(Refused):
    """The request itself is wrong."""

    status = 400


class Unauthorized(Refused):
    """Nobody is signed in."""

    status = 401


class Forbidden(Refused):
    """Somebody is, but may not do this."""

    status = 403


class NotFound(Refused):
    """There is no such thing, or it is not for you; which of the two is not told."""

    status = 404


class TooLarge(Refused):
    """More than may be sent at once."""

    status = 413


class Misdirected(Refused):
    """The server was called by a name that is not its own."""

    status = 421


class TooSlow(Refused):
    """The rest of the request did not come in time."""

    status = 408


class TooMany(Refused):
    """Slow down."""

    status = 429
    retry_after = 1
    """Whole seconds, as HTTP's Retry-After has them."""

    def after(self, seconds: float) -> Self:
        self.retry_after = max(1, ceil(seconds))
        return self


class Unavailable(Refused):
    """The storage failed, or a bot takes too long; the request may be sent again, with the same
    key."""

    status = 503
