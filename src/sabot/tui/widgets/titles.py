"""The first and the last line of the screen: the match and its standing, and the main keys."""

from collections.abc import Sequence

from rich.text import Text

from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.palette import Palette
from sabot.words.language import Language
from sabot.words.names import name_for

FOOT = (
    ("?", "tui-key-help"),
    ("/", "tui-key-look"),
    ("=", "tui-key-pad"),
    ("l", "tui-key-language"),
    ("q", "tui-key-leave"),
)
HINT, CHAT = (("h", "tui-key-hint"),), ((";", "tui-key-chat"),)
"""Keys and messages of the last line, and those added at a table one plays at; the help lists all keys."""


def head_of(scene: Scene, palette: Palette, language: Language, width: int) -> Text:
    """The edition, the round and the side; at the right, the standing."""
    text = Text(no_wrap=True, overflow="crop")
    text.append(" SABOT ", palette.bright)
    parts = [scene.edition.capitalize()]
    if scene.round:
        parts.append(language.say("page-round", number=scene.round))
    if scene.view is not None and scene.view.side is not None:
        parts.append(language.say("table-side", side=scene.view.side))
    text.append("  " + " · ".join(parts), palette.strong)
    if scene.score is not None and scene.score.standing:
        ranks = "  ".join(
            f"{'+'.join(name_for(player, scene.me, language) for player in rank.players)} {rank.total}"
            for rank in scene.score.standing
        )
        room = width - text.cell_len - 3
        text.append(" " * max(2, room - len(ranks)) + ranks[: max(room - 2, 0)], palette.faint)
    return text


def foot_of(keys: Sequence[tuple[str, str]], palette: Palette, language: Language) -> Text:
    """The main keys and their meanings."""
    text = Text(no_wrap=True, overflow="crop")
    for key, message in keys:
        text.append(f" {key} ", palette.strong)
        text.append(f"{language.say(message)}  ", palette.faint)
    return text
