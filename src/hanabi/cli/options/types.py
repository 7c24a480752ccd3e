"""Types of options whose refusals are told in the reader's language.

Click converts and checks; its English sentence is replaced by one from the catalogue that
names the option, or the environment variable where the value came from there.
"""

import math
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

import click
from click import Context, Parameter, ParameterSource

from hanabi.cli.language import Refused


class WholeNumber(click.IntRange):
    """A whole number, from 0 up unless other bounds are given."""

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        super().__init__(min=least, max=most)

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_a_number(self, value, param, ctx) from None


class Number(click.FloatRange):
    """A number within bounds that may have a fraction."""

    def __init__(self, least: float, most: float) -> None:
        super().__init__(min=least, max=most)

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> float:
        try:
            number = float(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_a_number(self, value, param, ctx) from None
        if math.isnan(number):  # compares with no bound, so Click lets it through
            raise _not_a_number(self, value, param, ctx)
        return number


class WholeNumbers(click.ParamType[tuple[int, ...]]):
    """Whole numbers, separated by commas."""

    name = "numbers"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> tuple[int, ...]:
        number = WholeNumber()
        return tuple(number.convert(part.strip(), param, ctx) for part in str(value).split(","))


class NumberRange(click.ParamType[range]):
    """Whole numbers from one to another: ``1..1000``, both included."""

    name = "range"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> range:
        first, dots, last = str(value).partition("..")
        number = WholeNumber()
        if not dots:
            raise Refused("not-a-range", option=_spelled(param, ctx), value=value)
        found = range(number.convert(first, param, ctx), number.convert(last, param, ctx) + 1)
        if not found:
            raise Refused("not-a-range", option=_spelled(param, ctx), value=value)
        return found


class WebAddress(click.ParamType[str]):
    """Where a browser finds something: http or https, a name, perhaps a port, and no path."""

    name = "address"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:
        text = str(value)
        if text and not _is_web_address(text):
            raise Refused("web-address", option=_spelled(param, ctx), value=text)
        return text.rstrip("/").lower()


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        _ = parts.port  # a ValueError if it is none
    except ValueError:
        return False
    is_plain = "@" not in text and f"{parts.scheme}://{parts.netloc}" == text.rstrip("/")
    return is_plain and parts.scheme in ("http", "https") and bool(parts.hostname)


class ProxyAddresses(click.ParamType[str]):
    """IP addresses and networks, separated by commas, or ``*`` for every one. A name would never
    be that of a connection, so that the headers of the proxy that was meant would not be read."""

    name = "addresses"

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:
        parts = [part.strip() for part in str(value).split(",")]
        if parts not in ([""], ["*"]):
            for part in parts:
                if not _is_network(part):
                    raise Refused("proxy-address", option=_spelled(param, ctx), value=part)
        return ",".join(parts)


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


class OneOf(click.Choice[str]):
    """One of some words, in capitals or not."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(words, case_sensitive=False)

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:
        try:
            return str(super().convert(value, param, ctx))
        except click.BadParameter:
            raise Refused(
                "setting-value",
                name=_spelled(param, ctx),
                known=", ".join(self.choices),
                value=value,
            ) from None


def _not_a_number(
    wanted: click.IntRange | click.FloatRange,
    value: Any,
    param: Parameter | None,
    ctx: Context | None,
) -> Refused:
    named = {"option": _spelled(param, ctx), "value": value}
    if wanted.max is None:
        return Refused("not-a-number", least=wanted.min, **named)
    return Refused("number-range", least=wanted.min, most=wanted.max, **named)


def _spelled(param: Parameter | None, ctx: Context | None) -> str:
    """Where the value was read: behind an option, or in an environment variable."""
    if param is None:
        return "?"
    source = ctx.get_parameter_source(param.name) if ctx is not None and param.name else None
    if source is ParameterSource.ENVIRONMENT:
        return str(param.envvar)
    is_argument = isinstance(param, click.Argument)
    return param.metavar if is_argument and param.metavar else param.opts[0]
