"""Chosen options, checked and completed; the options are those of a round unless others are given."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from reprlib import repr as short
from typing import Any

from sabot.errors import Unreadable
from sabot.options.catalogue import OPTIONS
from sabot.options.kinds import Code
from sabot.options.option import GROUPS, Group, Option
from sabot.options.sheets import NO_SHEET, SHEETS
from sabot.options.spelling import british_keys


class ResolvedOptions(dict[str, Code]):
    """Every option of an edition by name, as the kernel has it. It never changes: equal ones may be one object."""

    __slots__ = ("chosen",)

    def __init__(self, codes: Mapping[str, Code], chosen: dict[str, Any]) -> None:
        super().__init__(codes)
        self.chosen = chosen
        """As people write them: what differs from the defaults, or the sheet and all that was chosen beside it."""


def options_of(edition: str, options: Sequence[Option] = OPTIONS) -> tuple[Option, ...]:
    """The options an edition has, in order."""
    return tuple(option for option in options if option.is_for(edition))


def grouped(options: Sequence[Option]) -> list[tuple[Group, list[Option]]]:
    """Options by their groups, in the order of a form."""
    groups = [(group, [option for option in options if option.group == group]) for group in GROUPS]
    return [(group, members) for group, members in groups if members]


def resolve(edition: str, chosen: Mapping[str, Any], options: tuple[Option, ...] = OPTIONS) -> ResolvedOptions:
    """Every option of an edition, or Unreadable. What is chosen beside a sheet wins over it (X-150)."""
    by_name = {option.name: option for option in options}
    chosen = british_keys(chosen, by_name)
    for name in chosen:
        option = by_name.get(name)
        if option is None:
            raise Unreadable("no-option", option=short(name))
        if not option.is_for(edition):
            raise Unreadable("option-for", option=name, those=", ".join(option.editions), this=edition)
    read = {name: by_name[name].parse(value) for name, value in chosen.items()}
    defaults = _defaults(edition, options)
    sheet = _sheet_options(edition, chosen)
    codes = {name: read.get(name, sheet.get(name, default)) for name, default in defaults.items()}
    printed = tuple(name for name in defaults if (name in read if sheet else codes[name] != defaults[name]))
    return _resolved(tuple(codes.items()), printed, options)


@lru_cache(maxsize=256)
def _resolved(
    codes: tuple[tuple[str, Code], ...], printed: tuple[str, ...], options: tuple[Option, ...]
) -> ResolvedOptions:
    """Options and which of them were chosen. Most matches have the same, and need not keep them several times."""
    found = dict(codes)
    return ResolvedOptions(
        found, {option.name: option.format(found[option.name]) for option in options if option.name in printed}
    )


def settings(edition: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of a round as people write it, whether it was chosen, comes with a sheet or is a default.

    >>> settings("potter", {"sheet": "000-fr"})["howlers"]
    4
    """
    codes = resolve(edition, chosen)
    return {option.name: option.format(codes[option.name]) for option in options_of(edition)}


def _sheet_options(edition: str, chosen: Mapping[str, Any]) -> dict[str, Code]:
    """The options that the chosen sheet sets; none without a sheet."""
    sheet = SHEETS.get(chosen.get("sheet", NO_SHEET))
    if sheet is None:
        return {}
    if sheet.edition != edition:
        raise Unreadable("sheet-for", sheet=sheet.name, those=sheet.edition, this=edition)
    by_name = {option.name: option for option in OPTIONS}
    return {name: by_name[name].parse(value) for name, value in sheet.sets.items()}


@cache
def _defaults(edition: str, options: tuple[Option, ...]) -> dict[str, Code]:
    """The options an edition has, with their defaults in it."""
    return {option.name: option.default_code(edition) for option in options_of(edition, options)}
