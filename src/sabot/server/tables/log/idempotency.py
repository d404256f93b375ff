"""Idempotency keys: the names that clients give to their changes, so that a retry changes nothing."""

from sabot.server.tables.log.entries import Guest

REMEMBERED = 200
"""How many names are remembered for each guest."""


class IdempotencyKeys:
    """The version of the table after each named change of a guest."""

    def __init__(self) -> None:
        self._versions: dict[Guest, dict[str, int]] = {}

    def version_of(self, guest: Guest | None, name: str | None) -> int | None:
        """The version after the change with this name, if it was made before."""
        return None if guest is None or name is None else self._versions.get(guest, {}).get(name)

    def remember(self, guest: Guest, name: str, version: int) -> None:
        """Remember a change by its name, and forget the guest's oldest one beyond the limit."""
        versions = self._versions.setdefault(guest, {})
        versions[name] = version
        if len(versions) > REMEMBERED:
            del versions[next(iter(versions))]
