"""Writing positions: fields in a fixed order, and only those that have something to say."""

from collections.abc import Iterable, Mapping

from hanabi.game import GameState, Pending
from hanabi.game.events import HintGiven
from hanabi.notation.rules_text import ruleset_text
from hanabi.notation.text import card_name
from hanabi.rules import Card, CardId, ColorHint
from hanabi.view import View

START = "hanabi-position 1"
NOTHING = "-"
UNSEEN = "??"
GONE = "--"


def open_text(state: GameState) -> str:
    """An open position. Cards are named by their place in the deal."""
    deal = state.deal
    fields: dict[str, object] = {
        "rules": ruleset_text(state.ruleset),
        "deal": _cards(deal.deck),
        "seed": deal.seed,
        "first": deal.first_seat or None,
        "tiles": _digits(deal.tiles),
        "returns": ".".join(map(str, deal.returns)),
        "hands": _lists(state.hands),
        "fireworks": _lists(state.fireworks),
        "discards": _ids(state.discards) if state.discards else None,
        "tokens": state.hint_tokens,
        "mistakes": state.mistakes,
        "turn": state.turn,
        "left": state.turns_left,
        "turned": state.tiles_turned or None,
        "pending": _pending(state.pending),
        "hints": _hints(state.hints),
        "returned": ",".join(
            f"{back.card_id}.{back.place}.{back.draws}.{back.hints}" for back in state.returned
        ),
        "over": state.outcome and state.outcome.ending.value,
    }
    return _line("open", fields)


def view_text(view: View, *, with_possible: bool = False) -> str:
    """A seat's position, or a spectator's. Cards are named by when they were drawn."""
    fields: dict[str, object] = {
        "rules": ruleset_text(view.ruleset),
        "cards": _drawn(view),
        "deck": view.deck_size,
        "first": view.first_seat or None,
        "hands": _lists([[held.id for held in hand] for hand in view.hands]),
        "fireworks": _lists([[seen.id for seen in pile] for pile in view.fireworks]),
        "discards": _ids([seen.id for seen in view.discards]) if view.discards else None,
        "tokens": view.hint_tokens,
        "mistakes": view.mistakes,
        "turn": view.next_seat,
        "left": view.turns_left,
        "tiles": _digits(view.tiles),
        "pending": _pending(view.pending),
        "hints": _hints(view.hints),
        "possible": None,
        "over": view.outcome and view.outcome.ending.value,
    }
    if with_possible:
        fields["possible"] = "/".join(
            ".".join(f"{held.possible:x}" for held in hand) or NOTHING for hand in view.hands
        )
    return _line("watching" if view.seat is None else f"seat:{view.seat}", fields)


def _line(kind: str, fields: Mapping[str, object]) -> str:
    words = [f"{name}={value}" for name, value in fields.items() if value not in (None, "")]
    return " ".join([START, kind, *words])


def _cards(cards: Iterable[Card]) -> str:
    return "".join(map(card_name, cards))


def _drawn(view: View) -> str:
    """The faces in the order in which they were drawn: unseen ones, and numbers whose card
    went back into the deck, included."""
    faces = {held.id: held.card for hand in view.hands for held in hand}
    faces |= {seen.id: seen.card for pile in (*view.fireworks, view.discards) for seen in pile}
    return "".join(
        GONE if number not in faces else _face(faces[number])
        for number in map(CardId, range(max(faces) + 1))
    )


def _face(card: Card | None) -> str:
    return UNSEEN if card is None else card_name(card)


def _ids(card_ids: Iterable[CardId]) -> str:
    return ".".join(map(str, card_ids)) or NOTHING


def _lists(piles: Iterable[Iterable[CardId]]) -> str:
    return "/".join(map(_ids, piles))


def _digits(numbers: Iterable[int]) -> str:
    return "".join(str(int(number)) for number in numbers)


def _pending(pending: Pending | None) -> str | None:
    return None if pending is None else f"{int(pending.tile)}:{pending.choice.value}"


def _hints(hints: Iterable[HintGiven]) -> str:
    """``0>1r+5.7-6.8`` for each: who told whom what, what it touched and what not."""
    words = []
    for given in hints:
        hint = given.hint
        what = hint.color.value[0] if isinstance(hint, ColorHint) else hint.rank
        touched, untouched = (
            ".".join(map(str, card_ids)) for card_ids in (given.touched, given.untouched)
        )
        price = "!" if given.free else ""
        words.append(f"{given.seat}>{hint.to}{what}+{touched}-{untouched}{price}")
    return ",".join(words)
