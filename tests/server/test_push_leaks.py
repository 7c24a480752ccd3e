"""What a push service and a device get while their owner is away: the same, whatever the cards."""

import random

from hanabi.game import Deal, Game
from hanabi.rules import ruleset
from tests.server.indistinguishable_deals import SentMove, hidden_from, lively_moves, permuted
from tests.server.push_service import PushService
from tests.server.theatre import Theatre
from tests.waiting import wait_until

_CIPHERED = {"authorization", "date", "topic", "crypto-key", "host"}
"""Headers that differ from message to message; the topic is the table's id."""


def pushed(
    theatre: Theatre, service: PushService, moves: list[SentMove], deal: Deal
) -> list[tuple[str, dict[str, str]]]:
    """What the device on seat 1 is told: its owner comes for each of their moves, and goes."""
    theatre.time_and_chance.deal = deal
    service.received.clear()
    service.headers.clear()
    people = theatre.people[:2]
    table = people[0].table(edition="it-2023", visibility="link", pace="correspondence")
    people[1].sit(table, 1)
    people[0].start(table)
    turns = 0
    for seat, move in moves:
        if seat == 1:
            turns += 1
            wait_until(lambda: len(service.received) == turns, "a message")  # noqa: B023
        play = people[seat].play(table)
        play.until("presence", seats=[place == seat for place in range(2)])  # the other is away
        assert play.ask(type="move", seq=play.seq, move=move)["type"] == "ack"
        play.close()
    told = [str(message).replace(table, "TABLE") for message in service.received]
    headers = [
        {name: text for name, text in sent.items() if name not in _CIPHERED}
        for sent in service.headers
    ]
    return list(zip(told, headers, strict=True))


def test_r04_a_device_is_told_whose_turn_it_is_and_nothing_of_cards(
    theatre: Theatre, push_service: PushService
) -> None:
    game = Game.deal(ruleset(2, "it-2023"), 3)
    moves = lively_moves(game, random.Random(3), 12, arranging=0.0)
    while moves[-1][0] != 1:  # or a last message would be under way
        moves.pop()
    other = permuted(game.state, hidden_from(game.state, 1, False), random.Random(3))
    assert other.deck != game.state.deal.deck
    theatre.people[1].put("/api/me/push", **push_service.subscription(), locale="it")
    first = pushed(theatre, push_service, moves, game.state.deal)
    second = pushed(theatre, push_service, moves, other)
    assert first == second
    assert len(first) == sum(seat == 1 for seat, _ in moves)
