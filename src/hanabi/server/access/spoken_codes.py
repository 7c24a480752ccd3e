"""Spoken codes: a table's link in two words and a number, for those who are told it aloud.

A code leads to a table for a few hours. It is made from the
table's id, so that the same table has the same one again. How hard it is to guess is a matter
of limits: see docs/protocol.md.
"""

import hashlib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from hanabi.storage.spoken_codes import SpokenCodeRows

LIFE_SECONDS = 3 * 3600.0
_NUMBERS = 90
_FIRST_NUMBER = 10
_MOST = 20_000

_WORDS = """
adagio aikido alaska album alfa alias alibi allegro aloe anime anubis apollo argon aria atlas
atom audio aura aurora azalea bagel bali banana banjo baobab begonia berlin bingo bistro blues
bogota bolero bongo bonsai bonus bora boston burrito campus cello dakota dallas delta denver
dingo disco dojo domino drama duo emu espresso etna europa extra fado fauna fiji fjord flora
florida forum fuji futon gamma gecko gelato giga ginkgo gobi golf gong guru haiku halo havana
hawaii hera hotel ibis idea ikebana iris isis java jazz judo kabuki kappa karate karma katana
kayak kebab kimono kiwi koala kobe koi kyoto laguna lama lambda largo laser latte lemur liana
lima logo loki lotto lotus luna madrid magnolia malta mambo mandala manga mango mantra maracas
mars maxi mega memo menu metro miami milano mimosa mini miso mistral modem montana motel motor
motto nano nara neon nepal nevada ninja nirvana nova odin okapi omega opal opera origami orion
osaka osiris oslo ottawa paella palma panama panda panini papaya paris parma pasta peru pesto
piano pixel pizza pluto poker polenta polka polo presto puma quito radar radio ramen ravioli
retro riga risotto robot rugby rumba sahara sake sakura salami salsa samba samoa samurai saturn
sensei sequoia siena sigma sitar solo sonar sonata studio sudoku sumo super sushi taco tahiti
taiga tango tapas tapir tatami taxi techno tempo terra texas thor tibet tiramisu titan tofu
tokyo tonga topaz torino tornado toronto totem trio tsunami tuba tundra turbo ukulele ultra ural
vanilla vega verona video viola volga wasabi yoga zebra zen zeus
"""
WORDS = tuple(_WORDS.split())
"""Words that are written and said much the same in many languages."""


@dataclass(frozen=True, slots=True)
class SpokenCode:
    code: str
    table_id: str
    expires_at: float


class SpokenCodes:
    """The codes that lead somewhere now."""

    def __init__(self, rows: SpokenCodeRows, now: Callable[[], float]) -> None:
        self._rows, self._now = rows, now

    async def of(self, table_id: str) -> SpokenCode:
        """The table's code; its life begins anew."""
        now = self._now()
        for attempt in count():
            code = code_of(table_id, attempt)
            if await self._rows.lead_to(_plain(code), table_id, now, now + LIFE_SECONDS):
                break
        await self._rows.keep_newest(_MOST)
        return SpokenCode(code, table_id, now + LIFE_SECONDS)

    async def table_of(self, said: str) -> str | None:
        """The table that a code leads to, however it was typed."""
        return await self._rows.game_of(_plain(said), self._now())


def code_of(table_id: str, attempt: int = 0) -> str:
    """Of 5,898,240; it tells nothing of the id that it is made from."""
    digest = hashlib.sha256(f"spoken code {attempt} {table_id}".encode()).digest()
    first, second = WORDS[digest[0]], WORDS[digest[1]]
    number = int.from_bytes(digest[2:6], "big") % _NUMBERS + _FIRST_NUMBER
    return f"{first}-{second}-{number}"


def _plain(code: str) -> str:
    """Letters and digits alone, without accents and capitals."""
    letters = unicodedata.normalize("NFKD", code.casefold())
    return "".join(letter for letter in letters if letter.isascii() and letter.isalnum())
