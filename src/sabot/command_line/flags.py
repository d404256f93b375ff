"""Command-line flags that several commands share; `edition_flags` has those that load the editions."""

from collections.abc import Callable
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.errors import Unreadable

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
"""A flag without a value, such as `--json`."""
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
"""A flag that may be given several times."""
Policy = Annotated[
    str | None,
    Parameter(
        help="The strength of the bots: `novice`, `gentle`, `casual`, `fair` or `sharp`; or a bot by its name, or your "
        "own (docs/bots.md)."
    ),
]
"""The flag `--policy` of a table with people."""
GameOptions = Annotated[
    Several,
    Parameter(help="An option of the game or of the match, such as `stacking=same` or `target=200`; can be repeated."),
]
"""The flag `--option` of such a table."""
Lang = Annotated[Literal["en", "es", "fr", "pt"] | None, Parameter(show_default=False)]
"""The flag `--lang`."""


def within(least: int, most: int | None = None) -> Callable[[object, int | None], None]:
    """A validator that refuses a number below the least or above the most. No number is fine."""

    def check(_: object, number: int | None) -> None:
        if number is None:
            return
        if number < least:
            raise ValueError from Unreadable("number-least", least=least)
        if most is not None and number > most:
            raise ValueError from Unreadable("number-most", most=most)

    return check
