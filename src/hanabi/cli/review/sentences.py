"""What a review says, in one language: the same sentences for the terminal and the page."""

from collections.abc import Sequence
from fractions import Fraction
from typing import assert_never

from hanabi.analysis.review import Review, ReviewedMove, Suggestion
from hanabi.analysis.review.review import LEAST_STAKE
from hanabi.analysis.review.reviewed_move import ACTS
from hanabi.analysis.review.suggestions import ADVISER
from hanabi.analysis.statistics import minimum_efficiency
from hanabi.game import (
    Arrange,
    Discard,
    GameState,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.i18n import Messages
from hanabi.i18n.narrator import Narrator
from hanabi.i18n.reasons import reasons_text
from hanabi.i18n.slots import slot_of
from hanabi.rules import CardId, ColorHint, RankHint
from hanabi.view.ids import draw_number


class Sentences:
    """Of one review; ``states`` are the record's positions, from its start."""

    def __init__(
        self,
        messages: Messages,
        review: Review,
        names: Sequence[str],
        states: Sequence[GameState],
    ) -> None:
        self.messages, self.review, self.names = messages, review, names
        self._states = states
        self._narrator = Narrator(messages, names)

    def say(self, key: str, /, **values: object) -> str:
        """A message of the catalogue."""
        return self.messages.format(key, **values)

    def result(self) -> str:
        """How the game ended."""
        outcome, rules = self.review.outcome, self.review.ruleset
        if outcome is None:
            return self.say("review-unfinished", points=self._states[-1].points)
        return self.say("review-result", score=outcome.score, most=rules.max_score)

    def what_happened(self, move: ReviewedMove) -> str:
        """The move itself, in a sentence."""
        hands = self._hands(move.number)
        act = next((event for event in move.events if isinstance(event, ACTS)), None)
        return "" if act is None else self._narrator.sentence(act, hands)

    def explanation(self, move: ReviewedMove) -> list[str]:
        """What it cost and what was known."""
        said = []
        before, after = move.reachable_before, move.reachable_after
        if move.lost_card is not None:
            said.append(self.say("review-last-copy", card=self._narrator.card(move.lost_card)))
        if before is not None and after is not None and move.drop:
            said.append(self.say("review-fell", before=before.best, after=after.best))
        elif move.least_drop:
            said.append(self.say("review-fell-open", drop=move.least_drop))
        if move.odds is not None:
            is_play = isinstance(move.move, Play)
            chance = 1 - move.risk if is_play else move.risk
            said.append(
                self.say(
                    "review-odds-play" if is_play else "review-odds-discard",
                    name=self.names[move.seat],
                    certain=_certainty(chance),
                    fraction=str(chance),
                    percent=percent(chance),
                )
            )
        if move.drop_as_known >= LEAST_STAKE:
            said.append(self.say("review-at-stake", points=points_text(move.drop_as_known)))
        if move.told_nothing_new:
            said.append(self.say("review-told-nothing"))
        return said

    def adviser(self, better: Suggestion) -> str:
        """Who suggests it."""
        return self.say(f"review-better-{better.by}", bot=self.messages.format(f"bot-{ADVISER}"))

    def suggestion(self, move: ReviewedMove, better: Suggestion) -> str:
        """The better move."""
        name, state = self.names[move.seat], self._states[move.number - 1]
        match better.move:
            case None:
                return self.say("review-suggest-hint", name=name)
            case Play(card=card) | Discard(card=card):
                is_play = isinstance(better.move, Play)
                key = "review-suggest-play" if is_play else "review-suggest-discard"
                hand = [draw_number(state, held) for held in state.hands[move.seat]]
                said = self.say(key, name=name, slot=slot_of(hand, card))
                if self.review.seat is not None:
                    return said
                face = state.card(state.hands[move.seat][hand.index(card)])
                return f"{said} ({self._narrator.card(face)})"
            case ColorHint() | RankHint():
                return self._hint(name, better.move)
            case RewardHint(hint=hint):
                return self._hint(name, hint)
            case RewardAdd() | RewardReturn() | RewardDecline() | Arrange():
                return self.say("review-suggest-other", name=name)
            case _:
                assert_never(better.move)

    def grounds(self, better: Suggestion) -> list[str]:
        """Why it is better."""
        said = []
        if better.reason is not None:
            said.append(reasons_text(self.messages, better.reason))
        if better.reachable is not None:
            said.append(self.say("review-keeps", best=better.reachable.best))
        elif better.loss is not None:
            said.append(self.say("review-costs", points=points_text(better.loss)))
        return [sentence for sentence in said if sentence]

    def lost_cards(self) -> list[str]:
        """The moment each needed card was lost."""
        return [
            self.say(
                "review-lost-card",
                card=self._narrator.card(lost.card),
                number=lost.number,
                name=self.names[lost.seat],
                points=lost.points,
            )
            for lost in self.review.lost_cards
        ]

    def numbers(self) -> list[tuple[str, str]]:
        """The players' own statistics: what is counted, and how much."""
        found = self.review.statistics
        if found is None:
            return []
        doubles = f"{found.double_discards} / {found.double_discard_situations}"
        values = {
            "efficiency": _decimal(found.efficiency),
            "minimum-efficiency": _decimal(minimum_efficiency(self.review.ruleset)),
            "lowest-pace": "·" if found.lowest_pace is None else str(found.lowest_pace),
            "risks-by-draws": str(found.bottom_deck_risks_by_draws),
            "risks-by-hands": str(found.bottom_deck_risks_by_hands),
            "double-discards": doubles,
            "hints-left": str(found.hint_tokens),
        }
        return [(self.say(f"review-{name}"), value) for name, value in values.items()]

    def how(self) -> str:
        """How mistakes are measured."""
        return self.say("review-how", bot=self.messages.format(f"bot-{ADVISER}"))

    def _hint(self, name: str, hint: ColorHint | RankHint) -> str:
        to = self.names[hint.to]
        if isinstance(hint, RankHint):
            return self.say("review-suggest-rank", name=name, to=to, rank=hint.rank)
        color = self.messages.format(f"suit-{hint.color.value}")
        return self.say("review-suggest-color", name=name, to=to, colorname=color)

    def _hands(self, number: int) -> list[list[CardId]]:
        state = self._states[number]
        return [[draw_number(state, held) for held in hand] for hand in state.hands]


def _certainty(chance: Fraction) -> str:
    if chance in (0, 1):
        return "surely" if chance else "never"
    return "perhaps"


def _decimal(value: Fraction | None) -> str:
    return "·" if value is None else f"{float(value):.2f}"


def percent(chance: Fraction) -> str:
    """Rounded, but neither certain nor impossible unless it is."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and chance not in (0, 1):
        return "<1" if rounded == 0 else ">99"
    return str(rounded)


def points_text(points: Fraction) -> str:
    """In tenths, or hundredths where these would be none."""
    if points.denominator == 1:
        return str(points)
    return f"{float(points):.2f}" if points < Fraction(1, 10) else f"{float(points):.1f}"
