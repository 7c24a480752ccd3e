"""Where everything stands on the screen, for 80×24 and for more room."""

from hanabi.cli.board.palette import LANTERN, LINE, NIGHT, ON_LANTERN, PANEL, RAISED, TEXT

STYLES = f"""
Screen {{ background: {NIGHT}; color: {TEXT}; layout: vertical; overflow: hidden; }}
Board {{ height: 1fr; }}
#status {{ height: 1; background: {PANEL}; }}
#too-small {{ display: none; height: 1; background: {LANTERN}; color: {ON_LANTERN}; }}
Screen.-too-narrow #too-small, Screen.-too-short #too-small {{ display: block; }}
#table {{ height: 1fr; }}
#middle {{ width: 53; }}
#fireworks {{ height: 6; background: {NIGHT}; }}
#hands {{ height: 1fr; background: {NIGHT}; margin-top: 1; }}
#own {{ height: 5; background: {NIGHT}; }}
Board.-open #own {{ display: none; }}
#side {{ width: 1fr; background: {PANEL}; padding: 0 1; }}
#discards {{ height: 9; }}
#log {{ height: 1fr; }}
#choices {{ height: 3; background: {RAISED}; }}
#keys, #page-keys {{ height: 1; background: {PANEL}; }}

Screen.-wide #middle {{ width: 2fr; max-width: 96; }}
Screen.-wide #side {{ width: 1fr; }}
Screen.-tall #fireworks {{ height: 11; }}
Screen.-vast #fireworks {{ height: 21; }}
Screen.-tall #own {{ height: 8; }}
Screen.-vast #own {{ height: 12; }}
Screen.-tall #choices, Screen.-vast #choices {{ height: 4; }}
Screen.-tall #hands, Screen.-vast #hands {{ margin: 2 0 1 0; }}

ModalScreen {{ background: {NIGHT} 70%; align: center middle; }}
#page {{
    width: 100%; max-width: 92; height: 1fr; background: {PANEL}; padding: 1 2;
    border: round {LINE}; border-title-color: {LANTERN}; scrollbar-size-vertical: 1;
    scrollbar-background: {PANEL}; scrollbar-color: {LINE};
}}
#box {{
    width: 64; height: auto; background: {PANEL}; padding: 1 2;
    border: round {LINE}; border-title-color: {LANTERN};
}}
#box Static {{ text-align: center; }}
#box-choices {{ height: 1; margin-top: 1; }}
#setup {{ height: 1fr; background: {NIGHT}; padding: 0 1; }}
"""
LEAST_COLUMNS, LEAST_ROWS = 80, 24
WIDE = [(0, "-too-narrow"), (LEAST_COLUMNS, "-narrow"), (100, "-wide")]
TALL = [(0, "-too-short"), (LEAST_ROWS, "-short"), (36, "-tall"), (56, "-vast")]
