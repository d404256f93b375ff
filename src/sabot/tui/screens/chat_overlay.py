"""The chat of a server's table: saying something, quick phrases, and reporting a line as a suggestion."""

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from sabot.match.match import LONGEST_TEXT
from sabot.tui.sources.scene import PlayableSource
from sabot.tui.work import start
from sabot.words.names import player_name

if TYPE_CHECKING:
    from sabot.tui.app import TableApp


class ChatOverlay(ModalScreen[Any]):
    """A line of input, above it the lines that can be reported, if there are any, and below it quick phrases."""

    AUTO_FOCUS = "#say"

    def __init__(self, source: PlayableSource) -> None:
        super().__init__()
        self.source = source

    def compose(self) -> ComposeResult:
        """The lines that can be reported, the input, and the phrases."""
        say = cast("TableApp", self.app).language.say
        lines = self.source.scene.reportable
        if lines:
            said = [say("addressed", name=player_name(line.name), text=line.text) for line in lines]
            yield OptionList(
                *(Option(Text(text), id=str(line.number)) for line, text in zip(lines, said, strict=True)), id="said"
            )
        yield Input(id="say", max_length=LONGEST_TEXT)
        phrases = self.source.scene.phrases
        if phrases:
            yield OptionList(*(Option(Text(text), id=phrase) for phrase, text in phrases), id="phrases")

    def on_mount(self) -> None:
        """Label the parts."""
        say = cast("TableApp", self.app).language.say
        line = self.query_one("#say", Input)
        line.border_title = say("page-say")
        line.border_subtitle = say("tui-say")
        for said in self.query("#said").results(OptionList):
            said.border_title = say("page-report")
            said.border_subtitle = say("tui-report")
            said.highlighted = said.option_count - 1
        for phrases in self.query("#phrases").results(OptionList):
            phrases.border_subtitle = say("tui-phrases")
            phrases.highlighted = 0

    def on_key(self, event: Key) -> None:
        """Escape closes; the arrows leave the input for the lines above and the phrases below it."""
        if event.key == "escape":
            event.stop()
            self.dismiss()
        elif event.key == "up" and isinstance(self.focused, Input) and self.query("#said"):
            event.stop()
            self.query_one("#said").focus()
        elif event.key == "down" and isinstance(self.focused, Input) and self.query("#phrases"):
            event.stop()
            self.query_one("#phrases").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it."""
        start(self, partial(self._send, "chat", event.value))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Say a phrase, or report a line."""
        command = "phrase" if event.option_list.id == "phrases" else "report"
        start(self, partial(self._send, command, event.option_id or ""))

    async def _send(self, command: str, text: str) -> None:
        refusal = await self.source.do(command, text) if text.strip() else ""
        if refusal:
            self.query_one("#say", Input).border_subtitle = refusal
        elif self.is_current:
            self.dismiss()
