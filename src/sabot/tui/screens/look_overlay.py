"""Everything that can be seen from a seat: the whole discard, the backs of two-sided cards, and the whole log."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sabot.tui.offers import around
from sabot.tui.rich_sentences import inked
from sabot.tui.screens.overlay import Overlay
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.card_drawer import colour_of, index_of
from sabot.tui.widgets.seats import seen_face
from sabot.views import HIDDEN, View
from sabot.words.names import active_face, player_name


class LookSheet(Overlay):
    """The discard, the backs of the others' cards, and the back of the next one."""

    def __init__(self, view: View) -> None:
        super().__init__("/", "f3")
        self._view = view

    def title_text(self) -> str:
        """What it is about."""
        return self.table_app.language.say("tui-key-look")

    def text(self) -> RenderableType:
        """A line for each pile and hand."""
        view, say = self._view, self.table_app.language.say
        discard = [active_face(card, view.side) for card in view.discard]
        lines = [self._line(say("transcript-discard"), discard)]
        for player in around(view):
            faces = [seen_face(card, view.side) for card in view.hands[player]]
            is_back = any(active_face(card, view.side) == HIDDEN for card in view.hands[player])
            if HIDDEN not in faces:
                name = player_name(player)
                lines.append(self._line(say("look-backs", seat=name) if is_back else name, faces))
        if view.draw_top is not None:
            lines.append(self._line(say("look-next"), [seen_face(view.draw_top, view.side)]))
        return Group(*lines)

    def _line(self, label: str, faces: Sequence[str]) -> Text:
        inks = self.table_app.inks
        text = Text(f"{label}\n", inks.strong)
        for face in faces:
            text.append(f"{index_of(face)}  ", inks.hue(colour_of(face)))
        return text.append("\n")


class LogSheet(Overlay):
    """All that happened in the round."""

    def __init__(self, scene: Scene) -> None:
        super().__init__("'", "f5")
        self._scene = scene

    def title_text(self) -> str:
        """What it is about."""
        return self.table_app.language.say("page-log")

    def retell(self) -> None:
        """Begin at the end."""
        super().retell()
        self.query_one("#sheet").scroll_end(animate=False)

    def text(self) -> RenderableType:
        """A line for each sentence, with its rule."""
        app = self.table_app
        lines = [
            inked(told.text, app.inks, app.language).append(f"  {told.rule}", app.inks.faint)
            for told in self._scene.told
        ]
        said = [Text(f"{name}: {text}") for name, text in self._scene.chat]
        return Group(*lines, *said)
