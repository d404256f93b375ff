"""Flags that several commands have."""

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.words.language import Language, preferred, speak

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
"""A flag that is there or not, such as `--json`."""
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
"""A flag that may be given several times."""
EditionName = Literal["deluxe", "potter", "flip", "wizz"]
"""The flag `--edition`; a test holds it equal to the editions there are."""
Lang = Annotated[Literal["en", "es", "fr", "pt"] | None, Parameter(show_default=False)]
"""The flag `--lang`."""


def language_for(lang: str | None) -> Language:
    """The language that was asked for, or that of the environment."""
    return speak(lang or preferred(os.environ))
