"""The wheel of nine icons, and where it came to rest."""

from textwrap import wrap

from sabot.editions import EDITIONS
from sabot.options import Icon
from sabot.tui.labels import pending
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.painted import Drawn

SIGNS = {
    "almost": "2",
    "number": "#",
    "red": "●",
    "trade": "⇄",
    "show": "◉",
    "colour": "≠",
    "war": "×",
    "blue": "◆",
    "race": "!",
}
"""A sign for each icon."""
RING = (0, 1, 2, 5, 8, 7, 6, 3, 4)
"""The fields of the square in the order in which the wheel turns past them."""
TURNS, BEAT = 20, 0.06
"""How many fields it passes before it rests, and how many seconds each takes."""


class Wheel(Drawn):
    """Nine fields; it turns, and rests at what came up."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._left = 0
        """How many fields it has still to pass."""

    @staticmethod
    def is_wanted(scene: Scene) -> bool:
        """Whether somebody is to spin it, or just did."""
        if scene.view is None or not EDITIONS[scene.edition].has_wheel:
            return False
        return scene.view.phase in ("spin", "race", "discard") or any(event.kind == "spun" for event in scene.events)

    @property
    def result(self) -> str:
        """What came up last; nothing while somebody is to spin."""
        if self.scene is None or self.scene.view is None or self.scene.view.phase == "spin":
            return ""
        effect = pending(self.scene.view, "effect", "")
        spun = [event.icon for event in self.scene.events if event.kind == "spun" and event.icon]
        return effect if effect in SIGNS else next(reversed(spun), "")

    def turn(self) -> None:
        """Let it turn before it shows what came up."""
        self._left = TURNS
        self._pass()

    def _pass(self) -> None:
        self.redraw()
        if self._left:
            self._left -= 1
            self.set_timer(BEAT, self._pass)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Three rows of three fields."""
        names = list(Icon.names())
        wide = min((canvas.width - 2) // 3, 22)
        tall = 3 if canvas.height >= 9 else 2
        resting = names.index(self.result) if self.result else None
        for place, name in enumerate(names):
            row, column = divmod(RING[place], 3)
            is_on = self._is_on(place, resting)
            self._field(canvas, 1 + column * wide, row * tall, wide, tall, name, is_on=is_on)

    def _is_on(self, place: int, resting: int | None) -> bool:
        if resting is None:
            return False
        return (resting - self._left) % len(RING) == place

    def _field(self, canvas: Canvas, x: int, y: int, wide: int, tall: int, name: str, *, is_on: bool) -> None:
        style = self.inks.bright if is_on else self.inks.faint
        lines = wrap(f"{SIGNS[name]} {self.language.say('icon', icon=name)}", wide - 2)
        if tall > 2:
            canvas.frame(x, y, wide, tall, style, HEAVY if is_on else ROUND)
            canvas.write(x + 1, y + 1, cut(" ".join(lines), wide - 2), style)
        else:
            for row, line in enumerate(lines[:tall]):
                canvas.write(x, y + row, f"{'▶' if is_on and not row else ' '}{line}".ljust(wide - 1), style)
