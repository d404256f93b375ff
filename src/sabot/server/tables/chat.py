"""The lines of a table's chat, and the reports of lines that were suggestions.

Lines are stored apart from the log. Only the logs of older releases hold lines: those are folded into `Chat.lines`.
"""

from dataclasses import dataclass, field
from hashlib import sha256

from msgspec import Struct

from sabot.errors import Refused
from sabot.server.tables.log.entries import Guest

PHRASES = ("hello", "luck", "nice", "thanks", "sorry", "hurry", "oops", "again", "close", "revenge", "wait", "bye")
"""Quick phrases, which everybody reads in their own language."""
REMEMBERED = 100
"""How many lines a table keeps."""
FIRST_NUMBER = 1_000_000_001
"""The number of the first line that is not in the log; a line in the log has the version of its entry as number."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """One line of the chat."""

    number: int
    guest: Guest
    name: str
    text: str = ""
    phrase: str = ""
    round: int
    """The round in which it was said, counted from 1; 0 is before the start."""
    at: int
    """When it was said, in milliseconds."""
    address: str = ""
    """The address from which it was said, as rate limits count it; empty if unknown."""
    retry: str | None = None
    """The idempotency key of the client."""


@dataclass(slots=True)
class Suspicion:
    """The reports that a line was a suggestion."""

    guest: Guest
    """The author of the line."""
    round: int
    reports: frozenset[Guest] = frozenset()
    was_fined: bool = False


NO_SUSPICION = Suspicion("", 0)


@dataclass(slots=True)
class Chat:
    """The part of the chat that the log decides: who is muted, which lines were reported, and lines of old logs."""

    lines: tuple[ChatLine, ...] = ()
    """The last lines in the log."""
    suspicions: dict[int, Suspicion] = field(default_factory=dict)
    """The last reported lines by number."""
    muted: dict[Guest, str] = field(default_factory=dict)
    """The guests whom the host has muted, and their names."""

    def suspicion(self, number: int, author: Guest, round_: int) -> Suspicion:
        """What is known of a line that can still be reported in a round under way; or Refused.

        Without an author, the line must be in the log.
        """
        if not author:
            line = next((line for line in self.lines if line.number == number), None)
            if line is None:
                raise Refused("report/no-line")
            check_reportable(line, round_)
            author = line.guest
        known = self.suspicions.get(number)
        if known is None or known.round != round_:
            return Suspicion(author, round_)
        if known.was_fined:
            raise Refused("report/done")
        return known

    def suspect(self, number: int, suspicion: Suspicion) -> None:
        """Remember the reports of a line, and forget the oldest ones beyond the limit."""
        self.suspicions[number] = suspicion
        if len(self.suspicions) > REMEMBERED:
            del self.suspicions[next(iter(self.suspicions))]


def check_line(text: str, phrase: str) -> None:
    """Raise Refused unless this can be a line: either a printable text or a known phrase."""
    if phrase and phrase not in PHRASES:
        raise Refused("chat/no-phrase", phrase=phrase)
    if bool(phrase) == bool(text):
        raise Refused("chat/nothing")
    if not text.isprintable():
        raise Refused("chat/not-printable")


def check_reportable(line: ChatLine, round_: int) -> None:
    """Raise Refused unless a line can be reported as a suggestion in a round under way."""
    if line.round != round_ or not line.text:
        raise Refused("report/no-line")


def author_tag(key: str, guest: Guest) -> str:
    """A name for the author of lines at a table that does not reveal the guest, and differs from table to table."""
    return sha256(f"{key} {guest}".encode()).hexdigest()[:16]
