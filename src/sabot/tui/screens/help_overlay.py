"""The keys, and what they mean."""

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
    ("l  F2", "tui-help-language"),
    ("?  F1", "tui-help-help"),
    ("q  ctrl+c", "tui-help-leave"),
)
"""Every key, and the message that explains it."""
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
"""The keys of a replay."""


class HelpSheet(Overlay):
    """All keys in a list."""

    def __init__(self, keys: tuple[tuple[str, str], ...] = KEYS) -> None:
        super().__init__("?", "f1")
        self._list = keys

    def title_text(self) -> str:
        """What it is about."""
        return self.table_app.language.say("tui-keys")

    def text(self) -> RenderableType:
        """Keys at the left, what they do at the right."""
        table = Table.grid(padding=(0, 2))
        for keys, message in self._list:
            table.add_row(keys, self.table_app.language.say(message))
        table.columns[0].style = self.table_app.inks.strong
        table.columns[0].no_wrap = True
        return table
