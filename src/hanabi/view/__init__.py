"""What one seat may know: views and redacted events, the one gate between the cards and
the players. Bots, browsers and terminals get nothing else.
"""

from hanabi.view.hands import ShownHand, Sight
from hanabi.view.ids import meant_move, seen_move
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.redact import redacted_events
from hanabi.view.status import Status, highest_possible_score, status_of
from hanabi.view.view import HeldCard, SeenCard, View
from hanabi.view.views import Views, spectator_view, view_of

__all__ = [
    "HeldCard",
    "SeenCard",
    "ShownHand",
    "Sight",
    "Status",
    "View",
    "Views",
    "highest_possible_score",
    "hint_knowledge",
    "meant_move",
    "redacted_events",
    "seen_move",
    "spectator_view",
    "status_of",
    "view_of",
]
