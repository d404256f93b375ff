"""Formats a match as text: one YAML file, to which every action appends a line.

The file is a valid record after each line. An incomplete last line does not count, since it was never acknowledged.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from sabot.match.match import Match
from sabot.match.played_round import PlayedRound
from sabot.match.provable_deals import SPLITMIX
from sabot.notation.documents import write_line
from sabot.revision import REVISION

FORM = 1
"""The version of the record format."""
REMARKS = ("title", "note")
"""Keys that people may add to the header of a record."""


def format_record(match: Match) -> str:
    """The whole record of a match so far.

    >>> print(format_record(Match("deluxe", ["ana", "bo"], seed=7, format={"target": 200})), end="")
    record: 1
    rules: 3
    edition: deluxe
    options: {}
    format: {target: 200}
    players: [ana, bo]
    seed: 7
    chance: hmac-sha256
    rounds:
    - commitment: 3d20e0527ff59b544574f2c92b4416c8398ac9d4c505f8aa170203623710367f
    """
    return "".join(RecordWriter(match).new_lines())


class RecordWriter:
    """Formats what has been added to a match since the last call."""

    def __init__(self, match: Match, remarks: Mapping[str, Any] | None = None) -> None:
        self.match = match
        self._remarks = remarks or {}
        self._rounds = 0
        """How many rounds are completely written."""
        self._pieces = 0
        """How many pieces of the round after them are written."""
        self._has_header = False
        self._has_winners = False

    def new_lines(self) -> Iterator[str]:
        """The pieces not written yet, each of whole lines."""
        if not self._has_header:
            self._has_header = True
            yield _header(self.match, self._remarks)
        for played in self.match.rounds[self._rounds :]:
            for piece in islice(_pieces(played), self._pieces, None):
                self._pieces += 1
                yield piece()
            if played.is_finished:
                self._rounds += 1
                self._pieces = 0
        if self.match.is_over and not self._has_winners:
            self._has_winners = True
            yield _line("winners", self.match.winners, "")


def _header(match: Match, remarks: Mapping[str, Any]) -> str:
    header = {
        "record": FORM,
        "rules": REVISION,
        "edition": match.edition,
        "options": match.options,
        "format": match.format,
        "players": list(match.players),
        "birthdays": match.birthdays,
        "bots": match.bots,
        "seed": match.seed,
        "chance": "" if match.chance == SPLITMIX else match.chance,
        **remarks,
    }
    optional = ("birthdays", "bots", "chance")
    lines = [_line(key, value, "") for key, value in header.items() if value or key not in optional]
    return "".join(lines) + "rounds:\n"


def _pieces(played: PlayedRound) -> Iterator[Callable[[], str]]:
    """The pieces of a round in order, each formatted when it is called."""
    yield partial(_line, "commitment", played.commitment, "- ")
    for number, salt in enumerate(played.salts):
        yield partial(_item, "salts", number, *salt)
    if played.is_dealt:
        yield partial(_line, "tables", [table.as_json() for table in played.tables])
    for number, action in enumerate(played.actions):
        yield partial(_item, "actions", number, *action)
    if played.is_finished:
        yield partial(_line, "points", played.points)
        yield partial(_line, "secret", played.secret)
        yield partial(_line, "events", played.digest)


def _line(key: str, value: object, indent: str = "  ") -> str:
    return f"{indent}{key}: {write_line(value)}\n"


def _item(key: str, number: int, player: str, text: str) -> str:
    """A line of a list; the first one opens the list."""
    return ("" if number else f"  {key}:\n") + _line(write_line(player), text, "  - ")
