"""R-50 and R-51: what hints say, and what counting adds."""

from hanabi.game import GameState
from hanabi.rules import Seat
from hanabi.testing import Engine, ReferenceEngine
from hanabi.testing.engines import ReferencePosition
from hanabi.view import view_of
from tests.spec.kind_sets import kinds, named
from tests.spec.sentences import do
from tests.spec.tables import Table, table

HAND = {1: "r1 r2 b2 y3 g5"}


def test_r50_before_any_hint_every_card_is_possible(engine: Engine) -> None:
    position = table().on(engine)
    held = {card_id for hand in position.hands for card_id in hand}
    assert dict(position.knowledge) == dict.fromkeys(held, (1 << 25) - 1)


def test_r50_touched_cards_match_and_untouched_ones_do_not(engine: Engine) -> None:
    position = do(table(hands=HAND).on(engine), "hint 1 red")
    red = "r1 r2 r3 r4 r5"
    others = "w1 w2 w3 w4 w5 b1 b2 b3 b4 b5 y1 y2 y3 y4 y5 g1 g2 g3 g4 g5"
    told = [named(position.ruleset, position.knowledge[card_id]) for card_id in position.hands[1]]
    assert told == [red, red, others, others, others]


def test_r50_hints_add_up(engine: Engine) -> None:
    position = do(table(hands=HAND).on(engine), "hint 1 red", "hint 0 4", "hint 1 2")
    told = [named(position.ruleset, position.knowledge[card_id]) for card_id in position.hands[1]]
    assert told[0] == "r1 r3 r4 r5"
    assert told[1] == "r2"
    assert told[2] == "w2 b2 y2 g2"
    assert told[3] == told[4] != ""
    assert "2" not in told[3] and "r" not in told[3]


def test_r50_a_card_drawn_later_has_not_heard_earlier_hints(engine: Engine) -> None:
    position = do(table(hands=HAND).on(engine), "hint 1 red", "play r1")
    assert position.knowledge[position.hands[1][-1]] == (1 << 25) - 1


def test_r50_only_cards_in_hands_have_knowledge(engine: Engine) -> None:
    position = table("hint -r3 r1 hint").on(engine)
    held = {card_id for hand in position.hands for card_id in hand}
    assert set(position.knowledge) == held


def test_r50_a_red_hint_leaves_red_and_multicolor_where_every_color_touches_it(
    engine: Engine,
) -> None:
    for way in ("every-color-5", "every-color-10"):
        setup = table(options={"multicolor": way}, hands={1: "m1 r2 b2 y3 g5"})
        position = do(setup.on(engine), "hint 1 red")
        told = [position.knowledge[card_id] for card_id in position.hands[1]]
        match = kinds(position.ruleset, "r1 r2 r3 r4 r5 m1 m2 m3 m4 m5")
        assert told[:2] == [match, match]
        assert all(known & match == 0 for known in told[2:])


def test_r50_two_color_hints_tell_a_multicolor_card(engine: Engine) -> None:
    setup = table(options={"multicolor": "every-color-10"}, hands={1: "m1 r2 b2 y3 g5"})
    position = do(setup.on(engine), "hint 1 red", "hint 0 4", "hint 1 blue")
    told = named(position.ruleset, position.knowledge[position.hands[1][0]])
    assert told == "m1 m2 m3 m4 m5"


def test_r50_a_card_touched_by_no_color_hint_may_still_be_black(engine: Engine) -> None:
    options = {"black-powder": True, "empty-hints": True}
    position = table(options=options, hands={1: "k1 r2 b2 y3 g5"}).on(engine)
    for color in ("white", "red", "blue", "yellow", "green"):
        position = do(position, f"hint 1 {color}")
        position = do(position, f"discard {position.hands[1][-1]}")
    told = named(position.ruleset, position.knowledge[position.hands[1][0]])
    assert told == "k1 k2 k3 k4 k5"


def after(setup: Table, *sentences: str) -> GameState:
    """The reference's position after some moves: views are made of it."""
    position = setup.on(ReferenceEngine())
    assert isinstance(position, ReferencePosition)
    later = do(position, *sentences)
    assert isinstance(later, ReferencePosition)
    return later.state


def possible(state: GameState, seat: int) -> list[str]:
    view = view_of(state, Seat(seat))
    return [named(state.ruleset, held.possible) for held in view.own_hand]


def test_r51_a_card_all_of_whose_copies_one_sees_is_impossible() -> None:
    state = table(players=3, hands={0: "w1", 1: "g5 w4 r4 b3 y3", 2: "y4 w3 r3 b4 y4"}).state
    for told in possible(state, 0):
        assert "g5" not in told
        assert "y4" not in told
        assert "w4" in told


def test_r51_discards_and_fireworks_count_as_seen() -> None:
    state = table("hint -r1 r1 hint", hands={0: "w4", 1: "r1 w3 w3 y2 y2"}).state
    assert all("r1" not in told.split() for told in possible(state, 0))
    assert "r1" in possible(state, 1)[0].split(), "its holder does not see the third copy"


def test_r51_ones_own_hand_is_not_seen() -> None:
    state = table(players=3, hands={0: "g5", 1: "w4", 2: "w3"}).state
    assert all("g5" in told.split() for told in possible(state, 0))


def test_r51_if_one_of_my_cards_must_be_the_last_green_3_another_cannot_be() -> None:
    """Seat 1 is told green and then 3: its first card is the green 3 whose copy is gone."""
    setup = table("hint -g3 hint", hands={0: "w4", 1: "g3 w3 r4 b4 y4"})
    state = after(setup, "discard r4", "hint 1 green", "play w3", "hint 1 3")
    told = possible(state, 1)
    assert told[0] == "g3"
    assert all("g3" not in other.split() for other in told[1:])


def test_r51_two_cards_that_share_two_possibilities_leave_them_to_no_other() -> None:
    """Exact counting: neither of the two fives is known, but together they use up both that
    are not seen, so the card drawn since, of which no hint spoke, is no five."""
    setup = table(hands={0: "w5 r5 w1 w2 w3", 1: "b5 y5 g5 r3 r4"})
    state = after(setup, "hint 1 3", "hint 0 5", "discard w1")
    told = possible(state, 0)
    assert told[0] == told[1] == "w5 r5"
    assert "5" not in told[-1]
    assert view_of(state, Seat(0)).own_hand[-1].hinted == (1 << 25) - 1


def test_r51_what_counting_says_is_never_wider_than_what_hints_leave() -> None:
    state = after(table(hands=HAND), "hint 1 red", "hint 0 4")
    for seat in map(Seat, range(2)):
        for hand in view_of(state, seat).hands:
            assert all(held.possible & ~held.hinted == 0 != held.possible for held in hand)
