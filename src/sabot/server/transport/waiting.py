"""A queue and an event for asyncio that take hardly any memory while nothing happens.

Those of asyncio hold deques, 700 bytes each: five of them were a sixth of an idle socket.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SmallQueue(Generic[T]):
    """A queue without a bound, for one reader at a time."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._waiter: asyncio.Future[None] | None = None
        """Done when there is an item for the reader that waits."""

    def qsize(self) -> int:
        """How many items are queued."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether nothing is queued."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Add an item."""
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def get_nowait(self) -> T:
        """The first item."""
        return self._items.pop(0)

    async def get(self) -> T:
        """The first item, as soon as there is one."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._items.pop(0)


class SmallEvent:
    """An event that makes one of asyncio when somebody waits for it."""

    __slots__ = ("_awaited", "_is_set")

    def __init__(self) -> None:
        self._is_set = False
        self._awaited: asyncio.Event | None = None

    def is_set(self) -> bool:
        """Whether it is set."""
        return self._is_set

    def set(self) -> None:
        """Set it, and wake everybody who waits for it."""
        self._is_set = True
        if self._awaited is not None:
            self._awaited.set()
            self._awaited = None

    def clear(self) -> None:
        """Reset it."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until it is set."""
        if not self._is_set:
            self._awaited = self._awaited or asyncio.Event()
            await self._awaited.wait()
