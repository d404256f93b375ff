"""Counts of wild draw cards: bluffs, played while holding the colour in force, and honest ones (X-39)."""

from typing import Any, NamedTuple, Self

from sabot.kernel.codes import Tally
from sabot.kernel.sums import Sums
from sabot.lab.measures.estimates import Estimate, difference, share_of


class WildDrawCounts(NamedTuple):
    """The counts of bluffs, or of honest wild draw cards."""

    cards: int
    challenged: int
    """How many were challenged; a challenged bluff is always found out."""
    layers: int
    """The number of players who played such a card, counted once per round."""
    won: int
    """How many of them won the round."""

    @property
    def share_won(self) -> Estimate | None:
        """The share of these players who won the round."""
        return share_of(self.won, self.layers) if self.layers else None


class Bluffs(NamedTuple):
    """The counts of bluffs and of honest wild draw cards."""

    bluffs: WildDrawCounts
    honest: WildDrawCounts

    @classmethod
    def of(cls, sums: Sums) -> Self:
        """The counts from the sums over many rounds."""
        return cls(
            WildDrawCounts(sums.tally[Tally.BLUFFS], sums.tally[Tally.BLUFFS_FOUND], sums.bluffers, sums.bluffers_won),
            WildDrawCounts(
                sums.tally[Tally.HONEST_DRAWS], sums.tally[Tally.CHALLENGES_LOST], sums.honest, sums.honest_won
            ),
        )

    @property
    def worth(self) -> Estimate | None:
        """How much more often a bluffer wins than an honest player; None if there was no such player."""
        bluffer, honest = self.bluffs.share_won, self.honest.share_won
        return None if bluffer is None or honest is None else difference(bluffer, honest)

    def as_json(self) -> dict[str, Any]:
        """The counts as plain data, and the difference."""
        counts = {name: laid._asdict() for name, laid in self._asdict().items()}
        return {**counts, "worth": None if self.worth is None else self.worth.as_json()}
