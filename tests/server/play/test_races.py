"""Races: one position, many who want to move, exactly one winner."""

import threading

from tests.server.guests import Guest, Json, Play
from tests.server.running_server import Running, Serve


def rush(plays: list[Play], moves: list[str]) -> list[Json]:
    """All connections send their move at the same moment; the answers."""
    answers: list[Json] = [{} for _ in plays]
    barrier = threading.Barrier(len(plays))

    def go(place: int) -> None:
        play = plays[place]
        barrier.wait()
        answers[place] = play.ask(type="move", seq=play.seq, move=moves[place])

    threads = [threading.Thread(target=go, args=(place,)) for place in range(len(plays))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def up_to_date(plays: list[Play]) -> None:
    for play in plays:
        play.send(type="resync")
        play.send(type="ping")
        play.until("pong")


def test_two_clients_of_one_seat_have_one_winner(server: Running) -> None:
    ana, bo = server.guest(), server.guest("Bo")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    guests = [ana, bo]
    sides = [[guest.play(table) for _ in range(2)] for guest in guests]
    for turn in range(16):
        plays = sides[turn % 2]
        up_to_date(plays)
        view = plays[0].view
        assert view is not None
        hints = [move for move in view["legal_moves"] if not move.startswith("play")]
        answers = rush(plays, [hints[0], hints[-1]])
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        (refused,) = [answer for answer in answers if answer["type"] == "error"]
        assert refused["code"] == "old-position"


def test_servers_that_share_a_database_have_one_winner(serve: Serve) -> None:
    """Two processes' worth of memory over one file: the log decides, and both go on."""
    first, second = serve(), serve()
    ana, bo = first.guest(), first.guest("Bo")
    table = ana.table(first_seat=0)
    bo.sit(table, 1)
    ana.start(table)
    sides: list[list[Play]] = []
    for guest in (ana, bo):
        here = guest.play(table)
        guest.url = second.url
        sides.append([here, guest.play(table)])
    for turn in range(12):
        plays = sides[turn % 2]
        up_to_date(plays)
        view = plays[0].view
        assert view is not None and view == plays[1].view
        moves = [move for move in view["legal_moves"] if not move.startswith("play")]
        answers = rush(plays, [moves[0], moves[-1]])
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]


def test_a_seat_goes_to_one_of_many(server: Running) -> None:
    host = server.guest("Host")
    table = host.table()
    guests: list[Guest] = [server.guest(f"g{number}") for number in range(6)]
    codes: list[int] = []
    barrier = threading.Barrier(len(guests))

    def go(guest: Guest) -> None:
        barrier.wait()
        codes.append(guest.http.put(f"/api/tables/{table}/seats/1", json={}).status_code)

    threads = [threading.Thread(target=go, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [200, 409, 409, 409, 409, 409]
