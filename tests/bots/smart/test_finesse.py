"""``smart``: a card that all know to fit, discarded, tells who has the same to play it."""

from collections.abc import Iterator

from hanabi.bots import GameFollower, followers_of, let_bot_move, make_bot
from hanabi.game import Discard, Game, Play
from hanabi.rules import CardId, Seat, ruleset

Stopped = tuple[Game, dict[Seat, GameFollower], CardId]


def finesses(players: int, seeds: range) -> Iterator[Stopped]:
    """Games stopped where somebody made one, with the card that was discarded."""
    for seed in seeds:
        game = Game.deal(ruleset(players), seed)
        seats = map(Seat, range(players))
        bots = followers_of({seat: make_bot("smart", seat) for seat in seats}, game.state)
        while game.outcome is None:
            bot = bots[game.state.turn]
            let_bot_move(game, bots)
            move = game.moves[-1]
            reason = bot.why()
            if isinstance(move, Discard) and reason and reason.key == "bot-why-finesse":
                yield game, bots, move.card
                break


def test_one_teammate_has_the_same_card_as_the_newest_and_plays_it() -> None:
    told, played = 0, 0
    for game, bots, card in finesses(3, range(10)):
        deck, giver = game.state.deal.deck, Seat((game.state.turn - 1) % 3)
        newest = [hand[-1] for seat, hand in enumerate(game.state.hands) if seat != giver]
        meant = [other for other in newest if deck[other] == deck[card]]
        assert len(meant) == 1
        told += 1
        for _ in range(12):  # warnings come first, and other plays may
            let_bot_move(game, bots)
        played += Play(meant[0]) in game.moves
    assert played == told > 1
