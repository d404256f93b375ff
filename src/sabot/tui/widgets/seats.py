"""The seats of the other players during a match, and the list of seats in the lobby."""

from sabot.tui.labels import bubble_of
from sabot.tui.offers import around
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.card_drawer import colour_of
from sabot.tui.widgets.painted import SceneWidget
from sabot.views import HIDDEN, View
from sabot.words.names import active_face, other_face, player_name
from sabot.words.terminal_style import SHAPES

WIDEST, HIGH = 18, 4
"""The greatest size of a seat."""
NARROW = 12
"""Below this width a seat has no room for whole words."""
LEFT, RIGHT = "→", "←"
"""The direction of play, clockwise or not, as the seats are drawn."""


class Seats(SceneWidget):
    """The other players clockwise, from the viewer's left to the right."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw all seats in a row, with the direction of play between them."""
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
        canvas.write(x + gap // 2, 1, arrow, self.palette.strong)

    def _seat(self, canvas: Canvas, scene: Scene, view: View, x: int, wide: int, number: int, player: str) -> None:
        is_asked = player in view.waiting
        style = self.palette.strong if is_asked else self.palette.faint
        canvas.frame(x, 0, wide, HIGH, style, HEAVY if is_asked else ROUND)
        canvas.spot(x, 0, wide, HIGH, f"seat {player}")
        self._title(canvas, view, x, wide, number, player)
        inner = wide - 2
        self._fan(canvas, view, x + 1, inner, player)
        mark = "said" if player in view.called_uno else "owed" if player in view.owes_uno else ""
        if mark:
            text = f" {self.language.say('page-uno-mark', uno=mark)} "
            canvas.write(x + 1, 2, cut(text, inner), self.palette.alarm if mark == "owed" else self.palette.bright)
            return
        seat = next((seat for seat in scene.seats if seat.name == player), None)
        bubble = bubble_of(list(scene.events), player, self.language, is_short=wide < NARROW)
        text = self.language.say("page-presence", state="away") if seat and seat.is_away else bubble
        if seat and seat.has_more_time:
            canvas.write(x + 1, HIGH - 1, "⏳", self.palette.paper)
        canvas.write(x + 1, 2, cut(text, inner), self.palette.paper)

    def _title(self, canvas: Canvas, view: View, x: int, wide: int, number: int, player: str) -> None:
        """Write the number and the name in the frame, and a flag for the dealer."""
        style = self.palette.bright if player in view.waiting else self.palette.paper
        if wide < NARROW:
            canvas.write(x + 1, 0, cut(f"{number}{player_name(player)}", wide - 2), style)
        else:
            canvas.write(x + 1, 0, f" {cut(f'{number} {player_name(player)}', wide - 4)} ", style)
        if player == view.dealer:
            canvas.write(x + wide - 2, HIGH - 1, "⚑", self.palette.paper)

    def _fan(self, canvas: Canvas, view: View, x: int, inner: int, player: str) -> None:
        """Draw the cards as the viewer sees them: their backs, or their faces if they are open."""
        hand = view.hands[player]
        count = f"{len(hand):>3}"
        room = inner - len(count)
        for place, card in enumerate(hand[:room]):
            face = seen_face(card, view.side)
            shape = "▮" if face == HIDDEN else SHAPES.get(colour_of(face), "◇")
            canvas.write(
                x + place, 1, shape, self.palette.back if face == HIDDEN else self.palette.hue(colour_of(face))
            )
        canvas.write(x + inner - len(count), 1, count, self.palette.strong)


class Lobby(SceneWidget):
    """The seats of a table before the match: taken or free."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw a line for each seat."""
        say = self.language.say
        canvas.write(2, 1, say("page-room"), self.palette.strong)
        for place, seat in enumerate(scene.seats):
            y = 3 + place
            canvas.write(2, y, f"{place + 1:>2}", self.palette.faint)
            name = player_name(seat.name) if seat.name else ""
            text = name or (say("page-room-free") if seat.kind == "person" else seat.kind)
            x = canvas.write(6, y, text, self.palette.strong if seat.is_mine else self.palette.paper)
            marks = [say("page-room-you")] * seat.is_mine + [say("page-room-host")] * seat.is_host
            canvas.write(x + 2, y, ", ".join(marks), self.palette.faint)
        if scene.salt:
            y = 4 + len(scene.seats)
            x = canvas.write(2, y, f"s {say('page-room-salted')} ", self.palette.faint)
            canvas.write(x, y, scene.salt, self.palette.paper)


def seen_face(card: str, side: str | None) -> str:
    """The visible face of another player's card: the active one if it is open, else its back.

    >>> seen_face("??/P5", "hero"), seen_face("R1/P5", "hero"), seen_face("??", None)
    ('P5', 'R1', '??')
    """
    face = active_face(card, side)
    return face if side is None or face != HIDDEN else other_face(card, side)
