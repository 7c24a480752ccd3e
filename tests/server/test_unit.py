"""The unit of docs/operating.md: systemd itself finds nothing wrong with it."""

import re
import sys
from pathlib import Path

import pytest

from tests.server.systemd import HOW, complaints, find

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def unit() -> str:
    found = re.search(r"^```ini\n(\[Unit\].*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_the_unit_raises_the_limit_of_files_and_gives_little_else() -> None:
    for line in ("LimitNOFILE=65536", "User=hanabi", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert f"\n{line}\n" in unit()


def test_the_proxy_keeps_the_port() -> None:
    assert "proxy_set_header Host $http_host;" in PAGE


@pytest.mark.processes
@pytest.mark.skipif(find() is None, reason=HOW)
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "hanabi.service"
    file.write_text(unit().replace("/opt/hanabi/bin/hanabi", sys.executable), encoding="utf-8")
    assert complaints(file) == []


@pytest.mark.processes
@pytest.mark.skipif(find() is None, reason=HOW)
def test_systemd_would_say_what_it_does_not_understand(tmp_path: Path) -> None:
    file = tmp_path / "hanabi.service"
    file.write_text(unit().replace("/opt/hanabi/bin/hanabi", "/no/such/program"), encoding="utf-8")
    assert complaints(file) != []
