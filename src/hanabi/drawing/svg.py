"""Elements of SVG as text, and whole documents of them."""

from hashlib import sha256
from xml.sax.saxutils import escape, quoteattr

from hanabi.drawing.colors import Theme, painted
from hanabi.drawing.symbols import definitions, with_own_names


def element(tag: str, content: str = "", **attributes: object) -> str:
    """One element; ``stroke_width`` is the attribute ``stroke-width``. None is left out."""
    written = "".join(
        f" {name.replace('_', '-')}={quoteattr(_number(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def use(
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    color: str | None = None,
    opacity: float | None = None,
) -> str:
    """A drawing of ``symbols.svg`` at a place; ``color`` for those that have none of their own."""
    return element(
        "use", href=f"#{name}", x=x, y=y, width=width, height=height, color=color, opacity=opacity
    )


def text_content(text: str) -> str:
    """Text between tags."""
    return escape(text)


def document(drawing: str, width: float, height: float, label: str, theme: Theme | None) -> str:
    """A picture that stands alone: with what it refers to, its colours, and its label for
    those who cannot see it. Its names are its own, so that many may stand on one page. Without
    a theme its colours stay names, for a page that has them as custom properties."""
    whole = f"<defs>{definitions(drawing)}</defs>{drawing}"
    if theme is not None:
        whole = painted(whole, theme)
    prefix = f"h{sha256(whole.encode()).hexdigest()[:8]}-"
    return element(
        "svg",
        element("title", text_content(label)) + with_own_names(whole, prefix),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        width=width,
        height=height,
        role="img",
    )


def _number(value: object) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)
