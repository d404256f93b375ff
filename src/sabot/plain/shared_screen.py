"""The screen and keyboard that all people share: who reads it, and what they may be shown."""

from collections.abc import Iterable, Sequence

from sabot.notation.events import Event
from sabot.plain.terminal import LEAVING, Terminal
from sabot.views import redact
from sabot.words.names import player_name
from sabot.words.sentences import sentences


class PlayerLeft(Exception):
    """Somebody has left the table."""


class SharedScreen:
    """One screen and keyboard for all people. One person reads it, who may see a hand on it, or everybody does."""

    def __init__(self, terminal: Terminal, people: Sequence[str]) -> None:
        self.terminal = terminal
        self.people = tuple(people)
        self.reader = people[0] if len(people) == 1 else None
        """The person who reads it; None is everybody."""
        self.has_secret = False
        """Whether the reader was shown another player's cards and has not confirmed reading them."""

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    def tell(self, events: Iterable[Event], table: int | None = None) -> None:
        """Print the events of a table, redacted for the reader."""
        redacted = [redact(event, self.reader) for event in events]
        self.has_secret |= any(event.kind == "showed" and event.to == (self.reader or "") for event in redacted)
        for text, _ in sentences(redacted, self.reader, self.terminal.language):
            self.terminal.say(self.at(table, text), "  ")

    def at(self, table: int | None, text: str) -> str:
        """A text about a table, with the number of the table if given."""
        return text if table is None else self.terminal.language.say("at-table", number=table, text=text)

    def ask(self, question: str) -> str:
        """Ask a question and return the answer; raises PlayerLeft if there is none, or somebody wants to leave."""
        text = self.terminal.ask(f"{question}> ")
        if text is None or text.lower() in LEAVING:
            raise PlayerLeft
        self.has_secret = False
        return text

    def speaker(self, text: str) -> tuple[str | None, str]:
        """Split `bo: catch ana` into person and text, if bo is a person; else the person is None."""
        for person in self.people:
            name, rest = text[: len(person)], text[len(person) :]
            if name.lower() == person.lower() and rest.startswith(":"):
                return person, rest[1:].strip()
        return None, text

    def hide(self) -> str:
        """Clear the screen once the reader has confirmed reading; returns what was typed instead, if anything."""
        if self.reader is not None:
            question = self.terminal.language.say("read-first", name=player_name(self.reader))
            if self.has_secret and (said := self.ask(question)):
                return said
            self.terminal.clear()
            self.release()
        return ""

    def release(self) -> None:
        """Let everybody read the screen again."""
        if self.is_shared:
            self.reader = None
