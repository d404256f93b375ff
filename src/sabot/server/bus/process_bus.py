"""How the processes of a server hear of each other's tables, and agree on who looks after which."""

from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from sabot.errors import Unreadable

Listener = Callable[[str, bytes], Awaitable[None]]
"""Who is told something about a table, by its key."""
ADDRESSES = ("redis://host:6379",)
"""What an address looks like."""


class Bus(Protocol):
    """The way to other processes.

    News can get lost: whoever must not miss any looks into the log. Errors come from `ping` alone.
    """

    is_shared: bool
    """Whether there may be other processes."""

    async def publish(self, key: str, payload: bytes) -> None:
        """Tell all others something about a table; never wait for them."""

    async def listen(self, listener: Listener) -> None:
        """Hear from now on what others tell."""

    async def lease(self, keys: Collection[str]) -> set[str]:
        """Those of some tables that this process looks after, for as long as a lease lasts."""

    async def release(self, keys: Collection[str]) -> None:
        """Let others look after some tables."""

    async def ping(self) -> None:
        """Raise OSError unless others can be reached."""

    async def close(self) -> None:
        """Hear and tell no more."""


class LocalBus:
    """A process alone: nobody to tell, nobody to hear, every table its own."""

    is_shared = False

    async def publish(self, key: str, payload: bytes) -> None:
        """Nobody hears it."""

    async def listen(self, listener: Listener) -> None:
        """Nobody tells anything."""

    async def lease(self, keys: Collection[str]) -> set[str]:
        """All of them."""
        return set(keys)

    async def release(self, keys: Collection[str]) -> None:
        """Nobody else wants them."""

    async def ping(self) -> None:
        """Nothing can be amiss."""

    async def close(self) -> None:
        """Nothing is open."""


def open_bus(url: str | None) -> Bus:
    """The bus at an address, or that of a process alone; or Unreadable."""
    if url is None:
        return LocalBus()
    try:
        from sabot.server.bus.redis_bus import RedisBus
    except ImportError as error:
        raise Unreadable("not-installed", extra="cluster") from error
    try:
        return RedisBus(url)
    except (TypeError, ValueError):  # it is not repeated, for there may be a password in it
        raise Unreadable("address", examples=ADDRESSES) from None
