"""A network that takes texts, as far as a test lets it."""

import asyncio


class Network:
    def __init__(self) -> None:
        self.taken: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_broken = False

    async def send(self, text: str) -> None:
        await self.gate.wait()
        if self.is_broken:
            raise ConnectionError
        self.taken.append(text)
