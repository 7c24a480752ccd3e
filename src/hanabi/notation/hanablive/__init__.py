"""Games of hanab.live in and out: its JSON, and the compact links that carry a whole game.

What its variants have and our rules do not is refused by name; what its games have beside
the moves (number, seed, notes, clocks) is kept in the record's field ``hanab-live``.
"""

from hanabi.notation.hanablive.link import read_link, write_link
from hanabi.notation.hanablive.reading import read_hanab_live
from hanabi.notation.hanablive.variants import VARIANTS
from hanabi.notation.hanablive.writing import write_hanab_live

__all__ = ["VARIANTS", "read_hanab_live", "read_link", "write_hanab_live", "write_link"]
