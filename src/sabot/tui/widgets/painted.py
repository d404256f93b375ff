"""Base classes of widgets that draw on a canvas and report clicks."""

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


class PaintedWidget(Widget):
    """A widget that draws on a canvas, which is cached until the content or the size changes."""

    class Clicked(Message):
        """A clickable area was clicked."""

        def __init__(self, meaning: str) -> None:
            super().__init__()
            self.meaning = meaning

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._canvas: Canvas | None = None

    @property
    def palette(self) -> Palette:
        """The palette of the application."""
        return cast("TableApp", self.app).palette

    @property
    def language(self) -> Language:
        """The language of the application."""
        return cast("TableApp", self.app).language

    def redraw(self) -> None:
        """Drop the cached canvas and refresh."""
        self._canvas = None
        self.refresh()

    def paint(self, canvas: Canvas) -> None:
        """Draw the content."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """The drawn canvas."""
        size = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (size.width, size.height):
            self._canvas = Canvas(size.width, size.height, self.palette.paper)
            self.paint(self._canvas)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """A row in the style of the widget."""
        return self.canvas.strip(y).apply_style(self.rich_style)

    def on_click(self, event: Click) -> None:
        """Post a message with the meaning of the click."""
        meaning = self.canvas.at(event.x, event.y)
        if meaning is not None:
            self.post_message(self.Clicked(meaning))


class SceneWidget(PaintedWidget):
    """A widget that draws a scene."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Show another scene."""
        self.scene = scene
        self.redraw()

    def paint(self, canvas: Canvas) -> None:
        """Draw the scene, if there is one yet."""
        if self.scene is not None:
            self.draw(canvas, self.scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw a scene."""
        raise NotImplementedError
