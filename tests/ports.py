"""Ports for servers that come back, or that another program is told of before they listen.

A port that the system chose is anybody's as soon as nobody listens on it: the next connection
of any program on this machine may get it. So these lie below the range that it chooses from.
"""

import os
import random
import socket

_FIRST, _COUNT = 12_000, 20_000
_numbers = random.Random(os.getpid())


def lasting_port() -> int:
    """A free port that no program gets by chance."""
    while True:
        port = _FIRST + _numbers.randrange(_COUNT)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
