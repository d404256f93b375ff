"""The interface of the bus between the processes of a server, and the bus of a process that is alone."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from sabot.errors import Unreadable
from sabot.extras import not_installed

Listener = Callable[[str, bytes], Awaitable[None]]
"""Receives the key of a table and the payload of an announcement about it."""
ADDRESSES = ("redis://host:6379",)
"""Examples of addresses, for error messages."""


class Bus(Protocol):
    """The connection to other processes.

    Announcements can get lost; only the log is reliable. Only `ping` raises errors.
    """

    is_shared: bool
    """Whether there may be other processes."""

    async def publish(self, key: str, payload: bytes) -> None:
        """Send an announcement about a table to all other processes, without waiting for them."""

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every announcement of other processes from now on."""

    async def ping(self) -> None:
        """Raise OSError unless other processes can be reached."""

    async def close(self) -> None:
        """Stop listening and publishing."""


class LocalBus:
    """The bus of a process that is alone: there is nobody to talk to."""

    is_shared = False

    async def publish(self, key: str, payload: bytes) -> None:
        """Do nothing: nobody listens."""

    async def listen(self, listener: Listener) -> None:
        """Do nothing: nobody publishes."""

    async def ping(self) -> None:
        """Do nothing: nothing can fail."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""


def open_bus(url: str | None) -> Bus:
    """The bus at an address, without one that of a process alone; or Unreadable."""
    if url is None:
        return LocalBus()
    try:
        from sabot.server.bus.redis_bus import RedisBus
    except ImportError as error:
        raise not_installed("cluster") from error
    try:
        return RedisBus(url)
    except (TypeError, ValueError):  # the address is not repeated, since it may contain a password
        raise Unreadable("address", examples=ADDRESSES) from None
