"""What a move caused, in the order in which it happened at the table."""

from hanabi.game import Ending, apply
from hanabi.game.events import (
    CardAdded,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardReturned,
    Event,
    FireworkCompleted,
    GameEnded,
    HandArranged,
    HintGiven,
    LastRoundBegan,
    MistakeMade,
    MistakeUndone,
    RewardDeclined,
    RewardLost,
    SeatPassed,
    TileTurned,
    TokensReturned,
)
from hanabi.game.moves import Arrange
from hanabi.rules import Color, ColorHint, Seat, Suit, Tile
from hanabi.testing import ReferenceEngine
from tests.spec.beginnings import ALL_BUT_G5, deck_runs_out
from tests.spec.sentences import do
from tests.spec.small_games import small_game
from tests.spec.tables import Table, card, table

TILES = {"five-flamboyants": True}


def events_after(setup: Table, *sentences: str) -> tuple[Event, ...]:
    events = do(setup.on(ReferenceEngine()), *sentences).events
    assert events is not None
    return events


def kinds(events: tuple[Event, ...]) -> list[type]:
    return [type(event) for event in events]


def test_a_hint_names_touched_and_untouched_cards() -> None:
    (given,) = events_after(table(hands={1: "r1 w2 r3 w4 w5"}), "hint 1 red")
    assert given == HintGiven(Seat(0), ColorHint(Seat(1), Color.RED), (5, 7), (6, 8, 9))  # type: ignore[arg-type]


def test_a_play_then_the_draw() -> None:
    events = events_after(table(hands={0: "r1"}, deck="g5"), "play r1")
    played, drawn = events
    assert played == CardPlayed(Seat(0), table().state.hands[0][0], card("r1"))
    assert isinstance(drawn, CardDrawn)
    assert (drawn.card, drawn.deck_size) == (card("g5"), 39)


def test_a_discard_then_the_token_then_the_draw() -> None:
    events = events_after(table("hint", hands={1: "w3"}), "discard w3")
    assert kinds(events) == [CardDiscarded, TokensReturned, CardDrawn]
    assert events[1] == TokensReturned(1, 8)


def test_a_mistake_counts() -> None:
    events = events_after(table("w4", hands={1: "r4"}), "play r4")
    assert isinstance(events[0], MistakeMade)
    assert events[0].mistakes == 2


def test_a_completed_firework_and_its_token() -> None:
    events = events_after(table("hint hint w1 w2 w3 w4", hands={0: "w5"}), "play w5")
    assert kinds(events) == [CardPlayed, FireworkCompleted, TokensReturned, CardDrawn]
    assert events[1] == FireworkCompleted(Seat(0), Suit.WHITE)


def test_no_token_is_reported_where_none_comes_back() -> None:
    events = events_after(table("w1 w2 w3 w4", hands={0: "w5"}), "play w5")
    assert TokensReturned not in kinds(events)


def test_two_tokens_in_timed_display() -> None:
    setup = table("hint hint w1 w2 w3 w4", options={"timed-display": True}, hands={0: "w5"})
    events = events_after(setup, "play w5 as white")
    assert sum(event.count for event in events if isinstance(event, TokensReturned)) == 2


def test_the_end_comes_last_and_nothing_is_drawn() -> None:
    events = events_after(table(ALL_BUT_G5, hands={0: "g5"}), "play g5")
    assert kinds(events) == [CardPlayed, FireworkCompleted, GameEnded]
    assert isinstance(events[-1], GameEnded)
    assert events[-1].outcome.ending is Ending.COMPLETE


def test_the_last_round_is_announced_once() -> None:
    setup = table(deck_runs_out(2) + " hint")
    events = events_after(setup, f"discard {setup.state.hands[1][0]}")
    assert events[-1] == LastRoundBegan(2)
    ended = setup.on(ReferenceEngine())
    ended = do(ended, f"discard {ended.hands[1][0]}")
    for _ in range(2):
        ended = do(ended, "hint")
        assert LastRoundBegan not in kinds(ended.events or ())
    assert kinds(ended.events or ())[-1] is GameEnded


def test_a_seat_passed_over_is_named() -> None:
    rules = small_game("wrb", (1, 1, 1), {"expert": True}, max_hint_tokens=1)
    events = events_after(table("w1 w2 w3 r1 r2 r3 hint b1", rules=rules), "play b2")
    assert events[-1] == SeatPassed(Seat(1))


def test_rearranging_is_told() -> None:
    state = table().state
    order = state.hands[1][::-1]
    assert apply(state, Arrange(Seat(1), order)).events == (HandArranged(Seat(1), order),)


def test_a_tile_is_told_before_what_it_does() -> None:
    setup = table("w4 hint w1 w2 w3 w4 hint", options=TILES, hands={1: "w5"}, tiles=[2])
    events = events_after(setup, "play w5")
    assert kinds(events) == [
        CardPlayed,
        FireworkCompleted,
        TileTurned,
        MistakeUndone,
        TokensReturned,
        CardDrawn,
    ]


def test_a_lost_reward_is_told() -> None:
    events = events_after(
        table("w1 w2 w3 w4", options=TILES, hands={0: "w5"}, tiles=[5]), "play w5"
    )
    assert RewardLost(Seat(0), Tile.RETURN_CARD) in events


def test_a_free_hint_is_marked_and_the_draw_follows() -> None:
    setup = table("w1 w2 w3 w4", options=TILES, hands={0: "w5", 1: "r1"}, tiles=[3])
    events = events_after(setup, "play w5", "reward hint 1 red")
    assert kinds(events) == [HintGiven, CardDrawn]
    assert isinstance(events[0], HintGiven)
    assert events[0].free


def test_a_returned_and_an_added_card_are_told() -> None:
    beginning = "hint -r1 w1 w2 w3 w4 hint hint"
    for tile, sentence, kind in ((5, "return", CardReturned), (6, "add", CardAdded)):
        setup = table(beginning, options=TILES, hands={0: "w5"}, tiles=[tile], returns=[4])
        events = events_after(setup, "play w5", f"reward {sentence} r1")
        assert kinds(events) == [kind, CardDrawn]


def test_a_declined_reward_is_told() -> None:
    beginning = deck_runs_out(2, draws=36) + "w1 w2 w3 w4"
    setup = table(beginning, options=TILES, hands={0: "w5"}, tiles=[5])
    events = events_after(setup, "play w5", "reward decline")
    assert events == (RewardDeclined(Seat(0), Tile.RETURN_CARD),)
