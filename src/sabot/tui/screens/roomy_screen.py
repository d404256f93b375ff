"""Screens that need some room, and say so where there is not enough."""

from typing import TYPE_CHECKING, Any, cast

from textual.app import ComposeResult
from textual.containers import Container
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from sabot.tui.widgets.card_drawer import TALL

if TYPE_CHECKING:
    from sabot.tui.app import TableApp

LEAST = 80, 24
"""How many columns and rows a table needs."""


class RoomyScreen(Screen[Any]):
    """A screen that is shown from 80 columns and 24 rows up; below that, a word about it."""

    AUTO_FOCUS = ""
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012  # as Textual declares it

    def compose(self) -> ComposeResult:
        """What there is to see, and what is said instead."""
        with Container(id="room"):
            yield from self.compose_roomy()
        yield Static(id="small")

    def compose_roomy(self) -> ComposeResult:
        """What there is to see."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        """Show all of it, or nothing."""
        wide, high = event.size
        is_small = wide < LEAST[0] or high < LEAST[1]
        self.query_one("#room").display = not is_small
        small = self.query_one("#small", Static)
        small.display = is_small
        language = cast("TableApp", self.app).language
        small.update(language.say("tui-small", wide=LEAST[0], high=LEAST[1], columns=wide, rows=high))
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Draw what the room changes."""
