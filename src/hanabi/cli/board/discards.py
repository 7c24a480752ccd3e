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
    rows = [_row(picture, one) for one in picture.view.ruleset.suits]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join([title, *rows][:height])


def _row(picture: Picture, one: SuitRules) -> Text:
    glow = SUITS[one.suit].glow
    text = Text(f"{picture.letter(one.suit)} ", f"bold {glow}")
    gone = [seen for seen in picture.view.discards if seen.card.suit is one.suit]
    gone.sort(key=lambda seen: seen.card.rank)
    counts = Counter(seen.card.rank for seen in gone)
    for place, seen in enumerate(gone):
        is_last = place + 1 == len(gone) or gone[place + 1].card.rank != seen.card.rank
        all_gone = counts[seen.card.rank] == one.copies_of(seen.card.rank)
        text.append_text(_gone(picture, one, seen, marked=is_last and all_gone))
    if not gone:
        text.append("·", FAINT)
    return text


def _gone(picture: Picture, one: SuitRules, seen: SeenCard, *, marked: bool) -> Text:
    """A rank; ``×`` behind it where the card is gone for good and its firework needed it."""
    view = picture.view
    meta = {"card": int(seen.id)}
    place = view.ruleset.place_of(one.suit)
    is_missed = marked and one.build_order.index(seen.card.rank) >= view.heights[place]
    if seen.id in picture.lit:
        return Text(f"[{seen.card.rank}]", Style(color=ON_LANTERN, bgcolor=LANTERN, meta=meta))
    style = Style(color=EMBER if is_missed else SUITS[one.suit].glow, meta=meta)
    return Text(f"{seen.card.rank}{'×' if is_missed else ' '}", style)
