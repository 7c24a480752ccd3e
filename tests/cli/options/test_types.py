"""Types of options: what they take, and their refusals in the reader's language."""

from typing import Any

import click
import pytest

from hanabi.cli.language import Refused, messages, reason
from hanabi.cli.options.types import Number, OneOf, ProxyAddresses, WholeNumber, WholeNumbers


def read(kind: click.ParamType[Any], text: str) -> Any:
    """What a command gets for ``--x`` and this text."""

    @click.command
    @click.option("--x", type=kind)
    def command(x: object) -> object:
        return x

    with command.make_context("command", ["--x", text]) as context:
        return command.invoke(context)


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (WholeNumber(), "18446744073709551616", 2**64),
        (WholeNumber(1, 3), "3", 3),
        (WholeNumbers(), "2, 3,5", (2, 3, 5)),
        (Number(0, 60), "0", 0.0),
        (Number(0, 1e9), "1e6", 1_000_000.0),
        (OneOf(("info", "error")), "INFO", "info"),
        (ProxyAddresses(), "", ""),
        (ProxyAddresses(), "*", "*"),
        (ProxyAddresses(), "127.0.0.1, 10.0.0.0/8,::1", "127.0.0.1,10.0.0.0/8,::1"),
    ],
)
def test_what_is_meant_is_read(kind: click.ParamType[Any], text: str, value: object) -> None:
    assert read(kind, text) == value


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        (WholeNumber(), "-1", "--x takes a whole number of at least 0, not -1"),
        (WholeNumber(), "1.5", "--x takes a whole number of at least 0, not 1.5"),
        (WholeNumber(1, 3), "4", "--x takes a number from 1 to 3, not 4"),
        (WholeNumber(), "9" * 5000, f"--x takes a whole number of at least 0, not {'9' * 5000}"),
        (WholeNumbers(), "2,,3", "--x takes a whole number of at least 0, not "),
        (Number(0.5, 60), "0.4", "--x takes a number from 0.5 to 60, not 0.4"),
        (Number(0, 60), "nan", "--x takes a number from 0 to 60, not nan"),
        (Number(0, 60), "-inf", "--x takes a number from 0 to 60, not -inf"),
        (OneOf(("info", "error")), "loud", "--x is one of info, error, not loud"),
        *(
            (
                ProxyAddresses(),
                f"127.0.0.1,{wrong}",
                "--x takes IP addresses or networks such as 127.0.0.1,10.0.0.0/8, or *, "
                f"not “{wrong}”",
            )
            for wrong in ("nonsense", "10.0.0.1/8", "300.0.0.1", "", "*")
        ),
    ],
)
def test_what_makes_no_sense_is_refused(
    kind: click.ParamType[Any], text: str, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(kind, text)
    assert str(refused.value) == sentence


def test_refusals_are_said_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    messages.cache_clear()
    with pytest.raises(Refused) as refused:
        read(WholeNumber(1, 3), "x")
    assert reason(refused.value) == "--x vuole un numero da 1 a 3, non x"
    messages.cache_clear()
