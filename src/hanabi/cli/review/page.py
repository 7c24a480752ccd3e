"""A review as one page that opens by itself: no server, no script, both themes, any width."""

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from pathlib import Path

from hanabi.analysis.review import CardOdds, ReviewedMove, TurningPoint
from hanabi.cli.review.chart import Labels, review_chart
from hanabi.cli.review.sentences import Sentences, percent, points_text
from hanabi.drawing import board_svg
from hanabi.drawing.cards import face, framed
from hanabi.drawing.colors import colors
from hanabi.drawing.svg import document, element
from hanabi.game import GameState, Play
from hanabi.rules import Suit
from hanabi.view import spectator_view, view_of

SHOWN = 3
"""Turning points of each sort that are told in full."""
_STYLE = Path(__file__).parent / "page.css"
_CARD, _STEP, _ROW = 34.0, 44.0, 54.0
_COLUMNS = 8
_MOST_KINDS = 24


def review_page(words: Sentences, states: Sequence[GameState]) -> str:
    """The whole document."""
    return _Page(words, states).html()


class _Page:
    def __init__(self, words: Sentences, states: Sequence[GameState]) -> None:
        self._words, self._states = words, states
        self._review = words.review
        self._moves = {move.number: move for move in words.review.moves}

    def html(self) -> str:
        words = self._words
        title = f"{words.say('review-heading')}: {', '.join(words.names)}"
        parts = [
            self._head(),
            self._chart(),
            self._all_turning_points(),
            self._facts(),
            self._move_table(),
            f"<footer><p>{escape(words.how())}</p></footer>",
        ]
        return (
            f'<!doctype html><html lang="{words.messages.locale}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_colors()}{_style()}</style></head>"
            f"<body><main>{''.join(parts)}</main></body></html>\n"
        )

    def _head(self) -> str:
        words = self._words
        eyes = ""
        if self._review.seat is not None:
            name = words.names[self._review.seat]
            eyes = f'<p class="eyes">{escape(words.say("review-eyes", name=name))}</p>'
        return (
            f"<header><h1>{escape(words.say('review-heading'))}</h1>"
            f"<p>{escape(', '.join(words.names))} · {escape(words.result())}</p>{eyes}</header>"
        )

    def _chart(self) -> str:
        words = self._words
        labels = Labels(
            words.say("review-all-moves"), words.say("review-tokens"), words.say("review-pace")
        )
        wide = review_chart(self._review, labels, 900, 380)
        narrow = review_chart(self._review, labels, 360, 300)
        legend = [
            ("best", words.say("review-best")),
            ("points", words.say("review-points")),
            ("risk", words.say("review-risk")),
            ("tokens", words.say("review-tokens")),
            ("pace", words.say("review-pace")),
        ]
        items = "".join(
            f'<span class="key {name}"><i></i>{escape(text)}</span>' for name, text in legend
        )
        unknown = ""
        if self._review.seat is None and not self._review.is_settled:
            unknown = f'<p class="quiet">{escape(words.say("review-unknown"))}</p>'
        return (
            f'<section class="panel chart"><p class="legend">{items}</p>'
            f'<div class="wide">{wide}</div><div class="narrow">{narrow}</div>{unknown}</section>'
        )

    def _all_turning_points(self) -> str:
        review = self._review
        known = self._turning_points("review-as-known", review.turning_points_as_known)
        if review.seat is not None:
            return f'<div class="sorts one">{known}</div>'
        lay = self._turning_points("review-as-it-lay", review.turning_points_as_it_lay)
        return f'<div class="sorts">{lay}{known}</div>'

    def _turning_points(self, sort: str, points: Sequence[TurningPoint]) -> str:
        words = self._words
        body = "".join(self._turning_point(point) for point in points[:SHOWN])
        if not points:
            body = f'<p class="quiet">{escape(words.say("review-none"))}</p>'
        if len(points) > SHOWN:
            more = words.say("review-more", count=len(points) - SHOWN)
            body += f'<p class="quiet">{escape(more)}</p>'
        return f"<section><h2>{escape(words.say(sort))}</h2>{body}</section>"

    def _turning_point(self, point: TurningPoint) -> str:
        words, move = self._words, self._moves[point.number]
        number, name = point.number, words.names[point.seat]
        place = escape(words.say("review-move-of", number=number, name=name))
        said = " ".join(map(escape, words.explanation(move)))
        return (
            f'<article class="panel"><p class="top"><span class="pill">{place}</span>'
            f'<b class="cost">−{points_text(point.cost)}</b></p>'
            f"<h3>{escape(words.what_happened(move))}</h3><p>{said}</p>"
            f"{self._odds(move)}{self._better(move)}{self._board(move)}</article>"
        )

    def _odds(self, move: ReviewedMove) -> str:
        if move.odds is None:
            return ""
        heading = self._words.say("review-odds-heading", name=self._words.names[move.seat])
        return f"<h4>{escape(heading)}</h4>{self._cards(move.odds, move)}"

    def _cards(self, odds: CardOdds, move: ReviewedMove) -> str:
        """The cards that it could be, likeliest first, with how likely; those that would have
        fitted, or been missed, are framed."""
        state = self._states[move.number - 1]
        status = spectator_view(state).status
        marked = status.playable if isinstance(move.move, Play) else status.indispensable
        is_play, rules = isinstance(move.move, Play), self._review.ruleset
        kinds = sorted(odds.kinds, key=lambda each: -each[1])
        drawing = ""
        for place, (card, chance) in enumerate(kinds[:_MOST_KINDS]):
            row, column = divmod(place, _COLUMNS)
            x, y = 5 + column * _STEP, 4 + row * _ROW
            drawing += face(card, x, y, _CARD, size="corner", letter=self._letter)
            if marked >> rules.cards.index(card) & 1:
                color = "var(--calm)" if is_play else "var(--ember)"
                drawing += framed(x, y, _CARD, _CARD, color)
            drawing += element(
                "text",
                f"{percent(chance).replace('<', '&lt;').replace('>', '&gt;')}%",
                x=x + _CARD / 2,
                y=y + _CARD + 14,
                fill="var(--text-2)",
                font_size=11,
                text_anchor="middle",
            )
        shown = min(len(kinds), _MOST_KINDS)
        rows = -(-shown // _COLUMNS)
        width = 5 + min(shown, _COLUMNS) * _STEP
        label = ", ".join(
            f"{self._letter(card.suit)}{card.rank} {percent(chance)} %" for card, chance in kinds
        )
        svg = document(drawing, width, rows * _ROW + 2, label, None)
        return f'<div class="odds">{svg}</div>'

    def _better(self, move: ReviewedMove) -> str:
        if move.better is None:
            return ""
        words, better = self._words, move.better
        grounds = " ".join(map(escape, words.grounds(better)))
        return (
            f'<div class="better"><p class="quiet">{escape(words.adviser(better))}</p>'
            f"<p><b>{escape(words.suggestion(move, better))}</b></p><p>{grounds}</p></div>"
        )

    def _board(self, move: ReviewedMove) -> str:
        state = self._states[move.number - 1]
        seat = self._review.seat
        view = spectator_view(state, hands_open=True) if seat is None else view_of(state, seat)
        svg = board_svg(view.board, self._words.names, theme=None, letter=self._letter)
        summary = escape(self._words.say("review-board"))
        return f'<details><summary>{summary}</summary><div class="board">{svg}</div></details>'

    def _letter(self, suit: Suit) -> str:
        return self._words.messages.format(f"suit-{suit.value}.letter")

    def _facts(self) -> str:
        words, review = self._words, self._review
        columns = [words.say("review-player"), words.say("review-known")]
        if review.seat is None:
            columns.append(words.say("review-lay"))
        heads = "".join(f"<th scope=col>{escape(column)}</th>" for column in columns)
        rows = ""
        for seat in review.seats:
            values = [seat.accuracy_as_known, seat.accuracy_as_it_lay][: len(columns) - 1]
            cells = "".join(
                f"<td>{'·' if value is None else f'{value:.0f}'}</td>" for value in values
            )
            rows += f"<tr><th scope=row>{escape(words.names[seat.seat])}</th>{cells}</tr>"
        facts = (
            f"<section class=panel><h2>{escape(words.say('review-accuracy'))}</h2>"
            f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></section>"
        )
        numbers = "".join(
            f"<tr><th scope=row>{escape(name)}</th><td>{escape(value)}</td></tr>"
            for name, value in words.numbers()
        )
        if numbers:
            heading = escape(words.say("review-numbers"))
            facts += (
                f"<section class=panel><h2>{heading}</h2>"
                f"<table><tbody>{numbers}</tbody></table></section>"
            )
        lost = words.lost_cards() or [words.say("review-none")]
        items = "".join(f"<li>{escape(line)}</li>" for line in lost)
        heading = escape(words.say("review-lost-cards"))
        facts += f"<section class=panel><h2>{heading}</h2><ul>{items}</ul></section>"
        hints = [self._moves[number] for number in review.empty_hints]
        lines = [f"{move.number}. {words.what_happened(move)}" for move in hints]
        items = "".join(f"<li>{escape(line)}</li>" for line in lines or [words.say("review-none")])
        heading = escape(words.say("review-nothing-new"))
        facts += f"<section class=panel><h2>{heading}</h2><ul>{items}</ul></section>"
        return f'<div class="facts">{facts}</div>'

    def _move_table(self) -> str:
        words, with_best = self._words, self._review.seat is None
        names = ["points", "tokens", "pace", "risk", "stake"] + (["best"] if with_best else [])
        heads = "".join(
            f'<th scope=col class="number {name}">{escape(words.say(f"review-{name}"))}</th>'
            for name in names
        )
        rows = "".join(self._row(move, with_best=with_best) for move in self._review.moves)
        return (
            f"<section class=panel><h2>{escape(words.say('review-all-moves'))}</h2>"
            f'<div class="scroll"><table class="moves"><thead><tr><th></th>'
            f"<th scope=col>{escape(words.say('review-move'))}</th>{heads}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div></section>"
        )

    def _row(self, move: ReviewedMove, *, with_best: bool) -> str:
        after, reachable = move.after, move.reachable_after
        risk = f"{percent(move.risk)} %" if move.odds is not None else ""
        stake = points_text(move.drop_as_known) if move.drop_as_known >= Fraction(1, 100) else ""
        cells = [
            ("points", str(after.points)),
            ("tokens", str(after.hint_tokens)),
            ("pace", "" if after.pace is None else str(after.pace)),
            ("risk", risk),
            ("stake", stake),
        ]
        if with_best and reachable is not None:
            best = str(reachable.best)
            if not reachable.is_exact:
                best += f"–{reachable.bound}"
            if move.least_drop:
                best = f"−{move.least_drop} → {best}"
            cells.append(("best", best))
        row = "".join(f'<td class="number {name}">{escape(value)}</td>' for name, value in cells)
        kind = "fell" if move.least_drop else "stakes" if stake else ""
        sentence = self._words.what_happened(move)
        if move.told_nothing_new:
            sentence += f" {self._words.say('review-told-nothing')}"
        return (
            f'<tr class="{kind}" id="m{move.number}"><td class="number">{move.number}</td>'
            f"<td>{escape(sentence)}</td>{row}</tr>"
        )


def _colors() -> str:
    """Both themes, the reader's choice by the system's setting."""
    night, day = (
        "".join(f"--{name}:{color};" for name, color in colors(theme).items())
        for theme in ("night", "day")
    )
    return (
        f":root{{color-scheme:dark light;{night}}}"
        f"@media (prefers-color-scheme:light){{:root{{{day}}}}}"
    )


def _style() -> str:
    return _STYLE.read_text(encoding="utf-8")
