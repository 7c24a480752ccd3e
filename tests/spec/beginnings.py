"""Long beginnings of games, in the words of ``table``."""

from hanabi.rules import ruleset


def rises(letters: str, top: int = 5) -> str:
    """Each of these suits is played from 1 up, one after the other."""
    return " ".join(f"{letter}{rank}" for letter in letters for rank in range(1, top + 1))


ALL_BUT_G5 = f"{rises('wrby')} {rises('g', 4)}"
"""24 plays after which only the green 5 is missing."""


def deck_runs_out(players: int, draws: int | None = None) -> str:
    """Hints and discards by turns, so many cards drawn: by default all but one."""
    if draws is None:
        rules = ruleset(players)
        draws = len(rules.deck) - players * rules.hand_size - 1
    return "hint - " * draws
