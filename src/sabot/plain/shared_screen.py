"""The screen that all people share: who looks at it, who speaks, and what they are told."""

from collections.abc import Iterable, Sequence

from sabot.notation.events import Event
from sabot.plain.terminal import LEAVING, Terminal
from sabot.views import redact
from sabot.words.names import player_name
from sabot.words.sentences import sentences


class PlayerLeft(Exception):
    """Somebody has left the table."""


class SharedScreen:
    """One screen and keyboard for all people. It belongs to whoever sees a hand on it, or to everybody."""

    def __init__(self, terminal: Terminal, people: Sequence[str]) -> None:
        self.terminal = terminal
        self.people = tuple(people)
        self.holder = people[0] if len(people) == 1 else None
        """Who looks at it; None stands for everybody."""
        self.has_secret = False
        """Whether the holder was shown another's cards, and has had no time yet to read them."""

    @property
    def is_shared(self) -> bool:
        """Whether somebody could see what is not for them."""
        return len(self.people) > 1

    def tell(self, events: Iterable[Event], table: int | None = None) -> None:
        """Say what happened at a table, as far as those who look may know."""
        heard = [redact(event, self.holder) for event in events]
        self.has_secret |= any(event.kind == "showed" and event.to == (self.holder or "") for event in heard)
        for text, _ in sentences(heard, self.holder, self.terminal.language):
            self.terminal.say(self.at(table, text), "  ")

    def at(self, table: int | None, text: str) -> str:
        """A text about a table, which is named if it has a number."""
        return text if table is None else self.terminal.language.say("at-table", number=table, text=text)

    def ask(self, question: str) -> str:
        """Ask, and read an answer; raises PlayerLeft if there is none, or somebody wants to leave."""
        text = self.terminal.ask(f"{question}> ")
        if text is None or text.lower() in LEAVING:
            raise PlayerLeft
        self.has_secret = False
        return text

    def speaker(self, text: str) -> tuple[str | None, str]:
        """Who says what: `bo: catch ana` is said by bo if bo is a person, anything else by nobody in particular."""
        for person in self.people:
            name, rest = text[: len(person)], text[len(person) :]
            if name.lower() == person.lower() and rest.startswith(":"):
                return person, rest[1:].strip()
        return None, text

    def empty(self) -> str:
        """Take the screen away from its holder, who may have something to read first; what was typed instead."""
        if self.holder is not None:
            question = self.terminal.language.say("read-first", name=player_name(self.holder))
            if self.has_secret and (said := self.ask(question)):
                return said
            self.terminal.clear()
            self.release()
        return ""

    def release(self) -> None:
        """Let everybody look again."""
        if self.is_shared:
            self.holder = None
