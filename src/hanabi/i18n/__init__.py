"""Sentences: everything a person reads, as Fluent catalogues shared with the browser.

``Messages`` formats one message. ``i18n.narrator`` tells events, ``i18n.text_board`` writes
boards and ``i18n.rulebook`` the rules of a box; they need the game and are imported by
name. Only the edges (command line, server) import this package.
"""

from hanabi.i18n.messages import Messages, MissingMessage, locales, preferred_locale

__all__ = ["Messages", "MissingMessage", "locales", "preferred_locale"]
