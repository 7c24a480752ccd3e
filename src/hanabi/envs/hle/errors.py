"""What the Hanabi Learning Environment answers by ending the process, said as an error."""

from hanabi.rules import HanabiError


class HleError(HanabiError, AssertionError):
    """A wrong move, action or parameter; nothing has changed.

    A ``ValueError`` with a sentence. It is an ``AssertionError`` too, because that is what the
    original raises where it does not abort, and programs may wait for it.
    """
