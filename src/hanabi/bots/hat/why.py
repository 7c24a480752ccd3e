"""What ``hat`` and ``hat-plus`` say about their moves; people cannot follow the code itself."""

from hanabi.bots.bot import Reason
from hanabi.bots.kernels.reasons import Choice, ReceivedHint, card_reason


def hat_why(choice: Choice) -> Reason:
    """Of a hint there is only to say that it is a number."""
    return card_reason(choice, "bot-why-spare") or Reason("bot-why-code", {})


def hat_reading(_received: ReceivedHint) -> Reason:
    """Hints to anybody tell everybody; of one to itself it can say no more."""
    return Reason("bot-read-code", {})
