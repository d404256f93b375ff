"""The chat of a table, and the reports of lines that were suggestions."""

from collections import deque
from dataclasses import dataclass, field

from sabot.errors import Refused
from sabot.server.tables.entries import Guest

PHRASES = ("hello", "luck", "nice", "thanks", "sorry", "hurry", "oops", "again")
"""Quick phrases, which everybody reads in their own language."""
REMEMBERED = 100
"""How many lines a table keeps."""


@dataclass(slots=True)
class ChatLine:
    """One line of the chat."""

    number: int
    """The version of the table that added it."""
    guest: Guest
    name: str
    text: str
    phrase: str
    round: int
    """The round in which it was said, counted from 1; 0 is before the start."""
    reports: set[Guest] = field(default_factory=set)
    was_fined: bool = False


class Chat:
    """The last lines of a table."""

    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=REMEMBERED)

    def say(self, line: ChatLine) -> None:
        """Add a line, or raise Refused."""
        if line.phrase and line.phrase not in PHRASES:
            raise Refused("chat/no-phrase", phrase=line.phrase)
        if bool(line.phrase) == bool(line.text):
            raise Refused("chat/nothing")
        if not line.text.isprintable():
            raise Refused("chat/not-printable")
        self.lines.append(line)

    def line(self, number: int, round_: int) -> ChatLine:
        """A line of a round under way that can still be reported, or Refused."""
        found = next((line for line in self.lines if line.number == number), None)
        if found is None or found.round != round_ or not found.text:
            raise Refused("report/no-line")
        if found.was_fined:
            raise Refused("report/done")
        return found
