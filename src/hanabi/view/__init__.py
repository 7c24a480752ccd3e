"""What one seat may know: views and redacted events, the one gate between the cards and
the players. Bots, browsers and terminals get nothing else.
"""

from hanabi.view.gate import spectator_view, view_of
from hanabi.view.hands import HandColumns, HandView
from hanabi.view.ids import checked_move, move_in_draw_numbers
from hanabi.view.knowledge import hint_knowledge
from hanabi.view.pace import PaceRisk, pace_of, pace_risk, starting_pace
from hanabi.view.redact import redacted_events
from hanabi.view.seats import NoSuchSeat
from hanabi.view.status import Status, highest_possible_score, status_of
from hanabi.view.unseen_cards import dealt_anew
from hanabi.view.view import HeldCard, SeenCard, View
from hanabi.view.views import Views

__all__ = [
    "HandColumns",
    "HandView",
    "HeldCard",
    "NoSuchSeat",
    "PaceRisk",
    "SeenCard",
    "Status",
    "View",
    "Views",
    "checked_move",
    "dealt_anew",
    "highest_possible_score",
    "hint_knowledge",
    "move_in_draw_numbers",
    "pace_of",
    "pace_risk",
    "redacted_events",
    "spectator_view",
    "starting_pace",
    "status_of",
    "view_of",
]
