"""A database that fails."""

from typing import Any

from sabot.server.writer import Unsure
from tests.server.serving import Served


class Failing:
    """A store that fails when it should write, before or after it has written."""

    def __init__(self, server: Served, *, times: int, after: bool = False) -> None:
        self.times = times
        self.after = after
        self._append = server.house.store.append
        server.house.store.append = self.append  # type: ignore[method-assign,assignment]

    async def append(self, *words: Any) -> bool:
        """Write, or fail."""
        if not self.times:
            return await self._append(*words)
        self.times -= 1
        if self.after:
            await self._append(*words)
        raise Unsure("as the test wants it")
