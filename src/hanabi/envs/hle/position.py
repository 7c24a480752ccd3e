"""One position, kept as it was: what states and observations read from a row of the kernel."""

from hanabi.envs.hle.cards import HanabiCard, HanabiCardKnowledge, color_letter
from hanabi.envs.hle.game import CHANCE_PLAYER_ID, AgentObservationType, HanabiGame
from hanabi.envs.hle.moves import HanabiHistoryItem
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    HANDS,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    MISTAKES,
    PILE,
    PILED,
    SIZES,
)

HIDDEN_CARD = HanabiCard(-1, -1)
_SIGN = 128
"""Bytes from here on are negative numbers: in the pile, cards on fireworks."""


class Position:
    """A row, who is to act, and the moves that led here (the list may have grown since)."""

    __slots__ = ("_hands", "_knowledge", "_legal", "game", "history", "moves_made", "player", "row")

    def __init__(
        self, game: HanabiGame, row: bytes, player: int, history: list[HanabiHistoryItem]
    ) -> None:
        self.game = game
        self.row = row
        self.player = player
        self.history = history
        self.moves_made = len(history)
        self._legal: list[int] | None = None
        self._hands: list[list[HanabiCard]] | None = None
        self._knowledge: list[list[HanabiCardKnowledge]] | None = None

    def legal(self) -> list[int]:
        """The numbers of the legal moves of the player to act; none while chance deals."""
        if self._legal is None:
            is_chance = self.player == CHANCE_PLAYER_ID
            self._legal = [] if is_chance else self.game.engine.legal(self.row)
        return self._legal

    @property
    def life_tokens(self) -> int:
        """Mistakes still allowed, the last of which loses."""
        return self.game.max_life_tokens() - self.row[MISTAKES]

    @property
    def information_tokens(self) -> int:
        """Hint tokens available."""
        return self.row[HINT_TOKENS]

    @property
    def deck_size(self) -> int:
        """Cards not dealt yet."""
        return self.row[CARDS] - self.row[DRAWN]

    def fireworks(self) -> list[int]:
        """The height of each, by colour."""
        return list(self.row[HEIGHTS : HEIGHTS + self.game.num_colors()])

    def offset(self, player: int, observer: int) -> int:
        """The place after the observer; chance stays −1."""
        return (player - observer) % self.game.num_players() if player >= 0 else player

    def discards(self) -> list[int]:
        """Kinds of cards, in the order in which they fell."""
        row = self.row
        entries = row[PILE : PILE + row[PILED]]
        return [row[KINDS + card] for card in entries if card < _SIGN]

    def hands(self) -> list[list[HanabiCard]]:
        """All hands, oldest card first."""
        if self._hands is None:
            row, cards, size = self.row, self.game.cards, self.game.hand_size()
            self._hands = [
                [cards[row[KINDS + card]] for card in row[first : first + held]]
                for first, held in zip(
                    range(HANDS, HANDS + self.game.dealt_at_start, size), self._held(), strict=True
                )
            ]
        return self._hands

    def knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What hints told of all cards."""
        if self._knowledge is None:
            row, known, size = self.row, self.game.engine.known, 8 * self.game.hand_size()
            firsts = range(8 * KNOWLEDGE, 8 * (KNOWLEDGE + self.game.dealt_at_start), size)
            self._knowledge = [
                [known(row[place : place + 8]) for place in range(first, first + 8 * held, 8)]
                for first, held in zip(firsts, self._held(), strict=True)
            ]
        return self._knowledge

    def _held(self) -> bytes:
        """How many cards each player holds."""
        return self.row[SIZES : SIZES + self.game.num_players()]

    def hands_seen_by(self, observer: int) -> list[list[HanabiCard]]:
        """From the observer on, whose own cards are hidden, but from a seer."""
        hands = self.hands()
        own, others = hands[observer], [*hands[observer + 1 :], *hands[:observer]]
        if self.game.observation_type() is not AgentObservationType.SEER:
            own = [HIDDEN_CARD] * len(own)
        return [list(own), *map(list, others)]

    def knowledge_seen_by(self, observer: int) -> list[list[HanabiCardKnowledge]]:
        """From the observer on; in a minimal observation that of cards untouched."""
        if self.game.observation_type() is AgentObservationType.MINIMAL:
            nothing = self.game.engine.known(self.game.engine.untouched)
            known = [[nothing] * held for held in self._held()]
        else:
            known = self.knowledge()
        return [list(hand) for hand in (*known[observer:], *known[:observer])]

    def text(
        self, hands: list[list[HanabiCard]], known: list[list[HanabiCardKnowledge]], current: int
    ) -> str:
        """As the original prints states and observations."""
        fireworks = enumerate(self.fireworks())
        lines = [
            f"Life tokens: {self.life_tokens}",
            f"Info tokens: {self.information_tokens}",
            f"Fireworks: {''.join(f'{color_letter(c)}{height} ' for c, height in fireworks)}",
            "Hands:",
        ]
        for player, (hand, knowledge) in enumerate(zip(hands, known, strict=True)):
            lines += ["-----"] if player else []
            lines += ["Cur player"] if player == current else []
            lines += [f"{card} || {hints}" for card, hints in zip(hand, knowledge, strict=True)]
        lines.append(f"Deck size: {self.deck_size}")
        discards = "".join(f" {self.game.cards[kind]}" for kind in self.discards())
        return "\n".join((*lines, f"Discards:{discards}"))
