"""Observations beyond OpenSpiel's game: every ruleset, beliefs, variants, wrong use."""

from random import Random
from typing import Any

import numpy as np
import pytest

from hanabi.fast import Batch, RowGame
from hanabi.fast.bridge import read_state
from hanabi.fast.encode import ENCODERS, Encoder, layout
from hanabi.fast.engine.layout import HANDS, KINDS, PENDING, SIZES
from hanabi.game import deal_from_seed
from hanabi.rules import HanabiError, Ruleset, Seat, ruleset
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.fast_engine import FastEngine
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import View, view_of
from tests.sizes import scaled

RULES = every_ruleset()
EVERY = scaled(fast=128, normal=48, long=16)


def games_of(rules: Ruleset, seed: int) -> list[RowGame]:
    """The positions of one game that gets somewhere."""
    rng = Random(seed)
    position = FastEngine().start(rules, deal_from_seed(rules, seed, Seat(0)))
    player = LivelyPlayer(rng, rng.choice((0.8, 1.0)))
    found = [position.game]
    while position.outcome is None:
        position = position.apply(player.choose(position))
        found.append(position.game)
    return found


@pytest.mark.parametrize("piece", range(4))
def test_an_observation_says_what_the_view_says_in_every_ruleset(piece: int) -> None:
    """Written a second time from the view, as a reader of the layout would."""
    for number in range(piece, len(RULES), EVERY):
        rules = RULES[number]
        encoder = Encoder(rules)
        for game in games_of(rules, number)[::9]:
            state = read_state(game)
            for seat in range(rules.players):
                seen = encoder.encode_game(game, seat)
                told = {name: list(seen[place]) for name, place in encoder.layout.items()}
                width = len(rules.cards) + len(rules.colors) + len(rules.ranks)
                cards = np.array(told["knowledge"]).reshape(-1, width)
                told["knowledge"] = cards[:, : len(rules.cards)].ravel().tolist()
                wanted = from_view(view_of(state, Seat(seat)))
                assert {name: told[name] for name in wanted} == wanted


def from_view(view: View) -> dict[str, list[int]]:
    rules, seat = view.ruleset, view.seat
    assert seat is not None
    kinds, players = len(rules.cards), rules.players
    kind_of = {card: kind for kind, card in enumerate(rules.cards)}
    order = [(seat + offset) % players for offset in range(players)]
    hands: list[int] = []
    knowledge: list[int] = []
    for holder in order:
        for place in range(rules.hand_size):
            held = view.hands[holder][place] if place < len(view.hands[holder]) else None
            kind = None if held is None or held.card is None else kind_of[held.card]
            if holder != seat:
                hands += [int(place == kind) for place in range(kinds)]
            hinted = 0 if held is None else held.hinted
            knowledge += [hinted >> place & 1 for place in range(kinds)]
    discarded = [seen.card for seen in view.discards]
    discards: list[int] = []
    for card in rules.cards:
        copies, gone = rules.copies_of(card), discarded.count(card)
        discards += [1] * gone + [0] * (copies - gone)
    wanted = {
        "hands": hands,
        "missing": [int(len(view.hands[seat]) < rules.hand_size) for seat in order],
        "fireworks": [
            int(height == level + 1) for height in view.heights for level in range(len(rules.ranks))
        ],
        "hint_tokens": _thermometer(view.hint_tokens, rules.max_hint_tokens),
        "lives": _thermometer(rules.max_mistakes - view.mistakes, rules.max_mistakes),
        "deck": _thermometer(view.deck_size, len(rules.deck) - players * rules.hand_size),
        "discards": discards,
        "knowledge": knowledge,
    }
    if rules.options.five_flamboyants:
        wanted["tiles"] = [int(tile in set(view.tiles)) for tile in range(1, 7)]
        if view.pending is None:
            wanted["pending"] = [0] * 5
    return wanted


def _thermometer(value: int, length: int) -> list[int]:
    return [1] * value + [0] * (length - value)


def test_moves_of_the_expansions_can_be_read_off() -> None:
    """Rewards, announcements and whose turn it is: each of these bits is set at some time."""
    options = {"five-flamboyants": True, "timed-display": True, "expert": True}
    rules = ruleset(3, options=options)
    encoder = Encoder(rules)
    seen = {name: np.zeros(place.stop - place.start) for name, place in encoder.layout.items()}
    for seed in range(60):
        for game in games_of(rules, seed):
            told = np.array(encoder.encode_game(game, 0))
            for name, place in encoder.layout.items():
                seen[name] += told[place]
            assert told[encoder.layout["turn"]].sum() == 1
            assert told[encoder.layout["pending"]].sum() == (game.row[PENDING] != 0)
    for name in ("turn", "announced", "last_type", "tiles"):
        assert seen[name].all(), name
    assert np.count_nonzero(seen["pending"]) >= 4
    assert np.count_nonzero(seen["last_reward"]) >= 3  # declining takes an empty deck as well


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_are_copies_left_among_the_kinds_that_hints_leave(players: int) -> None:
    rules = ruleset(players)
    batch, encoder = Batch(rules, 32), Encoder(rules, "v0")
    plain = Encoder(rules)
    batch.deal(seed=1)
    shape = (32, players, encoder.length)
    shares, bits = np.zeros(shape, np.float32), np.zeros(shape, np.uint8)
    rng = np.random.default_rng(players)
    while not batch.is_over.all():
        masks = batch.masks()
        batch.step((masks * rng.random(masks.shape)).argmax(axis=1))
        encoder.encode_rows(batch.rows, shares, "all")
        plain.encode_rows(batch.rows, bits, "all")
        start = encoder.layout["knowledge"].start
        np.testing.assert_array_equal(shares[..., :start], bits[..., :start])
        cards = (32, players, players, rules.hand_size, -1)
        told, wanted = (array[..., start:].reshape(cards) for array in (shares, bits))
        np.testing.assert_array_equal(told[..., 25:], wanted[..., 25:])
        left = _copies_left(batch)[:, None, None, None] * wanted[..., :25]
        total = left.sum(axis=-1, keepdims=True)
        np.testing.assert_allclose(told[..., :25], left / np.maximum(total, 1), atol=1e-6)
    game = batch[0]
    np.testing.assert_allclose(np.array(encoder.encode_game(game, 1)), shares[0, 1], atol=1e-6)


def _copies_left(batch: Batch) -> np.ndarray[Any, np.dtype[np.int64]]:
    left = np.array([[3, 2, 2, 2, 1] * 5] * len(batch))
    for number, fields in enumerate(batch.fields):
        for entry in fields["pile"][: fields["piled"]].tolist():
            left[number, fields["kinds"][entry if entry >= 0 else -1 - entry]] -= 1
    return left


@pytest.mark.parametrize(("players", "length"), [(2, 308), (3, 431), (4, 481), (5, 580)])
def test_the_minimal_variant_is_the_rest_without_knowledge(players: int, length: int) -> None:
    rules = ruleset(players)
    game = games_of(rules, 1)[20]
    minimal = Encoder(rules, "hle-minimal").encode_game(game, 1)
    assert len(minimal) == length
    assert minimal == Encoder(rules).encode_game(game, 1)[:length]


def test_the_seer_knows_every_card() -> None:
    rules = ruleset(2)
    game = games_of(rules, 1)[3]
    encoder = Encoder(rules, "hle-seer")
    cards = np.array(encoder.encode_game(game, 0))[encoder.layout["knowledge"]].reshape(10, 35)
    assert (cards[:, :25].sum(axis=1) == 1).all()
    assert (cards[:, 25:].sum(axis=1) == 2).all()


def test_the_open_encoder_adds_the_observer_s_own_hand() -> None:
    for rules in RULES[::9]:
        game = games_of(rules, 1)[-1]
        plain, encoder = Encoder(rules), Encoder(rules, "hle-open")
        for seat in range(rules.players):
            seen = np.array(encoder.encode_game(game, seat))
            assert seen[: plain.length].tobytes() == bytes(plain.encode_game(game, seat))
            own = seen[encoder.layout["own_hand"]].reshape(rules.hand_size, -1)
            held = game.row[SIZES + seat]
            first = HANDS + seat * rules.hand_size
            kinds = [game.row[KINDS + game.row[first + place]] for place in range(held)]
            assert own[:held].argmax(axis=1).tolist() == kinds
            assert own.sum(axis=1).tolist() == [1] * held + [0] * (rules.hand_size - held)


@pytest.mark.parametrize("encoder", ENCODERS)
def test_sections_follow_each_other_without_gaps(encoder: Any) -> None:
    for rules in RULES[::7]:
        at = 0
        for section in layout(rules, encoder).values():
            assert section.start == at
            at = section.stop
        assert Encoder(rules, encoder).length == at


@pytest.mark.parametrize(
    ("sentence", "rows", "out", "observer"),
    [
        ("rows must be", np.zeros((4, 8), np.int8), np.zeros((4, 658), np.uint8), "mover"),
        ("out must be", None, np.zeros((4, 659), np.uint8), "mover"),
        ("out must be", None, np.zeros((4, 658), np.int64), "mover"),
        ("out must be", None, np.zeros((4, 658), np.uint8), "all"),
        ("no seat 2", None, np.zeros((4, 658), np.uint8), 2),
    ],
)
def test_wrong_arrays_are_refused(sentence: str, rows: Any, out: Any, observer: Any) -> None:
    batch = Batch(ruleset(2), 4)
    batch.deal(1)
    with pytest.raises(HanabiError, match=sentence):
        Encoder(ruleset(2)).encode_rows(batch.rows if rows is None else rows, out, observer)
