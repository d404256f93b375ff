"""The action bar above the hand: the question, its buttons, and the clock."""

import asyncio

from rich.cells import cell_len
from rich.style import Style

from sabot.notation.actions import OUT_OF_TURN_VERBS
from sabot.tui.labels import detail_of, label_of, prompt_of
from sabot.tui.offers import Offer, command_offers, offers_of
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas, cut
from sabot.tui.widgets.painted import SceneWidget
from sabot.words.names import name_for
from sabot.words.terminal_style import SHAPES

KEY_NAMES = {"enter": "⏎", "plus": "+", "minus": "-", "escape": "Esc"}
"""Keys that are shown by a symbol."""
CLOCK, BEAT = 10, 0.25
"""The width of the clock, and the seconds between two redraws."""
GAP = 2
"""The columns between two buttons."""


class ActionBar(SceneWidget):
    """The question, the buttons, and details of the question."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self.hinted = ""
        """The action that a bot recommended."""

    def on_mount(self) -> None:
        """Start redrawing the clock."""
        self.set_interval(BEAT, self._tick)

    def _tick(self) -> None:
        if self.scene is not None and self.scene.time is not None:
            self.redraw()

    @property
    def offers(self) -> list[Offer]:
        """All buttons."""
        if self.scene is None:
            return []
        view = self.scene.view
        actions = [] if view is None or view.phase == "over" else offers_of(view)
        return actions + command_offers(self.scene.commands)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """The question in the first row, buttons in the second, details or more buttons in the third."""
        prompt = prompt_of(scene, self.language)
        self._centred(canvas, 0, prompt, self.palette.strong if scene.is_asked else self.palette.faint)
        self._status(canvas, scene)
        self._clock(canvas, scene)
        detail = "" if scene.view is None else detail_of(scene.view, self.language)
        rows = self._rows(canvas.width)[: 1 if detail else 2]
        for y, offers in enumerate(rows, 1):
            self._row(canvas, y, offers)
        if detail:
            self._centred(canvas, 2, detail, self.palette.paper)

    def _status(self, canvas: Canvas, scene: Scene) -> None:
        """The viewer's own seat: number of cards, and whether UNO is said or owed."""
        view, me = scene.view, scene.me
        if view is None or me is None:
            return
        dealer = " ⚑" if me == view.dealer else ""
        name = cut(name_for(me, me, self.language), 12)
        x = canvas.write(1, 0, f"{name} {len(view.hands[me])}{dealer}", self.palette.faint)
        mark = "said" if me in view.called_uno else "owed" if me in view.owes_uno else ""
        if mark:
            text = f" {self.language.say('page-uno-mark', uno=mark)} "
            canvas.write(x + 1, 0, text, self.palette.alarm if mark == "owed" else self.palette.bright)

    def _clock(self, canvas: Canvas, scene: Scene) -> None:
        """The time left to decide or to speak up."""
        if scene.time is None:
            return
        began, ends = scene.time
        left = max(ends - asyncio.get_running_loop().time(), 0) / max(ends - began, 0.001)
        full = min(round(left * CLOCK), CLOCK)
        x = canvas.write(canvas.width - CLOCK - 1, 0, "▰" * full, self.palette.strong)
        canvas.write(x, 0, "▱" * (CLOCK - full), self.palette.faint)

    def _centred(self, canvas: Canvas, y: int, text: str, style: Style) -> None:
        text = cut(text, canvas.width - 2)
        canvas.write((canvas.width - cell_len(text)) // 2, y, text, style)

    def _rows(self, width: int) -> list[list[Offer]]:
        """The buttons, split into rows that fit."""
        rows: list[list[Offer]] = [[]]
        for offer in self.offers:
            if rows[-1] and self._wide([*rows[-1], offer]) > width:
                rows.append([])
            rows[-1].append(offer)
        return rows

    def _wide(self, offers: list[Offer]) -> int:
        return sum(cell_len(self._text(offer)) + GAP for offer in offers) - GAP

    def _row(self, canvas: Canvas, y: int, offers: list[Offer]) -> None:
        x = (canvas.width - self._wide(offers)) // 2
        for offer in offers:
            end = canvas.write(x, y, self._text(offer), self._style(offer))
            canvas.spot(x, y, end - x, 1, f"offer {offer.action}")
            x = end + GAP

    def _text(self, offer: Offer) -> str:
        key = KEY_NAMES.get(offer.key, offer.key)
        view = None if self.scene is None else self.scene.view
        label = label_of(offer, view, self.language)
        if offer.verb == "colour":
            label = f"{SHAPES[offer.rest]} {label}"
        return f" {key}  {label} " if key else f" {label} "

    def _style(self, offer: Offer) -> Style:
        hinted = Style(underline=True) if offer.action == self.hinted else Style()
        if offer.verb == "colour":
            return self.palette.lit(offer.rest) + hinted
        return (self.palette.alarm if offer.verb in (*OUT_OF_TURN_VERBS, "call") else self.palette.bright) + hinted
