"""How many games a search plays out in a CPU second: ``python -m benchmarks.rollouts``.

From the middle of games with 2 players, when half of the deck is drawn: the seat on turn lays out
worlds drawn from its range, makes each move that it considers, and lets all play on to the end.
"""

from time import process_time

from hanabi.bots import followers_of, let_bot_move
from hanabi.bots.search.blueprint import HAT_PLUS, SMART, Blueprint
from hanabi.bots.search.budget import Budget
from hanabi.bots.search.seat import SearchBot
from hanabi.game import Game
from hanabi.rules import Seat, ruleset
from hanabi.view import view_of

BAR = {"smart": 20_000}
FIRST_SEED, POSITIONS, WORLDS = 10_000_000, 10, 500
RULES = ruleset(2)
PLAYS = [RULES.hand_size + place for place in range(RULES.hand_size)]
DISCARDS = list(range(RULES.hand_size))


def rollouts_a_second(blueprint: Blueprint) -> float:
    """Plays and discards of every card, in the same worlds."""
    seconds, actions = 0.0, [*PLAYS, *DISCARDS]
    for seed in range(FIRST_SEED, FIRST_SEED + POSITIONS):
        game = Game.deal(RULES, seed)
        seats = map(Seat, range(RULES.players))
        bots = {seat: SearchBot(seat, seed, blueprint, Budget(rollouts=100)) for seat in seats}
        followers = followers_of(bots, game.state)
        half = len(game.state.deck) // 2
        while game.outcome is None and len(game.state.deck) > half:
            let_bot_move(game, followers)
        turn = game.state.turn
        trial = bots[turn].trial(view_of(game.state, turn))
        began = process_time()
        trial.scores(actions, 0, WORLDS)
        seconds += process_time() - began
    return POSITIONS * WORLDS * len(actions) / seconds


def main() -> None:
    """Print a table in Markdown."""
    print("| blueprint | rollouts a CPU second | bar |\n|---|---:|---:|")
    for name, blueprint in (("smart", SMART), ("hat-plus", HAT_PLUS)):
        bar = f"≥ {BAR[name]:,}" if name in BAR else ""
        print(f"| `{name}` | {rollouts_a_second(blueprint):,.0f} | {bar} |", flush=True)


if __name__ == "__main__":
    main()
