"""The base of screens that show a table: lays out all widgets and updates them from the source."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from sabot.tui.screens.roomy_screen import WIDE, RoomyScreen
from sabot.tui.sources.scene import Scene, SceneSource
from sabot.tui.widgets.hand import Hand
from sabot.tui.widgets.log import Log, Ticker
from sabot.tui.widgets.painted import SceneWidget
from sabot.tui.widgets.palette import Palette
from sabot.tui.widgets.piles import Piles
from sabot.tui.widgets.seats import Lobby, Seats
from sabot.tui.widgets.titles import FOOT, foot_of, head_of
from sabot.tui.widgets.wheel import Wheel
from sabot.tui.work import start

if TYPE_CHECKING:
    from sabot.tui.app import TableApp


class BoardScreen(RoomyScreen):
    """Seats on top, piles in the middle, the hand at the bottom, the log at the right if it fits."""

    KEYS: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The keys for the help overlay, and their messages."""

    def __init__(self, source: SceneSource) -> None:
        super().__init__()
        self.source = source
        self.shown: Scene = source.scene
        self._spins = 0
        """The number of spins already shown."""

    @property
    def table_app(self) -> "TableApp":
        """The application."""
        return cast("TableApp", self.app)

    @property
    def palette(self) -> Palette:
        """The palette of the application."""
        return self.table_app.palette

    def compose_roomy(self) -> ComposeResult:
        """All widgets, from top to bottom."""
        yield Static(id="head")
        yield Static(id="banner")
        with Horizontal(id="main"):
            with Vertical(id="felt"):
                yield Lobby(id="lobby")
                yield Seats(id="seats")
                with Horizontal(id="middle"):
                    yield Piles(id="piles")
                    yield Ticker(id="ticker")
                    yield Wheel(id="wheel")
                yield self.make_bar()
                yield Static(id="notice")
                yield Hand(id="hand")
            yield Log(id="log")
        yield Static(id="foot")

    def make_bar(self) -> SceneWidget:
        """Create the bar above the hand."""
        raise NotImplementedError

    def foot_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys in the last line."""
        return FOOT

    def on_mount(self) -> None:
        """Subscribe to the source and start it."""
        self.source.on_change = self.draw_scene
        start(self, partial(self.table_app.guarded, self.source.run), exits_on_error=False)
        self.draw_scene()

    def fit(self) -> None:
        """Redraw, since the log may fit now or not."""
        self.draw_scene()

    def draw_scene(self) -> None:
        """Update all widgets from the current scene."""
        if not self.is_running or not self.query("#foot"):
            return
        before, self.shown = self.shown, self.source.scene
        scene = self.shown
        if len(scene.sentences) != len(before.sentences):
            self.notice("")
        language = self.table_app.language
        self.query_one("#head", Static).update(head_of(scene, self.palette, language, self.size.width))
        self.query_one("#foot", Static).update(foot_of(self.foot_keys(), self.palette, language))
        banner = self.query_one("#banner", Static)
        banner.update(scene.banner)
        banner.display = bool(scene.banner)
        has_wheel = Wheel.is_wanted(scene)
        is_wide = self.size.width >= WIDE
        for part in self.query(SceneWidget):
            part.show(scene)
        self.query_one("#lobby").display = scene.view is None
        for played in self.query("#seats, #middle, #hand"):
            played.display = scene.view is not None
        self.query_one("#wheel").display = has_wheel
        self.query_one("#ticker").display = not has_wheel and not is_wide
        log = self.query_one("#log", Log)
        log.display = is_wide
        if is_wide:
            log.tell(list(scene.sentences), list(scene.chat), self.palette, language)
        self.set_class(scene.view is not None and scene.view.side == "villain", "night")
        self._spin(scene)

    def _spin(self, scene: Scene) -> None:
        """Animate the wheel when somebody has just spun it."""
        spins = sum(event.kind == "spun" for event in scene.events)
        if spins > self._spins and self.table_app.pace:
            self.query_one("#wheel", Wheel).turn()
        self._spins = spins

    def refresh_text(self) -> None:
        """Redraw everything in the current language."""
        self.notice("")
        self.draw_scene()

    def notice(self, text: str) -> None:
        """Show a line about the last attempted action."""
        self.query_one("#notice", Static).update(text)
