"""``hanabi endgame``: what should a seat do near the end, with all that it cannot see?"""

import json as json_module
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Any

import click

from hanabi.cli import record_files
from hanabi.cli.compiling import speak_while_compiling
from hanabi.cli.console import put
from hanabi.cli.extras import require
from hanabi.cli.help import Command
from hanabi.cli.language import Refused, say
from hanabi.cli.options.bots import BotWords, table_bot
from hanabi.cli.options.types import Number, WholeNumber

if TYPE_CHECKING:
    from hanabi.analysis.endgame import Budget, Endgame, MoveValue
    from hanabi.game import Game
    from hanabi.notation import Record
    from hanabi.rules import CardId


_NOTHING = "·"


@click.command(cls=Command)
@click.argument("file", metavar="FILE")
@click.option("--move", metavar="K", type=WholeNumber(), required=True)
@click.option("--seat", metavar="S", type=WholeNumber())
@click.option("--open-hands", is_flag=True)
@click.option("--only-wins", is_flag=True)
@click.option("--others", metavar="BOT", type=BotWords())
@click.option("--games", metavar="N", type=WholeNumber(1), default=5_000_000, show_default=True)
@click.option(
    "--seconds", metavar="SECONDS", type=Number(0.01, 86_400), default=60, show_default=True
)
@click.option("--json", is_flag=True)
def endgame(
    *,
    file: str,
    move: int,
    seat: int | None,
    open_hands: bool,
    only_wins: bool,
    others: str | None,
    games: int,
    seconds: float,
    json: bool,
) -> None:
    require("fast")
    from hanabi.analysis.endgame import Budget

    if open_hands and others is not None:
        raise Refused("endgame-both")
    if only_wins and others is not None:
        raise Refused("endgame-only-wins")
    record = record_files.read_good(file)
    game = _position(record, file, move, seat)
    bot = None if others is None else table_bot(others)
    speak_while_compiling()
    budget = Budget(games=games, seconds=seconds)
    found = _found(game, budget, bot, open_hands=open_hands, only_wins=only_wins)
    company = "open-hands" if open_hands else bot or "open-later"
    if json:
        put(json_module.dumps(_fields(game, found, company)))
        return
    name = record_files.names_of(record)[game.state.turn]
    for line in _lines(game, found, name, bot, open_hands=open_hands):
        put(line)


def _position(record: "Record", file: str, move: int, seat: int | None) -> "Game":
    """The game, looked at after so many moves, where this seat is on turn."""
    from hanabi.game import Game

    game = Game(record.ruleset, record.deal, record.moves)
    if move > len(game.moves):
        raise Refused("solve-no-such-move", file=file, move=move, last=len(game.moves))
    state = game.seek(move)
    if state.outcome is not None:
        raise Refused("endgame-over", move=move)
    if seat is not None and seat != state.turn:
        raise Refused("endgame-not-on-turn", move=move, seat=seat, turn=state.turn)
    return game


def _found(
    game: "Game", budget: "Budget", bot: str | None, *, open_hands: bool, only_wins: bool
) -> "Endgame":
    from hanabi.analysis.endgame import (
        all_hands_open,
        bots_play_on,
        hands_open_later,
        seen_return,
    )
    from hanabi.view import view_of

    state = game.state
    if open_hands:
        return all_hands_open(state, budget, only_wins=only_wins)
    if bot is not None:
        return bots_play_on(game, bot, budget)
    view, returned = view_of(state, state.turn), seen_return(state)
    return hands_open_later(view, budget, returned, only_wins=only_wins)


def _fields(game: "Game", found: "Endgame", company: str) -> dict[str, Any]:
    return {
        "seat": game.state.turn,
        "deck": len(game.state.deck),
        "others": company,
        "hands": found.hands,
        "arrangements": found.arrangements,
        "moves": [
            {
                "move": str(value.move),
                "score": None if value.score is None else str(value.score),
                "win": str(value.win),
                "expected": None if value.score is None else round(float(value.score), 6),
                "chance": round(float(value.win), 6),
                "fits": None if value.fits is None else str(value.fits),
                "loses": None if value.loses is None else str(value.loses),
            }
            for value in found.moves
        ],
        "looked_at": found.looked_at,
        "seconds": round(found.seconds, 4),
    }


def _lines(
    game: "Game", found: "Endgame", name: str, bot: str | None, *, open_hands: bool
) -> list[str]:
    """The position, the assumption, and a line for each move; with open hands all
    hints are the same and share theirs."""
    from hanabi.view import view_of

    state = game.state
    held = [card.id for card in view_of(state, state.turn).own_hand]
    who = say("endgame-position", name=name, cards=len(state.deck), count=found.arrangements)
    if open_hands:
        how = say("endgame-how-open-hands")
    else:
        how = say("endgame-how-open-later") if bot is None else say("endgame-how-bot", bot=bot)
    rows = []
    for _, same in groupby(found.moves, lambda value: (value.score, value.win, _is_hint(value))):
        values = list(same)
        if bot is None and _is_hint(values[0]) and len(values) > 1:
            rows.append((values[0], say("endgame-hints", count=len(values))))
        else:
            rows += [(value, _named(value, held)) for value in values]
    width = max(len(text) for _, text in rows)
    heads = say("endgame-score"), say("endgame-win")
    lines = [who, how, "", f"{'':<{width}}  {heads[0]:>16}  {heads[1]:>16}"]
    for value, text in rows:
        score = _NOTHING if value.score is None else _both(value.score, 1)
        win = _both(value.win, 100)
        lines.append(f"{text:<{width}}  {score:>16}  {win:>16}  {_why(value)}".rstrip())
    return lines


def _is_hint(value: "MoveValue") -> bool:
    from hanabi.game import RewardHint
    from hanabi.rules import ColorHint, RankHint

    return isinstance(value.move, ColorHint | RankHint | RewardHint)


def _named(value: "MoveValue", held: "list[CardId]") -> str:
    """The move as it is written; of an own card with its slot, which is 1 for the newest."""
    from hanabi.game import Discard, Play

    move = value.move
    if isinstance(move, Play | Discard):
        return say("endgame-move-of-slot", move=str(move), slot=len(held) - held.index(move.card))
    return str(move)


def _both(value: Fraction, times: int) -> str:
    """As a decimal number, and exactly where that is short."""
    decimal = f"{float(value * times):.2f}" + (" %" if times > 1 else "")
    exact = str(value)
    return decimal if value.denominator == 1 or len(exact) > 7 else f"{decimal} = {exact}"


def _why(value: "MoveValue") -> str:
    parts = []
    if value.fits is not None:
        parts.append(say("endgame-fits", chance=_percent(value.fits)))
    if value.loses:
        parts.append(say("endgame-loses", chance=_percent(value.loses)))
    return ", ".join(parts)


def _percent(chance: Fraction) -> str:
    return f"{float(chance * 100):.3g} %"
