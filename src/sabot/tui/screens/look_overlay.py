"""Overlays with everything visible: the whole discard and all backs, and the whole log."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from sabot.tui.offers import around
from sabot.tui.rich_sentences import coloured
from sabot.tui.screens.overlay import Overlay
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.card_drawer import colour_of, index_of
from sabot.tui.widgets.seats import seen_face
from sabot.views import HIDDEN, View
from sabot.words.names import active_face, player_name


class LookOverlay(Overlay):
    """The discard, the backs of other players' cards, and the back of the next card."""

    def __init__(self, view: View) -> None:
        super().__init__("/", "f3")
        self._view = view

    def title_text(self) -> str:
        """The title."""
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
        palette = self.table_app.palette
        text = Text(f"{label}\n", palette.strong)
        for face in faces:
            text.append(f"{index_of(face, self.table_app.language)}  ", palette.hue(colour_of(face)))
        return text.append("\n")


class LogOverlay(Overlay):
    """The whole log of the round, and the chat."""

    def __init__(self, scene: Scene) -> None:
        super().__init__("'", "f5")
        self._scene = scene

    def title_text(self) -> str:
        """The title."""
        return self.table_app.language.say("page-log")

    def refresh_text(self) -> None:
        """Write the text, and scroll to its end."""
        super().refresh_text()
        self.query_one("#sheet").scroll_end(animate=False)

    def text(self) -> RenderableType:
        """A line for each sentence, with its rule."""
        app = self.table_app
        lines = [
            coloured(sentence.text, app.palette, app.language).append(f"  {sentence.rule}", app.palette.faint)
            for sentence in self._scene.sentences
        ]
        said = [Text(app.language.say("addressed", name=name, text=text)) for name, text in self._scene.chat]
        return Group(*lines, *said)
