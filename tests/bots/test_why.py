"""``smart`` can be asked why."""

from hanabi.bots import Explainer, let_bot_move, make_bot
from hanabi.game import Discard, Game, Move, Play
from hanabi.i18n import Messages
from hanabi.rules import Seat, ruleset


def reasons(move: Move) -> set[str]:
    match move:
        case Play():
            return {"bot-why-play", "bot-why-guess"}
        case Discard():
            return {"bot-why-useless", "bot-why-discard"}
        case _:
            return {"bot-why-literal", "bot-why-newest", "bot-why-warning", "bot-why-idle"}


def test_before_its_first_move_it_says_so() -> None:
    bot = make_bot("smart", Seat(0))
    assert isinstance(bot, Explainer)
    assert bot.why() == ("bot-why-nothing", {})


def test_every_move_has_a_reason_of_its_kind_and_a_sentence() -> None:
    messages, given = Messages(), set()
    for seed in range(4):
        game = Game.deal(ruleset(3), seed)
        bots = {seat: make_bot("smart", seat) for seat in map(Seat, range(3))}
        while game.outcome is None:
            bot = bots[game.state.turn]
            let_bot_move(game, bots)
            assert isinstance(bot, Explainer)
            key, values = bot.why()
            assert key in reasons(game.moves[-1])
            assert messages.format(key, **values)
            given.add(key)
    assert {"bot-why-play", "bot-why-newest", "bot-why-warning", "bot-why-discard"} <= given
