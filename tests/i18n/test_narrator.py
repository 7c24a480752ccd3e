from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from hanabi.game import Ending, Game, Outcome, Step
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
from hanabi.i18n import Messages
from hanabi.i18n.narrator import Narrator
from hanabi.rules import (
    Card,
    CardId,
    Color,
    ColorHint,
    RankHint,
    Rating,
    Ruleset,
    Seat,
    Suit,
    Tile,
    ruleset,
)
from hanabi.view import redacted_events, view_of

MESSAGES = Messages()
NAMES = ("Ana", "Bo", "Cy")
ANA, BO, CY = map(Seat, range(3))
R3 = Card(Suit.RED, 3)
TEN = CardId(10)
HANDS = [[CardId(seat * 5 + place) for place in range(5)] for seat in range(3)]
NEWEST, OLDEST = CardId(9), CardId(5)

TOLD: list[tuple[Event, str, str]] = [
    (
        HintGiven(ANA, ColorHint(BO, Color.RED), (OLDEST, NEWEST), ()),
        "Ana tells Bo: 2 red cards, slots 1, 5.",
        "You tell Bo: 2 red cards, slots 1, 5.",
    ),
    (
        HintGiven(BO, ColorHint(ANA, Color.MULTICOLOR), (), ()),
        "Bo tells Ana: no multicolour card.",
        "Bo tells you: no multicolour card.",
    ),
    (
        HintGiven(BO, RankHint(ANA, 5), (CardId(4),), (), free=True),
        "Bo tells Ana: one 5, slot 1.",
        "Bo tells you: one 5, slot 1.",
    ),
    (CardPlayed(ANA, TEN, R3), "Ana plays R3.", "You play R3."),
    (
        CardPlayed(ANA, TEN, R3, Suit.RED),
        "Ana announces red and plays R3.",
        "You announce red and play R3.",
    ),
    (
        MistakeMade(ANA, TEN, R3, None, 2),
        "Ana plays R3, which does not fit: mistake 2.",
        "You play R3, which does not fit: mistake 2.",
    ),
    (
        MistakeMade(ANA, TEN, R3, Suit.BLACK, 1),
        "Ana announces black and plays R3: mistake 1.",
        "You announce black and play R3: mistake 1.",
    ),
    (CardDiscarded(BO, TEN, R3), "Bo discards R3.", "Bo discards R3."),
    (TokensReturned(1, 4), "One hint token comes back.", "One hint token comes back."),
    (TokensReturned(2, 4), "2 hint tokens come back.", "2 hint tokens come back."),
    (
        FireworkCompleted(ANA, Suit.BLACK),
        "The black firework is complete!",
        "The black firework is complete!",
    ),
    (CardDrawn(BO, TEN, R3, 9), "Bo draws R3.", "Bo draws R3."),
    (CardDrawn(ANA, TEN, None, 9), "Ana draws a card.", "You draw a card."),
    (HandArranged(ANA, ()), "Ana rearranges the hand.", "You rearrange your hand."),
    (
        TileTurned(ANA, Tile.ADD_CARD),
        "Reward tile 6: From the ashes.",
        "Reward tile 6: From the ashes.",
    ),
    (
        RewardLost(ANA, Tile.ADD_CARD),
        "The reward cannot be used and is lost.",
        "The reward cannot be used and is lost.",
    ),
    (
        RewardDeclined(ANA, Tile.RETURN_CARD),
        "Ana does without the reward.",
        "You do without the reward.",
    ),
    (
        MistakeUndone(ANA, 0),
        "One mistake is undone: none is left.",
        "One mistake is undone: none is left.",
    ),
    (
        CardReturned(ANA, TEN, R3, 9),
        "Ana shuffles R3 back into the deck.",
        "You shuffle R3 back into the deck.",
    ),
    (
        CardAdded(ANA, TEN, R3),
        "Ana adds R3 from the discards.",
        "You add R3 from the discards.",
    ),
    (
        LastRoundBegan(3),
        "The deck is empty: 3 more turns.",
        "The deck is empty: 3 more turns.",
    ),
    (
        SeatPassed(ANA),
        "Ana cannot do anything and is passed over.",
        "You cannot do anything and are passed over.",
    ),
    (
        GameEnded(Outcome(Ending.DECK, 18, 18, Rating.EXCELLENT)),
        "The last round is played. Score: 18 points.",
        "The last round is played. Score: 18 points.",
    ),
]


@pytest.mark.parametrize(("event", "to_others", "to_ana"), TOLD)
def test_an_event_is_told_to_others_and_to_the_one_it_happened_to(
    event: Event, to_others: str, to_ana: str
) -> None:
    assert Narrator(MESSAGES, NAMES).sentence(event, HANDS) == to_others
    assert Narrator(MESSAGES, NAMES, CY).sentence(event, HANDS) == to_others
    assert Narrator(MESSAGES, NAMES, ANA).sentence(event, HANDS) == to_ana


def test_every_kind_of_event_is_in_the_list_above() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(get_args(Event))


@pytest.mark.parametrize(
    "rules",
    [
        ruleset(2, "it-2023"),
        ruleset(
            5,
            None,
            {
                "multicolor": "every-color-10",
                "black-powder": True,
                "five-flamboyants": True,
                "timed-display": True,
            },
        ),
    ],
)
def test_whole_games_can_be_told_to_every_seat(rules: Ruleset) -> None:
    names = ["Ana", "Bo", "Cy", "Dea", "Eli"][: rules.players]
    for before, step in _played(rules):
        for seat in map(Seat, range(rules.players)):
            view = view_of(step.state, seat)
            hands = [[held.id for held in hand] for hand in view.hands]
            narrator = Narrator(MESSAGES, names, seat)
            for event in redacted_events(before.state, step, seat):
                assert narrator.sentence(event, hands).endswith((".", "!"))


def _played(rules: Ruleset) -> Iterator[tuple[Step, Step]]:
    """Two games of random moves, a step at a time."""
    for seed in range(2):
        game, dice = Game.deal(rules, seed), Random(seed)
        while game.outcome is None:
            before = Step(game.state, ())
            events = game.push(dice.choice(game.legal_moves()))
            yield before, Step(game.state, events)
