"""A replay on the screen: the same table, and a track to go along."""

from collections.abc import Callable

from textual.events import Key

from sabot.tui.screens.board_screen import BoardScreen
from sabot.tui.screens.help_overlay import REPLAY_KEYS
from sabot.tui.screens.score_screen import PadSheet
from sabot.tui.sources.replay_source import ReplaySource
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas, cut
from sabot.tui.widgets.painted import Drawn


class Track(Drawn):
    """Where the replay stands, and how far it is to the end."""

    def __init__(self, reel: ReplaySource, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._reel = reel

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """The step in words, and a line that can be clicked."""
        reel = self._reel
        text = cut(reel.position(), canvas.width - 2)
        canvas.write((canvas.width - len(text)) // 2, 0, text, self.inks.strong)
        room = canvas.width - 4
        here = round((reel.number - 1) / max(reel.last - 1, 1) * (room - 1))
        canvas.write(2, 1, "━" * here, self.inks.hue("yellow"))
        canvas.write(2 + here, 1, "●", self.inks.strong)
        canvas.write(3 + here, 1, "─" * (room - here - 1), self.inks.faint)
        for column in range(room):
            canvas.spot(2 + column, 1, 1, 1, f"step {round(column / max(room - 1, 1) * (reel.last - 1)) + 1}")


class ReplayScreen(BoardScreen):
    """A record, step by step."""

    KEYS = REPLAY_KEYS

    def __init__(self, reel: ReplaySource) -> None:
        super().__init__(reel)
        self.reel = reel

    def make_bar(self) -> Drawn:
        """The track takes the place of the buttons."""
        return Track(self.reel, id="bar")

    def show_score(self) -> None:
        """The score pad as it was then."""
        self.app.push_screen(PadSheet(self.reel))

    def on_painted_chosen(self, event: Drawn.Chosen) -> None:
        """Go where the track was clicked."""
        kind, _, rest = event.meaning.partition(" ")
        if kind == "step":
            self.reel.go(int(rest))

    def on_key(self, event: Key) -> None:
        """Go along, look with other eyes, or leave."""
        reel = self.reel
        ways: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("right", "space", "enter"), lambda: reel.go(reel.number + 1)),
            **dict.fromkeys(("left", "b"), lambda: reel.go(reel.number - 1)),
            **dict.fromkeys(("down", "n"), lambda: reel.go_to_round(1)),
            **dict.fromkeys(("up", "p"), lambda: reel.go_to_round(-1)),
            "home": lambda: reel.go(1),
            "end": lambda: reel.go(reel.last),
            "e": reel.change_eyes,
            "t": reel.change_table,
            "a": self._run,
        }
        if event.key in ways:
            ways[event.key]()
            event.stop()
        elif self.table_app.is_known(event.key, self):
            event.stop()

    def _run(self) -> None:
        """Let it go on by itself, or stop it."""
        self.reel.is_running = not self.reel.is_running
