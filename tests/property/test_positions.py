"""What is true of every position of every game, by any rules."""

from collections import Counter

from hypothesis import given

from hanabi.game import Game, GameState, Play
from hanabi.game.events import CardDrawn, CardReturned
from hanabi.rules.arrays import kind_of
from hanabi.testing.strategies import games
from hanabi.view import hint_knowledge


def positions(game: Game) -> list[GameState]:
    return [game.seek(number) for number in range(len(game.moves) + 1)]


@given(games())
def test_cards_are_conserved(game: Game) -> None:
    everything = list(range(len(game.ruleset.deck)))
    for state in positions(game):
        held = [card_id for hand in state.hands for card_id in hand]
        built = [card_id for firework in state.fireworks for card_id in firework]
        assert sorted((*state.deck, *held, *built, *state.discards)) == everything


@given(games())
def test_fireworks_are_built_in_order_of_their_own_cards(game: Game) -> None:
    for state in positions(game):
        for rules, firework in zip(game.ruleset.suits, state.fireworks, strict=True):
            faces = [state.card(card_id) for card_id in firework]
            assert [card.rank for card in faces] == list(rules.build_order[: len(faces)])
            assert all(card.suit is rules.suit for card in faces)


@given(games())
def test_tokens_and_mistakes_stay_in_bounds(game: Game) -> None:
    rules = game.ruleset
    for state in positions(game):
        assert 0 <= state.hint_tokens <= rules.max_hint_tokens
        assert 0 <= state.mistakes <= rules.max_mistakes
        assert (state.mistakes == rules.max_mistakes) <= state.is_over
        assert 0 <= state.tiles_turned <= len(state.deal.tiles)


@given(games())
def test_hands_are_full_while_there_is_a_deck(game: Game) -> None:
    """But for the one that owes a choice before it draws, and once the game is over."""
    for state in positions(game):
        for seat, hand in enumerate(state.hands):
            assert len(hand) <= game.ruleset.hand_size
            short = state.is_over or (state.pending is not None and seat == state.turn)
            if state.deck and not short:
                assert len(hand) == game.ruleset.hand_size


@given(games())
def test_the_last_round_is_announced_exactly_when_the_deck_is_empty(game: Game) -> None:
    expert = game.ruleset.options.expert
    for state in positions(game):
        if state.turns_left is not None:
            assert not expert
            assert not state.deck
            assert 0 <= state.turns_left <= game.ruleset.players
        elif not state.is_over:
            assert state.deck or expert


@given(games())
def test_knowledge_contains_the_truth(game: Game) -> None:
    for state in positions(game):
        known = hint_knowledge(state)
        held = {card_id for hand in state.hands for card_id in hand}
        assert set(known) == held
        for card_id, kinds in known.items():
            assert kinds >> kind_of(game.ruleset, state.card(card_id)) & 1


@given(games())
def test_draws_list_every_card_that_was_ever_in_a_hand(game: Game) -> None:
    returned: Counter[int] = Counter()
    drawn = list(game.start.draws)
    for number in range(1, len(game.moves) + 1):
        for event in game.events(number):
            if isinstance(event, CardDrawn):
                drawn.append(event.card_id)
            if isinstance(event, CardReturned):
                returned[event.card_id] += 1
        state = game.seek(number)
        assert list(state.draws) == drawn
        undrawn = set(state.deck)
        for card_id, count in Counter(drawn).items():
            assert count == 1 + returned[card_id] - (card_id in undrawn)


@given(games(most=1000))
def test_points_are_what_the_outcome_says(game: Game) -> None:
    for state in positions(game):
        heights = zip(game.ruleset.suits, state.heights, strict=True)
        assert state.points == sum(rules.points(height) for rules, height in heights)
        if state.outcome is not None:
            assert state.outcome.points == state.points
            assert state.outcome.score in (0, state.points)


@given(games(most=1000, arranging=0.0))
def test_every_game_ends(game: Game) -> None:
    """A card leaves a hand at least every so many turns, as tokens run out."""
    while game.outcome is None:
        plays = [move for move in game.legal_moves() if isinstance(move, Play)]
        game.push((plays or game.legal_moves())[0])
        assert len(game.moves) < 2000
