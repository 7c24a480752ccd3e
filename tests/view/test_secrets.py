"""R-04: what a seat cannot see changes nothing that it is shown, over all rulesets."""

from collections.abc import Iterator
from random import Random

import pytest

from hanabi.game import (
    Arrange,
    Discard,
    Game,
    GameState,
    IllegalMove,
    Move,
    Play,
    RewardAdd,
    RewardReturn,
    deal_from_seed,
)
from hanabi.rules import CardId, Ruleset, Seat, ruleset
from hanabi.rules.arrays import kind_of
from hanabi.testing.check_engine import every_ruleset
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import View, Views, checked_move, hint_knowledge, spectator_view, view_of
from hanabi.view.ids import draw_number
from tests.sizes import scaled, some
from tests.view.indistinguishable_deals import (
    Situation,
    lawful_difference,
    replayed_on,
    seen_events,
)

GAMES_WITH_TILES = scaled(fast=30, normal=60, long=120)


def play_some(rules: Ruleset, rng: Random, most: int) -> Game:
    """A game that is not over, so that something is still hidden."""
    deal = deal_from_seed(rules, rng.getrandbits(64), Seat(rng.randrange(rules.players)))
    game = Game(rules, deal)
    player = LivelyPlayer(rng, care=rng.choice((1.0, 0.95, 0.6)), arranging=0.03)
    while game.at < most and game.outcome is None:
        game.push(player.choose(ReferencePosition(game.state)))
    if game.outcome is not None:
        game.undo()
    return game


def views_of(game: Game, seat: Seat | None) -> Iterator[View]:
    """All views of the seat, as they go along with the game, and the last once more, plain."""
    views, look = Views(game.start), game.branch()
    for number in range(game.at + 1):
        views.move_to(look.seek(number))
        yield views.of_spectator() if seat is None else views.of(seat)
    yield spectator_view(game.state) if seat is None else view_of(game.state, seat)


def refusals(state: GameState, seat: Seat) -> list[str]:
    """What the seat is answered, whatever it tries with whatever number."""
    answers = []
    numbers = [CardId(number) for number in range(-1, len(state.draws) + len(state.deck) + 2)]
    tries: list[Move] = [
        kind(number) for kind in (Play, Discard, RewardReturn, RewardAdd) for number in numbers
    ]
    tries += [Arrange(other, tuple(numbers[:3])) for other in (seat, Seat((seat + 1) % 2))]
    for move in tries:
        try:
            checked_move(state, seat, move)
        except IllegalMove as refused:
            answers.append(f"{refused!r} {refused}")
        else:
            answers.append("legal")
    return answers


def swapped(situation: Situation, rng: Random) -> Game | None:
    """The game in a world where two hidden cards changed places, or where the card that tile 5
    returned lies elsewhere: one that hints and rules do not tell apart."""
    state, hidden, faces = situation.game.state, situation.hidden, situation.faces
    hinted = {int(draw_number(state, c)): kinds for c, kinds in hint_knowledge(state).items()}
    rules = situation.game.ruleset

    def allowed(position: int, other: int) -> bool:
        return bool(hinted.get(position, -1) >> kind_of(rules, faces[other]) & 1)

    places = situation.returned_positions()
    for _ in range(20 if len(hidden) > 1 else 0):
        if places and rng.random() < 0.7:
            returned_to = rng.choice(places)
            origin = situation.pieces.index(state.returned[-1].card_id, state.returned[-1].draws)
            others = [position for position in hidden if position != returned_to]
            left = [faces[position] for position in hidden if position != origin]
            assignment = dict(zip(others, left, strict=True)) | {returned_to: faces[origin]}
            deal = situation.deal(assignment, returned_to)
        else:
            here, there = rng.sample(hidden, 2)
            if faces[here] == faces[there] or not (allowed(here, there) and allowed(there, here)):
                continue
            deal = situation.deal({here: faces[there], there: faces[here]})
        other_game = replayed_on(deal, situation) if deal is not None else None
        if other_game is not None and deal != state.deal:
            return other_game
    return None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r04_permuting_hidden_cards_changes_nothing_a_seat_is_shown(players: int) -> None:
    compared = 0
    rulesets = [rules for rules in every_ruleset() if rules.players == players]
    rulesets = some(rulesets, fast=5, normal=25)
    for number, rules in enumerate(rulesets):
        rng = Random(number * 10 + players)
        game = play_some(rules, rng, most=rng.randrange(20, 110))
        for seat in (Seat(rng.randrange(players)), None):
            other = swapped(Situation(game, seat), rng)
            if other is None:
                continue
            ours, theirs = seen_events(game, seat), seen_events(other, seat)
            if lawful_difference(ours, theirs):
                continue
            compared += 1
            assert ours == theirs
            for mine, yours in zip(views_of(game, seat), views_of(other, seat), strict=True):
                assert mine == yours
            if seat is not None:
                assert refusals(game.state, seat) == refusals(other.state, seat)
    assert compared > len(rulesets), "the test must compare something"


def test_r04_a_returned_card_is_not_known_again_by_its_number() -> None:
    """Tile 5: everybody saw the card, but whoever draws it again must not recognise it."""
    rules = ruleset(2, "pl-deluxe", {"five-flamboyants": True})
    compared = moved = 0
    for number in range(GAMES_WITH_TILES):
        rng = Random(number)
        game = play_some(rules, rng, most=110)
        for seat in (Seat(0), Seat(1)):
            situation = Situation(game, seat)
            if not situation.returned_positions():
                continue
            other = swapped(situation, rng)
            if other is None:
                continue
            ours, theirs = seen_events(game, seat), seen_events(other, seat)
            if lawful_difference(ours, theirs):
                continue
            compared += 1
            moved += other.state.hands[seat] != game.state.hands[seat]
            assert ours == theirs
            assert list(views_of(game, seat)) == list(views_of(other, seat))
            assert refusals(game.state, seat) == refusals(other.state, seat)
    assert compared > scaled(fast=1, normal=5, long=20)
    assert moved > scaled(fast=0, normal=1, long=5), "in some worlds the seat must hold the card"


def test_r04_only_the_seat_on_turn_learns_what_is_legal() -> None:
    game = Game.deal(ruleset(3, "it-2023"), seed=1, first_seat=Seat(1))
    assert view_of(game.state, Seat(1)).legal_moves
    assert view_of(game.state, Seat(0)).legal_moves == ()
    assert spectator_view(game.state, hands_open=True).legal_moves == ()


def test_r04_spectators_see_no_hand_unless_they_are_open_and_never_the_deck() -> None:
    game = Game.deal(ruleset(3, "it-2023"), seed=1)
    closed, opened = spectator_view(game.state), spectator_view(game.state, hands_open=True)
    assert all(held.card is None for hand in closed.hands for held in hand)
    assert all(held.card is not None for hand in opened.hands for held in hand)
    assert not any(str(card.suit) in repr(closed.hands) for card in game.ruleset.cards)


def test_r04_the_end_shows_all_hands() -> None:
    rng = Random(3)
    rules = ruleset(2, "it-2023")
    game = Game(rules, deal_from_seed(rules, 5))
    player = LivelyPlayer(rng, care=0.3)
    while game.outcome is None:
        game.push(player.choose(ReferencePosition(game.state)))
    view = view_of(game.state, Seat(0))
    assert all(held.card is not None for hand in view.hands for held in hand)
