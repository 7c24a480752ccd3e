"""A game that is played on tells no more than any other, and where cards are dealt anew, nothing
of what was hidden: true cards are exchanged behind a seat's back, and no byte may change."""

import random
from typing import Any

import pytest

from hanabi.game import Deal, Game
from hanabi.rules import ruleset
from tests.server.guests import Guest, Play
from tests.server.indistinguishable_deals import SentMove, hidden_from, lively_moves, permuted
from tests.server.test_leaks import BOXES, Box, settings_for
from tests.server.theatre import Theatre, all_logged, catch_up, quiet

AFTER = 6
MOVES = 12


def game_without_arranging(box: Box, seed: int) -> tuple[Game, list[SentMove]]:
    """Moves that are numbered as in its record."""
    edition, seats, options = box
    game = Game.deal(ruleset(seats, edition, options), seed)
    return game, lively_moves(game, random.Random(seed), MOVES, arranging=0.0)


class PlayedOn:
    """A game that was given up after some moves, and the table at which it goes on."""

    def __init__(self, theatre: Theatre, box: Box, deal: Deal, moves: list[SentMove]) -> None:
        self._theatre, self._box, self._seats = theatre, box, box[1]
        self._people = theatre.people[: self._seats]
        theatre.time_and_chance.deal = deal
        self.source = self._table(settings_for(box, spectators="none"))
        self._start(self._people[0], self.source)
        for move in moves:
            self._make(move)
        self.give_up()
        self.leave()

    def _table(self, settings: dict[str, Any]) -> str:
        table = self._people[0].table(**settings)
        self._sit(table, 0)
        return table

    def _sit(self, table: str, taken: int) -> None:
        for seat, guest in enumerate(self._people):
            if seat != taken:
                guest.sit(table, seat)

    def _start(self, host: Guest, table: str) -> None:
        host.start(table)
        self.plays: list[Play] = []
        for guest in self._people:
            self._come(guest, table)

    def _come(self, guest: Guest, table: str) -> None:
        self.plays.append(guest.play(table))
        self.plays[-1].until("notes")
        quiet(self.plays)

    def _make(self, move: SentMove) -> None:
        seat, text = move
        play = self.plays[seat]
        answer = play.ask(type="move", seq=play.seq, move=text)
        assert answer["type"] == "ack", (answer, move)
        catch_up(self.plays, answer["seq"])

    def give_up(self) -> None:
        for play in self.plays[: self._seats // 2 + 1]:
            play.ask(type="vote-abandon", agree=True)
            quiet(self.plays)

    def leave(self) -> None:
        """Who hears of whom that they have gone is left to chance."""
        for play in self.plays:
            play.close()
        self._theatre.time_and_chance.chance = None

    def go_on(self, seat: int, *, anew: bool) -> None:
        """Only from now on is recorded: the other game is over, and its cards are told."""
        self._theatre.time_and_chance.chance = random.Random(seat).randrange
        for tap in self._theatre.taps:
            tap.mark()
        host = self._people[seat]
        wanted = {"after": AFTER, "seat": seat, "anew": anew}
        self.table = str(host.post(f"/api/games/{self.source}/play-on", **wanted)["id"])
        self._sit(self.table, seat)
        self._start(host, self.table)
        self._come(self._theatre.watcher, self.table)

    def make(self, moves: list[SentMove]) -> None:
        for move in moves:
            self._make(move)
        self.ask_around()

    def make_legal_moves(self, count: int) -> None:
        """By what those on turn see."""
        for _ in range(count):
            seat, play = next(
                (seat, play) for seat, play in enumerate(self.plays) if play.is_on_turn()
            )
            assert play.view is not None
            safe = [move for move in play.view["legal_moves"] if not move.startswith("play")]
            self._make((seat, (safe or play.view["legal_moves"])[0]))
        self.ask_around()

    def ask_around(self) -> None:
        """Everybody asks for all that is told of this game."""
        here = f"/api/games/{self.table}"
        for guest in (*self._people, self._theatre.watcher):
            for path in (f"/api/tables/{self.table}", f"{here}/record", f"{here}/picture",
                         f"/share/table/{self.table}", f"/share/replay/{self.table}"):  # fmt: skip
                guest.http.get(path)

    def received(self, seat: int | None) -> list[bytes]:
        heard = self._theatre.taps[-1 if seat is None else seat].received(self.table)
        assert not any(self.source.encode() in data for data in heard)
        return heard


def _other(game: Game, seat: int) -> Deal:
    other = permuted(game.state, hidden_from(game.state, seat, False), random.Random(seat))
    assert other.deck != game.state.deal.deck
    return other


@pytest.mark.sample(fast=1, normal=2)
@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_a_game_that_is_played_on_is_as_secret_as_any(theatre: Theatre, box: Box) -> None:
    """With the true cards, which are those of the game that is over."""
    game, moves = game_without_arranging(box, 3)
    seat = 1
    told: list[list[list[bytes]]] = []
    for deal in (game.state.deal, _other(game, seat)):
        played = PlayedOn(theatre, box, deal, moves[:AFTER])
        played.go_on(seat, anew=False)
        played.make(moves[AFTER:])
        told.append([played.received(viewer) for viewer in (seat, None)])
        played.give_up()
        played.leave()
    assert told[0] == told[1]


@pytest.mark.sample(fast=1, normal=2)
@pytest.mark.parametrize("box", BOXES, ids=[box[0] for box in BOXES])
def test_r04_where_cards_are_dealt_anew_nobody_learns_what_was_hidden(
    theatre: Theatre, box: Box
) -> None:
    """Not even at the end, when all its cards are told: they are others, whatever the true ones
    were."""
    game, moves = game_without_arranging(box, 4)
    seat = 1
    game.seek(AFTER)
    told: list[list[bytes]] = []
    for deal in (game.state.deal, _other(game, seat)):
        with all_logged() as lines:
            played = PlayedOn(theatre, box, deal, moves[:AFTER])
            played.go_on(seat, anew=True)
            played.make_legal_moves(MOVES - AFTER)
            played.give_up()
            played.ask_around()
        everybody = (*range(box[1]), None)
        heard = [data for viewer in everybody for data in played.received(viewer)]
        played.leave()
        told.append([*heard, *map(str.encode, lines)])
    assert told[0] == told[1]
