"""One numbering for all rulesets, the Hanabi Learning Environment's at its head."""

from random import Random

import pyspiel
import pytest

from hanabi.fast import RowGame, sections_of
from hanabi.fast.engine.layout import KINDS
from hanabi.fast.moves import action_of, legal_moves, move_of
from hanabi.game import Arrange, IllegalMove
from hanabi.rules import PLAIN_SUITS, CardId, Ruleset, Seat, Suit, ruleset
from hanabi.testing.check_engine import every_ruleset


@pytest.mark.parametrize(("players", "actions"), [(2, 20), (3, 30), (4, 38), (5, 48)])
def test_the_base_game_has_the_learning_environments_actions(players: int, actions: int) -> None:
    assert sections_of(ruleset(players)).total == actions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_action_numbers_mean_in_open_spiel_what_they_mean_here(players: int) -> None:
    """OpenSpiel's suits are in the order R Y G W B; a ruleset with that order has its numbers."""
    by_letter = {suit.suit.letter: suit for suit in PLAIN_SUITS}
    suits = tuple(by_letter[letter] for letter in "rygwb")
    rules = Ruleset(players, 5 if players < 4 else 4, suits)
    game = pyspiel.load_game("hanabi", {"players": players, "hand_size": rules.hand_size})
    rng = Random(players)
    for seed in range(20):
        ours = RowGame.deal(rules, seed, first_seat=0)
        deck = iter(ours.row[KINDS : KINDS + 50].tolist())
        theirs = game.new_initial_state()
        while True:
            while theirs.is_chance_node():
                theirs.apply_action(next(deck))
            assert ours.is_over == theirs.is_terminal()
            if ours.is_over:
                break
            assert ours.legal_actions() == theirs.legal_actions()
            action = rng.choice(ours.legal_actions())
            ours.step(action)
            theirs.apply_action(action)


def test_options_only_add_actions_at_the_end() -> None:
    for rules in every_ruleset():
        sections = sections_of(rules)
        hand, others = rules.hand_size, rules.players - 1
        hints = others * (len(rules.colors) + len(rules.ranks))
        assert sections.announce == 2 * hand + hints
        has_more = rules.options.timed_display or rules.options.five_flamboyants
        assert (sections.total > sections.announce) == has_more
        assert sections.total <= 256


def test_actions_and_moves_translate_into_each_other() -> None:
    rng = Random(3)
    for rules in every_ruleset()[::7]:
        game = RowGame.deal(rules, rng.getrandbits(64))
        while not game.is_over:
            actions = game.legal_actions()
            moves = [move_of(game, action) for action in actions]
            assert [action_of(game, move) for move in moves] == actions
            assert set(moves) <= set(legal_moves(game))
            assert all(map(game.is_legal, actions))
            illegal = set(range(-1, game.rules.sections.total + 1)) - set(actions)
            assert not any(map(game.is_legal, illegal))
            game.step(rng.choice(actions))


def test_rearranging_has_no_action() -> None:
    game = RowGame.deal(ruleset(2), 1, first_seat=0)
    with pytest.raises(IllegalMove, match="no action number"):
        action_of(game, Arrange(Seat(0), tuple(map(CardId, (4, 3, 2, 1, 0)))))


def test_a_ruleset_without_a_color_for_a_suit_has_no_action_to_name_it() -> None:
    plain, black = ruleset(2), ruleset(2, options={"black-powder": True})
    assert black.has(Suit.BLACK)
    assert sections_of(black).total == sections_of(plain).total
