"""Saying something at a server's table."""

from typing import TYPE_CHECKING, Any, cast

from textual.app import ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input

from sabot.match.match import LONGEST_TEXT
from sabot.tui.sources.scene import Source

if TYPE_CHECKING:
    from sabot.tui.app import TableApp


class ChatSheet(ModalScreen[Any]):
    """One line for what is said."""

    AUTO_FOCUS = "#say"

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source

    def compose(self) -> ComposeResult:
        """The line."""
        yield Input(id="say", max_length=LONGEST_TEXT)

    def on_mount(self) -> None:
        """Tell what it is for."""
        say = cast("TableApp", self.app).language.say
        line = self.query_one("#say", Input)
        line.border_title = say("page-say")
        line.border_subtitle = say("tui-say")

    def on_key(self, event: Key) -> None:
        """Escape says nothing."""
        if event.key == "escape":
            event.stop()
            self.dismiss()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        self.run_worker(self._say(event.value))

    async def _say(self, text: str) -> None:
        refusal = await self.source.do("chat", text) if text.strip() else ""
        if refusal:
            self.query_one("#say", Input).border_subtitle = refusal
        elif self.is_current:
            self.dismiss()
