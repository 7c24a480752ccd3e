"""Deals that several teams play: the same cards for everybody on a day, or among friends.

Whoever plays one plays it once, and sees neither cards nor results of other teams before their own
game is over. The cards of a day are shuffled when somebody first asks for it, kept in the database
like those of running games, and told to nobody.
"""

from datetime import UTC, datetime
from typing import Literal

import msgspec

from hanabi.game import Deal
from hanabi.notation.text import deck_text, parse_deck
from hanabi.rules import EDITIONS, Ruleset, Seat, Tile, ruleset
from hanabi.server.errors import Forbidden, NotFound, Refused
from hanabi.server.table.entries import OptionValue
from hanabi.server.table.table import Table
from hanabi.server.thinking.deal_scores import DealScores
from hanabi.server.time_and_chance import TimeAndChance
from hanabi.storage.deals import DealRow, Deals, PlayedBy

_DAY_SECONDS = 86_400.0
FRIENDS_SECONDS = 30 * _DAY_SECONDS
"""How long friends may begin a deal that somebody shared."""
_FEWEST = 2

Kind = Literal["day", "friends"]


class SharedDeal(msgspec.Struct, frozen=True):
    """The rules and the shuffle; of a day any number of players may play it."""

    edition: str | None
    options: dict[str, OptionValue]
    players: int | None
    first_seat: int
    deck: str
    tiles: list[int]
    return_seed: str

    def rules(self, players: int) -> Ruleset:
        return ruleset(players, self.edition, self.options)

    def deal(self) -> Deal:
        """As secret as that of any running game."""
        tiles = tuple(map(Tile, self.tiles))
        seat, seed = Seat(self.first_seat), int(self.return_seed)
        return Deal(parse_deck(self.deck), seat, tiles, seed=seed)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(SharedDeal)


def kind_of(deal_id: str) -> Kind:
    """Days have the ids that dates have; no other id is so short."""
    return "day" if len(deal_id) == len("2026-11-18") else "friends"


def shared(row: DealRow) -> SharedDeal:
    return _decoder.decode(row.data)


class SharedDeals:
    """All of them, and who may see what."""

    def __init__(self, rows: Deals, scores: DealScores, time_and_chance: TimeAndChance) -> None:
        self._rows = rows
        self.scores = scores
        self._chance = time_and_chance

    async def today(self) -> DealRow:
        """The deal of this day (UTC). Of several processes that shuffle one, the first counts."""
        now = self._chance.now()
        start = now - now % _DAY_SECONDS
        date = datetime.fromtimestamp(start, UTC).date()
        found = await self._rows.get(date.isoformat())
        if found is not None:
            return found
        edition = list(EDITIONS)[date.toordinal() % len(EDITIONS)]
        deal = self._chance.new_deal(ruleset(_FEWEST, edition, {}), None)
        data = _stored(edition, {}, None, deal, first_seat=0)
        return await self._rows.put(DealRow(date.isoformat(), start, start + _DAY_SECONDS, data))

    async def get(self, deal_id: str) -> DealRow:
        found = await self._rows.get(deal_id)
        if found is None:
            raise NotFound("no-such-deal")
        return found

    async def make_of(self, table: Table) -> str:
        """The cards of a finished game, for others to play; its id."""
        assert table.secret is not None
        settings, deal = table.settings, table.secret.deal
        data = _stored(
            settings.edition, settings.options, settings.seats, deal, first_seat=deal.first_seat
        )
        now, deal_id = self._chance.now(), self._chance.new_id()
        await self._rows.put(DealRow(deal_id, now, now + FRIENDS_SECONDS, data))
        return deal_id

    def is_open(self, row: DealRow) -> bool:
        """May it still be begun?"""
        return self._chance.now() < row.closes_at

    async def deal_for(self, table: Table) -> Deal:
        """What is dealt at this table; refused if the time is over or somebody has played it."""
        assert table.deal is not None
        row = await self.get(table.deal)
        if not self.is_open(row):
            raise Refused("deal-closed")
        await self.need_unplayed(table)
        return shared(row).deal()

    async def need_unplayed(self, table: Table) -> None:
        """Nobody at the table may have played it elsewhere."""
        assert table.deal is not None
        names = {table.identity_at(seat): table.name_at(seat) for seat in table.seats_of_people()}
        for played in await self._rows.played_by(table.deal, sorted(names)):
            if played.game_id != table.id:
                raise Refused("deal-played", name=names[played.identity_id])

    async def played(self, row: DealRow, identity: str) -> PlayedBy | None:
        """Where somebody plays it, or did."""
        return next(iter(await self._rows.played_by(row.id, [identity])), None)

    async def games_of(self, row: DealRow) -> list[str]:
        """Those that are finished."""
        return await self._rows.games_of(row.id)

    async def day_before(self, row: DealRow) -> str | None:
        """The last one that had a deal."""
        return await self._rows.latest_before(row.id) if kind_of(row.id) == "day" else None

    async def need_shown(self, table: Table, identity: str) -> None:
        """Refuse to show a game that is over to somebody who has not finished its deal."""
        if table.deal is None or not table.is_over or identity in table.looked_from:
            return
        row = await self._rows.get(table.deal)
        if row is not None and not await self.may_see(row, identity):
            raise Forbidden("deal-unfinished", deal=table.deal)

    async def may_see(self, row: DealRow, identity: str) -> bool:
        """The results: from the end of one's own game on, or when the deal is closed and one is
        not in the middle of it."""
        played = await self.played(row, identity)
        return not self.is_open(row) if played is None else played.is_over


def _stored(
    edition: str | None,
    options: dict[str, OptionValue],
    players: int | None,
    deal: Deal,
    *,
    first_seat: int,
) -> str:
    assert deal.seed is not None
    tiles = [int(tile) for tile in deal.tiles]
    kept = SharedDeal(
        edition, options, players, first_seat, deck_text(deal.deck), tiles, str(deal.seed)
    )
    return _encoder.encode(kept).decode()
