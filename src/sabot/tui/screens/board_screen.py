"""A table on the screen, whatever it comes from: everything that is seen of it."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from sabot.tui.lobby import Lobby
from sabot.tui.screens.roomy_screen import RoomyScreen
from sabot.tui.sources.scene import Scene, Shown
from sabot.tui.widgets.hand import Hand
from sabot.tui.widgets.log import Log, Ticker
from sabot.tui.widgets.painted import Drawn
from sabot.tui.widgets.palette import Palette
from sabot.tui.widgets.piles import Piles
from sabot.tui.widgets.seats import Seats
from sabot.tui.widgets.titles import FOOT, foot_of, head_of
from sabot.tui.widgets.wheel import Wheel

if TYPE_CHECKING:
    from sabot.tui.app import TableApp

WIDE = 100
"""From how many columns on the log has a place of its own."""


class BoardScreen(RoomyScreen):
    """Seats on top, piles in the middle, the hand at the bottom, the log at the right where there is room."""

    KEYS: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The keys that it knows, and what they mean."""

    def __init__(self, source: Shown) -> None:
        super().__init__()
        self.source = source
        self.shown: Scene = source.scene
        self._spins = 0
        """How many spins of the round were seen."""

    @property
    def table_app(self) -> "TableApp":
        """The app that shows it."""
        return cast("TableApp", self.app)

    @property
    def inks(self) -> Palette:
        """What is drawn with."""
        return self.table_app.inks

    def compose_roomy(self) -> ComposeResult:
        """All parts, from top to bottom."""
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

    def make_bar(self) -> Drawn:
        """What is asked and what can be done, right above the hand."""
        raise NotImplementedError

    def foot_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys that the last line tells."""
        return FOOT

    def on_mount(self) -> None:
        """Look at the table from now on."""
        self.source.on_change = self.look
        self.run_worker(self.table_app.guarded(self.source.run()), exit_on_error=False)
        self.look()

    def fit(self) -> None:
        """Look anew: the log needs room."""
        self.look()

    def look(self) -> None:
        """Draw what there is to see now."""
        if not self.is_running or not self.query("#foot"):
            return
        before, self.shown = self.shown, self.source.scene
        scene = self.shown
        if len(scene.told) != len(before.told):
            self.notice("")
        language = self.table_app.language
        self.query_one("#head", Static).update(head_of(scene, self.inks, language, self.size.width))
        self.query_one("#foot", Static).update(foot_of(self.foot_keys(), self.inks, language))
        banner = self.query_one("#banner", Static)
        banner.update(scene.banner)
        banner.display = bool(scene.banner)
        has_wheel = Wheel.is_wanted(scene)
        is_wide = self.size.width >= WIDE
        for part in self.query(Drawn):
            part.show(scene)
        self.query_one("#lobby").display = scene.view is None
        for played in self.query("#seats, #middle, #hand"):
            played.display = scene.view is not None
        self.query_one("#wheel").display = has_wheel
        self.query_one("#ticker").display = not has_wheel and not is_wide
        log = self.query_one("#log", Log)
        log.display = is_wide
        if is_wide:
            log.tell(list(scene.told), list(scene.chat), self.inks, language)
        self.set_class(scene.view is not None and scene.view.side == "villain", "night")
        self._spin(scene)

    def _spin(self, scene: Scene) -> None:
        """Let the wheel turn when somebody has just spun it."""
        spins = sum(event.kind == "spun" for event in scene.events)
        if spins > self._spins and self.table_app.pace:
            self.query_one("#wheel", Wheel).turn()
        self._spins = spins

    def retell(self) -> None:
        """Say everything anew, in whatever language is spoken now."""
        self.notice("")
        self.look()

    def notice(self, text: str) -> None:
        """Say something that is about what was just tried."""
        self.query_one("#notice", Static).update(text)
