"""A load balancer in front of several processes: one address for all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count


class Balancer:
    """Forwards each connection to one of the ports behind it in turn, and skips those that do not answer."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._turn = count()
        self._lines: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address for clients."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            for line in self._lines:
                line.cancel()
            await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        behind = await self._find()
        if behind is None:
            writer.close()
            return
        there = asyncio.create_task(_pass_on(reader, behind[1]))
        back = asyncio.create_task(_pass_on(behind[0], writer))
        self._lines |= {there, back}
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        for line in (there, back):
            line.cancel()
            self._lines.discard(line)
        for end in (writer, behind[1]):
            end.close()

    async def _find(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        first = next(self._turn)
        for number in range(len(self.ports)):
            try:
                return await asyncio.open_connection("127.0.0.1", self.ports[(first + number) % len(self.ports)])
            except OSError:
                continue
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward bytes until either end closes."""
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        return
