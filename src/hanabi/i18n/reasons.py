"""What bots say of their moves, and of hints that they got, as sentences."""

from hanabi.bots import Reason
from hanabi.i18n.messages import Messages, MissingMessage
from hanabi.i18n.narrator import Narrator
from hanabi.notation.text import parse_card
from hanabi.rules import HanabiError


def reasons_text(messages: Messages, *reasons: Reason | None) -> str:
    """What there is to say. A bot may be anybody's program: a reason that the catalogues do not
    have, or that lacks its values, is left out."""
    said = []
    for reason in reasons:
        if reason is not None and messages.has(reason.key):
            try:
                said.append(messages.format(reason.key, **_named(messages, reason)))
            except (MissingMessage, HanabiError):
                continue
    return " ".join(said)


def _named(messages: Messages, reason: Reason) -> dict[str, object]:
    """Cards come by the names that records use, and are said by the reader's."""
    narrator, values = Narrator(messages, ()), dict(reason.values)
    if isinstance(name := values.get("card"), str):
        values["card"] = narrator.card(parse_card(name))
    if isinstance(names := values.get("kinds"), str) and names:
        *others, last = (narrator.card(parse_card(name)) for name in names.split())
        listed = ", ".join(others)
        values["kinds"] = messages.format("why-any-of", cards=listed, last=last) if others else last
    return values
