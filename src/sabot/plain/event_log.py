"""What has happened at a table, told to everybody in turn as far as each may know."""

from collections.abc import Sequence

from sabot.notation.events import Event
from sabot.plain.shared_screen import SharedScreen


class EventLog:
    """The events of a round at one table, action by action, and how much of them each person there has heard."""

    def __init__(self, screen: SharedScreen, people: Sequence[str]) -> None:
        self.screen = screen
        self.table: int | None = None
        """Which table it is, where people sit at several."""
        self.events: list[tuple[Event, ...]] = []
        self.heard = dict.fromkeys(people, 0)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Say what happened to those who look, and keep it for those who do not."""
        self.events.append(events)
        self.screen.tell(events, self.table)
        self._note()

    def catch_up(self) -> None:
        """Tell whoever looks now what happened since they did last; everybody, what somebody has missed."""
        holder = self.screen.holder
        for events in self.events[min(self.heard.values()) if holder is None else self.heard[holder] :]:
            self.screen.tell(events, self.table)
        self._note()

    def at(self, text: str) -> str:
        """A text, and the table where people sit at several."""
        return self.screen.at(self.table, text)

    def _note(self) -> None:
        """Whoever looks has heard all of it."""
        for person in self.heard:
            if self.screen.holder in (person, None):
                self.heard[person] = len(self.events)
