"""The help overlay: all keys and their meanings."""

from rich.console import RenderableType
from rich.table import Table

from sabot.tui.screens.overlay import Overlay

KEYS = (
    ("b e f g …", "tui-help-card"),
    ("← →", "tui-help-choose"),
    ("enter", "tui-help-enter"),
    ("space", "tui-help-space"),
    ("d k", "help-draw"),
    ("u", "tui-help-uno"),
    ("c  1…9", "tui-help-catch"),
    ("a", "help-accept"),
    ("x", "help-challenge"),
    ("s w", "help-spin"),
    ("r y g b  p t o v", "tui-help-colour"),
    ("1…9", "help-target"),
    ("d", "help-done"),
    ("o", "help-object"),
    ("h", "tui-help-hint"),
    ("+ -", "tui-help-pace"),
    ("/  F3", "tour-look"),
    ("=  F4", "tour-pad"),
    ("'  F5", "tui-help-log"),
    (";  F6", "tui-help-chat"),
    ("F7", "tui-help-more-time"),
    ("l  F2", "tui-help-language"),
    ("?  F1", "tui-help-help"),
    ("q  ctrl+c", "tui-help-leave"),
)
"""The keys of a table, and the messages that explain them."""
REPLAY_KEYS = (
    ("→ space", "tour-next"),
    ("←", "tour-back"),
    ("↓ n", "tui-help-next-round"),
    ("↑ p", "tui-help-round-back"),
    ("end home", "tui-help-ends"),
    ("e", "tui-help-eyes"),
    ("t", "tour-table"),
    ("a", "tui-help-auto"),
    ("/  F3", "tour-look"),
    ("=  F4", "tour-pad"),
    ("'  F5", "tui-help-log"),
    ("l  F2", "tui-help-language"),
    ("?  F1", "tui-help-help"),
    ("q  ctrl+c", "tour-quit"),
)
"""The keys of a replay, and the messages that explain them."""

START_KEYS = (
    ("↑ ↓", "tui-form-help-move"),
    ("← →  0…9", "tui-form-help-change"),
    ("enter", "tui-form-help-deal"),
    ("r", "tui-form-help-resume"),
    ("x", "tui-form-help-reset"),
    ("l", "tui-help-language"),
    ("?  F1", "tui-help-help"),
    ("q  ctrl+c", "tour-quit"),
)
"""The keys of the start screen, and the messages that explain them."""


class HelpOverlay(Overlay):
    """A table of keys."""

    def __init__(self, keys: tuple[tuple[str, str], ...] = KEYS) -> None:
        super().__init__("?", "f1")
        self._list = keys

    def title_text(self) -> str:
        """The title."""
        return self.table_app.language.say("tui-keys")

    def text(self) -> RenderableType:
        """Keys at the left, their meanings at the right."""
        table = Table.grid(padding=(0, 2))
        for keys, message in self._list:
            table.add_row(keys, self.table_app.language.say(message))
        table.columns[0].style = self.table_app.palette.strong
        table.columns[0].no_wrap = True
        return table
