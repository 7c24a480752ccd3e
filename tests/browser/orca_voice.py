"""A synthesiser for speech-dispatcher that writes down what it is given: its module protocol on
standard input and output, the file as the argument. It is done at once, so nothing is cut short."""

import re
import sys
from pathlib import Path

# What is asked, what is answered before the lines that follow it, and after them.
_WITH_LINES = {
    "SPEAK": ("202 OK RECEIVING MESSAGE", "200 OK SPEAKING"),
    "CHAR": ("202 OK RECEIVING MESSAGE", "200 OK SPEAKING"),
    "KEY": ("202 OK RECEIVING MESSAGE", "200 OK SPEAKING"),
    "SOUND_ICON": ("202 OK RECEIVING MESSAGE", "200 OK SPEAKING"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
}
_PLAIN = {
    "INIT": "299-It writes.\n299 OK LOADED SUCCESSFULLY",
    "LIST VOICES": "200-writer\ten\tnone\n200 OK VOICE LIST SENT",
    "QUIT": "210 OK QUIT",
}
_SIGNS = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&"}


def plain(message: str) -> str:
    """Without the marks of SSML."""
    text = re.sub(r"<[^>]*>", "", message)
    for sign, letter in _SIGNS.items():
        text = text.replace(sign, letter)
    return " ".join(text.split())


def _answer(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _lines() -> str:
    found: list[str] = []
    for line in sys.stdin:
        if line.rstrip("\n") == ".":
            break
        found.append(line[1:] if line.startswith("..") else line)
    return "".join(found)


def main(spoken: Path) -> None:
    for line in sys.stdin:
        asked = line.strip()
        if asked in _WITH_LINES:
            before, after = _WITH_LINES[asked]
            _answer(before)
            message = _lines()
            _answer(after)
            if after == "200 OK SPEAKING":
                if text := plain(message):
                    with spoken.open("a", encoding="utf-8") as file:
                        file.write(f"{text}\n")
                _answer("701 BEGIN")
                _answer("702 END")
        elif asked in _PLAIN:
            _answer(_PLAIN[asked])
            if asked == "QUIT":
                return
        elif asked not in ("STOP", "PAUSE"):  # nothing is being said any more
            _answer("300 ERR UNKNOWN COMMAND")


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    main(Path(sys.argv[1]))
