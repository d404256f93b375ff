"""Kinds of options: how a value is read, printed, and what it may be.

`parse` gives the number that the kernel reads: the place of a word, a flag as 0 or 1, a count as it is; or raises
Unreadable, which names the option.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from reprlib import repr as short
from typing import TypeGuard

from sabot.codes import Codes
from sabot.errors import Unreadable
from sabot.options.spelling import british_keys
from sabot.options.values import ICONS, Icon

LARGEST = 1_000_000_000
"""The largest number an option takes."""
HEAVIEST = 1_000_000
"""The largest weight: the sum of all must stay below what chance can tell apart (32 bits)."""


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words; `off` may come as YAML's false."""

    values: Codes

    def parse(self, value: object, option: str) -> int:
        """The place of a word."""
        if value is False:
            value = "off"
        codes = self.values.codes()
        if isinstance(value, str) and value in codes:
            return codes[value]
        raise Unreadable("option-choice", option=option, values=self.values.names(), value=short(value))

    def format(self, code: int) -> str:
        """The word at a place."""
        return self.values.name_of(code)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def parse(self, value: object, option: str) -> int:
        """True as 1, false as 0."""
        if not isinstance(value, bool):
            raise Unreadable("option-flag", option=option, value=short(value))
        return int(value)

    def format(self, code: int) -> bool:
        """Back to true or false."""
        return bool(code)


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number, from the least up, or one of a few."""

    least: int = 0
    only: tuple[int, ...] = ()
    step: int = 1
    """How far one press of an arrow goes in a form."""
    samples: tuple[int, ...] = ()
    """Numbers whose effect on the game is simulated, where it can be any."""

    def parse(self, value: object, option: str) -> int:
        """The number itself."""
        if _is_whole(value) and (value in self.only if self.only else self.least <= value <= LARGEST):
            return value
        if self.only:
            raise Unreadable("option-choice", option=option, values=tuple(map(str, self.only)), value=short(value))
        raise Unreadable("option-number", option=option, least=self.least, most=LARGEST, value=short(value))

    def format(self, code: int) -> int:
        """The number itself."""
        return code


@dataclass(frozen=True, slots=True)
class Weights:
    """A weight for each icon of the wheel; what is not named keeps 1."""

    def parse(self, value: object, option: str) -> tuple[int, ...]:
        """The weights in the order of the icons."""
        if not isinstance(value, Mapping):
            raise Unreadable("option-weights", option=option, value=short(value))
        weights = [1] * ICONS
        names = Icon.names()
        for icon, weight in british_keys(value, names).items():
            if icon not in names:
                raise Unreadable("option-icon", option=option, icon=short(icon), icons=", ".join(names))
            if not (_is_whole(weight) and 0 <= weight <= HEAVIEST):
                raise Unreadable("option-weight", option=option, icon=icon, most=HEAVIEST, value=short(weight))
            weights[names.index(icon)] = weight
        if not sum(weights):
            raise Unreadable("option-weightless", option=option)
        return tuple(weights)

    def format(self, code: tuple[int, ...]) -> dict[str, int]:
        """The weights that are not 1, by icon."""
        return {Icon.name_of(icon): weight for icon, weight in enumerate(code) if weight != 1}


Kind = Choice | Flag | Count | Weights
Code = int | tuple[int, ...]
"""An option as the kernel has it."""
