"""What the server takes from the system's chance."""

import secrets

import pytest

from hanabi.server.time_and_chance import SystemTimeAndChance


def test_an_id_never_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-3ULrGxRdkyuFtuczgrAmQ", "--", "_3ULrGxRdkyuFtuczgrAmQ"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: next(drawn))
    assert SystemTimeAndChance().new_id() == "_3ULrGxRdkyuFtuczgrAmQ"
