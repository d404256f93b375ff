"""Changing the salt for the first deal, before the match."""

from typing import TYPE_CHECKING, Any, cast

from textual.app import ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input

from sabot.match.match import LONGEST_TEXT
from sabot.tui.sources.scene import PlayableSource

if TYPE_CHECKING:
    from sabot.tui.app import TableApp


class SaltOverlay(ModalScreen[Any]):
    """A line of input with the salt as it is."""

    AUTO_FOCUS = "#stir"

    def __init__(self, source: PlayableSource) -> None:
        super().__init__()
        self.source = source

    def compose(self) -> ComposeResult:
        """The input."""
        yield Input(self.source.scene.salt, id="stir", max_length=LONGEST_TEXT)

    def on_mount(self) -> None:
        """Label the input."""
        say = cast("TableApp", self.app).language.say
        self.query_one(Input).border_title = say("page-stir")

    def on_key(self, event: Key) -> None:
        """Escape closes."""
        if event.key == "escape":
            event.stop()
            self.dismiss()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send it."""
        refusal = await self.source.do("salt", event.value)
        if refusal:
            self.query_one(Input).border_subtitle = refusal
        else:
            self.dismiss()
