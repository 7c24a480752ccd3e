"""What can be chosen, as menus: pure data made from a ``View``, drawn by anybody.

A menu's choice either is a move or leads to the next menu. ``lit`` are the cards that it is
about, so that a hint shows what it touches before it is given.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from hanabi.game import (
    Arrange,
    Discard,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.game import (
    Choice as Asked,
)
from hanabi.i18n import Messages
from hanabi.i18n.slots import in_slots, moved_to_slot, slot_of
from hanabi.rules import CardId, ColorHint, Hint, RankHint, Seat, Suit, touches
from hanabi.view import HeldCard, View


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: by its key, by the cursor, or by the mouse.

    ``row`` keeps kinds of answers apart: colours above, values below.
    """

    key: str
    label: str
    move: Move | None = None
    then: "Menu | None" = None
    lit: frozenset[CardId] = frozenset()
    suit: Suit | None = None
    row: int = 0


@dataclass(frozen=True, slots=True)
class Menu:
    prompt: str
    choices: tuple[Choice, ...] = field(default_factory=tuple)


class MenuMaker:
    """Makes the menus of one position."""

    def __init__(self, view: View, names: Sequence[str], messages: Messages) -> None:
        self._view = view
        self._names = names
        self._say = messages.format

    def turn(self) -> Menu:
        """All that the seat may do now, and rearranging, which it always may (R-18)."""
        if self._view.outcome is not None:
            return Menu(self._say("menu-over"))
        if not self._view.is_on_turn:
            name = self._names[self._view.next_seat or 0]
            return Menu(self._say("menu-wait", name=name), tuple(self._arranging()))
        if self._view.pending is not None:
            return self._reward()
        choices: list[Choice] = []
        if self._hints():
            choices.append(self._verb("menu-hint", self._whom(self._hints())))
        choices.append(self._verb("menu-play", self._which("menu-play-which", self._play)))
        if self._discards():
            choices.append(self._verb("menu-discard", self._which("menu-discard-which", self._put)))
        return Menu(self._say("menu-turn"), (*choices, *self._arranging()))

    def teammate(self, seat: Seat) -> Menu | None:
        """Every hint that may be given to a teammate."""
        hints = [hint for hint in self._hints() if _hint_of(hint).to == seat]
        return self._what(seat, hints) if hints else None

    def teammate_card(self, seat: Seat, card_id: CardId) -> Menu | None:
        """The hints that touch one card of a teammate."""
        hints = [hint for hint in self._hints() if card_id in self._touched(_hint_of(hint))]
        return self._what(seat, hints) if hints else None

    def own_card(self, card_id: CardId) -> Menu | None:
        """What one may do with a card of one's own."""
        view = self._view
        held = next((held for held in view.own_hand if held.id == card_id), None)
        if held is None or view.outcome is not None:
            return None
        choices: list[Choice] = []
        if view.is_on_turn and view.pending is None:
            choices.append(self._named("menu-play", self._play(held)))
            if self._discards():
                choices.append(self._named("menu-discard", self._put(held)))
        if len(view.own_hand) > 1:
            to = self._destinations(held)
            choices.append(replace(self._verb("menu-arrange", to), lit=frozenset({card_id})))
        prompt = self._say("menu-own-card", slot=slot_of(view.own_hand, held))
        return Menu(prompt, tuple(choices)) if choices else None

    # Hints.

    def _hints(self) -> list[Hint | RewardHint]:
        return [
            move
            for move in self._view.legal_moves
            if isinstance(move, ColorHint | RankHint | RewardHint)
        ]

    def _whom(self, hints: Sequence[Hint | RewardHint]) -> Menu:
        seats = list(dict.fromkeys(_hint_of(hint).to for hint in hints))
        if len(seats) == 1:
            return self._what(seats[0], hints)
        choices = tuple(
            Choice(
                key=str(seat),
                label=self._names[seat],
                then=self._what(seat, [hint for hint in hints if _hint_of(hint).to == seat]),
                lit=frozenset(held.id for held in self._view.hands[seat]),
            )
            for seat in seats
        )
        return Menu(self._say("menu-hint-whom"), choices)

    def _what(self, seat: Seat, hints: Sequence[Hint | RewardHint]) -> Menu:
        choices = tuple(self._hint_choice(hint) for hint in hints)
        return Menu(self._say("menu-hint-what", name=self._names[seat]), choices)

    def _hint_choice(self, move: Hint | RewardHint) -> Choice:
        hint = _hint_of(move)
        lit = self._touched(hint)
        match hint:
            case ColorHint(color=color):
                suit = Suit(color.value)
                name = self._say(f"suit-{suit.value}")
                label = self._say("menu-hint-color", color=name, count=len(lit))
                return Choice(self._letter(suit), label, move, lit=lit, suit=suit)
            case RankHint(rank=rank):
                label = self._say("menu-hint-rank", count=len(lit))
                return Choice(str(rank), label, move, lit=lit, row=1)

    def _touched(self, hint: Hint) -> frozenset[CardId]:
        return frozenset(
            held.id
            for held in self._view.hands[hint.to]
            if held.card is not None and touches(self._view.ruleset, hint, held.card)
        )

    # Playing and discarding.

    def _which(self, prompt: str, choice_of: Callable[[HeldCard], Choice]) -> Menu:
        return Menu(self._say(prompt), tuple(map(choice_of, in_slots(self._view.own_hand))))

    def _play(self, held: HeldCard) -> Choice:
        """Play a card; in Timed Display its suit may be announced first (R-31)."""
        plain = self._with_card(held, Play(held.id))
        ruleset = self._view.ruleset
        if not ruleset.options.timed_display:
            return plain
        silent = Choice(
            self._say("menu-announce-none.key"),
            self._say("menu-announce-none"),
            Play(held.id),
            lit=plain.lit,
        )
        announced = (
            Choice(
                self._letter(suit_rules.suit),
                self._say(f"suit-{suit_rules.suit.value}"),
                Play(held.id, suit_rules.suit),
                lit=plain.lit,
                suit=suit_rules.suit,
            )
            for suit_rules in ruleset.suits
        )
        menu = Menu(self._say("menu-announce"), (silent, *announced))
        return replace(plain, move=None, then=menu)

    def _put(self, held: HeldCard) -> Choice:
        return self._with_card(held, Discard(held.id))

    def _with_card(self, held: HeldCard, move: Move) -> Choice:
        slot = slot_of(self._view.own_hand, held)
        return Choice(str(slot), self._about(held), move, lit=frozenset({held.id}))

    def _about(self, held: HeldCard) -> str:
        """What is known of a card of one's own, by the rules alone (R-51)."""
        if self._view.is_known_playable(held):
            known = "playable"
        elif self._view.is_known_useless(held):
            known = "useless"
        elif self._view.is_known_indispensable(held):
            known = "indispensable"
        else:
            known = "unknown"
        return self._say("menu-slot", known=known)

    def _discards(self) -> bool:
        return any(isinstance(move, Discard) for move in self._view.legal_moves)

    # Putting one’s hand in order: R-18.

    def _arranging(self) -> Iterator[Choice]:
        hand = self._view.own_hand
        if len(hand) > 1:
            from_slots = tuple(
                Choice(
                    str(slot_of(hand, held)),
                    self._about(held),
                    then=self._destinations(held),
                    lit=frozenset({held.id}),
                )
                for held in in_slots(hand)
            )
            yield self._verb("menu-arrange", Menu(self._say("menu-arrange-which"), from_slots))

    def _destinations(self, held: HeldCard) -> Menu:
        hand, seat = self._view.own_hand, self._view.seat
        assert seat is not None
        ids = [other.id for other in hand]
        choices = []
        for there in in_slots(hand):
            slot = slot_of(hand, there)
            order = moved_to_slot(ids, held.id, slot)
            label = self._say("menu-arrange-slot", slot=slot)
            lit = frozenset({held.id, there.id})
            if there is not held:
                choices.append(Choice(str(slot), label, Arrange(seat, order), lit=lit))
        return Menu(self._say("menu-arrange-where"), tuple(choices))

    # What a tile asks for: R-44.

    def _reward(self) -> Menu:
        pending = self._view.pending
        assert pending is not None
        tile = pending.tile.value
        asked = "ask-instead" if pending.choice is Asked.ADD_OR_DECLINE else "ask"
        prompt = self._say(
            "menu-tile",
            number=tile,
            name=self._say(f"tile-{tile}"),
            ask=self._say(f"tile-{tile}.{asked}"),
        )
        if pending.choice in (Asked.COLOR_HINT, Asked.RANK_HINT):
            menu = self._whom(self._hints())
            return replace(menu, prompt=prompt)
        moves = [m for m in self._view.legal_moves if isinstance(m, RewardReturn | RewardAdd)]
        choices = list(self._discarded(moves))
        if RewardDecline() in self._view.legal_moves:
            key, label = self._say("menu-decline.key"), self._say("menu-decline")
            choices.append(Choice(key, label, RewardDecline()))
        return Menu(prompt, (*choices, *self._arranging()))

    def _discarded(self, moves: Iterable[RewardReturn | RewardAdd]) -> Iterator[Choice]:
        """The discards that may be chosen, by suit and then by rank; copies are alike."""
        card_of = {seen.id: seen.card for seen in self._view.discards}
        by_suit: dict[Suit, dict[int, RewardReturn | RewardAdd]] = {}
        for move in moves:
            card = card_of[move.card]
            by_suit.setdefault(card.suit, {}).setdefault(card.rank, move)
        for suit_rules in self._view.ruleset.suits:
            if suit_rules.suit not in by_suit:
                continue
            name = self._say(f"suit-{suit_rules.suit.value}")
            ranks = tuple(
                Choice(
                    str(rank),
                    self._say("menu-card", suit=name, rank=rank),
                    move,
                    lit=frozenset({move.card}),
                    suit=suit_rules.suit,
                )
                for rank, move in sorted(by_suit[suit_rules.suit].items())
            )
            lit = frozenset(choice for rank in ranks for choice in rank.lit)
            menu = Menu(self._say("menu-card-rank", suit=name), ranks)
            yield Choice(
                self._letter(suit_rules.suit), name, then=menu, lit=lit, suit=suit_rules.suit
            )

    # Words and keys.

    def _letter(self, suit: Suit) -> str:
        return self._say(f"suit-{suit.value}.letter").lower()

    def _verb(self, key: str, menu: Menu) -> Choice:
        return Choice(self._say(f"{key}.key"), self._say(key), then=menu)

    def _named(self, key: str, choice: Choice) -> Choice:
        return replace(choice, key=self._say(f"{key}.key"), label=self._say(key))


def _hint_of(move: Hint | RewardHint) -> Hint:
    return move.hint if isinstance(move, RewardHint) else move
