"""The others around the table: who they are, what they hold, what they did last, and which way play goes."""

from sabot.tui.labels import bubble_of
from sabot.tui.offers import around
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.card_drawer import colour_of
from sabot.tui.widgets.painted import Drawn
from sabot.views import HIDDEN, View
from sabot.words.names import active_face, other_face, player_name
from sabot.words.terminal_style import SHAPES

WIDEST, HIGH = 18, 4
"""How large a seat is at most."""
NARROW = 12
"""Below this there is no room for words."""
LEFT, RIGHT = "→", "←"
"""Which way play goes, clockwise or not, as the seats stand there."""


class Seats(Drawn):
    """The others in order of play, from the viewer's left hand to the right."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """All seats in a row, with the direction of play between them."""
        view = scene.view
        if view is None:
            return
        players = around(view)
        gap = 3 if len(players) * 12 + len(players) * 3 < canvas.width else 1
        wide = min(WIDEST, (canvas.width - gap * (len(players) + 1)) // len(players))
        x = (canvas.width - len(players) * (wide + gap) - gap) // 2
        arrow = RIGHT if view.direction == "right" else LEFT
        self._arrow(canvas, x, gap, arrow)
        x += gap
        for number, player in enumerate(players, 1):
            self._seat(canvas, scene, view, x, wide, number, player)
            x += wide
            self._arrow(canvas, x, gap, arrow)
            x += gap

    def _arrow(self, canvas: Canvas, x: int, gap: int, arrow: str) -> None:
        canvas.write(x + gap // 2, 1, arrow, self.inks.strong)

    def _seat(self, canvas: Canvas, scene: Scene, view: View, x: int, wide: int, number: int, player: str) -> None:
        is_asked = player in view.waiting
        style = self.inks.strong if is_asked else self.inks.faint
        canvas.frame(x, 0, wide, HIGH, style, HEAVY if is_asked else ROUND)
        canvas.spot(x, 0, wide, HIGH, f"seat {player}")
        self._title(canvas, view, x, wide, number, player)
        inner = wide - 2
        self._fan(canvas, view, x + 1, inner, player)
        mark = "said" if player in view.called_uno else "owed" if player in view.owes_uno else ""
        if mark:
            text = f" {self.language.say('page-uno-mark', uno=mark)} "
            canvas.write(x + 1, 2, cut(text, inner), self.inks.alarm if mark == "owed" else self.inks.bright)
            return
        away = next((seat.is_away for seat in scene.seats if seat.name == player), False)
        bubble = bubble_of(list(scene.events), player, self.language, is_short=wide < NARROW)
        text = self.language.say("page-presence", state="away") if away else bubble
        canvas.write(x + 1, 2, cut(text, inner), self.inks.paper)

    def _title(self, canvas: Canvas, view: View, x: int, wide: int, number: int, player: str) -> None:
        """The number and the name in the frame, and a flag for the dealer."""
        style = self.inks.bright if player in view.waiting else self.inks.paper
        if wide < NARROW:
            canvas.write(x + 1, 0, cut(f"{number}{player_name(player)}", wide - 2), style)
        else:
            canvas.write(x + 1, 0, f" {cut(f'{number} {player_name(player)}', wide - 4)} ", style)
        if player == view.dealer:
            canvas.write(x + wide - 2, HIGH - 1, "⚑", self.inks.paper)

    def _fan(self, canvas: Canvas, view: View, x: int, inner: int, player: str) -> None:
        """The cards as they are seen from here: their backs, or what lies open."""
        hand = view.hands[player]
        count = f"{len(hand):>3}"
        room = inner - len(count)
        for place, card in enumerate(hand[:room]):
            face = seen_face(card, view.side)
            shape = "▮" if face == HIDDEN else SHAPES.get(colour_of(face), "◇")
            canvas.write(x + place, 1, shape, self.inks.back if face == HIDDEN else self.inks.hue(colour_of(face)))
        canvas.write(x + inner - len(count), 1, count, self.inks.strong)


def seen_face(card: str, side: str | None) -> str:
    """The face of another's card that is seen: that in play if it lies open, else its back.

    >>> seen_face("??/P5", "hero"), seen_face("R1/P5", "hero"), seen_face("??", None)
    ('P5', 'R1', '??')
    """
    face = active_face(card, side)
    return face if side is None or face != HIDDEN else other_face(card, side)
