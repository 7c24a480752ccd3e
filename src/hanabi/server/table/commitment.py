"""The commitment: a table shows at its start a hash of salt and deal, at its end the salt.

So anybody can check afterwards that no card was changed, and nobody can learn a card
before: the salt has 256 bits.
"""

import hashlib
import hmac
from collections.abc import Mapping

from hanabi.game import Deal
from hanabi.game.events import CardReturned
from hanabi.notation import Record
from hanabi.notation.text import deck_text
from hanabi.rules import HanabiError
from hanabi.rules.chance import SEED_LIMIT, Purpose, below

FIELD = "commitment"
"""The record's extra field: ``{"hash": …, "salt": …, "return_seed": …}``."""


class CommitmentBroken(HanabiError):
    """The record is not of the deal that was committed to, or cannot show that it is."""


def deal_line(deal: Deal, return_seed: int) -> str:
    """The deal in one line, which is what is hashed after the salt."""
    tiles = " ".join(str(int(tile)) for tile in deal.tiles)
    return f"{deal.first_seat}|{deck_text(deal.deck)}|{tiles}|{return_seed}"


def commitment_of(salt: str, deal: Deal) -> str:
    """SHA-256 over salt, newline, deal."""
    assert deal.seed is not None
    return _hash(salt, deal_line(deal, deal.seed))


def verify(record: Record) -> None:
    """Check a record's commitment; ``CommitmentBroken`` says what is wrong."""
    found = record.extra.get(FIELD)
    if not isinstance(found, Mapping):
        raise CommitmentBroken("commitment-missing")
    values = [found.get(name) for name in ("hash", "salt", "return_seed")]
    if not all(isinstance(value, str) for value in values):
        raise CommitmentBroken("commitment-missing")
    digest, salt, seed_text = map(str, values)
    if not (seed_text.isascii() and seed_text.isdigit() and len(seed_text) <= 20):
        raise CommitmentBroken("commitment-seed")
    return_seed = int(seed_text)
    if return_seed >= SEED_LIMIT:
        raise CommitmentBroken("commitment-seed")
    if not hmac.compare_digest(_hash(salt, deal_line(record.deal, return_seed)), digest):
        raise CommitmentBroken("commitment-hash")
    _check_returns(record, return_seed)


def _check_returns(record: Record, return_seed: int) -> None:
    """Tile 5 put its cards where the committed seed says (R-44)."""
    for step in record.steps():
        for event in step.events:
            if isinstance(event, CardReturned):
                use = len(step.state.returned) - 1
                place = step.state.returned[use].place
                # The deck as it was before the card came back is one smaller than after.
                if place != below(return_seed, Purpose.RETURNS, use, event.deck_size):
                    raise CommitmentBroken("commitment-returns")


def _hash(salt: str, line: str) -> str:
    return hashlib.sha256(f"{salt}\n{line}".encode()).hexdigest()
