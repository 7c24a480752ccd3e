"""``cautious``: says what can be played, plays what it knows, and takes no risk it sees.

It reads hints literally: what a hint says, and nothing between the lines. That makes it
slow but easy to sit beside.
"""

from collections.abc import Iterable

from hanabi.bots.bot import Reason
from hanabi.game import (
    Action,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.rules import Hint, RankHint, Seat
from hanabi.rules.arrays import kind_of, touch_set
from hanabi.view import HeldCard, View


class CautiousBot:
    """Plays known playable cards, hints playable ones, discards known useless ones."""

    def __init__(self, seat: Seat, seed: int = 0) -> None:
        del seat, seed  # nothing is left to chance, and the view tells the seat
        self._reason: Reason | None = None

    def choose(self, view: View) -> Move:
        """The first of its habits that applies."""
        if view.pending is not None:
            self._reason = Reason("bot-why-reward", {})
            return _reward(view)
        move, key = _habit(view)
        cards = (move.card,) if isinstance(move, Play | Discard) else ()
        self._reason = Reason(key, {}, cards)
        return move

    def why(self) -> Reason | None:
        """The habit that its last move came from."""
        return self._reason


def _habit(view: View) -> tuple[Action, str]:
    """What to do, and why."""
    if (move := _known_play(view)) is not None:
        return move, "bot-why-play"
    if (hint := _useful_hint(view)) is not None:
        return hint, "bot-why-told"
    if (held := _least_missed(view)) is not None:
        return Discard(held.id), "bot-why-useless" if view.is_known_useless(
            held
        ) else "bot-why-spare"
    if (hint := _any_hint(view)) is not None:
        return hint, "bot-why-idle"
    return _least_bad_play(view), "bot-why-forced"


def _known_play(view: View) -> Play | None:
    """A card that surely fits; the one that leads on to most comes last in its firework,
    so the lowest step first. Its colour is announced where that is possible and known."""
    sure = [held for held in view.own_hand if view.is_known_playable(held)]
    if not sure:
        return None
    held = min(sure, key=lambda held: _lowest_step(view, held))
    suits = {card.suit for card in view.cards_in(held.possible)}
    if view.ruleset.options.timed_display and len(suits) == 1:
        return Play(held.id, suits.pop())
    return Play(held.id)


def _lowest_step(view: View, held: HeldCard) -> int:
    """How far into its firework the card could come."""
    ruleset = view.ruleset
    return min(
        ruleset.rules_of(card.suit).build_order.index(card.rank)
        for card in view.cards_in(held.possible)
    )


def _useful_hint(view: View) -> Hint | None:
    """Tell a teammate of a playable card, in the way that leaves the least doubt."""
    best = max(_hints(view), key=lambda hint: _worth(view, hint), default=None)
    return best if best is not None and _worth(view, best) > (0,) else None


def _worth(view: View, hint: Hint) -> tuple[int, ...]:
    """Cards made surely playable, then playable cards that it touches, then how much it excludes.

    Nothing is worth saying that tells nothing of a playable card.
    """
    touched_kinds = touch_set(view.ruleset, hint)
    sure = pointed_out = excluded = 0
    promised: set[int] = set()
    for held in view.hands[hint.to]:
        assert held.card is not None
        kind = kind_of(view.ruleset, held.card)
        touched = bool(touched_kinds >> kind & 1)
        left = held.possible & (touched_kinds if touched else ~touched_kinds)
        excluded += held.possible.bit_count() - left.bit_count()
        playable = bool(view.status.playable >> kind & 1)
        if (
            not playable
            or view.is_known_playable(held)
            or kind in promised
            or left == held.possible
        ):
            continue
        promised.add(kind)
        sure += not left & ~view.status.playable
        pointed_out += touched
    return (sure, pointed_out, excluded) if sure or pointed_out else (0,)


def _least_missed(view: View) -> HeldCard | None:
    """A card known to be useless, else the one least likely to be missed, oldest first."""
    if view.hint_tokens >= view.ruleset.max_hint_tokens or not view.own_hand:
        return None
    return min(view.own_hand, key=lambda held: _regret(view, held))


def _regret(view: View, held: HeldCard) -> tuple[float, float]:
    """The shares of what the card could be that would be lost for good, or still needed."""
    count = held.possible.bit_count()
    indispensable = (held.possible & view.status.indispensable).bit_count()
    needed = (held.possible & ~view.status.useless).bit_count()
    return indispensable / count, needed / count


def _any_hint(view: View) -> Hint | None:
    """Something to say while nothing may be discarded: what excludes most."""

    def news(hint: Hint) -> int:
        kinds = touch_set(view.ruleset, hint)
        return sum(
            min((held.possible & kinds).bit_count(), (held.possible & ~kinds).bit_count())
            for held in view.hands[hint.to]
        )

    return max(_hints(view), key=news, default=None)


def _least_bad_play(view: View) -> Play:
    """With neither a discard nor a hint to make: the card most likely to fit."""

    def chance(held: HeldCard) -> float:
        return (held.possible & view.status.playable).bit_count() / held.possible.bit_count()

    return Play(max(view.own_hand, key=chance).id)


def _reward(view: View) -> Move:
    """R-44: a hint as above; the discarded card that the display misses most."""
    moves = view.legal_moves
    if isinstance(moves[0], RewardHint):
        hints = [move.hint for move in moves if isinstance(move, RewardHint)]
        return RewardHint(max(hints, key=lambda hint: _worth(view, hint)))
    cards = {seen.id: seen.card for seen in view.discards}
    chosen = [move for move in moves if isinstance(move, RewardReturn | RewardAdd)]
    if not chosen:
        return RewardDecline()

    def need(move: RewardReturn | RewardAdd) -> tuple[bool, bool, int]:
        card = cards[move.card]
        order = view.ruleset.rules_of(card.suit).build_order
        step, height = order.index(card.rank), view.heights[view.ruleset.place_of(card.suit)]
        copies = sum(other == card for other in cards.values())
        is_last = copies == view.ruleset.copies_of(card)
        return step >= height, is_last, -step

    return max(chosen, key=need)


def _hints(view: View) -> Iterable[Hint]:
    """The legal hints, values before colours where both say as much."""
    hints = [move for move in view.legal_moves if isinstance(move, Hint)]
    return sorted(hints, key=lambda hint: not isinstance(hint, RankHint))
