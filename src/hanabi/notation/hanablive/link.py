"""Compact links: a whole game in the address of a page. Names, notes and all options but the
variant do not fit into one; a link without them has the site's own names."""

import re
import string
from typing import Any

from hanabi.notation.errors import InvalidRecord
from hanabi.notation.hanablive.reading import DISCARD, PLAY, record_of_document
from hanabi.notation.hanablive.variants import variants_by_name, variants_by_number
from hanabi.notation.hanablive.writing import NOBODY, document_of
from hanabi.notation.record import Record
from hanabi.rules import HanabiError, Ruleset

START = "https://hanab.live/shared-replay-json/"
_ALPHABET = string.ascii_lowercase + string.digits + string.ascii_uppercase
_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
_CHUNK = 20
_MOST = 10_000
_PLACE = re.compile(r"(?:https?://[\w.:-]+)?/?(?:shared-)?replay-json/", re.ASCII)
_DECK = re.compile(r"([2-6])([1-9])([1-9])([a-zA-Z0-9]*)", re.ASCII)
_ACTIONS = re.compile(r"([0-9])([0-9])((?:[a-zA-Z0-9]{2})*)", re.ASCII)
_VARIANT = re.compile(r"0|[1-9][0-9]{0,4}", re.ASCII)


def is_link(text: str) -> bool:
    """Does it look like a link that carries a game?"""
    return bool(_PLACE.match(text.strip()))


def read_link(text: str) -> Record:
    """The game that a link carries, played through: a whole address, or what stands in it
    after the last slash. The turn after ``#`` and a seed in a fourth field are let go."""
    if len(text) > _MOST:
        raise InvalidRecord("notation-length", limit=_MOST)
    body = _PLACE.sub("", text.strip(), count=1).partition("#")[0].replace("-", "")
    fields = body.split(",")
    if len(fields) not in (3, 4):
        raise _refused(text)
    deck, actions = _DECK.fullmatch(fields[0]), _ACTIONS.fullmatch(fields[1])
    if deck is None or actions is None or not _VARIANT.fullmatch(fields[2]):
        raise _refused(text)
    number = int(fields[2])
    variant = variants_by_number().get(number)
    if variant is None:
        raise InvalidRecord("hanab-live-variant", variant=number)
    players = int(deck[1])
    return record_of_document(
        {
            "players": list(_NAMES[:players]) + ["Frank"] * (players - len(_NAMES)),
            "deck": _cards(deck),
            "actions": _actions(actions),
            "options": {"variant": variant.name},
        }
    )


def write_link(record: Record) -> str:
    """The address under which the site shows the game; seats are counted from the one that begins.
    ``InvalidRecord`` where a link cannot carry it: other options than the variant, or too many
    cards."""
    document = document_of(record)
    options = document["options"]
    options.pop("startingPlayer", None)
    _count_seats_from(record.deal.first_seat, document, record.ruleset)
    number = variants_by_name()[options["variant"]].number
    if set(options) - {"variant"} or number is None:
        raise InvalidRecord("hanab-live-no-link")
    ranks = [card["rank"] for card in document["deck"]]
    low, high = min(ranks), max(ranks)
    actions = [action for action in document["actions"] if action["target"] != NOBODY]
    try:
        deck = "".join(
            _ALPHABET[card["suitIndex"] * (high - low + 1) + card["rank"] - low]
            for card in document["deck"]
        )
        body = f"{record.ruleset.players}{low}{high}{deck},{_written(actions)}"
    except IndexError:
        raise InvalidRecord("hanab-live-no-link") from None
    body += f",{number}"
    chunks = [body[at : at + _CHUNK] for at in range(0, len(body), _CHUNK)]
    return START + "-".join(chunks)


def _count_seats_from(first_seat: int, document: dict[str, Any], rules: Ruleset) -> None:
    """The same game with another number for each seat, and so for each card that was dealt."""
    players, size, deck = rules.players, rules.hand_size, document["deck"]
    seats = [(first_seat + place) % players for place in range(players)]
    order = [seat * size + place for seat in seats for place in range(size)]
    order += range(len(order), len(deck))
    document["deck"] = [deck[number] for number in order]
    for action in document["actions"]:
        before = order if action["type"] in (PLAY, DISCARD) else seats
        if action["target"] in before:
            action["target"] = before.index(action["target"])


def _cards(deck: re.Match[str]) -> list[dict[str, int]]:
    low, high = int(deck[2]), int(deck[3])
    if low != 1 or high < low:
        raise _refused(deck[0])
    numbers = (divmod(_ALPHABET.index(letter), high - low + 1) for letter in deck[4])
    return [{"suitIndex": suit, "rank": rank + low} for suit, rank in numbers]


def _actions(actions: re.Match[str]) -> list[dict[str, int]]:
    low, high, pairs = int(actions[1]), int(actions[2]), actions[3]
    if high < low:
        raise _refused(actions[0])
    result = []
    for at in range(0, len(pairs), 2):
        value, kind = divmod(_ALPHABET.index(pairs[at]), high - low + 1)
        action = {"type": kind + low, "target": _ALPHABET.index(pairs[at + 1])}
        result.append(action if value == 0 else {**action, "value": value - 1})
    return result


def _written(actions: list[dict[str, Any]]) -> str:
    if not actions:
        return "00"
    kinds = [action["type"] for action in actions]
    low, high = min(kinds), max(kinds)
    pairs = [
        _ALPHABET[(action.get("value", -1) + 1) * (high - low + 1) + action["type"] - low]
        + _ALPHABET[action["target"]]
        for action in actions
    ]
    return f"{low}{high}{''.join(pairs)}"


def _refused(text: str) -> HanabiError:
    return InvalidRecord("hanab-live-link", found=text[:40])
