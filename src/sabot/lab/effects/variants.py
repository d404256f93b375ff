"""Lists the values of options to simulate, each with the options that it is compared with."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sabot.options import MATCH_OPTIONS, OPTIONS, Choice, Count, Flag, Icon, Option, options_of

OF_TWO = ("two_player_reverse",)
"""The options that change nothing unless two play."""
HEAVY = 3
"""The weight that an icon of the wheel gets, where the others keep 1."""


class Variant(NamedTuple):
    """A value of an option, and the options that are the same with and without it."""

    option: str
    value: Any
    base: Mapping[str, Any]

    @property
    def options(self) -> dict[str, Any]:
        """All options to play it with."""
        return {**self.base, self.option: self.value}


def round_variants(edition: str) -> list[Variant]:
    """The values of the options of a round that are not the default of the edition."""
    return [
        Variant(option.name, value, {})
        for option in options_of(edition, OPTIONS)
        if not option.is_about_attention and option.name not in OF_TWO
        for value in other_values(option, edition)
    ]


def two_player_variants(edition: str) -> list[Variant]:
    """The values of the options that are for two players."""
    return [
        Variant(option.name, value, {})
        for option in options_of(edition, OPTIONS)
        if option.name in OF_TWO
        for value in other_values(option, edition)
    ]


def match_variants(edition: str) -> list[Variant]:
    """The values of the options of a match that are not the default of the edition."""
    return [
        Variant(option.name, value, _scoring_for(option))
        for option in MATCH_OPTIONS
        for value in other_values(option, edition)
    ]


def other_values(option: Option, edition: str) -> Iterator[Any]:
    """The values of an option that are not its default; of numbers that can be any, some samples.

    >>> from sabot.options import OPTIONS
    >>> list(other_values(next(option for option in OPTIONS if option.name == "stacking"), "deluxe"))
    ['same', 'any']
    """
    default = option.default_in(edition)
    kind = option.kind
    values: tuple[Any, ...]
    if isinstance(kind, Choice):
        values = option.choices(edition)
    elif isinstance(kind, Flag):
        values = (False, True)
    elif isinstance(kind, Count):
        values = kind.only or kind.samples
    else:
        values = tuple({icon: HEAVY} for icon in Icon.names())
    return (value for value in values if value != default)


def _scoring_for(option: Option) -> dict[str, Any]:
    """The scoring to play an option with: the default one, or the first that has the option."""
    if not option.scorings or "winner" in option.scorings:
        return {}
    return {"scoring": option.scorings[0]}
