"""The server's settings on the command line: flags, variables, bounds, and the page about them."""

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import click
import pytest

from hanabi.cli import main
from hanabi.cli.server.serve import serve
from hanabi.server.settings import Settings
from tests.server.guests import Guest
from tests.server.running_server import Running
from tests.waiting import PATIENCE

PAGE = (Path(__file__).parents[3] / "docs" / "operating.md").read_text(encoding="utf-8")
OPTIONS = [option for option in serve.params if isinstance(option, click.Option)]


def settings(*words: str) -> Settings:
    """What the command would serve with."""
    with serve.make_context("serve", list(words)) as context:
        return Settings(**context.params)


def test_every_setting_is_an_option_with_its_default_and_its_variable() -> None:
    assert [option.name for option in OPTIONS] == [field.name for field in fields(Settings)]
    for option in OPTIONS:
        assert option.opts == [f"--{option.name}".replace("_", "-")]
        assert option.envvar == f"HANABI_{option.name}".upper()
    assert settings() == Settings()


def test_a_flag_wins_over_a_variable_and_a_variable_over_the_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HANABI_PORT", "9000")
    monkeypatch.setenv("HANABI_BOT_DELAY", "1.5")
    monkeypatch.setenv("HANABI_SECURE_COOKIES", "yes")
    monkeypatch.setenv("HANABI_HOST", "")
    assert settings("--port", "9001") == Settings(port=9001, bot_delay=1.5, secure_cookies=True)
    monkeypatch.setenv("HANABI_SECURE_COOKIES", "0")
    assert not settings().secure_cookies
    assert settings("--secure-cookies").secure_cookies


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("HANABI_PORT", "x", "HANABI_PORT takes a number from 0 to 65535, not x"),
        ("HANABI_PORT", "-1", "HANABI_PORT takes a number from 0 to 65535, not -1"),
        ("HANABI_BOT_LIMIT", "0", "HANABI_BOT_LIMIT takes a number from 0.01 to 3600, not 0"),
        ("HANABI_BOT_DELAY", "inf", "HANABI_BOT_DELAY takes a number from 0 to 60, not inf"),
        ("HANABI_BOT_DELAY", "nan", "HANABI_BOT_DELAY takes a number from 0 to 60, not nan"),
        (
            *("HANABI_TRUSTED_PROXIES", "my-proxy"),
            "HANABI_TRUSTED_PROXIES takes IP addresses or networks such as 127.0.0.1,10.0.0.0/8, "
            "or *, not “my-proxy”",
        ),
        (
            *("HANABI_LOG_LEVEL", "loud"),
            "HANABI_LOG_LEVEL is one of debug, info, warning, error, critical, not loud",
        ),
        (
            *("HANABI_SECURE_COOKIES", "maybe"),
            "HANABI_SECURE_COOKIES is one of true, false, not maybe",
        ),
    ],
)
def test_a_variable_that_makes_no_sense_is_refused_by_its_name(
    variable: str,
    value: str,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == f"hanabi: {reason}\n"


def test_help_tells_default_bounds_and_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Default: 8265. From 0 to 65535. Variable: HANABI_PORT." in printed
    for option in OPTIONS:
        assert f"Variable: {option.envvar}." in printed


def test_the_page_for_operators_has_every_setting_with_its_default_and_bounds() -> None:
    rows = re.findall(r"^\| `(--[a-z-]+)` \| ([^|]*?) ?\| ([^|]*?) ?\|", PAGE, re.MULTILINE)
    assert rows == [(option.opts[0], _default(option), _bounds(option)) for option in OPTIONS]


def _default(option: click.Option) -> str:
    if not option.show_default:
        return ""
    return f"{option.default:g}" if isinstance(option.default, float) else str(option.default)


def _bounds(option: click.Option) -> str:
    match option.type:
        case click.IntRange(min=least, max=most) | click.FloatRange(min=least, max=most):
            return f"{least} to {most}"
        case click.Choice(choices=words):
            return ", ".join(words)
        case _:
            return ""


@pytest.mark.processes
def test_serve_starts_with_nothing_set_up_and_stops_when_told(tmp_path: Path) -> None:
    environment = {**os.environ, "HANABI_PORT": "0", "HANABI_DATA": str(tmp_path / "new" / "data")}
    command = "import sys; from hanabi.cli import main; sys.exit(main(['serve']))"
    with subprocess.Popen(
        [sys.executable, "-c", command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        url = process.stdout.readline().decode().split()[-1]
        guest = Guest(url.rstrip("/"), "Ana")
        guest.table()
        guest.close()
        process.terminate()
        process.wait(PATIENCE)
        assert b"Traceback" not in process.stderr.read()
    assert (tmp_path / "new" / "data" / "hanabi.db").exists()


def test_a_flag_that_is_no_value_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bot-limit", "inf"]) == 2
    assert "--bot-limit" in capsys.readouterr().err


def test_an_address_in_use_is_told_in_one_line(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Not with the data of whoever runs the tests, which may be another version's.
    assert main(["serve", "--port", str(server.port), "--data", str(tmp_path / "other")]) == 2
    assert str(server.port) in capsys.readouterr().err


def test_serve_refuses_a_database_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "hanabi.db").write_text("my shopping list " * 100)
    assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "it is no SQLite database (SQLITE_NOTADB)" in capsys.readouterr().err
