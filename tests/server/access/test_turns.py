"""Whoever comes with a crowd waits for the crowd, and nobody else does."""

import asyncio

from hanabi.server.access.turns import AT_A_TIME, Rounds, Turns


def test_of_each_name_few_at_a_time_in_the_order_in_which_they_came() -> None:
    async def come() -> list[str]:
        turns, seen = Turns(), list[str]()

        async def enter(name: str, number: int) -> None:
            async with turns.of(name):
                seen.append(f"{name} {number}")
                await asyncio.sleep(0)
                seen.append("somebody is in")

        crowd = (enter("crowd", number) for number in range(AT_A_TIME + 2))
        await asyncio.gather(*crowd, enter("ana", 0))
        return seen

    seen = asyncio.run(come())
    first = [f"crowd {number}" for number in range(AT_A_TIME)]
    assert seen[: AT_A_TIME + 2] == [*first, "ana 0", "somebody is in"]
    late = [seen.index(f"crowd {AT_A_TIME + number}") for number in range(2)]
    assert late == sorted(late)


def test_whoever_goes_while_waiting_lets_the_next_one_in_and_nothing_is_kept() -> None:
    async def come() -> None:
        turns = Turns()
        turn = turns.of("crowd")
        for _ in range(AT_A_TIME):
            await turn.acquire()
        second, third = (asyncio.create_task(turns.of("crowd").acquire()) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        turn.release()
        assert await third and turns.of("crowd") is turn
        del turn, second, third
        assert not turns._names, "nobody has a turn any more"

    asyncio.run(come())


def test_of_each_name_one_piece_in_a_round_of_the_loop() -> None:
    async def take_turn() -> list[list[str]]:
        rounds, done, by_round = Rounds(), list[str](), list[list[str]]()
        for number in range(3):
            rounds.take_turn("crowd", lambda number=number: done.append(f"crowd {number}"))  # type: ignore[misc]
        rounds.take_turn("ana", lambda: done.append("ana"))
        for _ in range(4):
            by_round.append(done.copy())
            done.clear()
            await asyncio.sleep(0)
        rounds.take_turn("crowd", lambda: done.append("later"))
        return [*by_round, done]

    assert asyncio.run(take_turn()) == [["crowd 0", "ana"], ["crowd 1"], ["crowd 2"], [], ["later"]]


def test_a_piece_that_fails_is_the_only_one() -> None:
    async def take_turn() -> list[str]:
        rounds, done = Rounds(), list[str]()

        def fail() -> None:
            raise ValueError

        asyncio.get_running_loop().set_exception_handler(lambda *_: done.append("failed"))
        for name in ("crowd", "ana"):
            rounds.take_turn(name, lambda: None)
        rounds.take_turn("crowd", fail)
        rounds.take_turn("ana", lambda: done.append("ana"))
        for _ in range(4):
            await asyncio.sleep(0)
        return done

    assert asyncio.run(take_turn()) == ["failed", "ana"]
