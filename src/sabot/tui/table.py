"""The table on the screen: it draws scenes and says what is done; it knows no rule."""

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.widgets import Static

from sabot.tui.bar import Bar
from sabot.tui.drawn import Drawn
from sabot.tui.hand import Hand
from sabot.tui.help import KEYS
from sabot.tui.lobby import Lobby
from sabot.tui.log import Log, Ticker
from sabot.tui.offers import around
from sabot.tui.palette import Palette
from sabot.tui.piles import Piles
from sabot.tui.roomy import Roomy
from sabot.tui.scene import BREAK, OVER, ROUND, Scene, Source
from sabot.tui.score import ScoreScreen
from sabot.tui.seats import Seats
from sabot.tui.titles import foot_of, head_of
from sabot.tui.wheel import Wheel
from sabot.tui.wording import hint_of

if TYPE_CHECKING:
    from sabot.tui.app import TableApp

PAUSE = 1.5
"""How many seconds the last card of a round is seen before the score pad covers it, at the usual pace."""
WIDE = 100
"""From how many columns on the log has a place of its own."""


class TableScreen(Roomy):
    """Seats on top, piles in the middle, the hand at the bottom, the log at the right where there is room."""

    KEYS = KEYS

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.source = source
        self.shown: Scene = source.scene
        self._counted = 0
        """The round whose score was shown last."""
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
                yield Bar(id="bar")
                yield Static(id="notice")
                yield Hand(id="hand")
            yield Log(id="log")
        yield Static(id="foot")

    def on_mount(self) -> None:
        """Look at the table from now on."""
        self.source.on_change = self.look
        self.run_worker(self.table_app.guarded(self.source.run()), exit_on_error=False)
        self.look()

    def on_resize(self, event: Resize) -> None:
        """The log needs room."""
        super().on_resize(event)
        if self.is_mounted:
            self.call_after_refresh(self.look)

    def look(self) -> None:
        """Draw what there is to see now."""
        if not self.is_running or not self.query("#foot"):
            return
        scene = self.shown = self.source.scene
        language = self.table_app.language
        self.query_one("#head", Static).update(head_of(scene, self.inks, language, self.size.width))
        self.query_one("#foot", Static).update(foot_of(scene, self.inks, language, self.size.width))
        banner = self.query_one("#banner", Static)
        banner.update(scene.banner)
        banner.display = bool(scene.banner)
        has_wheel = Wheel.is_wanted(scene)
        is_wide = self.size.width >= WIDE
        for part in self.query(Drawn):
            part.show(scene)
        self.query_one("#lobby").display = scene.view is None
        for part in ("#seats", "#middle", "#hand"):
            self.query_one(part).display = scene.view is not None
        self.query_one("#wheel").display = has_wheel
        self.query_one("#ticker").display = not has_wheel and not is_wide
        log = self.query_one("#log", Log)
        log.display = is_wide
        log.tell(list(scene.told), list(scene.chat), self.inks, language)
        self.set_class(scene.view is not None and scene.view.side == "villain", "night")
        self._spin(scene)
        self._count(scene)

    def _spin(self, scene: Scene) -> None:
        """Let the wheel turn when somebody has just spun it."""
        spins = sum(event.kind == "spun" for event in scene.events)
        if spins > self._spins and self.table_app.pace:
            self.query_one("#wheel", Wheel).turn()
        self._spins = spins

    def _count(self, scene: Scene) -> None:
        """Show the score pad when a round is over, once."""
        if scene.stage in (BREAK, OVER) and scene.round > self._counted:
            self._counted = scene.round
            self.set_timer(PAUSE * self.table_app.pace + 0.01, self.show_score)
        elif scene.stage == ROUND and isinstance(self.app.screen, ScoreScreen) and self.app.screen.is_between:
            self.app.screen.dismiss()

    def show_score(self) -> None:
        """The score pad, as far as there is one."""
        if self.app.screen is self and self.source.scene.score is not None:
            self.app.push_screen(ScoreScreen(self.source))

    def retell(self) -> None:
        """Say everything anew, in whatever language is spoken now."""
        self.notice("")
        self.look()

    def notice(self, text: str) -> None:
        """Say something that is about what was just tried."""
        self.query_one("#notice", Static).update(text)

    def on_drawn_chosen(self, event: Drawn.Chosen) -> None:
        """Do what was clicked."""
        kind, _, rest = event.meaning.partition(" ")
        if kind == "card":
            self._use(int(rest))
        elif kind == "seat":
            self._point_at(rest)
        elif kind == "draw":
            self._press("draw")
        else:
            self._press(rest)

    def _press(self, action: str) -> None:
        """Do what a button says, if it is there."""
        for offer in self.query_one("#bar", Bar).offers:
            if offer.action == action:
                if offer.is_errand:
                    self.run_worker(self._do(action))
                else:
                    self.act(action)
                return

    def _point_at(self, player: str) -> None:
        """Name a player, or catch one."""
        legal = self.shown.view.legal if self.shown.view else []
        for action in (f"target {player}", f"catch {player}"):
            if action in legal:
                self.act(action)
                return

    def _use(self, place: int) -> None:
        """Lay a card or put it down; or tell why not."""
        hand = self.query_one("#hand", Hand)
        hand.choose(place)
        card = hand.cards[place]
        if card.action is not None:
            self.act(card.action)
        else:
            self.run_worker(self._ask_why(card.face))

    def act(self, action: str) -> None:
        """Do something at the table."""
        self.run_worker(self._act(action))

    async def _act(self, action: str) -> None:
        self._hint("")
        self.notice("")
        self.notice(await self.source.act(action))

    async def _do(self, errand: str) -> None:
        self.notice(await self.source.do(errand))

    async def _ask_why(self, card: str) -> None:
        self.notice(await self.source.why(card))

    async def _ask_hint(self) -> None:
        action, refusal = await self.source.hint()
        self._hint(action)
        view = self.source.scene.view
        self.notice(hint_of(action, view, self.table_app.language) if action and view else refusal)

    def _hint(self, action: str) -> None:
        """Mark what a bot would do."""
        bar, hand = self.query_one("#bar", Bar), self.query_one("#hand", Hand)
        bar.hinted = hand.hinted = action
        bar.redraw()
        hand.redraw()

    def on_key(self, event: Key) -> None:
        """Do what a key means here: first what can be done, then the cards, then everything else."""
        if self._is_offer(event) or self._is_card(event) or self.table_app.is_known(event.key, self):
            event.stop()
        elif event.character and event.is_printable:
            self.notice(self.table_app.language.say("tui-no-key", key=event.character))

    def _is_offer(self, event: Key) -> bool:
        offers = self.query_one("#bar", Bar).offers
        if event.key == "space":
            offers = [offer for offer in offers if offer.verb not in ("colour", "target", "uno", "catch")][:1]
            found = offers
        else:
            found = [offer for offer in offers if offer.key and offer.key in (event.key, event.character)]
        if not found and event.character and event.character.isdecimal():
            seats = {str(place): player for place, player in enumerate(self._across(), 1)}
            if event.character in seats:
                self._point_at(seats[event.character])
                return True
        for offer in found[:1]:
            self._press(offer.action)
        return bool(found)

    def _across(self) -> list[str]:
        return [] if self.shown.view is None else around(self.shown.view)

    def _is_card(self, event: Key) -> bool:
        hand = self.query_one("#hand", Hand)
        cards = hand.cards
        if not cards or self.shown.stage != ROUND:
            return False
        if event.key in ("left", "right"):
            hand.move(-1 if event.key == "left" else 1)
            return True
        if event.key == "enter":
            self._use(hand.chosen)
            return True
        places = [place for place, card in enumerate(cards) if card.key and card.key == event.character]
        for place in places[:1]:
            self._use(place)
        return bool(places)

    def ask_hint(self) -> None:
        """Ask what a bot would do."""
        self.run_worker(self._ask_hint())
