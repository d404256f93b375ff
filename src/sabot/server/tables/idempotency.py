"""What guests were answered at a table, by the names that they gave to what they did: a retry is known by its name."""

from sabot.server.tables.entries import Guest

REMEMBERED = 200
"""How many names of a guest are known."""


class IdempotencyKeys:
    """The version that came of each thing a guest did."""

    def __init__(self) -> None:
        self._versions: dict[Guest, dict[str, int]] = {}

    def version_of(self, guest: Guest | None, name: str | None) -> int | None:
        """The version that came of what a guest calls by this name, if it was done before."""
        return None if guest is None or name is None else self._versions.get(guest, {}).get(name)

    def remember(self, guest: Guest, name: str, version: int) -> None:
        """Something is done; the oldest name is forgotten."""
        versions = self._versions.setdefault(guest, {})
        versions[name] = version
        if len(versions) > REMEMBERED:
            del versions[next(iter(versions))]
