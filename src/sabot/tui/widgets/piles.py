"""The middle of the table: the draw pile, and the latest discards framed by the colour in force."""

from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import DOUBLE, Canvas
from sabot.tui.widgets.card_drawer import LARGE, USUAL, CardDrawer
from sabot.tui.widgets.painted import SceneWidget
from sabot.tui.widgets.palette import WILD
from sabot.views import View
from sabot.words.names import active_face, other_face
from sabot.words.terminal_style import SHAPES

STEP = 5
"""The visible columns of a covered discard."""
SHOWN = 3
"""The number of visible discards."""


class Piles(SceneWidget):
    """Draw pile and discard."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the draw pile at the left, and the discard framed by the colour in force."""
        if scene.view is None:
            return
        size = LARGE if canvas.height >= LARGE.height + 2 else USUAL
        drawer = CardDrawer(canvas, self.palette, self.language, size)
        wide = size.width + 3 + (SHOWN - 1) * STEP + size.width + 2
        left = max((canvas.width - wide) // 2, 0)
        top = (canvas.height - size.height - 2) // 2
        self._draw_pile(drawer, scene.view, left, top + 1)
        self._discard(drawer, scene.view, left + size.width + 3, top)

    def _draw_pile(self, drawer: CardDrawer, view: View, x: int, y: int) -> None:
        canvas, (width, height) = drawer.canvas, drawer.size
        if view.draw_top is not None and view.side is not None:
            drawer.draw(x, y, other_face(view.draw_top, view.side), lit=False)
            canvas.write(x + 1, y + height - 2, f"{view.draw:^{width - 2}}", self.palette.faint)
        elif view.draw:
            drawer.draw_back(x, y, str(view.draw))
        else:
            canvas.frame(x, y, width, height, self.palette.faint)
            canvas.write(x + width // 2, y + height // 2, "0", self.palette.faint)
        canvas.spot(x, y, width, height, "draw")

    def _discard(self, drawer: CardDrawer, view: View, x: int, y: int) -> None:
        canvas, (width, height) = drawer.canvas, drawer.size
        wide = (SHOWN - 1) * STEP + width + 2
        canvas.frame(x, y, wide, height + 2, self.palette.hue(view.colour or WILD), DOUBLE)
        shown = [active_face(card, view.side) for card in view.discard[:SHOWN]]
        left = x + 1 + (SHOWN - len(shown)) * STEP // 2
        for place, face in reversed(list(enumerate(shown))):
            drawer.draw(left + (len(shown) - 1 - place) * STEP, y + 1, face, lit=place == 0, is_covered=place > 0)
        self._colour(drawer, view, x + wide // 2, y + height + 1)

    def _colour(self, drawer: CardDrawer, view: View, middle: int, y: int) -> None:
        """Write the name and the shape of the colour in force."""
        say = self.language.say
        if view.colour:
            label = f"  {SHAPES[view.colour]} {say('colour', hue=view.colour)}  "
            style = self.palette.lit(view.colour)
        else:
            label, style = f" {say('page-no-colour')} ", self.palette.faint
        drawer.canvas.write(middle - len(label) // 2, y, label, style)
