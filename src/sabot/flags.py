"""Flags that several commands have."""

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.language import Language, preferred, speak

Lang = Annotated[Literal["en", "es", "fr", "pt"] | None, Parameter(show_default=False)]
"""The flag `--lang`."""


def language_for(lang: str | None) -> Language:
    """The language that was asked for, or that of the environment."""
    return speak(lang or preferred(os.environ))
