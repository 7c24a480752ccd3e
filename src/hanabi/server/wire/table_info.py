"""A table as everybody may see it: seats, rules, clocks, and no card."""

from functools import lru_cache

from hanabi.notation.text import card_name
from hanabi.rules import Ruleset
from hanabi.server.table.occupants import Person, Program
from hanabi.server.table.table import Table
from hanabi.server.wire.protocol import (
    ClockInfo,
    CommitmentInfo,
    RulesInfo,
    SeatInfo,
    SuitInfo,
    TableInfo,
)
from hanabi.server.wire.public_entries import PublicPlayedOn
from hanabi.server.wire.views import wire_outcome


def table_info(table: Table, now: float) -> TableInfo:
    outcome = table.state.outcome if table.state is not None else None
    return TableInfo(
        id=table.id,
        status=table.status,
        settings=table.settings,
        protected=table.passphrase is not None,
        host=next(iter(table.seats_of(table.host)), None),
        seats=[seat_info(table, seat) for seat in range(table.settings.seats)],
        rules=rules_info(table.ruleset),
        created_at=table.created_at,
        ended_at=table.ended_at,
        next_seat=table.on_turn,
        paused=table.paused,
        undo_agreed=sorted(table.undo_agreed),
        abandon_votes=sorted(table.abandon_votes),
        abandon_refusals=sorted(table.abandon_refusals),
        clock=clock_info(table, now),
        commitment=_commitment_info(table),
        outcome=wire_outcome(outcome),
        rematch=table.rematch,
        rematch_of=table.rematch_of,
        played_on=_played_on_info(table),
        deal=table.deal,
        seq=table.seq,
    )


def _played_on_info(table: Table) -> PublicPlayedOn | None:
    source = table.played_on
    return None if source is None else PublicPlayedOn(source.after, source.unseen_by)


def _commitment_info(table: Table) -> CommitmentInfo | None:
    if table.secret is None:
        return None
    return CommitmentInfo(table.secret.commitment, table.secret.salt if table.is_over else None)


def clock_info(table: Table, now: float) -> ClockInfo | None:
    """The clocks, if the table has any and they have started."""
    clock = table.clock
    if clock is None:
        return None
    left = [round(clock.left_at(seat, now), 3) for seat in range(table.settings.seats)]
    return ClockInfo(left, clock.running, now)


def seat_info(table: Table, seat: int) -> SeatInfo:
    match table.seats[seat]:
        case Person(name=name):
            return SeatInfo("person", name, table.stand_ins.get(seat))
        case Program(bot=bot):
            return SeatInfo("bot", bot)
        case None:
            return SeatInfo("free", table.left_names.get(seat, ""))


@lru_cache(maxsize=256)
def rules_info(rules: Ruleset) -> RulesInfo:
    """The rules as data for a client."""
    return RulesInfo(
        edition=rules.edition,
        options=rules.options.by_name(),
        hand_size=rules.hand_size,
        suits=[
            SuitInfo(
                suit=suit.suit,
                letter=suit.suit.letter,
                copies=list(suit.copies),
                falling=suit.falling,
                color=suit.color,
                every_color=suit.every_color,
            )
            for suit in rules.suits
        ],
        cards=list(map(card_name, rules.cards)),
        colors=list(rules.colors),
        ranks=list(rules.ranks),
        max_hint_tokens=rules.max_hint_tokens,
        max_mistakes=rules.max_mistakes,
        max_score=rules.max_score,
    )
