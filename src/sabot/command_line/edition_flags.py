"""Command-line flags that name an edition."""

from typing import TYPE_CHECKING, Literal

from sabot.editions import EDITIONS

if TYPE_CHECKING:
    EditionName = str
    EditionOrAll = str
else:
    EditionName = Literal[tuple(EDITIONS)]
    """The flag `--edition`."""
    EditionOrAll = Literal[EditionName, "all"]
    """The flag `--edition` where `all` is allowed too."""
