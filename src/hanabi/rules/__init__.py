"""What the boxes say: cards, hints, options, editions and ratings as data.

No game is in progress here. A ``Ruleset`` is what the rest of the project plays by.
"""

from hanabi.rules.cards import Card, CardId, Color, Suit
from hanabi.rules.editions import EDITIONS, Edition, edition
from hanabi.rules.errors import HanabiError, InvalidRuleset
from hanabi.rules.hints import ColorHint, Hint, RankHint, Seat, touches
from hanabi.rules.options import OPTION_NAMES, Multicolor, Options
from hanabi.rules.rating import Rating, rating_of
from hanabi.rules.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset, ruleset
from hanabi.rules.suits import BLACK_POWDER, PLAIN_SUITS, SuitRules
from hanabi.rules.tiles import Tile

__all__ = [
    "BLACK_POWDER",
    "EDITIONS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "OPTION_NAMES",
    "PLAIN_SUITS",
    "Card",
    "CardId",
    "Color",
    "ColorHint",
    "Edition",
    "HanabiError",
    "Hint",
    "InvalidRuleset",
    "Multicolor",
    "Options",
    "RankHint",
    "Rating",
    "Ruleset",
    "Seat",
    "Suit",
    "SuitRules",
    "Tile",
    "edition",
    "rating_of",
    "ruleset",
    "touches",
]
