"""How Python itself is set while it serves; the benchmarks' yardstick is set the same way."""

import gc
import sys

_SWITCH_SECONDS = 0.001


def set_for_serving() -> None:
    # Looking for garbage in cycles stops all tables, for a third of a second where there are
    # many, and finds nothing but connections that have ended: ``play.service`` looks for those
    # now and then.
    gc.disable()
    # How long the event log's writer, which waits for a disk and then for Python's lock, is
    # kept waiting for the latter: of the usual 5 ms a move has to wait several times.
    sys.setswitchinterval(_SWITCH_SECONDS)
