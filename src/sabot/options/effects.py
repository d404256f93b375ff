"""What each value of each option does to the game compared with the default, as the lab has simulated it.

The figures are in `effects.json`; `python -m sabot.lab.effects` makes them.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("effects.json")
Change = tuple[float, float, float]
"""A difference to the default, and the bounds of its 95 % interval."""


class Effect(Struct, frozen=True, omit_defaults=True):
    """The differences that a value of an option makes; lengths, points and cards as shares of the usual."""

    option: str
    value: Any
    length: Change
    """Turns of a round, or rounds of a match."""
    points: Change | None = None
    """What the winner of a round gets."""
    forced: Change | None = None
    """Cards that players have to draw because of others, or as a penalty."""
    first: Change | None = None
    """How often the player who begins wins."""


class EffectStudy(Struct, frozen=True, omit_defaults=True):
    """The effects of the options of rounds or matches in an edition, with so many players."""

    edition: str
    players: int
    unit: str
    """`rounds` or `matches`."""
    count: int
    """How many were played with each value."""
    usual: dict[str, float]
    """The means with all defaults."""
    effects: list[Effect]


class EffectFile(Struct, frozen=True):
    """All effects, and how they were simulated."""

    revision: int
    """The revision of the rules."""
    policy: str
    seed: int
    studies: list[EffectStudy]


@cache
def all_effects() -> EffectFile:
    """The figures that the package has."""
    return msgspec.json.decode(FILE.read_bytes(), type=EffectFile)


def effects_of(option: str, edition: str) -> Iterator[tuple[EffectStudy, Effect]]:
    """The effects of the values of an option in an edition, each with its study."""
    for study in all_effects().studies:
        if study.edition == edition:
            yield from ((study, effect) for effect in study.effects if effect.option == option)
