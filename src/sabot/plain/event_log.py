"""Prints the events of a table to each person who shares the screen, redacted for that person."""

from collections.abc import Sequence

from sabot.notation.events import Event
from sabot.plain.shared_screen import SharedScreen


class EventLog:
    """The events of a round at one table, and how many actions each person there has been shown."""

    def __init__(self, screen: SharedScreen, people: Sequence[str]) -> None:
        self.screen = screen
        self.table: int | None = None
        """The number of the table, if people sit at several."""
        self.events: list[tuple[Event, ...]] = []
        self.shown = dict.fromkeys(people, 0)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Print new events for the current reader, and store them for the others."""
        self.events.append(events)
        self.screen.tell(events, self.table)
        self._note()

    def catch_up(self) -> None:
        """Print what the current reader has not seen; if everybody looks, what any of them has not seen."""
        reader = self.screen.reader
        for events in self.events[min(self.shown.values()) if reader is None else self.shown[reader] :]:
            self.screen.tell(events, self.table)
        self._note()

    def at(self, text: str) -> str:
        """A text with the number of the table, if people sit at several."""
        return self.screen.at(self.table, text)

    def _note(self) -> None:
        """Note that the current reader has been shown everything."""
        for person in self.shown:
            if self.screen.reader in (person, None):
                self.shown[person] = len(self.events)
