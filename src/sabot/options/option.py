"""An option as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from sabot.options.kinds import Choice, Code, Kind
from sabot.options.sheets import SHEETS

Group = Literal["sheet", "game", "laying", "uno", "house", "more"]
GROUPS: tuple[Group, ...] = get_args(Group)
"""The parts of a form for the options of a round, in order; `page-new-group` has the words for each."""


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One option of a round or a match."""

    name: str
    kind: Kind
    default: Any
    rulings: tuple[str, ...]
    editions: tuple[str, ...] = ()
    """The editions it is for; empty means all."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """Defaults of single editions."""
    group: Group = "more"
    """The part of the form it stands in; the options of a match have a form of their own, without parts."""
    scorings: tuple[str, ...] = ()
    """Of a match: the ways to score that it is for; empty means all."""
    chip: Any = None
    """The value that one tap chooses on the first screen of a new table; None if the option is not offered there."""
    is_about_attention: bool = False
    """Whether its effect depends on how attentive people are, so that a simulation cannot show it."""

    def is_for(self, edition: str) -> bool:
        """Whether the edition has this option."""
        return not self.editions or edition in self.editions

    def choices(self, edition: str = "") -> tuple[str, ...]:
        """The words that it chooses among, if it does; of the sheets only those of the edition, if one is named."""
        if not isinstance(self.kind, Choice):
            return ()
        names = self.kind.values.names()
        return tuple(name for name in names if not edition or name not in SHEETS or SHEETS[name].edition == edition)

    def default_in(self, edition: str) -> Any:
        """The default in an edition, as people write it."""
        return self.defaults.get(edition, self.default)

    def default_code(self, edition: str) -> Code:
        """The default in an edition, as the kernel has it."""
        return self.parse(self.default_in(edition))

    def parse(self, value: object) -> Code:
        """A value as the kernel has it, or Unreadable."""
        return self.kind.parse(value, self.name)

    def format(self, code: Code) -> Any:
        """A value as people write it."""
        return self.kind.format(code)  # type: ignore[arg-type]  # each kind formats what it parsed
