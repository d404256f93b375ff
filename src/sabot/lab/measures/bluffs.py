"""Wild draw cards laid while one could have laid the colour, beside those laid honestly (X-39)."""

from typing import Any, NamedTuple, Self

from sabot.kernel.codes import Tally
from sabot.kernel.sums import Sums
from sabot.lab.measures.estimates import Estimate, difference, share_of


class Laid(NamedTuple):
    """What became of wild draw cards of one kind."""

    cards: int
    challenged: int
    """To challenge a bluff is to find it out."""
    layers: int
    """How often somebody laid such a card in a round, once or more."""
    won: int
    """How often such a layer won the round."""

    @property
    def share_won(self) -> Estimate | None:
        """How often its layer wins the round."""
        return share_of(self.won, self.layers) if self.layers else None


class Bluffs(NamedTuple):
    """The bluffs, and the honest ones."""

    bluffs: Laid
    honest: Laid

    @classmethod
    def of(cls, sums: Sums) -> Self:
        """What many rounds showed."""
        return cls(
            Laid(sums.tally[Tally.BLUFFS], sums.tally[Tally.BLUFFS_FOUND], sums.bluffers, sums.bluffers_won),
            Laid(sums.tally[Tally.HONEST_DRAWS], sums.tally[Tally.CHALLENGES_LOST], sums.honest, sums.honest_won),
        )

    @property
    def worth(self) -> Estimate | None:
        """By how much more often a bluffer wins than an honest layer; none where one of them never was."""
        bluffer, honest = self.bluffs.share_won, self.honest.share_won
        return None if bluffer is None or honest is None else difference(bluffer, honest)

    def as_json(self) -> dict[str, Any]:
        """The counts as plain data, and the difference."""
        counts = {name: laid._asdict() for name, laid in self._asdict().items()}
        return {**counts, "worth": None if self.worth is None else self.worth.as_json()}
