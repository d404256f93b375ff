"""Parts of the table that are drawn cell by cell."""

from typing import TYPE_CHECKING, cast

from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas
from sabot.tui.widgets.palette import Palette
from sabot.words.language import Language

if TYPE_CHECKING:
    from sabot.tui.app import TableApp


class Painted(Widget):
    """A part of a screen that is drawn anew whenever something or the room for it changes."""

    class Chosen(Message):
        """Something was clicked."""

        def __init__(self, meaning: str) -> None:
            super().__init__()
            self.meaning = meaning

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._canvas: Canvas | None = None

    @property
    def inks(self) -> Palette:
        """What is drawn with."""
        return cast("TableApp", self.app).inks

    @property
    def language(self) -> Language:
        """The language of whoever reads."""
        return cast("TableApp", self.app).language

    def redraw(self) -> None:
        """Draw anew what has changed."""
        self._canvas = None
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        """Draw all of it."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """What is seen now."""
        size = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (size.width, size.height):
            self._canvas = Canvas(size.width, size.height, self.inks.paper)
            self.paint(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """A row, on the felt."""
        return self.canvas.strip(y).apply_style(self.rich_style)

    def on_click(self, event: Click) -> None:
        """Tell what was clicked."""
        meaning = self.canvas.at(event.x, event.y)
        if meaning is not None:
            self.post_message(self.Chosen(meaning))


class Drawn(Painted):
    """A part of the table, drawn from a scene."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene."""
        self.scene = scene
        self.redraw()

    def paint(self, canvas: Canvas) -> None:
        """Draw the scene, if there is one yet."""
        if self.scene is not None:
            self.draw(canvas, self.scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw a scene."""
        raise NotImplementedError
