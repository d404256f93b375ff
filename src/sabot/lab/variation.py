"""Varies one option or field of a study, with the same seed for every value."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from sabot.errors import Unreadable
from sabot.lab.measures.estimates import Estimate, gap_of
from sabot.lab.measures.summary import Summary
from sabot.lab.result_table import ResultTable, Tabular
from sabot.lab.study import Study
from sabot.notation.options import parse_options
from sabot.round import FEWEST, MOST

FIELDS = ("edition", "players", "policy")
"""The fields of a study that can be varied, in addition to options."""


class Variation(NamedTuple):
    """The option or flag that is varied, its values, and their text."""

    name: str
    values: tuple[Any, ...]
    texts: tuple[str, ...]

    def studies(self, study: Study) -> list[Study]:
        """A study for each value, all of them as long as the shortest."""
        studies = [_with(study, self.name, value) for value in self.values]
        if study.matches is None:
            count = min(one.count for one in studies)
            return [replace(one, rounds=count) for one in studies]
        return studies


@dataclass(frozen=True, slots=True)
class Comparison(Tabular):
    """The summaries of all values."""

    variation: Variation
    summaries: list[Summary]
    rows: ResultTable | None = None
    """A row for each round or match, with the value in the first column, if they were asked for."""

    @property
    def gaps(self) -> list[Estimate]:
        """How much longer the rounds or matches of each value are than those of the first."""
        return [gap_of(summary.counts) for summary in self.summaries]

    @property
    def table(self) -> ResultTable:
        """The figures as a table with a row for each value."""
        return ResultTable.of(
            {self.variation.name: text, **summary.record(), **gap.columns("difference"), self.variation.name: text}
            for text, summary, gap in zip(self.variation.texts, self.summaries, self.gaps, strict=True)
        )

    def as_json(self) -> dict[str, Any]:
        """The comparison as plain data."""
        return {
            "vary": self.variation.name,
            "values": [
                {"value": text, **summary.as_json(), "difference": gap.as_json()}
                for text, summary, gap in zip(self.variation.texts, self.summaries, self.gaps, strict=True)
            ],
        }


def parse_variation(text: str) -> Variation:
    """A name and several values, such as `stacking=off,same`; raise Unreadable for anything else.

    >>> parse_variation("players=2,4")
    Variation(name='players', values=(2, 4), texts=('2', '4'))
    """
    name, _, rest = text.partition("=")
    texts = tuple(part.strip() for part in rest.split(","))
    try:
        values = tuple(parse_options((f"{name}={value}",))[name] for value in texts)
    except Unreadable:
        raise Unreadable("vary", "--vary", value=repr(text)) from None
    if len(texts) < 2 or len(set(texts)) < len(texts) or "" in texts:
        raise Unreadable("vary", "--vary", value=repr(text))
    return Variation(name, values, texts)


def _with(study: Study, name: str, value: Any) -> Study:
    if name not in FIELDS:
        return replace(study, options={**(study.options or {}), name: value})
    if name == "players" and not isinstance(value, int):
        raise Unreadable("seats", name, fewest=FEWEST, most=MOST, count=repr(value))
    changed: dict[str, Any] = {name: value}
    return replace(study, **changed)
