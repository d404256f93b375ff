"""The log of the round: a column beside the table, or the latest sentences beside the piles."""

from textwrap import wrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sabot.tui.rich_sentences import coloured
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas
from sabot.tui.widgets.painted import SceneWidget
from sabot.tui.widgets.palette import NONE, Palette
from sabot.words.language import Language
from sabot.words.sentences import Sentence


class Log(VerticalScroll):
    """All sentences of the round, scrolled to the end."""

    can_focus = False

    def compose(self) -> ComposeResult:
        """A single text."""
        yield Static(id="told")

    def tell(
        self, sentences: list[Sentence], chat: list[tuple[str, str]], palette: Palette, language: Language
    ) -> None:
        """Show the sentences, and the chat."""
        text = Text()
        for sentence in sentences:
            text.append_text(coloured(sentence.text, palette, language)).append("\n")
        for name, said in chat:
            text.append(language.say("addressed", name=name, text=""), palette.strong)
            text.append(f"{said}\n")
        self.query_one("#told", Static).update(text)
        self.scroll_end(animate=False)


class Ticker(SceneWidget):
    """The latest sentences, as many as fit; the newest is highlighted."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the sentences, the newest last."""
        lines: list[tuple[str, bool]] = []
        for place, sentence in enumerate(reversed(scene.sentences[-canvas.height :])):
            lines[:0] = [(line, place == 0) for line in wrap(sentence.text, max(canvas.width - 2, 8))]
        for y, (line, is_new) in enumerate(lines[-canvas.height :]):
            canvas.write(1, y, line, self.palette.paper if is_new or self.palette.depth == NONE else self.palette.faint)
