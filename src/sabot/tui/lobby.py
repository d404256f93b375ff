"""A table where nobody plays yet: who has sat down, and which seats are free."""

from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.canvas import Canvas
from sabot.tui.widgets.painted import Drawn
from sabot.words.names import player_name


class Lobby(Drawn):
    """The seats of a table that waits."""

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """A line for each seat."""
        say = self.language.say
        canvas.write(2, 1, say("page-room"), self.inks.strong)
        for place, seat in enumerate(scene.seats):
            y = 3 + place
            canvas.write(2, y, f"{place + 1:>2}", self.inks.faint)
            name = player_name(seat.name) if seat.name else ""
            text = name or (say("page-room-free") if seat.kind == "person" else seat.kind)
            x = canvas.write(6, y, text, self.inks.strong if seat.is_mine else self.inks.paper)
            marks = [say("page-room-you")] * seat.is_mine + [say("page-room-host")] * seat.is_host
            canvas.write(x + 2, y, ", ".join(marks), self.inks.faint)
