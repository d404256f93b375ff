"""Checking a record: whether every deal is the one that was promised, and all that followed from it."""

from collections.abc import Iterable
from typing import Any

from sabot.match.played_round import PlayedRound
from sabot.match.record_parser import RoundEntry
from sabot.match.replay import Differs, Replay


class Proof(Replay):
    """A record played again: the rounds that came out as it says, and the first thing that did not."""

    def __init__(self, text: str, noted: Iterable[str] = ()) -> None:
        """Check all of it, or raise Unreadable; noted are commitments, or their beginnings, seen before the deals."""
        self.noted = tuple(noted)
        self.rounds: list[PlayedRound] = []
        """The rounds that came out as the record says."""
        self.fault: Differs | None = None
        try:
            super().__init__(text)
        except Differs as fault:
            self.fault = fault

    def play_round(self, number: int, entry: RoundEntry) -> None:
        """Play a round, and keep it if it comes out as it is written."""
        super().play_round(number, entry)
        self.rounds.append(self.match.rounds[number - 1])

    @property
    def ok(self) -> bool:
        """Whether nothing was found wrong."""
        return self.fault is None and not self.strangers

    @property
    def strangers(self) -> list[str]:
        """The commitments that were noted, but are not in the record."""
        commitments = [str(entry.commitment.plain) for entry in self.record.rounds]
        return [start for start in self.noted if not any(found.startswith(start) for found in commitments)]

    def was_noted(self, played: PlayedRound) -> bool:
        """Whether the commitment of a round was seen before the deal."""
        return any(played.commitment.startswith(start) for start in self.noted)

    def is_told(self, played: PlayedRound) -> bool:
        """Whether the record tells all of a round, its secret too."""
        return self.record.rounds[played.number - 1].events is not None

    def as_json(self) -> dict[str, Any]:
        """The proof as plain data."""
        fault = self.fault
        return {
            "ok": self.ok,
            "rules": self.record.revision,
            "rounds": [self._round_as_json(played) for played in self.rounds],
            "fault": None if fault is None else {"place": fault.place, "message": fault.message},
            "strangers": self.strangers,
            "torn": self.record.torn,
            "winners": self.match.winners,
        }

    def _round_as_json(self, played: PlayedRound) -> dict[str, Any]:
        is_told = self.is_told(played)
        return {
            "number": played.number,
            "commitment": played.commitment,
            "noted": self.was_noted(played),
            "salts": [{"player": player, "salt": salt} for player, salt in played.salts],
            "secret": played.secret if is_told else None,
            "actions": len(played.actions),
            "points": played.points if is_told else None,
        }
