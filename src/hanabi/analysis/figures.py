"""What all pictures of numbers share: a figure without a window, and its file."""

from pathlib import Path
from typing import Any

from hanabi.rules import HanabiError
from hanabi.rules.system_errors import system_reason


class NoPlot(HanabiError):
    """The picture cannot be drawn or written."""


def new_figure(width: float, height: float) -> Any:
    """A figure of its own, without a window or global state."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlot("no-matplotlib") from None
    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, path: Path) -> None:
    """Write the picture in the format that the file's ending names."""
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as error:
        raise NoPlot("plot-unwritable", file=str(path), why=system_reason(error)) from None


def check_format(path: Path) -> None:
    """Refuse an ending that is no picture's, before anything is counted or played."""
    formats = new_figure(1, 1).canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in formats:
        raise NoPlot("plot-format", file=str(path), known=", ".join(sorted(formats)))
