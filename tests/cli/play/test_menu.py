"""Menus offer every legal move, light what they are about, and never act at a first touch."""

from collections.abc import Iterator
from random import Random

import pytest

from hanabi.cli.play.chooser import Chooser
from hanabi.cli.play.menu import Choice, Menu, MenuMaker
from hanabi.game import (
    Arrange,
    Discard,
    Game,
    GameState,
    Move,
    Play,
    RewardAdd,
    RewardReturn,
    apply,
)
from hanabi.i18n import Messages
from hanabi.rules import ColorHint, RankHint, Ruleset, Seat, ruleset, touches
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer
from hanabi.view import View, checked_move, view_of

MESSAGES = Messages()
NAMES = ("Ana", "Bo", "Cy", "Dea", "Eli")
DELUXE = {"multicolor": "every-color-10", "black-powder": True, "five-flamboyants": True}
RULESETS = [
    ruleset(2, "it-2023"),
    ruleset(3, "en-2016", {"timed-display": True, "multicolor": "own-color-5"}),
    ruleset(5, "pl-deluxe", DELUXE),
    ruleset(2, None, {**DELUXE, "timed-display": True, "expert": True}),
]


def leaves(menu: Menu) -> Iterator[Choice]:
    for choice in menu.choices:
        if choice.then is None:
            yield choice
        else:
            yield from leaves(choice.then)


def menus(menu: Menu) -> Iterator[Menu]:
    yield menu
    for choice in menu.choices:
        if choice.then is not None:
            yield from menus(choice.then)


def positions(rules: Ruleset, games: int = 3) -> Iterator[GameState]:
    """Games that get somewhere, so that tiles and last rounds are among them."""
    for seed in range(games):
        player, state = LivelyPlayer(Random(seed)), Game.deal(rules, seed).state
        while not state.is_over:
            yield state
            state = apply(state, player.choose(ReferencePosition(state))).state


def alike(view: View, move: Move | None) -> object:
    """Moves that differ only in which copy of a discarded card they take are one choice."""
    if isinstance(move, RewardReturn | RewardAdd):
        face = {seen.id: seen.card for seen in view.discards}
        return type(move), face[move.card]
    return move


@pytest.mark.parametrize("rules", RULESETS)
def test_the_menus_offer_every_legal_move_and_nothing_else(rules: Ruleset) -> None:
    choices_asked = set()
    for state in positions(rules):
        view = view_of(state, state.turn)
        menu = MenuMaker(view, NAMES, MESSAGES).turn()
        offered = [choice.move for choice in leaves(menu)]
        arranged = [move for move in offered if isinstance(move, Arrange)]
        others = [move for move in offered if not isinstance(move, Arrange)]
        assert {alike(view, move) for move in others} == {
            alike(view, move) for move in view.legal_moves
        }
        for move in [*arranged, *others]:
            assert move is not None
            assert apply(state, checked_move(state, state.turn, move)).events
        if view.pending is not None:
            choices_asked.add(view.pending.choice)
    assert bool(choices_asked) == rules.options.five_flamboyants


@pytest.mark.parametrize("rules", RULESETS)
def test_no_two_answers_of_a_menu_have_the_same_key(rules: Ruleset) -> None:
    for state in positions(rules, games=1):
        for menu in menus(MenuMaker(view_of(state, state.turn), NAMES, MESSAGES).turn()):
            keys = [choice.key for choice in menu.choices]
            assert len(keys) == len(set(keys))
            assert all(len(key) == 1 for key in keys)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_hint_lights_exactly_the_cards_that_it_touches(rules: Ruleset) -> None:
    for state in positions(rules, games=1):
        for choice in leaves(MenuMaker(view_of(state, state.turn), NAMES, MESSAGES).turn()):
            if isinstance(choice.move, ColorHint | RankHint):
                given = apply(state, choice.move).state.hints[-1]
                numbers = {state.draws[number] for number in choice.lit}
                assert numbers == set(given.touched)


def test_r18_whoever_waits_may_still_arrange() -> None:
    state = Game.deal(ruleset(3, "it-2023"), 1, Seat(1)).state
    menu = MenuMaker(view_of(state, Seat(0)), NAMES, MESSAGES).turn()
    assert menu.prompt == "Bo is thinking …"
    assert {type(choice.move) for choice in leaves(menu)} == {Arrange}


def test_a_click_on_an_own_card_offers_what_may_be_done_with_it() -> None:
    state = Game.deal(ruleset(2, "it-2023"), 1, Seat(0)).state
    newest = state.hands[0][-1]
    menu = MenuMaker(view_of(state, Seat(0)), NAMES, MESSAGES).own_card(newest)
    assert menu is not None
    assert menu.prompt == "The card in slot 1:"
    assert [choice.label for choice in menu.choices] == ["Play", "Arrange"]
    assert menu.choices[0].move == Play(newest)
    after = apply(state, RankHint(Seat(1), 1)).state
    after = apply(after, RankHint(Seat(0), 1)).state
    menu = MenuMaker(view_of(after, Seat(0)), NAMES, MESSAGES).own_card(newest)
    assert menu is not None
    assert [choice.move for choice in menu.choices[:2]] == [Play(newest), Discard(newest)]


def test_a_click_on_a_teammate_s_card_offers_the_hints_that_touch_it() -> None:
    state = Game.deal(ruleset(2, "pl-deluxe", DELUXE), 1, Seat(0)).state
    maker = MenuMaker(view_of(state, Seat(0)), NAMES, MESSAGES)
    for card_id in state.hands[1]:
        menu = maker.teammate_card(Seat(1), card_id)
        assert menu is not None
        hints = [choice.move for choice in menu.choices]
        card = state.card(card_id)
        assert RankHint(Seat(1), card.rank) in hints
        for hint in hints:
            assert isinstance(hint, ColorHint | RankHint)
            assert touches(state.ruleset, hint, card)


def test_a_key_shows_a_move_first_and_makes_it_the_second_time() -> None:
    state = Game.deal(ruleset(2, "it-2023"), 1, Seat(0)).state
    chooser = Chooser(MenuMaker(view_of(state, Seat(0)), NAMES, MESSAGES).turn())
    assert chooser.press("p") is None
    assert chooser.press("1") is None
    assert chooser.lit == {state.hands[0][-1]}
    assert chooser.press("2") is None
    assert chooser.press("2") == Play(state.hands[0][-2])


def test_confirming_does_nothing_before_something_is_shown() -> None:
    state = Game.deal(ruleset(2, "it-2023"), 1, Seat(0)).state
    chooser = Chooser(MenuMaker(view_of(state, Seat(0)), NAMES, MESSAGES).turn())
    chooser.press("p")
    assert chooser.confirm() is None
    assert chooser.chosen is None
    chooser.step(1)
    assert chooser.confirm() == Play(state.hands[0][-1])


def test_the_cursor_goes_round_and_back_leads_out() -> None:
    chooser = Chooser(Menu("?", (Choice("a", "A"), Choice("b", "B", then=Menu("!")))))
    places = []
    for by in (-1, 1, 1):
        chooser.step(by)
        places.append(chooser.cursor)
    assert places == [1, 0, 1]
    assert not chooser.is_at_root
    chooser.back()
    assert chooser.is_at_root


def test_an_empty_menu_has_nothing_to_point_at() -> None:
    chooser = Chooser(Menu("?", (Choice("b", "B", then=Menu("!")),)))
    chooser.press("b")
    chooser.step(1)
    assert (chooser.menu.prompt, chooser.cursor) == ("!", None)
    chooser.back()
    assert chooser.is_at_root
