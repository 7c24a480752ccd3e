"""Why the server ends a connection: every code that it closes one with.

Those from 4400 on are this protocol's own, after HTTP's statuses. The others are RFC 6455's;
the library says them by itself, except for ``INTERNAL_ERROR``. docs/protocol.md has the same
table, and a test compares the two.
"""

from enum import IntEnum


class CloseCode(IntEnum):
    PROTOCOL_ERROR = 1002
    NOT_UTF_8 = 1007
    TOO_LARGE = 1009
    INTERNAL_ERROR = 1011
    RESTARTING = 1012
    UNAUTHORIZED = 4401
    FORBIDDEN = 4403
    NOT_FOUND = 4404
    WRONG_VERSION = 4406
    NO_HELLO = 4407
    TOO_SLOW = 4408
    FLOOD = 4429
