"""Reading positions. A view is read by way of a position that this seat could not tell from
the true one: the cards that it does not see may lie in any order, so any will do.
"""

import re
from collections import Counter
from dataclasses import replace

from hanabi.game import Choice, Deal, Ending, GameState, Pending, Returned
from hanabi.game.ending import outcome_of
from hanabi.game.events import HintGiven
from hanabi.notation.position_check import check_position
from hanabi.notation.position_fields import Fields
from hanabi.notation.position_writing import GONE, UNSEEN
from hanabi.notation.rules_text import parse_ruleset
from hanabi.notation.text import parse_card
from hanabi.rules import (
    Card,
    CardId,
    Color,
    ColorHint,
    HanabiError,
    Hint,
    RankHint,
    Ruleset,
    Seat,
    Tile,
)
from hanabi.view import View, spectator_view, view_of

_TILES = re.compile(r"[1-6]{1,6}", re.ASCII)
_PENDING = re.compile(r"([1-6]):([a-z-]+)", re.ASCII)
_RETURNED = re.compile(r"\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}", re.ASCII)
_HINT = re.compile(
    r"(?P<seat>\d)>(?P<to>\d)(?P<what>[a-z1-9])\+(?P<touched>[\d.]*)-(?P<untouched>[\d.]*)(?P<free>!?)",
    re.ASCII,
)
_HEXADECIMAL = re.compile(r"[0-9a-f]{1,10}", re.ASCII)
_COLORS = {color.value[0]: color for color in Color}
_CHOICES = {choice.value: choice for choice in Choice}
_ENDINGS = {ending.value: ending for ending in Ending}


def open_position(fields: Fields) -> GameState:
    """Everything, to be played on."""
    rules = _rules(fields)
    deal = Deal(
        deck=_faces(fields, "deal"),
        first_seat=_first_seat(fields, rules),
        tiles=_tiles(fields) if rules.options.five_flamboyants else (),
        returns=fields.ids("returns") if fields.has("returns") else (),
        seed=fields.seed(),
    )
    try:
        deal.check(rules)
    except HanabiError as error:
        raise fields.wrong("deal", error) from None
    hands = fields.lists("hands", rules.players)
    fireworks = fields.lists("fireworks", len(rules.suits))
    discards = fields.ids("discards") if fields.has("discards") else ()
    on_table = sum(map(len, (*hands, *fireworks, discards)))
    returned = _returned(fields, len(deal.deck))
    deck, draws = _deck_and_draws(fields, len(deal.deck), on_table, returned)
    turned = fields.number_or("turned", 0)
    if turned > len(deal.tiles):
        raise fields.wrong("turned")
    state = GameState(
        ruleset=rules,
        deal=deal,
        hands=hands,
        deck=deck,
        draws=draws,
        fireworks=fireworks,
        discards=discards,
        hint_tokens=fields.number("tokens"),
        mistakes=fields.number("mistakes"),
        turn=fields.seat("turn", rules.players),
        turns_left=fields.number_or("left", None),
        tiles_turned=turned,
        pending=_pending(fields),
        hints=_hints(fields, rules, len(deal.deck)),
        returned=returned,
    )
    return _ended(fields, state, frozenset(range(len(deal.deck))))


def seen_position(fields: Fields) -> View:
    """What one seat sees, or a spectator."""
    rules = _rules(fields)
    faces = _seen_faces(fields)
    hands = fields.lists("hands", rules.players)
    state = _with_unseen_cards(fields, rules, faces, hands)
    known = frozenset(number for number, face in enumerate(faces) if isinstance(face, Card))
    state = _ended(fields, state, known)
    seen = [card_id for pile in (*state.fireworks, state.discards) for card_id in pile]
    if not known.issuperset(seen):
        raise fields.wrong("cards")
    view = _view(fields, state, known)
    for hand in view.hands:
        for held in hand:
            if (held.card is not None) != (held.id in known):
                raise fields.wrong("cards")
    return _with_possible(fields, view) if fields.has("possible") else view


def _view(fields: Fields, state: GameState, known: frozenset[int]) -> View:
    if fields.kind == "watching":
        is_open = any(card_id in known for hand in state.hands for card_id in hand)
        return spectator_view(state, hands_open=is_open)
    seat = int(fields.kind.removeprefix("seat:"))
    if seat >= state.ruleset.players:
        raise fields.wrong_kind()
    return view_of(state, Seat(seat))


def _with_unseen_cards(
    fields: Fields,
    rules: Ruleset,
    faces: list[Card | str],
    hands: tuple[tuple[CardId, ...], ...],
) -> GameState:
    """The position, with what is not seen filled in from the cards that are left. A number
    whose card went back into the deck belongs to none of them: any face will do."""
    deck_size = fields.number("deck")
    left = list((Counter(rules.deck) - Counter(c for c in faces if isinstance(c, Card))).elements())
    unseen = faces.count(UNSEEN) + deck_size
    gone = faces.count(GONE)
    if len(left) != unseen or len(faces) + deck_size - gone != len(rules.deck):
        raise fields.wrong("cards")
    hidden = iter(left)
    cards: list[Card] = []
    for face in faces:
        if isinstance(face, Card):
            cards.append(face)
        else:
            cards.append(next(hidden) if face == UNSEEN else rules.cards[0])
    tiles = _tiles(fields) if fields.has("tiles") else ()
    if tiles and not rules.options.five_flamboyants:
        raise fields.wrong("tiles")
    to_come = tuple(tile for tile in Tile if tile not in tiles)
    is_over = fields.has("over")
    return GameState(
        ruleset=rules,
        deal=Deal(
            deck=(*cards, *hidden),
            first_seat=_first_seat(fields, rules),
            tiles=tiles + to_come if rules.options.five_flamboyants else (),
        ),
        hands=hands,
        deck=tuple(map(CardId, range(len(faces), len(faces) + deck_size))),
        draws=tuple(map(CardId, range(len(faces)))),
        fireworks=fields.lists("fireworks", len(rules.suits)),
        discards=fields.ids("discards") if fields.has("discards") else (),
        hint_tokens=fields.number("tokens"),
        mistakes=fields.number("mistakes"),
        turn=Seat(0) if is_over else fields.seat("turn", rules.players),
        turns_left=fields.number_or("left", None),
        tiles_turned=len(tiles),
        pending=_pending(fields),
        hints=_hints(fields, rules, len(faces)),
    )


def _with_possible(fields: Fields, view: View) -> View:
    """What counting leaves, as it is written: it goes back to a card that lies open no more."""
    hands = fields.text("possible").split("/")
    if len(hands) != len(view.hands):
        raise fields.wrong("possible")
    result = []
    for hand, text in zip(view.hands, hands, strict=True):
        words = [] if not hand and text == "-" else text.split(".")
        if len(words) != len(hand) or not all(map(_HEXADECIMAL.fullmatch, words)):
            raise fields.wrong("possible")
        kinds = [int(word, 16) for word in words]
        for held, possible in zip(hand, kinds, strict=True):
            if not possible or possible & ~held.hinted:
                raise fields.wrong("possible")
        result.append(
            tuple(held._replace(possible=each) for held, each in zip(hand, kinds, strict=True))
        )
    return replace(view, hands=tuple(result))


def _rules(fields: Fields) -> Ruleset:
    text = fields.text("rules")
    try:
        return parse_ruleset(text)
    except HanabiError as error:
        raise fields.wrong("rules", error) from None


def _first_seat(fields: Fields, rules: Ruleset) -> Seat:
    return fields.seat("first", rules.players) if fields.has("first") else Seat(0)


def _faces(fields: Fields, name: str) -> tuple[Card, ...]:
    text = fields.text(name)
    try:
        return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))
    except HanabiError as error:
        raise fields.wrong(name, error) from None


def _seen_faces(fields: Fields) -> list[Card | str]:
    text = fields.text("cards")
    words = [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        return [word if word in (UNSEEN, GONE) else parse_card(word) for word in words]
    except HanabiError as error:
        raise fields.wrong("cards", error) from None


def _tiles(fields: Fields) -> tuple[Tile, ...]:
    numbers = fields.match("tiles", _TILES, list)
    if len(set(numbers)) < len(numbers):
        raise fields.wrong("tiles")
    return tuple(Tile(int(number)) for number in numbers)


def _pending(fields: Fields) -> Pending | None:
    if not fields.has("pending"):
        return None
    tile, choice = fields.match("pending", _PENDING, lambda text: text.split(":"))
    if choice not in _CHOICES:
        raise fields.wrong("pending")
    return Pending(Tile(int(tile)), _CHOICES[choice])


def _hints(fields: Fields, rules: Ruleset, cards: int) -> tuple[HintGiven, ...]:
    if not fields.has("hints"):
        return ()
    return tuple(_hint(fields, rules, cards, word) for word in fields.text("hints").split(","))


def _hint(fields: Fields, rules: Ruleset, cards: int, word: str) -> HintGiven:
    found = _HINT.fullmatch(word)
    if found is None:
        raise fields.wrong("hints")
    seat, to, what = Seat(int(found["seat"])), Seat(int(found["to"])), found["what"]
    hint: Hint
    if what.isdigit():
        hint = RankHint(to, int(what))
    elif what in _COLORS:
        hint = ColorHint(to, _COLORS[what])
    else:
        raise fields.wrong("hints")
    is_known = (
        hint.rank in rules.ranks if isinstance(hint, RankHint) else hint.color in rules.colors
    )
    touched, untouched = (_hint_ids(fields, found[name]) for name in ("touched", "untouched"))
    named = (*touched, *untouched)
    is_told = seat != to and max(seat, to) < rules.players and len(set(named)) == len(named)
    if (
        not is_known
        or not is_told
        or len(named) > rules.hand_size
        or max(named, default=0) >= cards
    ):
        raise fields.wrong("hints")
    return HintGiven(seat, hint, touched, untouched, bool(found["free"]))


def _hint_ids(fields: Fields, text: str) -> tuple[CardId, ...]:
    words = text.split(".") if text else []
    if not all(word.isdigit() for word in words):
        raise fields.wrong("hints")
    return tuple(CardId(int(word)) for word in words)


def _returned(fields: Fields, cards: int) -> tuple[Returned, ...]:
    if not fields.has("returned"):
        return ()
    result = []
    for word in fields.text("returned").split(","):
        if not _RETURNED.fullmatch(word):
            raise fields.wrong("returned")
        card_id, place, draws, hints = map(int, word.split("."))
        if card_id >= cards:
            raise fields.wrong("returned")
        result.append(Returned(CardId(card_id), place, draws, hints))
    return tuple(result)


def _deck_and_draws(
    fields: Fields, cards: int, on_table: int, returned: tuple[Returned, ...]
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Both follow from the deal, from how many cards left the deck, and from those put back."""
    deck, draws = list(map(CardId, range(cards))), list[CardId]()
    for back in returned:
        while len(draws) < back.draws and deck:
            draws.append(deck.pop(0))
        was_drawn = back.card_id in draws and back.card_id not in deck
        if len(draws) != back.draws or not was_drawn or back.place > len(deck):
            raise fields.wrong("returned")
        deck.insert(back.place, back.card_id)
    while deck and len(deck) > cards - on_table:
        draws.append(deck.pop(0))
    if len(deck) != cards - on_table:
        raise fields.wrong("hands")
    return tuple(deck), tuple(draws)


def _ended(fields: Fields, state: GameState, known: frozenset[int]) -> GameState:
    """The position, over if it says so, and checked: such a position must be able to be."""
    if fields.has("over"):
        ending = _ENDINGS.get(fields.text("over"))
        if ending is None:
            raise fields.wrong("over")
        state = state.but(outcome=outcome_of(state.ruleset, ending, state.points))
    wrong = check_position(state, known)
    if wrong is not None:
        raise fields.wrong(wrong)
    return state
