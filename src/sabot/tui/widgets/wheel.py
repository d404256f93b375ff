"""The wheel of nine icons, animated when somebody spins it."""

from textwrap import wrap

from sabot.editions import EDITIONS
from sabot.options import Icon
from sabot.tui.labels import pending
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.painted import SceneWidget

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
"""A character for each icon."""
RING = (0, 1, 2, 5, 8, 7, 6, 3, 4)
"""The fields of the 3 × 3 square in the order of the wheel."""
TURNS, BEAT = 20, 0.06
"""The number of fields it passes before it stops, and the seconds for each."""


class Wheel(SceneWidget):
    """Nine fields; the wheel turns and stops at the result."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self._left = 0
        """The number of fields still to pass."""

    @staticmethod
    def is_wanted(scene: Scene) -> bool:
        """Whether somebody must spin it, or just did."""
        if scene.view is None or not EDITIONS[scene.edition].has_wheel:
            return False
        return scene.view.phase in ("spin", "race", "discard") or any(event.kind == "spun" for event in scene.events)

    @property
    def result(self) -> str:
        """The icon that came up last; empty while somebody must spin."""
        if self.scene is None or self.scene.view is None or self.scene.view.phase == "spin":
            return ""
        effect = pending(self.scene.view, "effect", "")
        spun = [event.icon for event in self.scene.events if event.kind == "spun" and event.icon]
        return effect if effect in SIGNS else next(reversed(spun), "")

    def turn(self) -> None:
        """Animate a turn, then show the result."""
        self._left = TURNS
        self._pass()

    def _pass(self) -> None:
        self.redraw()
        if self._left:
            self._left -= 1
            self.set_timer(BEAT, self._pass)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw three rows of three fields."""
        names = list(Icon.names())
        wide = min((canvas.width - 2) // 3, 22)
        tall = 3 if canvas.height >= 9 else 2
        top = max((canvas.height - 3 * tall) // 2, 0)
        resting = names.index(self.result) if self.result else None
        for place, name in enumerate(names):
            row, column = divmod(RING[place], 3)
            is_on = self._is_on(place, resting)
            self._field(canvas, 1 + column * wide, top + row * tall, wide, tall, name, is_on=is_on)

    def _is_on(self, place: int, resting: int | None) -> bool:
        if resting is None:
            return False
        return (resting - self._left) % len(RING) == place

    def _field(self, canvas: Canvas, x: int, y: int, wide: int, tall: int, name: str, *, is_on: bool) -> None:
        style = self.palette.bright if is_on else self.palette.faint
        lines = wrap(f"{SIGNS[name]} {self.language.say('icon', icon=name)}", wide - 2)
        if tall > 2:
            canvas.frame(x, y, wide, tall, style, HEAVY if is_on else ROUND)
            canvas.write(x + 1, y + 1, cut(" ".join(lines), wide - 2), style)
        else:
            for row, line in enumerate(lines[:tall]):
                canvas.write(x, y + row, f"{'▶' if is_on and not row else ' '}{line}".ljust(wide - 1), style)
