"""The results of a study."""

from dataclasses import dataclass
from typing import Any

from sabot.kernel.codes import Ending, Tally
from sabot.lab.measures.bluffs import Bluffs
from sabot.lab.measures.counts import Counts, spread
from sabot.lab.measures.estimates import Estimate, length_of, share_of
from sabot.lab.result_table import ResultTable, Tabular
from sabot.lab.row_files import Value
from sabot.lab.study import Study


@dataclass(frozen=True, slots=True)
class Summary(Tabular):
    """The results of the rounds or matches of a study."""

    study: Study
    counts: Counts
    seconds: float
    """The playing time, without compilation; for studies simulated together, that of all of them."""
    rows: ResultTable | None = None
    """A row for each round or match, if they were asked for."""

    @property
    def first(self) -> Estimate | None:
        """The share of wins of the first player, left of the dealer; None in a match, where the dealer changes."""
        return None if self.study.matches else share_of(self.counts.sums.wins[0], self.counts.played)

    @property
    def table(self) -> ResultTable:
        """The figures as a table of one row."""
        return ResultTable.of([self.record()])

    def record(self) -> dict[str, Value]:
        """The figures under the names of columns."""
        study, counts, sums = self.study, self.counts, self.counts.sums
        return {
            "edition": study.edition,
            "players": study.players,
            "policy": study.policy,
            "seed": study.seed,
            **({"matches": counts.played} if study.matches else {}),
            "rounds": counts.rounds,
            "moves": sums.moves,
            "seconds": self.seconds,
            **length_columns(counts),
            **(self.first.columns("first_wins") if self.first else {}),
            **{f"wins_{seat}": wins for seat, wins in enumerate(sums.wins[: study.players], 1)},
            **happening_columns(counts),
        }

    def as_json(self) -> dict[str, Any]:
        """The summary as plain data."""
        study, counts, sums = self.study, self.counts, self.counts.sums
        length, bluffs = spread(counts.lengths), Bluffs.of(sums)
        of_matches = {"format": study.format, "matches": counts.played, "shared": sums.shared}
        return {
            "edition": study.edition,
            "players": study.players,
            "policy": study.policy,
            "seed": study.seed,
            "options": study.chosen,
            **(of_matches if study.matches else {}),
            "rounds": counts.rounds,
            "steps": sums.moves,
            "seconds": self.seconds,
            "wins": sums.wins[: study.players],
            **({"first": self.first.as_json()} if self.first else {}),
            "length": {
                "mean": length.mean,
                "interval": length_of(counts).as_json()["interval"],
                "deviation": length.deviation,
                "least": length.least,
                "most": length.most,
                "percentiles": {str(share): number for share, number in length.percentiles.items()},
                "histogram": {str(number): times for number, times in sorted(counts.lengths.items())},
            },
            "penalties": dict(zip(Tally.names(), sums.tally, strict=True)),
            "bluffs": bluffs.as_json(),
            "endings": dict(zip(Ending.names(), sums.endings, strict=True)),
        }


def length_columns(counts: Counts) -> dict[str, Value]:
    """The lengths of rounds or matches under the names of columns."""
    length = spread(counts.lengths)
    return {
        **length_of(counts).columns("length"),
        "length_deviation": length.deviation,
        **{f"length_{share}%": number for share, number in length.percentiles.items()},
    }


def happening_columns(counts: Counts) -> dict[str, Value]:
    """What happened in rounds, and how they ended, under the names of columns."""
    return {
        **dict(zip(Tally.names(), counts.sums.tally, strict=True)),
        **{f"ended_{name}": times for name, times in zip(Ending.names(), counts.sums.endings, strict=True)},
    }
