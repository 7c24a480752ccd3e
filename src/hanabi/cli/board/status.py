"""One line: points of possible points, lanterns, fuses, deck, tiles, turns left, pace."""

from rich.text import Text

from hanabi.cli.board.palette import EMBER, FAINT, LANTERN, QUIET, TEXT
from hanabi.cli.board.picture import Picture
from hanabi.rules import Tile
from hanabi.view import PaceRisk

_RISK_STYLES = {
    PaceRisk.LOW: QUIET,
    PaceRisk.MEDIUM: LANTERN,
    PaceRisk.HIGH: f"bold {LANTERN}",
    PaceRisk.ZERO: f"bold {EMBER}",
}


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
    pace = () if view.pace is None else (_pace(picture, view.pace),)
    for between, shown in (("   ", (*parts, *pace)), (" ", (*parts, *pace)), (" ", parts)):
        line = Text(between).join(shown)
        if line.cell_len <= width - 2:
            break
    return Text(" ") + line


def _pace(picture: Picture, pace: int) -> Text:
    """Quiet, as long as discards do no harm."""
    word, risk = picture.messages.format("status-pace"), picture.view.pace_risk
    return Text.assemble((f"{word} ", FAINT), (str(pace), _RISK_STYLES[risk]))
