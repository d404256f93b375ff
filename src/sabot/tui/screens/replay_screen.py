"""The replay screen: the table at a step, and a track to move along."""

from collections.abc import Callable

from textual.events import Key

from sabot.tui.screens.board_screen import BoardScreen
from sabot.tui.screens.help_overlay import REPLAY_KEYS
from sabot.tui.screens.score_screen import ScorePadOverlay
from sabot.tui.sources.replay_source import ReplaySource
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas, cut
from sabot.tui.widgets.painted import SceneWidget


class Track(SceneWidget):
    """The current step as text, and as a position on a line."""

    def __init__(self, source: ReplaySource, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._source = source

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the step in words, and a line that can be clicked."""
        source = self._source
        text = cut(source.position(), canvas.width - 2)
        canvas.write((canvas.width - len(text)) // 2, 0, text, self.palette.strong)
        room = canvas.width - 4
        here = round((source.number - 1) / max(source.last - 1, 1) * (room - 1))
        canvas.write(2, 1, "━" * here, self.palette.hue("yellow"))
        canvas.write(2 + here, 1, "●", self.palette.strong)
        canvas.write(3 + here, 1, "─" * (room - here - 1), self.palette.faint)
        for column in range(room):
            canvas.spot(2 + column, 1, 1, 1, f"step {round(column / max(room - 1, 1) * (source.last - 1)) + 1}")


class ReplayScreen(BoardScreen):
    """A replay, moved through by keys or by clicks on the track."""

    KEYS = REPLAY_KEYS

    def __init__(self, source: ReplaySource) -> None:
        super().__init__(source)
        self.replay_source = source

    def make_bar(self) -> SceneWidget:
        """Create the track, which replaces the action bar."""
        return Track(self.replay_source, id="bar")

    def show_score(self) -> None:
        """Open the score pad as it was at the step."""
        self.app.push_screen(ScorePadOverlay(self.replay_source))

    def on_painted_widget_clicked(self, event: SceneWidget.Clicked) -> None:
        """Go to the step that was clicked on the track."""
        kind, _, rest = event.meaning.partition(" ")
        if kind == "step":
            self.replay_source.go(int(rest))

    def on_key(self, event: Key) -> None:
        """Move through the replay, change the viewer or the table, or handle a common key."""
        source = self.replay_source
        handlers: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("right", "space", "enter"), lambda: source.go(source.number + 1)),
            **dict.fromkeys(("left", "b"), lambda: source.go(source.number - 1)),
            **dict.fromkeys(("down", "n"), lambda: source.go_to_round(1)),
            **dict.fromkeys(("up", "p"), lambda: source.go_to_round(-1)),
            "home": lambda: source.go(1),
            "end": lambda: source.go(source.last),
            "e": source.next_viewer,
            "t": source.next_table,
            "a": self._toggle_running,
        }
        if event.key in handlers:
            handlers[event.key]()
            event.stop()
        elif self.table_app.handle_common_key(event.key, self):
            event.stop()

    def _toggle_running(self) -> None:
        """Start or stop automatic playback."""
        self.replay_source.is_running = not self.replay_source.is_running
