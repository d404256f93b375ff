"""Kinds of options: how a value is read, printed, and what it may be.

`parse` gives the number that the kernel reads: the place of a word, a flag as 0 or 1, a count as it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from reprlib import repr as short

from sabot.codes import Codes
from sabot.options.values import ICONS, Icon

LARGEST = 1_000_000_000
"""The largest number an option takes."""
HEAVIEST = 1_000_000
"""The largest weight: the sum of all must stay below what chance can tell apart (32 bits)."""


class BadOption(ValueError):
    """An option that does not exist, or a value it does not take."""


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words; `off` may come as YAML's false."""

    values: Codes

    def parse(self, value: object) -> int:
        """The place of a word."""
        if value is False:
            value = "off"
        codes = self.values.codes()
        if isinstance(value, str) and value in codes:
            return codes[value]
        raise BadOption(f"must be {self}, not {short(value)}")

    def format(self, code: int) -> str:
        """The word at a place."""
        return self.values.name_of(code)

    def __str__(self) -> str:
        return " or ".join(self.values.names())


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def parse(self, value: object) -> int:
        """True as 1, false as 0."""
        if not isinstance(value, bool):
            raise BadOption(f"must be {self}, not {short(value)}")
        return int(value)

    def format(self, code: int) -> bool:
        """Back to true or false."""
        return bool(code)

    def __str__(self) -> str:
        return "true or false"


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number, from the least up, or one of a few."""

    least: int = 0
    only: tuple[int, ...] = ()

    def parse(self, value: object) -> int:
        """The number itself."""
        good = isinstance(value, int) and _is_whole(value) and self.least <= value <= LARGEST
        if not good or (self.only and value not in self.only):
            raise BadOption(f"must be {self}, not {short(value)}")
        assert isinstance(value, int)
        return value

    def format(self, code: int) -> int:
        """The number itself."""
        return code

    def __str__(self) -> str:
        if self.only:
            return " or ".join(map(str, self.only))
        return f"a whole number from {self.least} to {LARGEST}"


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each icon of the wheel; what is not named keeps 1."""

    def parse(self, value: object) -> tuple[int, ...]:
        """The weights in the order of the icons."""
        if not isinstance(value, Mapping):
            raise BadOption(f"must be weights by icon, such as {{war: 2, race: 0}}, not {short(value)}")
        weights = [1] * ICONS
        names = Icon.names()
        for icon, weight in value.items():
            if icon not in names:
                raise BadOption(f"has no icon {short(icon)}; the icons are {', '.join(names)}")
            if not (_is_whole(weight) and 0 <= weight <= HEAVIEST):
                raise BadOption(f"needs a whole number from 0 to {HEAVIEST} for {icon}, not {short(weight)}")
            weights[names.index(icon)] = weight
        if not sum(weights):
            raise BadOption("needs a weight above 0 for at least one icon")
        return tuple(weights)

    def format(self, code: tuple[int, ...]) -> dict[str, int]:
        """The weights that are not 1, by icon."""
        return {Icon.name_of(icon): weight for icon, weight in enumerate(code) if weight != 1}

    def __str__(self) -> str:
        return "weights by icon"


Kind = Choice | Flag | Count | Weights
Code = int | tuple[int, ...]
"""An option as the kernel has it."""
