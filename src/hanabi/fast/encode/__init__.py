"""Observations: what a seat sees, as a vector of the same length in every position.

Encoders by name:

``hle``          bit for bit the Hanabi Learning Environment's canonical encoding in its game
``hle-minimal``  the same without the knowledge section
``hle-seer``     the same, with knowledge as if every card had been fully hinted
``hle-open``     as ``hle``, and at the end the observer's own hand: all hands, as a central
                 critic may see them while agents learn
``v0``           as ``hle``, but the possible kinds of a card are shares of the copies that are
                 neither played nor discarded (JaxMARL, off-belief learning): floats

Colours and suits are counted in the order of the ruleset. Other rulesets widen the sections
as they have more suits or colours, and add sections at the end; ``layout`` names them all.

Stable for those who build on it: ``layout``, ``Encoder.length``, ``Encoder.encode_game`` (one
game, no NumPy), ``Encoder.encode_seat`` and ``Encoder.encode_rows`` (compiled).
"""

from hanabi.fast.encode.encoder import Encoder
from hanabi.fast.encode.plan import (
    ENCODERS,
    SHOWING_OWN_HAND,
    EncoderName,
    InvalidEncoding,
    layout,
)

__all__ = [
    "ENCODERS",
    "SHOWING_OWN_HAND",
    "Encoder",
    "EncoderName",
    "InvalidEncoding",
    "layout",
]
