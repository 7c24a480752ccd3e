"""What a shell is told when somebody presses Tab."""

import pytest

from hanabi.cli import main
from hanabi.cli.completion import VARIABLE


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("hanabi si", {"simulate"}),
        ("hanabi simulate --bot smart,ha", {"smart,hat", "smart,hat-plus", "smart,hat-search"}),
        ("hanabi simulate --bot che", {"cheat"}),
        ("hanabi play --bot che", {"che"}),
        ("hanabi rules it", {"it-2023"}),
        ("hanabi play --first", {"--first-seat"}),
        ("hanabi serve --log-level w", {"warning"}),
        ("hanabi replay ga", {"ga"}),
    ],
)
def test_words_are_completed(
    words: str, found: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, "zsh_complete")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(len(words.split()) - 1))
    assert main([]) == 0
    answers = capsys.readouterr().out.splitlines()
    assert set(answers[1::3]) == found
    is_file = words.endswith((" ga", "play --bot che"))
    assert set(answers[0::3]) == {"file" if is_file else "plain"}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_asks_hanabi(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert f"{VARIABLE}={shell}_complete" in script and "hanabi" in script


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "cmd"]) == 2
    assert capsys.readouterr().err == "hanabi: SHELL is one of bash, zsh, fish, not cmd\n"
