"""How long people wait for bots that think ahead: ``python -m benchmarks.search_tables``.

A server with the usual settings. At first one table with such a bot, then ten at once; beside them
two people play with `cautious`, whose moves should not notice. A wait is from a person's move to
their next turn: of all bots between, each with its time rounded up (docs/architecture.md).
"""

import argparse
import asyncio

from benchmarks.attacks import Victim, Waits, measure, percentile, usual_server

_OTHERS = 2
_WARM_UP_SECONDS = 20.0
_BOUND = 5000.0


async def _played(url: str, bot: str, tables: int, seats: int, seconds: float) -> None:
    thinking = [Victim(url, bot, seats) for _ in range(tables)]
    others = [Victim(url) for _ in range(_OTHERS)]
    everybody = [*thinking, *others]
    playing = [asyncio.create_task(each.play()) for each in everybody]
    await measure(everybody, _WARM_UP_SECONDS)  # bots' processes start, code is compiled
    await measure(everybody, seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    waits, beside = _of_all(thinking), _of_all(others)
    late = sum(wait > _BOUND for wait in waits.bots)
    told = [f"p{share} {percentile(waits.bots, share):5.0f}" for share in (50, 90, 99)]
    print(
        f"{bot:13}{tables:3} tables {len(waits.bots):5} waits   {'   '.join(told)}"
        f"   longest {max(waits.bots, default=0):6.0f} ms   {late} beyond 5 s\n"
        f"             beside them: moves p99 {percentile(beside.moves, 99):6.0f} ms,"
        f" cautious p99 {percentile(beside.bots, 99):6.0f} ms",
        flush=True,
    )


def _of_all(victims: list[Victim]) -> Waits:
    return Waits(
        [wait for victim in victims for wait in victim.waits.moves],
        [wait for victim in victims for wait in victim.waits.bots],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["hat-search", "smart-search"])
    parser.add_argument("--tables", nargs="+", type=int, default=[1, 10])
    parser.add_argument("--seats", type=int, default=2, help="bots sit on all but one")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each measurement")
    given = parser.parse_args()
    for bot in given.bots:
        for tables in given.tables:
            with usual_server() as url:
                asyncio.run(_played(url, bot, tables, given.seats, given.seconds))


if __name__ == "__main__":
    main()
