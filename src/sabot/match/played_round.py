"""The history of a round: enough to replay it and to check that the replay is the same."""

import hashlib
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec.json import Encoder, format  # noqa: A004  # the format of json.dumps, several times as fast

from sabot.match.provable_deals import Salt
from sabot.notation.events import Event

_encode = Encoder().encode


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """One table of a round: its players clockwise, its dealer, and the events before anybody could act."""

    players: tuple[str, ...]
    dealer: str
    opening: tuple[Event, ...]

    def as_json(self) -> dict[str, Any]:
        """The table as plain data, for a record."""
        return {"players": list(self.players), "dealer": self.dealer}


@dataclass(slots=True)
class PlayedRound:
    """A round of a match. It is opened, dealt at all its tables, played, and scored."""

    number: int
    secret: str
    """The source of all randomness; nobody may know it before the round is over."""
    commitment: str
    """The hash of the secret, shown before the deal."""
    salts: list[Salt] = field(default_factory=list)
    tables: list[PlayedTable] = field(default_factory=list)
    actions: list[tuple[str, str]] = field(default_factory=list)
    """Player and action, in order, from all tables."""
    points: dict[str, int] | None = None
    """The points that each player scored; None until the round is over."""
    totals: dict[str, int] = field(default_factory=dict)
    """The totals of all players after the round."""
    won: tuple[str, ...] = ()
    """The winner at each table."""
    eliminated: tuple[str, ...] = ()
    _hash: Any = field(default_factory=hashlib.sha256, repr=False, compare=False)
    _unhashed: list[Event] = field(default_factory=list, repr=False, compare=False)
    """Events not hashed yet: hashing many at once takes half the time."""

    @property
    def is_dealt(self) -> bool:
        """Whether cards have been dealt."""
        return bool(self.tables)

    @property
    def is_finished(self) -> bool:
        """Whether the round is over at all tables, and scored."""
        return self.points is not None

    def copy(self) -> "PlayedRound":
        """An independent copy."""
        return replace(
            self,
            salts=[*self.salts],
            tables=[*self.tables],
            actions=[*self.actions],
            _hash=self._hash.copy(),
            _unhashed=[*self._unhashed],
        )

    def add_events(self, events: tuple[Event, ...]) -> None:
        """Add the next events to the digest."""
        self._unhashed += events
        if self.is_finished:
            self._update_hash()

    def _update_hash(self) -> None:
        """Bring the hash up to date."""
        lines = [format(_encode(event), indent=0) + b"\n" for event in self._unhashed]
        self._hash.update(b"".join(lines))
        self._unhashed.clear()

    @property
    def digest(self) -> str:
        """A hash of all events so far, each as a line of JSON."""
        self._update_hash()
        digest: str = self._hash.hexdigest()
        return digest
