"""Small games whose corners are a few moves away."""

from collections.abc import Mapping

from hanabi.rules import Color, Options, Ruleset, Suit, SuitRules


def small_game(
    letters: str,
    copies: tuple[int, ...],
    options: Mapping[str, object] | None = None,
    *,
    players: int = 2,
    hand_size: int = 2,
    max_hint_tokens: int = 8,
    max_mistakes: int = 3,
) -> Ruleset:
    """A game of few cards: each suit has these copies of the values 1, 2, …

    ``k`` falls, is of no colour and worth −1 for each missing card, ``m`` is touched by every
    colour: as in R-43 and R-41.
    """
    suits = {suit.letter: suit for suit in Suit}
    return Ruleset(
        players,
        hand_size,
        tuple(_suit_rules(suits[letter], copies) for letter in letters),
        Options().with_named(options or {}),
        max_hint_tokens=max_hint_tokens,
        max_mistakes=max_mistakes,
    )


def _suit_rules(suit: Suit, copies: tuple[int, ...]) -> SuitRules:
    if suit is Suit.BLACK:
        return SuitRules(suit, copies, falling=True, points_when_empty=-len(copies))
    if suit is Suit.MULTICOLOR:
        return SuitRules(suit, copies, every_color=True)
    return SuitRules(suit, copies, color=Color(suit.value))
