"""The discards by suit; the last copy of a card that will be missed is marked (R-17, R-20)."""

from collections import Counter

from rich.style import Style
from rich.text import Text

from hanabi.cli.board.palette import EMBER, FAINT, LANTERN, ON_LANTERN, QUIET, SUITS
from hanabi.cli.board.picture import Picture
from hanabi.rules import SuitRules
from hanabi.view import SeenCard


def draw_discards(picture: Picture, width: int, height: int) -> Text:
    """A title and a row a suit, sorted by rank."""
    title = Text(picture.messages.format("board-discards"), f"bold {QUIET}")
    rows = [_row(picture, suit_rules) for suit_rules in picture.view.ruleset.suits]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join([title, *rows][:height])


def _row(picture: Picture, suit_rules: SuitRules) -> Text:
    glow = SUITS[suit_rules.suit].glow
    text = Text(f"{picture.letter(suit_rules.suit)} ", f"bold {glow}")
    gone = [seen for seen in picture.view.discards if seen.card.suit is suit_rules.suit]
    gone.sort(key=lambda seen: seen.card.rank)
    counts = Counter(seen.card.rank for seen in gone)
    for place, seen in enumerate(gone):
        is_last = place + 1 == len(gone) or gone[place + 1].card.rank != seen.card.rank
        all_gone = counts[seen.card.rank] == suit_rules.copies_of(seen.card.rank)
        text.append_text(_gone(picture, suit_rules, seen, marked=is_last and all_gone))
    if not gone:
        text.append("·", FAINT)
    return text


def _gone(picture: Picture, suit_rules: SuitRules, seen: SeenCard, *, marked: bool) -> Text:
    """A rank; ``×`` behind it where the card is gone for good and its firework needed it."""
    view = picture.view
    meta = {"card": int(seen.id)}
    place = view.ruleset.place_of(suit_rules.suit)
    is_missed = marked and suit_rules.build_order.index(seen.card.rank) >= view.heights[place]
    if seen.id in picture.lit:
        return Text(f"[{seen.card.rank}]", Style(color=ON_LANTERN, bgcolor=LANTERN, meta=meta))
    style = Style(color=EMBER if is_missed else SUITS[suit_rules.suit].glow, meta=meta)
    return Text(f"{seen.card.rank}{'×' if is_missed else ' '}", style)
