"""``companion``: finds out how its partners play, and plays so with them, thinking ahead.

It knows some ways to play. By each it reads every move, and asks how likely a partner who plays so
was to make it, and whether its own cards were what it would have been told: so it comes to believe
in one, slips of the partner aside. Where several are still likely, a move is tried out among
partners of each, as often as that is likely.

Who plays in none of these ways is a stranger, and looks like somebody whom it knows until a
mistake shows it. So it makes moves that cannot be misread, unless it knows the code by which they
are; and a card that it would play on a convention must be likely to fit even if there is no such
convention, the more so the fewer mistakes are left, and the oftener it was misled.
"""

from collections.abc import Iterable
from math import exp, log

from hanabi.bots.bot import Bot, Reason
from hanabi.bots.companion.caution import Caution
from hanabi.bots.companion.wariness import Wariness
from hanabi.bots.registry import DECLARATIONS
from hanabi.bots.search.blueprint import HAT_PLUS, SMART, Blueprint
from hanabi.bots.search.budget import Budget, budget_of_environment
from hanabi.bots.search.deciding import MixedTrial
from hanabi.bots.search.seat import SearchBot
from hanabi.fast.compiling import can_compile
from hanabi.game import Move
from hanabi.game.events import Event
from hanabi.rules import Seat
from hanabi.view import View

POOL: dict[str, Blueprint] = {
    "smart": SMART,
    **{name: Blueprint(name, name) for name in ("cautious", "simple", "holmes", "hat")},
    "hat-plus": HAT_PLUS,
}
"""The ways to play that it knows. Before the first move it takes everybody for the first."""
FIRST_SHARE = 0.5
"""How likely the first is held to be before anybody has moved; the others share the rest."""
CODES = {"hat", "hat-plus"}
"""Where any hint means something else, there are no plain ones."""
CODE_SHARE = 0.1
"""Before anybody moved, somebody who plays a code is so much less likely than another."""
CODE_KNOWN = 0.95
"""So likely somebody must play a code to be told something in it."""
LEAST_SHARE = 0.05
"""A way to play that is less likely than this is left out when moves are tried out."""
STRANGER = "stranger"
STRANGER_MOVE = 0.35
"""How likely a stranger is to make the move that was made. A partner who does play in the way that
is believed makes it with probability 0.4 to 0.8, since the hand that they see is not known;
anybody else with 0.1 to 0.4."""
FORGOTTEN = 1e-6
"""A way to play that is less likely than this is given up for the rest of the game."""
SLIPS = 100
"""How many unexpected moves a partner may make: as many as they like."""
BUDGET = Budget(rollouts=600, most_listed=1_500, tolerance=0.05)


def companion_bot(seat: Seat, seed: int) -> Bot:
    """Thinking ahead is for machine code: without a compiler ``smart`` plays by itself."""
    if not can_compile():
        return DECLARATIONS["smart"].make(seat, seed)
    return CompanionBot(seat, seed, POOL)


class CompanionBot:
    """Plays one seat in the company of strangers, of whom each plays in one of the ways of a
    pool."""

    def __init__(self, seat: Seat, seed: int, pool: Iterable[str] = POOL) -> None:
        budget = budget_of_environment(BUDGET)
        names = [name for name in POOL if name in {*pool}]
        rest = log((1 - FIRST_SHARE) / len(names))
        self._by_way = {
            name: SearchBot(seat, seed, POOL[name], budget, slips=SLIPS) for name in names
        }
        self._log_likelihoods = dict.fromkeys((*names, STRANGER), rest)
        for code in CODES.intersection(names):
            self._log_likelihoods[code] += log(CODE_SHARE)
        self._log_likelihoods[names[0]] = log(FIRST_SHARE)
        self._wariness = Wariness(seat)
        self._believed: SearchBot | None = None

    @property
    def belief(self) -> dict[str, float]:
        """How likely the partners play in each way, the likeliest first."""
        most = max(self._log_likelihoods.values())
        shares = {name: exp(each - most) for name, each in self._log_likelihoods.items()}
        total = sum(shares.values())
        likeliest = sorted(shares, key=lambda name: -shares[name])
        return {name: shares[name] / total for name in likeliest}

    def choose(self, view: View) -> Move:
        """The move that is best with those whom it takes its partners for."""
        believed, actions, trial = self._prepared(view)
        return believed.best_of(view, actions, trial)

    def recall(self, view: View) -> None:
        """It believes what it believed then."""
        self._prepared(view)

    def watch(self, events: tuple[Event, ...], view: View) -> None:
        """Everything is read in all ways."""
        self._wariness.watch(events)
        for searcher in self._by_way.values():
            searcher.watch(events, view)

    def why(self) -> Reason | None:
        """As somebody who plays as it takes its partners to play."""
        return None if self._believed is None else self._believed.why()

    def reading(self) -> Reason | None:
        """In the same way."""
        return None if self._believed is None else self._believed.reading()

    def _prepared(self, view: View) -> tuple[SearchBot, list[int], MixedTrial | None]:
        """Whom it believes in, the moves that are worth trying, and what is needed for that."""
        likely = self._likely(view)
        first, *others = likely
        believed = self._believed = self._by_way[first]
        actions = believed.candidates(view)
        for name in others:
            action = self._by_way[name].blueprint_action(view)
            actions += [action] if action not in actions else []
        if view.pending is not None and len(actions) < 2:
            return believed, actions, None
        trials = [(self._by_way[name].trial(view), share) for name, share in likely.items()]
        if view.pending is None:
            caution = Caution(believed.row(view), view)
            self._wariness.look(caution, view)
            actions = self._safe(caution, actions, likely)
        return believed, actions, MixedTrial(trials) if len(actions) > 1 else None

    def _likely(self, view: View) -> dict[str, float]:
        """The ways in which its partners may play, the likeliest first: that, if no other."""
        for name, searcher in self._by_way.items():
            self._log_likelihoods[name] += searcher.evidence(view, STRANGER_MOVE)
        belief = self.belief
        first, *others = [name for name in belief if name in self._by_way]
        for name in others:
            if belief[name] < FORGOTTEN:
                del self._by_way[name], self._log_likelihoods[name]
        likely = [name for name in (first, *others) if belief[name] >= LEAST_SHARE]
        return {name: belief[name] for name in likely or [first]}

    def _safe(self, caution: Caution, actions: list[int], likely: dict[str, float]) -> list[int]:
        """The moves that are safe with strangers, these first."""
        known = sum(likely.values())

        def believed_chance(place: int) -> float:
            return sum(
                share * caution.believed_chance(self._by_way[name].hands, place) / known
                for name, share in likely.items()
            )

        in_code = any(likely.get(name, 0) >= CODE_KNOWN for name in CODES)
        others = [] if in_code else caution.hints_and_discards()
        others = [action for action in others if action not in actions]
        return self._wariness.safe(
            caution, actions + others, believed_chance, strangers=1 - known, in_code=in_code
        )
