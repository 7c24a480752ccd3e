"""R-19: how much a table may say beside the hints."""

from enum import Enum


class TalkLevel(Enum):
    """What the table agreed on; the sentences about each are in ``i18n``.

    ``SILENT`` is the strict rule: only hints communicate, so nobody comments, least of all
    while another is on turn. The other two allow more, at any time.
    """

    SILENT = "silent"
    PHRASES = "phrases"
    FREE = "free"

    def __repr__(self) -> str:
        return f"TalkLevel.{self.name}"

    def allows(self, remark: "Phrase | str") -> bool:
        """May this be said while the game runs: a fixed phrase, or words of one's own?"""
        if isinstance(remark, Phrase):
            return self is not TalkLevel.SILENT
        return self is TalkLevel.FREE


class Phrase(Enum):
    """The fixed phrases: about oneself or the mood, and none that names a card."""

    KNOW_NOTHING = "know-nothing"
    REMEMBER = "remember"
    THINKING = "thinking"
    WELL_DONE = "well-done"
    SORRY = "sorry"

    def __repr__(self) -> str:
        return f"Phrase.{self.name}"
