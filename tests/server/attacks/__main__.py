"""``python -m tests.server.attacks NAME URL``: attacks a server of one's own until it is ended."""

import asyncio
import sys

from tests.server.attacks.attackers import ATTACKS


async def _attack(name: str, url: str) -> None:
    await ATTACKS[name](url)


if __name__ == "__main__":
    asyncio.run(_attack(sys.argv[1], sys.argv[2]))
