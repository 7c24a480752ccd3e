"""The course of a game as a picture: what could still be reached, points, risk, tokens, pace.

Colours are the page's own (``var(--…)``), so the picture follows its theme.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from hanabi.analysis.review import Review, ReviewedMove
from hanabi.drawing.svg import element, text_content

_LEFT, _RIGHT, _TOP, _FOOT = 30.0, 14.0, 22.0, 22.0
_STRIP = 56.0
"""The lower picture, of tokens and pace."""
_RISK_HEIGHT = 0.34
"""Of the upper picture: where a certain risk would reach."""


@dataclass(frozen=True)
class Labels:
    """The words on it; all else is numbers."""

    title: str
    tokens: str
    pace: str


def review_chart(review: Review, labels: Labels, width: float, height: float) -> str:
    """The picture, as wide and high as the page has room."""
    return _Chart(review, labels, width, height).svg()


class _Chart:
    def __init__(self, review: Review, labels: Labels, width: float, height: float) -> None:
        self._moves, self._labels = review.moves, labels
        self._width, self._height = width, height
        self._most = review.ruleset.max_score
        self._least = min(0, *(move.before.points for move in review.moves), 0)
        self._tokens = review.ruleset.max_hint_tokens
        self._last = max([1, *(move.number for move in review.moves)])
        self._floor = height - _FOOT - _STRIP - 14
        self._has_best = review.seat is None

    def svg(self) -> str:
        drawing = self._grid() + self._risk() + self._points()
        drawing += self._best() if self._has_best else self._ceiling()
        drawing += self._strip()
        return element(
            "svg",
            element("title", text_content(self._labels.title)) + drawing,
            viewBox=f"0 0 {self._width:g} {self._height:g}",
            role="img",
            font_size=12,
        )

    def _x(self, number: float) -> float:
        return _LEFT + (self._width - _LEFT - _RIGHT) * number / self._last

    def _y(self, points: float) -> float:
        share = (points - self._least) / (self._most - self._least)
        return self._floor - (self._floor - _TOP) * share

    def _grid(self) -> str:
        drawing = ""
        for points in range(0, self._most + 1, 5):
            drawing += _line(
                self._x(0), self._y(points), (self._x(self._last), self._y(points)), "var(--line)"
            )
            drawing += _text(str(points), _LEFT - 6, self._y(points) + 4, "end")
        step = next(each for each in (5, 10, 20, 50, 100, 1000) if self._last / each < 8)
        for number in range(0, self._last + 1, step):
            drawing += _text(str(number), self._x(number), self._height - 4, "middle")
        return drawing

    def _risk(self) -> str:
        """How likely each move did harm, for all its mover knew."""
        tops = [(0.0, Fraction(0))]
        for move in self._moves:
            tops += [(move.number - 0.5, move.risk)]
        tops.append((float(self._last), Fraction(0)))
        high = (self._floor - _TOP) * _RISK_HEIGHT
        points = [(self._x(number), self._floor - high * float(risk)) for number, risk in tops]
        return element(
            "path",
            d=f"M{_LEFT:g} {self._floor:g}{_lines(points)}V{self._floor:g}Z",
            fill="var(--ember)",
            opacity=0.38,
        )

    def _points(self) -> str:
        path = self._steps(self._moves, lambda move: move.after.points, self._start_points())
        return _path(path, "var(--lantern)", 2.4)

    def _start_points(self) -> int:
        return self._moves[0].before.points if self._moves else 0

    def _ceiling(self) -> str:
        """From one seat's eyes: the highest score that lay open."""
        start = self._moves[0].before.ceiling if self._moves else self._most
        path = self._steps(self._moves, lambda move: move.after.ceiling, start)
        return _path(path, "var(--text)", 2.2)

    def _best(self) -> str:
        """The curve, where it is not known what is possible as a band; drops with their cost."""
        drawing = band = ""
        at = [self._moves[0].reachable_before] if self._moves else []
        at += [move.reachable_after for move in self._moves]
        known = [each for each in at if each is not None]
        for place, reachable in enumerate(known[:-1]):
            if not reachable.is_exact:
                top, foot = self._y(reachable.bound), self._y(reachable.best)
                band += element(
                    "rect",
                    x=self._x(place),
                    y=top,
                    width=self._x(place + 1) - self._x(place),
                    height=foot - top,
                    fill="var(--text)",
                    opacity=0.16,
                )
        if known:
            path = self._steps(
                self._moves,
                lambda move: move.reachable_after.best if move.reachable_after else 0,
                known[0].best,
            )
            drawing += _path(path, "var(--text)", 2.2)
        for move in self._moves:
            drawing += self._drop(move)
        return band + drawing

    def _drop(self, move: ReviewedMove) -> str:
        before, after = move.reachable_before, move.reachable_after
        if not move.least_drop or before is None or after is None:
            return ""
        x, top, foot = self._x(move.number), self._y(before.best), self._y(after.best)
        drawing = _line(x, top, (x, foot), "var(--ember)", 3.2)
        drawing += element("path", d=f"M{x - 5:g} {foot + 4:g}h10l-5 8Z", fill="var(--ember)")
        is_late = x > self._width - 40
        return drawing + element(
            "text",
            f"−{move.least_drop}",
            x=x - 7 if is_late else x + 6,
            y=(top + foot) / 2 + 1 if foot - top > 14 else top - 5,
            fill="var(--ember)",
            font_weight=700,
            text_anchor="end" if is_late else "start",
        )

    def _strip(self) -> str:
        """Tokens as columns, pace as a line, on a scale of their own."""
        foot = self._height - _FOOT
        paces = [move.after.pace for move in self._moves if move.after.pace is not None]
        most = max([self._tokens, *paces, 1])
        least = min([0, *paces])
        scale = _STRIP / (most - least)

        def y(value: float) -> float:
            return foot - (value - least) * scale

        wide = (self._width - _LEFT - _RIGHT) / self._last
        drawing = "".join(
            element(
                "rect",
                x=self._x(move.number - 1) + wide * 0.15,
                y=y(move.after.hint_tokens),
                width=wide * 0.7,
                height=move.after.hint_tokens * scale,
                fill="var(--lantern)",
                opacity=0.42,
            )
            for move in self._moves
            if move.after.hint_tokens
        )
        drawing += _line(_LEFT, y(0), (self._width - _RIGHT, y(0)), "var(--line)")
        shown = [
            (self._x(move.number - 0.5), y(move.after.pace))
            for move in self._moves
            if move.after.pace is not None
        ]
        if shown:
            (x, first), rest = shown[0], shown[1:]
            drawing += _path(f"M{x:.5g} {first:.5g}{_lines(rest)}", "var(--calm)", 2.0)
        drawing += _text(str(most), _LEFT - 6, y(most) + 6, "end")
        return drawing + _text("0", _LEFT - 6, y(0) + 4, "end")

    def _steps(
        self, moves: Sequence[ReviewedMove], value: Callable[[ReviewedMove], int], start: int
    ) -> str:
        path = f"M{self._x(0):.5g} {self._y(start):.5g}"
        for move in moves:
            path += f"H{self._x(move.number):.5g}V{self._y(value(move)):.5g}"
        return path


def _lines(points: Iterable[tuple[float, float]]) -> str:
    return "".join(f"L{x:.5g} {y:.5g}" for x, y in points)


def _path(d: str, color: str, width: float) -> str:
    return element(
        "path", d=d, fill="none", stroke=color, stroke_width=width, stroke_linejoin="round"
    )


def _line(x: float, y: float, to: tuple[float, float], color: str, width: float = 1.0) -> str:
    return element("line", x1=x, y1=y, x2=to[0], y2=to[1], stroke=color, stroke_width=width)


def _text(text: str, x: float, y: float, anchor: str) -> str:
    return element("text", text, x=x, y=y, fill="var(--text-3)", text_anchor=anchor)
