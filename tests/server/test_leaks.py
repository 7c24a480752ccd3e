"""Nothing leaves the server that a viewer may not know: what it cannot see is exchanged
behind its back, and not a byte of what it receives may change."""

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from hanabi.game import Deal, Game, GameState
from hanabi.rules import Tile, ruleset
from tests.server.indistinguishable_deals import (
    SentMove,
    hidden_from,
    lively_moves,
    permuted,
    place_of_return,
)
from tests.server.theatre import Script, Theatre, catch_up, quiet, transcript

Box = tuple[str, int, dict[str, Any]]
FIVE_SEATS: Box = ("it-2023", 5, {})
REWARDS: Box = ("pl-deluxe", 3, {"black-powder": True, "five-flamboyants": True})
BOXES: list[Box] = [
    ("ro-2013", 2, {"timed-display": True, "multicolor": "own-color-5"}),
    ("pl-deluxe", 3, {"multicolor": "every-color-10", "black-powder": True,
                      "five-flamboyants": True}),
    ("en-2016", 2, {"expert": True}),
    ("cs-2013", 4, {"multicolor": "every-color-5"}),
    FIVE_SEATS,
]  # fmt: skip
TALK = ("silent", "phrases", "free")
SPECTATORS = ("none", "hidden", "open")
MOVES_AFTER_RETURN = 6


def game_for(box: Box, seed: int, most: int | None = None) -> tuple[Game, list[SentMove]]:
    edition, seats, options = box
    game = Game.deal(ruleset(seats, edition, options), seed)
    usual = 36 if edition == "pl-deluxe" else 14
    return game, lively_moves(game, random.Random(seed), most or usual)


def settings_for(box: Box, **more: Any) -> dict[str, Any]:
    edition, seats, options = box
    return {"edition": edition, "seats": seats, "options": options, "visibility": "link", **more}


@pytest.mark.sample(fast=3, normal=15)
@pytest.mark.parametrize("spectators", SPECTATORS)
@pytest.mark.parametrize("talk", TALK)
@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_hidden_cards_change_no_byte_that_a_viewer_receives(
    theatre: Theatre, box: Box, talk: str, spectators: str
) -> None:
    rng = random.Random(f"{box[0]} {talk} {spectators}")
    game, moves = game_for(box, rng.getrandbits(32))
    clock = {"initial": 600} if talk == "phrases" else None
    settings = settings_for(box, talk=talk, spectators=spectators, clock=clock)
    viewers: list[int | None] = [rng.randrange(box[1])]
    if spectators != "none":
        viewers.append(None)
    for viewer in viewers:
        script = Script(settings, moves, viewer)
        hidden = hidden_from(game.state, viewer, spectators == "open")
        other = permuted(game.state, hidden, rng)
        assert other.deck != game.state.deal.deck
        first = transcript(theatre, script, game.state.deal)
        second = transcript(theatre, script, other)
        assert first == second


def another_deal(state: GameState, viewer: int | None, sees_hands: bool) -> Deal | None:
    """One in which all that the viewer cannot know is another: cards, the place of a card that
    tile 5 put back, tiles that are still face down. None if it knows everything."""
    rng = random.Random(len(state.draws))
    hidden = hidden_from(state, viewer, sees_hands)
    others = (permuted(state, hidden, rng) for _ in range(20))
    return next((deal for deal in others if _is_other_in_all(deal, state)), None)


def assert_same(theatre: Theatre, script: Script, state: GameState, *, sees_hands: bool) -> None:
    other = another_deal(state, script.viewer, sees_hands)
    assert other is not None
    assert transcript(theatre, script, state.deal) == transcript(theatre, script, other)


def _is_other_in_all(deal: Deal, state: GameState) -> bool:
    unturned = len(deal.tiles) - state.tiles_turned
    return (
        deal.deck != state.deal.deck
        and (deal.tiles != state.deal.tiles or unturned < 2)
        and all(
            deal.return_place(0, len(deal.deck) - back.draws) != back.place
            for back in state.returned
        )
    )


def game_with_return(seed: int) -> tuple[Game, list[SentMove]]:
    """A game to its end whose first reward is tile 5."""
    edition, seats, options = REWARDS
    dealt = Game.deal(ruleset(seats, edition, options), seed).state
    tiles = sorted(dealt.deal.tiles, key=lambda tile: tile is not Tile.RETURN_CARD)
    game = Game(dealt.ruleset, replace(dealt.deal, tiles=tuple(tiles)))
    return game, lively_moves(game, random.Random(seed), 1000)


def first_secret_return(
    viewer: int | None, *, sees_hands: bool, is_drawn: bool, seeds: Iterable[int]
) -> tuple[GameState, list[SentMove]]:
    """A position and its moves: tile 5 put a card back, which lies in the deck or was drawn again
    (some moves ago, if there was time) where this viewer does not see it."""
    for seed in seeds:
        game, moves = game_with_return(seed)
        secret = []
        for number in range(len(moves)):
            state = game.seek(number)
            place = place_of_return(state)
            is_hidden = place in hidden_from(state, viewer, sees_hands)
            if place is not None and is_hidden and (place < len(state.draws)) == is_drawn:
                secret.append(number)
        for number in secret[:MOVES_AFTER_RETURN][-1:]:
            if another_deal(game.seek(number), viewer, sees_hands):
                return game.state, moves[:number]
    raise AssertionError("no such game")


@pytest.mark.sample(fast=1, normal=5)
@pytest.mark.parametrize("first_seed", [28, 0, 100, 200])
@pytest.mark.parametrize(
    ("viewer", "spectators", "is_drawn"),
    [
        (0, "none", True),
        (1, "none", False),
        (None, "hidden", True),
        (None, "hidden", False),
        (None, "open", False),
    ],
)
def test_r44_nobody_learns_where_tile_5_put_a_card_nor_which_tiles_follow(
    theatre: Theatre, viewer: int | None, spectators: str, is_drawn: bool, first_seed: int
) -> None:
    sees_hands = spectators == "open"
    state, moves = first_secret_return(
        viewer, sees_hands=sees_hands, is_drawn=is_drawn, seeds=range(first_seed, first_seed + 50)
    )
    script = Script(settings_for(REWARDS, spectators=spectators), moves, viewer)
    assert_same(theatre, script, state, sees_hands=sees_hands)


@pytest.mark.sample(fast=1, normal=3)
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_hidden_cards_change_no_byte_until_the_move_that_ends_the_game(
    theatre: Theatre, box: Box, viewer: int | None
) -> None:
    """After it everything is told."""
    games = (game_for(box, seed, most=1000) for seed in range(100))
    game, moves = next(
        (game, moves) for game, moves in games if another_deal(game.state, viewer, False)
    )
    script = Script(settings_for(box, spectators="hidden"), moves, viewer)
    assert_same(theatre, script, game.state, sees_hands=False)


@pytest.mark.parametrize("viewer", [0, None])
def test_r04_a_spoken_code_leads_to_the_table_and_to_no_card(
    theatre: Theatre, viewer: int | None
) -> None:
    game, moves = game_for(FIVE_SEATS, 2, most=6)
    script = Script(settings_for(FIVE_SEATS, spectators="hidden"), moves, viewer, has_code=True)
    assert_same(theatre, script, game.state, sees_hands=False)


def test_the_recorder_notices_a_card_that_the_viewer_does_see(theatre: Theatre) -> None:
    game, moves = game_for(FIVE_SEATS, 1)
    settings = settings_for(FIVE_SEATS, talk="free")
    state: GameState = game.state
    seen = [card_id for card_id in state.hands[1] if card_id not in state.deck]
    deck = hidden_from(state, None, True)
    other = permuted(state, [*seen, *deck], random.Random(3))
    assert [other.deck[card_id] for card_id in seen] != [state.card(card_id) for card_id in seen]
    script = Script(settings, moves, 0)
    assert transcript(theatre, script, state.deal) != transcript(theatre, script, other)


def _pass_around(theatre: Theatre, script: Script, deal: Deal) -> list[bytes]:
    """One identity has all seats; what a connection hears that looks as one of them only."""
    theatre.time_and_chance.deal = deal
    host, tap, seat = theatre.people[0], theatre.taps[0], script.viewer
    tap.mark()
    table = host.table(**script.settings)
    for place in range(script.settings["seats"]):
        host.sit(table, place, name=f"n{place}")
    host.start(table)
    tapped, host.url = host.url, theatre.server.url
    mover = host.play(table)
    mover.until("presence")
    host.url = tapped
    viewer = host.play(table, {"seat": seat})
    viewer.until("notes")
    for mover_seat, move in script.moves:
        mover.send(type="look", seat=mover_seat)
        mover.until("notes")
        answer = mover.ask(type="move", seq=mover.seq, move=move)
        assert answer["type"] == "ack", (answer, move)
        catch_up([viewer], answer["seq"])
    viewer.refused(type="look", seat=4)
    viewer.send(type="look", seat=seat, last_seq=0)
    viewer.until("notes")
    host.get("/api/me/games")
    quiet([viewer])
    heard = tap.received(table)
    mover.ask(type="vote-abandon", agree=True)
    for play in (mover, viewer):
        play.close()
    return heard


@pytest.mark.parametrize("seat", range(3))
def test_r04_a_connection_of_a_shared_device_learns_what_its_seat_may_know(
    theatre: Theatre, seat: int
) -> None:
    """Another connection of the same identity looks as the others all the while."""
    box: Box = ("it-2023", 3, {})
    game, moves = game_for(box, seat)
    settings = settings_for(box, shared_device=True)
    script = Script(settings, moves, seat)
    other = permuted(game.state, hidden_from(game.state, seat, False), random.Random(seat))
    assert other.deck != game.state.deal.deck
    deals = (game.state.deal, other)
    first, second = (_pass_around(theatre, script, deal) for deal in deals)
    assert first == second
