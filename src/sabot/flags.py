"""Flags that several commands have."""

import os
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from sabot.editions import EDITIONS
from sabot.words.language import Language, preferred, speak

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
"""A flag that is there or not, such as `--json`."""
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
"""A flag that may be given several times."""
if TYPE_CHECKING:
    EditionName = str
    EditionOrAll = str
else:
    EditionName = Literal[tuple(EDITIONS)]
    """The flag `--edition`."""
    EditionOrAll = Literal[EditionName, "all"]
    """The flag `--edition` where it may also name all of them."""
Lang = Annotated[Literal["en", "es", "fr", "pt"] | None, Parameter(show_default=False)]
"""The flag `--lang`."""


def language_for(lang: str | None) -> Language:
    """The language that was asked for, or that of the environment."""
    return speak(lang or preferred(os.environ))
