"""Sheets that lie over the table for a while: help, everything that can be seen, the whole log."""

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
"""What takes a sheet away again; so does the key that brought it."""
SCROLLING = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down"}


class Overlay(ModalScreen[Any]):
    """A sheet with a title, as long as one likes."""

    AUTO_FOCUS = ""

    def __init__(self, *keys: str) -> None:
        super().__init__()
        self._keys = keys

    @property
    def table_app(self) -> "TableApp":
        """The app that shows it."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        """One text that can be scrolled."""
        with VerticalScroll(id="sheet", can_focus=False):
            yield Static(id="text")

    def on_mount(self) -> None:
        """Write it."""
        self.retell()

    def retell(self) -> None:
        """Write it anew, in whatever language is spoken now."""
        self.query_one("#sheet").border_title = self.title_text()
        self.query_one("#text", Static).update(self.text())

    def title_text(self) -> str:
        """What it is about."""
        raise NotImplementedError

    def text(self) -> RenderableType:
        """What it says."""
        raise NotImplementedError

    def on_key(self, event: Key) -> None:
        """Nothing that lies below hears a key; a line that is typed hears all but escape."""
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
