"""What was chosen, read and printed; the options are those of a round unless others are given."""

from collections.abc import Mapping, Sequence
from functools import cache
from reprlib import repr as short
from typing import Any

from sabot.errors import Unreadable
from sabot.options.catalogue import OPTIONS
from sabot.options.kinds import Code
from sabot.options.option import GROUPS, Group, Option


def options_of(edition: str, options: Sequence[Option] = OPTIONS) -> tuple[Option, ...]:
    """The options an edition has, in order."""
    return tuple(option for option in options if option.is_for(edition))


def grouped(options: Sequence[Option]) -> list[tuple[Group, list[Option]]]:
    """Options by their groups, in the order of a form."""
    groups = [(group, [option for option in options if option.group == group]) for group in GROUPS]
    return [(group, members) for group, members in groups if members]


def resolve(edition: str, chosen: Mapping[str, Any], options: Sequence[Option] = OPTIONS) -> dict[str, Code]:
    """Every option of an edition as the kernel has it, or Unreadable."""
    by_name = {option.name: option for option in options}
    for name in chosen:
        option = by_name.get(name)
        if option is None:
            raise Unreadable("no-option", option=short(name))
        if not option.is_for(edition):
            raise Unreadable("option-for", option=name, those=", ".join(option.editions), this=edition)
    return {
        option.name: option.parse(chosen[option.name]) if option.name in chosen else option.default_code(edition)
        for option in options_of(edition, options)
    }


def chosen(edition: str, codes: Mapping[str, Code], options: tuple[Option, ...] = OPTIONS) -> dict[str, Any]:
    """What differs from an edition's defaults, as people write it."""
    return {
        option.name: option.format(codes[option.name])
        for option, default in _defaults(edition, options)
        if codes[option.name] != default
    }


@cache
def _defaults(edition: str, options: tuple[Option, ...]) -> tuple[tuple[Option, Code], ...]:
    """The options an edition has, and their defaults in it."""
    return tuple((option, option.default_code(edition)) for option in options_of(edition, options))
