"""The base of overlays: a scrollable text above the table, closed by a key."""

from typing import TYPE_CHECKING, Any, cast

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

if TYPE_CHECKING:
    from sabot.tui.app import TableApp

CLOSING = ("escape", "q", "enter", "space")
"""Keys that close an overlay; the key that opened it does too."""
SCROLLING = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down"}


class Overlay(ModalScreen[Any]):
    """A scrollable text with a title."""

    AUTO_FOCUS = ""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self._keys = keys

    @property
    def table_app(self) -> "TableApp":
        """The application."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """The scrollable text."""
        with VerticalScroll(id="sheet", can_focus=False):
            yield Static(id="text")

    def on_mount(self) -> None:
        """Write the text."""
        self.refresh_text()

    def refresh_text(self) -> None:
        """Write the text again, in the current language. An overlay may be closed before it is shown."""
        for sheet in self.query("#sheet"):
            sheet.border_title = self.title_text()
        for text in self.query("#text").results(Static):
            text.update(self.text())

    def title_text(self) -> str:
        """The title."""
        raise NotImplementedError

    def text(self) -> RenderableType:
        """The content."""
        raise NotImplementedError

    def on_key(self, event: Key) -> None:
        """Handle keys, and stop them from reaching the screen below; a focused input gets all but escape."""
        if self.focused is None or event.key == "escape":
            event.stop()
            self.press(event)

    def press(self, event: Key) -> None:
        """Scroll, close, or switch the language."""
        sheet = self.query_one("#sheet", VerticalScroll)
        if event.key in SCROLLING:
            getattr(sheet, SCROLLING[event.key])(animate=False)
        elif event.key in (*CLOSING, *self._keys) or event.character in self._keys:
            self.dismiss()
        elif event.key in ("l", "f2"):
            self.table_app.next_language()
