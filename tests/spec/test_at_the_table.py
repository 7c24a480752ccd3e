"""R-17 to R-19: looking, rearranging, talking."""

import pytest

from hanabi.game import Arrange, Game, IllegalMove
from hanabi.i18n.messages import Messages, locales
from hanabi.rules import CardId, Seat
from hanabi.rules.talk import Phrase, TalkLevel
from hanabi.testing import Engine, Position
from hanabi.view import checked_move, spectator_view, view_of
from tests.spec.kind_sets import kinds
from tests.spec.sentences import do
from tests.spec.tables import card, table


def test_r17_every_seat_and_every_spectator_sees_all_discards_at_any_time() -> None:
    state = table("hint -r3 hint b4", players=3).state
    for view in (*(view_of(state, Seat(seat)) for seat in range(3)), spectator_view(state)):
        assert [seen.card for seen in view.discards] == [card("r3"), card("b4")]


def rearranged(position: Position, seat: int) -> Position:
    return position.apply(Arrange(Seat(seat), position.hands[seat][::-1]))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r18_anyone_may_rearrange_their_hand_whoever_is_on_turn(engine: Engine, seat: int) -> None:
    before = table("hint", players=3).on(engine)
    after = rearranged(before, seat)
    assert after.hands[seat] == before.hands[seat][::-1]
    assert [after.hands[other] == before.hands[other] for other in range(3)] == [
        other != seat for other in range(3)
    ]


def test_r18_it_is_no_action_and_uses_no_turn(engine: Engine) -> None:
    before = table("hint", players=3).on(engine)
    after = rearranged(rearranged(before, 1), 2)
    assert after.next_seat == before.next_seat == 1
    assert (after.hint_tokens, after.deck_size) == (before.hint_tokens, before.deck_size)
    assert set(after.legal_moves()) == set(before.legal_moves())


def test_r18_the_others_see_the_new_order() -> None:
    setup = table("hint", players=3)
    game = Game(setup.rules, setup.deal)
    before = [held.card for held in view_of(game.state, Seat(0)).hands[1]]
    game.push(Arrange(Seat(1), game.state.hands[1][::-1]))
    assert [held.card for held in view_of(game.state, Seat(0)).hands[1]] == before[::-1]


def test_r18_knowledge_follows_the_card_and_not_the_place(engine: Engine) -> None:
    position = do(table(hands={1: "r1 w2 w3 w4 w5"}).on(engine), "hint 1 red")
    red_card = position.hands[1][0]
    after = rearranged(position, 1)
    assert after.hands[1][-1] == red_card
    assert after.knowledge == position.knowledge
    assert after.knowledge[red_card] == kinds(after.ruleset, "r1 r2 r3 r4 r5")


def test_r18_new_cards_come_after_the_rearranged_ones(engine: Engine) -> None:
    before = rearranged(table("hint", hands={1: "w3 w4"}).on(engine), 1)
    after = do(before, "discard w4")
    played = [card_id for card_id in before.hands[1] if card_id in after.hands[1]]
    assert after.hands[1] == (*played, 10)


def test_r18_it_may_be_done_while_a_decision_is_pending(engine: Engine) -> None:
    setup = table("w1 w2 w3 w4 w5", options={"five-flamboyants": True}, tiles=[4])
    asked = setup.on(engine)
    assert asked.pending is not None
    for seat in (0, 1):
        after = rearranged(asked, seat)
        assert (after.pending, after.next_seat) == (asked.pending, asked.next_seat)
        assert after.hands[seat] == asked.hands[seat][::-1]


def test_r18_not_once_the_game_is_over(engine: Engine) -> None:
    over = table("w4 w4 r4").on(engine)
    with pytest.raises(IllegalMove):
        rearranged(over, 0)


def test_r18_the_new_order_has_the_same_cards(engine: Engine) -> None:
    position = table(players=3).on(engine)
    hand = position.hands[1]
    for wrong in (hand[1:], (*hand, *hand[:1]), (*hand[1:], CardId(0)), (), hand[:1] * 5):
        with pytest.raises(IllegalMove):
            position.apply(Arrange(Seat(1), wrong))
    with pytest.raises(IllegalMove):
        position.apply(Arrange(Seat(3), hand))


def test_r18_only_ones_own_hand() -> None:
    state = table(players=3).state
    order = view_of(state, Seat(0)).hands[1]
    move = Arrange(Seat(1), tuple(held.id for held in order[::-1]))
    assert checked_move(state, Seat(1), move) == move
    with pytest.raises(IllegalMove):
        checked_move(state, Seat(0), move)


def test_r19_there_are_three_levels_of_talk() -> None:
    assert [level.value for level in TalkLevel] == ["silent", "phrases", "free"]


@pytest.mark.parametrize(
    ("level", "phrase", "own_words"),
    [
        (TalkLevel.SILENT, False, False),
        (TalkLevel.PHRASES, True, False),
        (TalkLevel.FREE, True, True),
    ],
)
def test_r19_each_level_allows_more_than_the_one_before(
    level: TalkLevel, phrase: bool, own_words: bool
) -> None:
    assert all(level.allows(remark) is phrase for remark in Phrase)
    assert level.allows("your second card is red") is own_words


@pytest.mark.parametrize("locale", locales())
def test_r19_every_level_and_every_phrase_has_its_words(locale: str) -> None:
    say = Messages(locale)
    for level in TalkLevel:
        assert say.format(f"talk-{level.value}")
        assert say.format(f"talk-{level.value}.meaning").endswith(".")
    assert len({say.format(f"phrase-{phrase.value}") for phrase in Phrase}) == len(Phrase) >= 2
