"""Verifies a record: every deal must match its commitment, and everything else must follow from it."""

from collections.abc import Iterable
from typing import Any

from sabot.match.played_round import PlayedRound
from sabot.match.record_parser import RoundEntry
from sabot.match.replay import Differs, Replay


class Proof(Replay):
    """A verified record: the rounds that are as it says, and the first thing that is not."""

    def __init__(self, text: str, noted: Iterable[str] = ()) -> None:
        """Verify all of it, or raise Unreadable; `noted` are commitments seen before the deals, perhaps shortened."""
        self.noted = tuple(noted)
        self.rounds: list[PlayedRound] = []
        """The rounds that are as the record says."""
        self.fault: Differs | None = None
        try:
            super().__init__(text)
        except Differs as fault:
            self.fault = fault

    def play_round(self, number: int, entry: RoundEntry) -> None:
        """Replay a round, and keep it if it is as written."""
        super().play_round(number, entry)
        self.rounds.append(self.match.rounds[number - 1])

    @property
    def ok(self) -> bool:
        """Whether everything is correct."""
        return self.fault is None and not self.strangers

    @property
    def strangers(self) -> list[str]:
        """The noted commitments that are not in the record."""
        commitments = [str(entry.commitment.plain) for entry in self.record.rounds]
        return [start for start in self.noted if not any(found.startswith(start) for found in commitments)]

    def was_noted(self, played: PlayedRound) -> bool:
        """Whether the commitment of a round was seen before the deal."""
        return any(played.commitment.startswith(start) for start in self.noted)

    def is_complete(self, played: PlayedRound) -> bool:
        """Whether the record of a round is complete, with its secret."""
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
        is_complete = self.is_complete(played)
        return {
            "number": played.number,
            "commitment": played.commitment,
            "noted": self.was_noted(played),
            "salts": [{"player": player, "salt": salt} for player, salt in played.salts],
            "secret": played.secret if is_complete else None,
            "actions": len(played.actions),
            "points": played.points if is_complete else None,
        }
