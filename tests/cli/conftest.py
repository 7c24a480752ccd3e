"""The command line speaks English in tests, whatever the machine's language is."""

import pytest

from hanabi.cli.language import messages


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    messages.cache_clear()
