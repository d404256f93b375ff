"""The base of screens that need a minimum size, and show a message if the terminal is smaller."""

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
"""The minimum columns and rows."""
WIDE = 100
"""The number of columns from which texts have a column beside the content."""


class RoomyScreen(Screen[Any]):
    """A screen that needs 80 columns and 24 rows; below that it shows a message only."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012  # as Textual declares it

    def compose(self) -> ComposeResult:
        """The content, and the message that replaces it."""
        with Container(id="room"):
            yield from self.compose_roomy()
        yield Static(id="small")

    def compose_roomy(self) -> ComposeResult:
        """The content."""
        raise NotImplementedError

    def on_resize(self, event: Resize) -> None:
        """Show the content or the message."""
        wide, high = event.size
        is_small = wide < LEAST[0] or high < LEAST[1]
        self.query_one("#room").display = not is_small
        small = self.query_one("#small", Static)
        small.display = is_small
        language = cast("TableApp", self.app).language
        small.update(language.say("tui-small", wide=LEAST[0], high=LEAST[1], columns=wide, rows=high))
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Redraw what depends on the size."""
