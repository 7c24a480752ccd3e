"""Between the moves of the reference engine and the actions of this one."""

from hanabi.fast.bridge import card_id, check_return_place, draw_number, hint_named, hint_number
from hanabi.fast.engine import legality, rewards
from hanabi.fast.engine.layout import (
    ENDING,
    HANDS,
    KINDS,
    KNOWLEDGE,
    PENDING,
    PILE,
    PILED,
    SIZES,
    TURN,
)
from hanabi.fast.single import RowGame
from hanabi.game import (
    Arrange,
    Discard,
    IllegalMove,
    Move,
    Play,
    RewardAdd,
    RewardDecline,
    RewardHint,
    RewardReturn,
)
from hanabi.rules import CardId, ColorHint, Hint, RankHint, Seat


def move_of(game: RowGame, action: int) -> Move:
    """The move that a legal action means now; among copies, the one that fell first."""
    row, sections, ruleset = game.row, game.rules.sections, game.rules.ruleset
    if action < sections.color_hint:
        card = card_id(row, row[_hand_at(game) + action % ruleset.hand_size])
        return Discard(card) if action < sections.play else Play(card)
    if action < sections.announce:
        return _hint(game, action - sections.color_hint)
    if action < sections.reward_hint:
        place, suit = divmod(action - sections.announce, len(ruleset.suits))
        return Play(card_id(row, row[_hand_at(game) + place]), ruleset.suits[suit].suit)
    if action < sections.give_back:
        return RewardHint(_hint(game, action - sections.reward_hint))
    if action == sections.decline:
        return RewardDecline()
    if action < sections.add:
        return RewardReturn(_first_discard(game, action - sections.give_back))
    suit = action - sections.add
    return RewardAdd(_first_discard(game, legality.next_kind(row, game.rules.numbers, suit)))


def action_of(game: RowGame, move: Move) -> int:
    """The action of a move. Raises ``IllegalMove`` for what has none: rearranging, and what
    does not exist in this game."""
    row, sections, ruleset = game.row, game.rules.sections, game.rules.ruleset
    match move:
        case Discard(card=card):
            return _place(game, card)
        case Play(card=card, announced=None):
            return sections.play + _place(game, card)
        case Play(card=card, announced=suit) if suit is not None and ruleset.has(suit):
            if not ruleset.options.timed_display:
                raise IllegalMove("no-announcements")
            place = _place(game, card) * len(ruleset.suits)
            return sections.announce + place + ruleset.place_of(suit)
        case ColorHint() | RankHint():
            return sections.color_hint + _number(game, move)
        case RewardHint(hint=hint) if sections.decline < sections.total:
            return sections.reward_hint + _number(game, hint)
        case RewardReturn(card=card) if sections.decline < sections.total:
            return sections.give_back + row[KINDS + row[PILE + _pile_place(game, card)]]
        case RewardAdd(card=card) if sections.decline < sections.total:
            kind = row[KINDS + row[PILE + _pile_place(game, card)]]
            if not legality.fits(row, game.rules.numbers, kind):
                raise IllegalMove("card-does-not-fit", card=card)
            return sections.add + kind // len(ruleset.ranks)
        case RewardDecline() if sections.decline < sections.total:
            return sections.decline
        case _:
            raise IllegalMove("no-action")


def legal_moves(game: RowGame) -> tuple[Move, ...]:
    """Every legal move, each copy in the discards for itself as the reference engine has it."""
    row, sections = game.row, game.rules.sections
    moves: list[Move] = []
    for action in game.legal_actions():
        if not sections.give_back <= action < sections.decline:
            moves.append(move_of(game, action))
            continue
        kind = action - sections.give_back
        if action >= sections.add:
            kind = legality.next_kind(row, game.rules.numbers, action - sections.add)
        which = RewardReturn if action < sections.add else RewardAdd
        entries = [row[PILE + place] for place in range(row[PILED])]
        moves += [
            which(card_id(row, entry))
            for entry in entries
            if entry >= 0 and row[KINDS + entry] == kind
        ]
    return tuple(moves)


def make_move(game: RowGame, move: Move) -> None:
    """Make a move of the reference engine, to the very copy that it names.

    Raises ``IllegalMove``, and then nothing has changed.
    """
    if game.row[ENDING]:
        raise IllegalMove("game-over")
    if isinstance(move, Arrange):
        _arrange(game, move)
        return
    action = action_of(game, move)
    if not game.is_legal(action):
        raise IllegalMove("reward-pending" if game.row[PENDING] else "not-legal-now")
    if isinstance(move, RewardReturn | RewardAdd):
        if isinstance(move, RewardReturn):
            check_return_place(game)
        place = _pile_place(game, move.card)
        rewards.take_back(game.row, game.words, game.rules.numbers, place)
    else:
        game.step(action)


def _arrange(game: RowGame, move: Arrange) -> None:
    """R-18: knowledge follows the card."""
    row, words, ruleset = game.row, game.words, game.rules.ruleset
    if not 0 <= move.seat < ruleset.players:
        raise IllegalMove("no-such-seat", seat=move.seat, last=ruleset.players - 1)
    first = move.seat * ruleset.hand_size
    places = range(row[SIZES + move.seat])
    known = {row[HANDS + first + place]: words[KNOWLEDGE + first + place] for place in places}
    order = [draw_number(row, card) for card in move.order]
    if sorted(order) != sorted(known):
        raise IllegalMove("arrange-other-cards", seat=move.seat)
    for place, number in enumerate(order):
        row[HANDS + first + place] = number
        words[KNOWLEDGE + first + place] = known[number]


def _hand_at(game: RowGame) -> int:
    return HANDS + game.row[TURN] * game.rules.ruleset.hand_size


def _hint(game: RowGame, number: int) -> Hint:
    ruleset, giver = game.rules.ruleset, game.row[TURN]
    offset, name = game.rules.hints[number]
    return hint_named(ruleset, Seat((giver + 1 + offset) % ruleset.players), name)


def _number(game: RowGame, hint: Hint) -> int:
    ruleset, giver = game.rules.ruleset, Seat(game.row[TURN])
    if not 0 <= hint.to < ruleset.players:
        raise IllegalMove("no-such-seat", seat=hint.to, last=ruleset.players - 1)
    if hint.to == giver:
        raise IllegalMove("hint-to-oneself")
    if isinstance(hint, ColorHint) and hint.color not in ruleset.colors:
        raise IllegalMove("color-not-hintable", color=hint.color.value)
    if isinstance(hint, RankHint) and hint.rank not in ruleset.ranks:
        raise IllegalMove("no-such-rank", rank=hint.rank)
    return hint_number(game.rules, giver, hint)


def _place(game: RowGame, card: CardId) -> int:
    """The card's place in the hand of the seat on turn."""
    row, first = game.row, _hand_at(game)
    number = draw_number(row, card)
    for place in range(row[SIZES + row[TURN]]):
        if row[first + place] == number:
            return place
    raise IllegalMove("card-not-in-hand", card=card, seat=row[TURN])


def _pile_place(game: RowGame, card: CardId) -> int:
    """The card's place among those that left a hand."""
    row = game.row
    number = draw_number(row, card)
    for place in range(row[PILED]):
        if number >= 0 and row[PILE + place] == number:
            return place
    raise IllegalMove("card-not-discarded", card=card)


def _first_discard(game: RowGame, kind: int) -> CardId:
    row = game.row
    return card_id(row, row[PILE + rewards.first_discard(row, kind)])
