"""What is remembered of a round: enough to play it again, and to see that it was the same."""

import hashlib
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec.json import Encoder, format  # noqa: A004  # the format of json.dumps, several times as fast

from sabot.match.provable_deals import Salt
from sabot.notation.events import Event

_encode = Encoder().encode


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """One table of a round: who sat there clockwise, who dealt, and what happened before anybody could act."""

    players: tuple[str, ...]
    dealer: str
    opening: tuple[Event, ...]

    def as_json(self) -> dict[str, Any]:
        """The table as a record has it."""
        return {"players": list(self.players), "dealer": self.dealer}


@dataclass(slots=True)
class PlayedRound:
    """A round of a match. It is opened, dealt at all its tables, played, and counted."""

    number: int
    secret: str
    """What chance is made of; nobody may know it before the round is over."""
    commitment: str
    """The hash of the secret, shown before the deal."""
    salts: list[Salt] = field(default_factory=list)
    tables: list[PlayedTable] = field(default_factory=list)
    actions: list[tuple[str, str]] = field(default_factory=list)
    """Who did what, at whichever table."""
    points: dict[str, int] | None = None
    """What each player scored, when the round is over."""
    totals: dict[str, int] = field(default_factory=dict)
    """What all players had then."""
    won: tuple[str, ...] = ()
    """Who won the round, table by table."""
    eliminated: tuple[str, ...] = ()
    _heard: Any = field(default_factory=hashlib.sha256, repr=False, compare=False)
    _unwritten: list[Event] = field(default_factory=list, repr=False, compare=False)
    """What was heard and is not in the hash yet: many at once take half the time."""

    @property
    def is_dealt(self) -> bool:
        """Whether cards have been dealt."""
        return bool(self.tables)

    @property
    def is_finished(self) -> bool:
        """Whether the round is over at all tables, and counted."""
        return self.points is not None

    def copy(self) -> "PlayedRound":
        """An independent copy."""
        return replace(
            self,
            salts=[*self.salts],
            tables=[*self.tables],
            actions=[*self.actions],
            _heard=self._heard.copy(),
            _unwritten=[*self._unwritten],
        )

    def hear(self, events: tuple[Event, ...]) -> None:
        """Remember that these events happened next."""
        self._unwritten += events
        if self.is_finished:
            self._write()

    def _write(self) -> None:
        """Bring the hash up to date."""
        lines = [format(_encode(event), indent=0) + b"\n" for event in self._unwritten]
        self._heard.update(b"".join(lines))
        self._unwritten.clear()

    @property
    def digest(self) -> str:
        """A hash of all events so far, each as a line of JSON."""
        self._write()
        digest: str = self._heard.hexdigest()
        return digest
