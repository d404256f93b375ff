"""The score sheet: the state of a match between its rounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.primitives.flat import Number, Storage, blank, copier
from sabot.kernel.table import SEATS, Words
from sabot.options import Code

TABLES = 2
"""Eight in rotation sit at two tables (P-096)."""
UNKNOWN = -1
"""A birthday that nobody told."""


@dataclass(slots=True)
class Sheet:
    """The state of a match, except for its tables. A player is an index into the list of players."""

    players: Number
    rounds: Number
    """How many rounds have been played to the end."""
    playing: Number
    """The players who have not been eliminated, as bits."""
    winners: Number
    """The players who won the match, as bits; none while it goes on."""
    first_out: Number
    """The player who won the last round at the first table."""

    scoring: Number
    target: Number
    dealer: Number
    next_dealer: Number
    low_tie: Number
    final_reset: Number
    hands_per_partner: Number
    cycles: Number

    totals: Words
    scored: Words
    """The points of each player in the last round."""
    birthdays: Words
    """How many days each birthday comes after 31 July, or UNKNOWN."""
    sitting: Annotated[list[int], Storage("i8", TABLES * SEATS)]
    """Who sits at each seat of each table: table * SEATS + seat."""
    line: Annotated[list[int], Storage("i8", TABLES)]
    """The chair of each table from which the next dealer is sought to the left."""


def new_sheet(options: Mapping[str, Code], players: int, birthdays: Sequence[int] = ()) -> Sheet:
    """An empty sheet; the birthdays are those of all players, or of none."""
    sheet = blank(Sheet)
    sheet.players = players
    for name, code in options.items():
        setattr(sheet, name, code)
    for player in range(SEATS):
        sheet.birthdays[player] = birthdays[player] if player < len(birthdays) else UNKNOWN
    return sheet


copy_sheet = copier(Sheet)
"""An independent copy of a sheet."""
