"""Between rows and the reference engine's ``GameState``, moves and card ids.

A row keeps what hints told of each held card, not the hints themselves. So ``read_state``
gives a position with hints that tell exactly the same: what every seat can know, may do and
can see is equal, only the past is not. For the past, keep the moves (``Batch`` with
``history``).
"""

from hanabi.fast.engine import dealing
from hanabi.fast.engine.ints import Ints
from hanabi.fast.engine.layout import (
    CARDS,
    DRAWN,
    ENDING,
    FIRST_SEAT,
    HANDS,
    HAS_SEED,
    HEIGHTS,
    HINT_TOKENS,
    KINDS,
    KNOWLEDGE,
    MAX_BYTE,
    MISTAKES,
    PENDING,
    PILE,
    PILED,
    POINTS,
    RETURN_PLACE,
    RETURNED,
    RETURNED_AT,
    RETURNED_TO,
    SEED,
    SIZES,
    TILES,
    TILES_TURNED,
    TURN,
    TURNS_LEFT,
)
from hanabi.fast.engine.ruleset_numbers import KEPT, TOLD, RulesetNumbers, numbers_of
from hanabi.fast.single import RowGame, signed
from hanabi.game import (
    Choice,
    Deal,
    Ending,
    GameState,
    InvalidDeal,
    Pending,
    Returned,
)
from hanabi.game.ending import Outcome, outcome_of
from hanabi.game.events import HintGiven
from hanabi.rules import CardId, ColorHint, Hint, RankHint, Ruleset, Seat, Tile
from hanabi.rules.arrays import kind_of
from hanabi.rules.chance import SEED_LIMIT

CHOICES = (None, *Choice)
ENDINGS = (None, *Ending)


def card_id(row: Ints, number: int) -> CardId:
    """The card that bears this draw number."""
    if row[RETURNED] < 0 or number < row[RETURNED_TO]:
        return CardId(number)
    return CardId(row[RETURNED] if number == row[RETURNED_TO] else number - 1)


def draw_number(row: Ints, card: CardId) -> int:
    """The draw number that this card bears now, or will bear."""
    if row[RETURNED] < 0 or card < row[RETURNED_TO]:
        return row[RETURNED_TO] if card == row[RETURNED] >= 0 else card
    return card + 1


def start_row(ruleset: Ruleset, deal: Deal) -> RowGame:
    """The position after dealing. Raises ``InvalidDeal``."""
    deal.check(ruleset)
    game = RowGame(numbers_of(ruleset))
    row, words = game.row, game.words
    for place, card in enumerate(deal.deck):
        row[KINDS + place] = kind_of(ruleset, card)
    for place, tile in enumerate(deal.tiles):
        row[TILES + place] = tile
    seed = 0 if deal.seed is None else signed(deal.seed)
    dealing.start(row, words, game.rules.numbers, seed, deal.first_seat)
    row[HAS_SEED] = deal.seed is not None
    if deal.returns:
        place = deal.returns[0]
        row[RETURN_PLACE] = place if 0 <= place < MAX_BYTE else MAX_BYTE
    return game


def check_return_place(game: RowGame) -> None:
    """Refuse what the kernel cannot: tile 5 where the deal does not say where its card goes.

    (The kernel itself then puts it where seed 0 would, or at the deck's bottom.)
    """
    row = game.row
    place, size = row[RETURN_PLACE], row[CARDS] - row[DRAWN]
    if place < 0 and not row[HAS_SEED]:
        raise InvalidDeal("no-return-place", use=1)
    if place > size:
        raise InvalidDeal("return-place", place=place, size=size)


def write_state(state: GameState) -> RowGame:
    """The row of a position; rearranged hands and unfinished rewards included."""
    game = start_row(state.ruleset, state.deal)
    row = game.row
    _write_cards(row, state)
    _write_knowledge(game, state)
    row[HINT_TOKENS] = state.hint_tokens
    row[MISTAKES] = state.mistakes
    row[TURN] = state.turn
    row[TURNS_LEFT] = -1 if state.turns_left is None else state.turns_left
    row[POINTS] = state.points
    row[TILES_TURNED] = state.tiles_turned
    row[PENDING] = 0 if state.pending is None else CHOICES.index(state.pending.choice)
    row[ENDING] = 0 if state.outcome is None else ENDINGS.index(state.outcome.ending)
    return game


def _write_cards(row: Ints, state: GameState) -> None:
    for returned in state.returned:
        row[RETURNED] = returned.card_id
        row[RETURNED_TO] = returned.draws + returned.place
        row[RETURNED_AT] = returned.draws
    order = (*state.draws, *state.deck)
    for number, card in enumerate(order):
        row[KINDS + number] = kind_of(state.ruleset, state.card(card))
    row[DRAWN] = len(state.draws)
    row[CARDS] = len(order)
    for seat, hand in enumerate(state.hands):
        row[SIZES + seat] = len(hand)
        for place, card in enumerate(hand):
            row[HANDS + seat * state.ruleset.hand_size + place] = draw_number(row, card)
    pile = [draw_number(row, card) for card in state.discards]
    for suit, firework in enumerate(state.fireworks):
        row[HEIGHTS + suit] = len(firework)
        pile += [-1 - draw_number(row, card) for card in firework]
    row[PILED] = len(pile)
    for place, entry in enumerate(pile):
        row[PILE + place] = entry


def _write_knowledge(game: RowGame, state: GameState) -> None:
    """What the hints since a card was drawn told of it."""
    words, numbers = game.words, game.rules.numbers
    since = {returned.card_id: returned.hints for returned in state.returned}
    slots = {
        card: seat * state.ruleset.hand_size + place
        for seat, hand in enumerate(state.hands)
        for place, card in enumerate(hand)
    }
    colors = len(state.ruleset.colors)
    every_kind = state.ruleset.arrays.every_kind
    for slot in slots.values():
        words[KNOWLEDGE + slot] = every_kind
    for time, given in enumerate(state.hints):
        hint = given.hint
        if isinstance(hint, ColorHint):
            name = state.ruleset.colors.index(hint.color)
        else:
            name = colors + hint.rank - 1
        for touched, cards in enumerate((given.untouched, given.touched)):
            for card in cards:
                if card in slots and since.get(card, 0) <= time:
                    place = KNOWLEDGE + slots[card]
                    kept, told = numbers[KEPT + 16 * touched + name], TOLD + 16 * touched + name
                    words[place] = words[place] & kept | numbers[told]


def read_state(game: RowGame) -> GameState:
    """The row as a position of the reference engine."""
    row, ruleset = game.row, game.rules.ruleset
    drawn, cards = row[DRAWN], row[CARDS]
    fireworks: list[list[CardId]] = [[] for _ in ruleset.suits]
    discards = []
    for place in range(row[PILED]):
        entry = row[PILE + place]
        if entry >= 0:
            discards.append(card_id(row, entry))
        else:
            fireworks[row[KINDS - 1 - entry] // len(ruleset.ranks)].append(card_id(row, -1 - entry))
    return GameState(
        ruleset=ruleset,
        deal=read_deal(game),
        hands=hands_of(game),
        deck=tuple(card_id(row, number) for number in range(drawn, cards)),
        draws=tuple(card_id(row, number) for number in range(drawn)),
        fireworks=tuple(map(tuple, fireworks)),
        discards=tuple(discards),
        hint_tokens=row[HINT_TOKENS],
        mistakes=row[MISTAKES],
        turn=Seat(row[TURN]),
        turns_left=row[TURNS_LEFT] if row[TURNS_LEFT] >= 0 else None,
        tiles_turned=row[TILES_TURNED],
        pending=pending_of(game),
        hints=_hints(game),
        returned=_returned(row),
        outcome=outcome_of_row(game),
    )


def read_deal(game: RowGame) -> Deal:
    """What was hidden, out of the row."""
    row, ruleset = game.row, game.rules.ruleset
    numbers = (draw_number(row, CardId(card)) for card in range(len(ruleset.deck)))
    return Deal(
        deck=tuple(ruleset.cards[row[KINDS + number]] for number in numbers),
        first_seat=Seat(row[FIRST_SEAT]),
        tiles=tuple(
            Tile(row[TILES + place])
            for place in range(len(Tile) if ruleset.options.five_flamboyants else 0)
        ),
        returns=(row[RETURN_PLACE],) if row[RETURN_PLACE] >= 0 else (),
        seed=game.words[SEED] % SEED_LIMIT if row[HAS_SEED] else None,
    )


def hands_of(game: RowGame) -> tuple[tuple[CardId, ...], ...]:
    """Each seat's cards, oldest first."""
    row, ruleset = game.row, game.rules.ruleset
    return tuple(
        tuple(card_id(row, row[HANDS + seat * ruleset.hand_size + place]) for place in range(held))
        for seat, held in enumerate(row[SIZES + seat] for seat in range(ruleset.players))
    )


def pending_of(game: RowGame) -> Pending | None:
    """The choice that the seat on turn owes."""
    row = game.row
    choice = CHOICES[row[PENDING]]
    return choice and Pending(Tile(row[TILES + row[TILES_TURNED] - 1]), choice)


def outcome_of_row(game: RowGame) -> Outcome | None:
    """How the game ended, None while it goes on."""
    ending = ENDINGS[game.row[ENDING]]
    return ending and outcome_of(game.rules.ruleset, ending, game.row[POINTS])


def _returned(row: Ints) -> tuple[Returned, ...]:
    if row[RETURNED] < 0:
        return ()
    place = row[RETURNED_TO] - row[RETURNED_AT]
    return (Returned(CardId(row[RETURNED]), place, row[RETURNED_AT], hints=0),)


def _hints(game: RowGame) -> tuple[HintGiven, ...]:
    """Hints that tell of each held card all that its knowledge says, and no more.

    What a card is known by is an intersection of what hints say; so all hints that say no
    more than that, taken together, say just that.
    """
    words, ruleset = game.words, game.rules.ruleset
    arrays = ruleset.arrays
    sets = (*arrays.color_touch, *arrays.rank_touch)
    given = []
    for seat, hand in enumerate(hands_of(game)):
        giver = Seat((seat + 1) % ruleset.players)
        for name, touch in enumerate(sets):
            touched, untouched = [], []
            for place, card in enumerate(hand):
                known = words[KNOWLEDGE + seat * ruleset.hand_size + place] & arrays.every_kind
                if not known & ~touch:
                    touched.append(card)
                elif not known & touch:
                    untouched.append(card)
            if touched or untouched:
                hint = hint_named(ruleset, Seat(seat), name)
                given.append(HintGiven(giver, hint, tuple(touched), tuple(untouched)))
    return tuple(given)


def hint_named(ruleset: Ruleset, to: Seat, name: int) -> Hint:
    """The hint of this number: colours first, then ranks."""
    if name < len(ruleset.colors):
        return ColorHint(to, ruleset.colors[name])
    return RankHint(to, name - len(ruleset.colors) + 1)


def hint_number(rules: RulesetNumbers, giver: Seat, hint: Hint) -> int:
    """The hint's place in the order of actions."""
    ruleset = rules.ruleset
    offset = (hint.to - giver - 1) % ruleset.players
    if isinstance(hint, ColorHint):
        name = ruleset.colors.index(hint.color)
    else:
        name = len(ruleset.colors) + hint.rank - 1
    return rules.hints.index((offset, name))
