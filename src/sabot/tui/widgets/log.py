"""What happened, as sentences: a column beside the table, or the last of them beside the piles."""

from textwrap import wrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sabot.tui.rich_sentences import inked
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas
from sabot.tui.widgets.painted import Drawn
from sabot.tui.widgets.palette import NONE, Palette
from sabot.words.language import Language
from sabot.words.sentences import Sentence


class Log(VerticalScroll):
    """All sentences of the round, the last one in sight."""

    can_focus = False

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static(id="told")

    def tell(self, told: list[Sentence], chat: list[tuple[str, str]], inks: Palette, language: Language) -> None:
        """Tell what happened, and what was said."""
        text = Text()
        for sentence in told:
            text.append_text(inked(sentence.text, inks, language)).append("\n")
        for name, said in chat:
            text.append(f"{name}: ", inks.strong)
            text.append(f"{said}\n")
        self.query_one("#told", Static).update(text)
        self.scroll_end(animate=False)


class Ticker(Drawn):
    """The last sentences, as many as there is room for; the newest stands out."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """From the bottom up."""
        lines: list[tuple[str, bool]] = []
        for place, sentence in enumerate(reversed(scene.told[-canvas.height :])):
            lines[:0] = [(line, place == 0) for line in wrap(sentence.text, max(canvas.width - 2, 8))]
        for y, (line, is_new) in enumerate(lines[-canvas.height :]):
            canvas.write(1, y, line, self.inks.paper if is_new or self.inks.depth == NONE else self.inks.faint)
