"""One line: points of possible points, lanterns, fuses, deck, tiles, turns left."""

from rich.text import Text

from hanabi.cli.board.palette import EMBER, FAINT, LANTERN, QUIET, TEXT
from hanabi.cli.board.picture import Picture
from hanabi.rules import Tile


def draw_status(picture: Picture, width: int, _height: int) -> Text:
    """Filled and hollow signs, so that no colour is needed."""
    view, say = picture.view, picture.messages.format
    rules = view.ruleset
    parts = [
        Text(say("status-points", points=view.points, possible=view.highest_score), f"bold {TEXT}"),
        Text.assemble(
            (f"{say('status-hints')} ", FAINT),
            ("●" * view.hint_tokens, LANTERN),
            ("○" * (rules.max_hint_tokens - view.hint_tokens), FAINT),
            (f" {view.hint_tokens}", QUIET),
        ),
        Text.assemble(
            (f"{say('status-mistakes')} ", FAINT),
            ("✗" * view.mistakes, f"bold {EMBER}"),
            ("·" * (rules.max_mistakes - view.mistakes), FAINT),
        ),
        Text.assemble((f"{say('status-deck')} ", FAINT), (str(view.deck_size), QUIET)),
    ]
    if rules.options.five_flamboyants:
        left = len(Tile) - len(view.tiles)
        parts.append(Text.assemble((f"{say('status-tiles')} ", FAINT), (str(left), QUIET)))
    if view.turns_left is not None and view.outcome is None:
        parts.append(Text(say("status-turns", turns=view.turns_left), f"bold {LANTERN}"))
    line = Text("   ").join(parts)
    if line.cell_len > width - 2:
        line = Text(" ").join(parts)
    return Text(" ") + line
