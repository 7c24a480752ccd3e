"""Compiling told in the reader's language."""

from hanabi.cli.language import say


def speak_while_compiling() -> None:
    """Whatever is compiled from now on is told in the reader's language."""
    from hanabi.fast.compiling import ANNOUNCER

    ANNOUNCER.sentence = lambda: say("error-compiling")
