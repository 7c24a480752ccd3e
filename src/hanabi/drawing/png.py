"""A picture as PNG, by resvg: the extra ``pictures``."""

from hanabi.rules import HanabiError


class MissingPictures(HanabiError):
    """The extra that makes PNG is not installed."""


def png_of(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, at twice its size or of the given width. Needs no fonts: what is
    written in our pictures is drawn, unless a name has letters of which we have no drawing."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise MissingPictures("no-resvg") from None
    if width is None:
        return bytes(svg_to_bytes(svg_string=svg, zoom=2))
    return bytes(svg_to_bytes(svg_string=svg, width=width))
