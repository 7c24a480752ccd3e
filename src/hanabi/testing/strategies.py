"""Hypothesis strategies for rules, deals and games; the one place that needs Hypothesis."""

from random import Random

from hypothesis import strategies as st

from hanabi.game import Deal, Game, deal_from_seed
from hanabi.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTION_NAMES,
    Color,
    Multicolor,
    Options,
    Ruleset,
    Seat,
    Suit,
    SuitRules,
    ruleset,
)
from hanabi.rules.chance import SEED_LIMIT
from hanabi.testing.engines import ReferencePosition
from hanabi.testing.lively import LivelyPlayer

seeds = st.integers(0, SEED_LIMIT - 1)
players = st.integers(MIN_PLAYERS, MAX_PLAYERS)


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any options, as where no edition is named (R-45)."""
    switch = {name: draw(st.booleans()) for name in OPTION_NAMES if name != "multicolor"}
    multicolor = draw(st.sampled_from((None, *Multicolor)))
    return Options().with_named({**switch, "multicolor": multicolor})


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Every edition with all it offers, and every free combination, for 2 to 5 players."""
    name = draw(st.sampled_from((None, *EDITIONS)))
    if name is None:
        return ruleset(draw(players), options=draw(options()))
    box = EDITIONS[name]
    named: dict[str, object] = {
        option: draw(st.sampled_from((None, *box.multicolors)))
        if option == "multicolor"
        else draw(st.booleans())
        for option in box.switchable
    }
    return ruleset(draw(players), name, named)


@st.composite
def suit_rules(draw: st.DrawFn, suit: Suit, ranks: int) -> SuitRules:
    """A suit that no box has: any copies, direction, touch and worth."""
    copies = draw(st.tuples(*[st.integers(1, 3)] * ranks))
    own = Color(suit.value) if suit is not Suit.BLACK else None
    return SuitRules(
        suit,
        copies,
        falling=draw(st.booleans()),
        color=draw(st.sampled_from((own, own, None))),
        every_color=draw(st.booleans()),
        points_when_empty=draw(st.integers(-ranks, 0)),
    )


@st.composite
def foreign_rulesets(draw: st.DrawFn) -> Ruleset:
    """Small games of strange suits, whose ends, rewards and perfect games are near."""
    ranks = draw(st.integers(1, 4))
    names = draw(st.lists(st.sampled_from(list(Suit)), min_size=1, max_size=4, unique=True))
    suits = tuple(draw(suit_rules(suit, ranks)) for suit in names)
    cards = sum(sum(suit.copies) for suit in suits)
    count = draw(st.integers(MIN_PLAYERS, max(MIN_PLAYERS, min(MAX_PLAYERS, cards - 1))))
    if cards <= count:
        suits = (*suits[1:], SuitRules(suits[0].suit, (3,) * ranks, color=suits[0].color))
        cards = sum(sum(suit.copies) for suit in suits)
    size = draw(st.integers(1, min(4, (cards - 1) // count)))
    return Ruleset(
        count,
        size,
        suits,
        draw(options()),
        max_hint_tokens=draw(st.integers(0, 4)),
        max_mistakes=draw(st.integers(1, 3)),
    )


@st.composite
def deals(draw: st.DrawFn, rules: Ruleset) -> Deal:
    """A shuffled deal with any first seat."""
    first_seat = Seat(draw(st.integers(0, rules.players - 1)))
    return deal_from_seed(rules, draw(seeds), first_seat)


@st.composite
def games(
    draw: st.DrawFn,
    rules: st.SearchStrategy[Ruleset] | None = None,
    most: int = 150,
    arranging: float = 0.05,
) -> Game:
    """A game played some way, careless or careful, perhaps to its end.

    The moves are legal and random, but such that fireworks get completed, tiles turned and
    decks emptied (see ``lively``).
    """
    chosen = draw(rules if rules is not None else st.one_of(rulesets(), foreign_rulesets()))
    game = Game(chosen, draw(deals(chosen)))
    care = draw(st.sampled_from((1.0, 0.95, 0.8, 0.3)))
    player = LivelyPlayer(Random(draw(seeds)), care, arranging)
    length = draw(st.one_of(st.just(most), st.integers(0, most)))
    for _ in range(length):
        if game.outcome is not None:
            break
        game.push(player.choose(ReferencePosition(game.state)))
    return game
