"""Writing hanab.live's JSON, as its own replays are copied there."""

import json
from collections.abc import Mapping
from typing import Any

from hanabi.game import Arrange, Discard, Move, Play
from hanabi.notation.hanablive.reading import (
    COLOR_CLUE,
    DISCARD,
    END_GAME,
    EXTRA,
    OUR_OPTIONS,
    PLAY,
    RANK_CLUE,
    VOTE_TO_END,
)
from hanabi.notation.hanablive.variants import Variant, variant_of
from hanabi.notation.json_fields import is_number
from hanabi.notation.record import Record, at
from hanabi.rules import ColorHint, HanabiError, RankHint, Ruleset, ruleset

_TOKENS, _MISTAKES = 8, 3
NOBODY = -1


def write_hanab_live(record: Record) -> str:
    """The game as JSON in one line. ``InvalidRecord`` names a rule that the site has not.

    Arranging a hand (R-18) is no action there: such moves are left out.
    """
    return json.dumps(document_of(record), ensure_ascii=False)


def document_of(record: Record) -> dict[str, Any]:
    """The same as objects."""
    rules = record.ruleset
    variant = variant_for(rules)
    _check_turns(record)
    kept = record.extra.get(EXTRA)
    kept = kept if isinstance(kept, Mapping) else {}
    index = {suit.suit: place for place, suit in enumerate(variant.suits)}
    document: dict[str, Any] = {name: kept[name] for name in ("id",) if name in kept}
    document["players"] = list(record.players)
    document["deck"] = [
        {"suitIndex": index[card.suit], "rank": card.rank} for card in record.deal.deck
    ]
    document["actions"] = [
        _action(move, variant) for move in record.moves if not isinstance(move, Arrange)
    ]
    if _is_action(kept.get("end")):
        document["actions"].append(dict(kept["end"]))
    document["options"] = _options(record, variant, kept)
    document |= {name: kept[name] for name in ("notes", "seed") if name in kept}
    return document


def variant_for(rules: Ruleset) -> Variant:
    """The site's name for these suits; options and counts that it has not are refused."""
    for name in ("timed-display", "black-powder", "five-flamboyants"):
        if rules.options.by_name()[name]:
            raise at("rules", HanabiError("hanab-live-option", option=name))
    usual = (rules.max_hint_tokens, rules.max_mistakes) == (_TOKENS, _MISTAKES)
    variant = variant_of(rules.suits)
    if variant is None or not usual or abs(more_cards(rules)) > 1:
        raise at("rules", HanabiError("hanab-live-rules"))
    return variant


def _check_turns(record: Record) -> None:
    """Who can do nothing is passed over by our rules (R-30); there the game is over then."""
    if not record.ruleset.options.expert:
        return
    made = 0
    for move, state in zip(record.moves, (step.state for step in record.walk()), strict=False):
        if isinstance(move, Arrange):
            continue
        if state.turn != (record.deal.first_seat + made) % record.ruleset.players:
            raise at("moves", HanabiError("hanab-live-option", option="expert"))
        made += 1


def more_cards(rules: Ruleset) -> int:
    """How many cards a hand has beyond the usual number."""
    return rules.hand_size - ruleset(rules.players).hand_size


def _action(move: Move, variant: Variant) -> dict[str, int]:
    match move:
        case Play(card=card):
            return {"type": PLAY, "target": card}
        case Discard(card=card):
            return {"type": DISCARD, "target": card}
        case ColorHint(to=to, color=color):
            return {"type": COLOR_CLUE, "target": to, "value": variant.colors.index(color)}
        case RankHint(to=to, rank=rank):
            return {"type": RANK_CLUE, "target": to, "value": rank}
        case _:
            raise at("moves", HanabiError("hanab-live-rules"))


def _is_action(kept: object) -> bool:
    """Does it look like what the site writes for the end of a game?"""
    if not isinstance(kept, Mapping) or kept.get("type") not in (END_GAME, VOTE_TO_END):
        return False
    target: Any = kept.get("target")
    value: Any = kept.get("value", 0)
    # No player's number, but −1, stands there when nobody ended it.
    return is_number(target) and target >= NOBODY and is_number(value) and value >= 0


def _options(record: Record, variant: Variant, kept: Mapping[str, Any]) -> dict[str, Any]:
    rules = record.ruleset
    options: dict[str, Any] = {"variant": variant.name}
    if record.deal.first_seat:
        options["startingPlayer"] = record.deal.first_seat
    if rules.options.empty_hints:
        options["emptyClues"] = True
    if rules.options.expert:
        options["allOrNothing"] = True
    if more_cards(rules):
        options["oneExtraCard" if more_cards(rules) > 0 else "oneLessCard"] = True
    others = kept.get("options", {})
    if isinstance(others, Mapping):
        options |= {name: value for name, value in others.items() if name not in OUR_OPTIONS}
    return options
